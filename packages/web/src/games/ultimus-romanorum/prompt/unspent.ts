/** What is left undone by ending an SMC now: who could still move. */
import type { Language } from '@tabularium/engine'
import { asked, heldIn, placeOf, type View } from '@tabularium/ultimus-romanorum/shown'
import type { Deed } from '../../../page/game-page.ts'
import type { Offer } from '../../../page/session/table-state.ts'
import { movingCamp } from '../frames.ts'
import { tableWords } from '../words/table/index.ts'

export function unspent(view: View, { choices }: Offer, language: Language): string | null {
  if (asked(view) !== 'movement') return null
  const idle = new Set(choices.flatMap(({ piece }) => (piece === undefined ? [] : (placeOf(view, piece) ?? []))))
  return idle.size === 0 ? null : tableWords[language].idle(idle.size)
}

/** Most stay where they are: the end of an SMC is asked about only if nobody has moved in it. */
export function isLight({ steps }: Deed, view: View): boolean {
  if (steps[0] !== 'done' || asked(view) !== 'movement') return false
  const camp = movingCamp(view) ?? 'roman'
  return [...heldIn(view).values()].some(
    (held) => held[camp].some(({ moved }) => moved) || held.fleets.some((fleet) => fleet.camp === camp && fleet.moved),
  )
}
