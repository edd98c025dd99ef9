/** UR-3.5.2-w UR-3.5.2-y: thrones without an Augustus. */

import { push } from '@tabularium/engine/machine'
import { HALVES, type Half, NOBODY, WEST } from '../../board.ts'
import type { State } from '../../state.ts'
import { augustusOf, hasWon } from '../../state.ts'
import { isEligible, leadersWhere } from './halves.ts'

/** Whether that throne will be filled by what is going on already. */
export function isThroneInQuestion(s: State, half: Half): boolean {
  return (
    s.vacancies.includes(half) ||
    s.stack.some(
      (frame) =>
        ((frame.kind === 'succession' || frame.kind === 'heir' || frame.kind === 'puppet') && frame.half === half) ||
        (frame.kind === 'heir-abroad' && half === WEST),
    )
  )
}

/** A vacant throne, when somebody is there who could take it. One just left comes first: the others wait for it. */
export function fillThrones(s: State): void {
  if (leadersWhere(s, (leader) => isEligible(s, leader)).length === 0) return
  for (const half of HALVES) {
    if (augustusOf(s, half) !== NOBODY || hasWon(s, half) || isThroneInQuestion(s, half)) continue
    s.vacancies = [...s.vacancies, half]
  }
  letVacanciesFollow(s)
}

/** The thrones that wait are filled next, unless another succession has still to be begun. */
export function letVacanciesFollow(s: State): void {
  if (s.vacancies.length === 0 || s.stack.some(({ kind }) => kind === 'succession')) return
  for (const half of s.vacancies.toReversed()) push(s, { kind: 'succession', half, dead: NOBODY })
  s.vacancies = NONE
}

const NONE: readonly Half[] = []
