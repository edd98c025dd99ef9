/** Chapter 6.3: murder, and other mortal danger for leaders. */
import { no, yes } from '@tabularium/engine'
import { inOrder, pop, push, replace } from '@tabularium/engine/machine'
import { HALVES, isRomanPiece } from '../../board.ts'
import { d10 } from '../../dice.ts'
import type { Handlers, Step } from '../../handlers.ts'
import { augustusOf, campOf, isAugustus, isInPlay, otherCamp, ROMAN, type State } from '../../state.ts'
import { killLeader } from '../politics/death.ts'
import { takeFavour } from './augusta.ts'
import type { KindOn } from './kind.ts'
import { openWindow } from './moments.ts'

/** UR-6.3-t */
const DEADLY = 8

/** Every leader is asked about at every move: the answer is made once. */
const NO_VICTIM = no('UR-6.3-s')

/** UR-6.3-s UR-6.3-u */
export const assassination: KindOn<'leader'> = {
  target: 'leader',
  rule: 'UR-6.3-s',
  allows(s, camp, leader) {
    if (!isInPlay(s, leader) || campOf(s, leader) !== otherCamp(camp)) return NO_VICTIM
    if (!isRomanPiece(s.board, leader)) return no('UR-6.3-u')
    return s.board.leader[leader].generic ? no('UR-6.3-s') : yes()
  },
  use: (s, _, leader) => push(s, { kind: 'assassination-attempt', leader, step: 'answer' }),
}

/** UR-6.1-o UR-6.1-t UR-6.1-x: an Augusta takes one off the die. */
function shield(s: State, leader: number): number {
  return HALVES.some((half) => augustusOf(s, half) === leader && takeFavour(s, half, 'assassination')) ? -1 : 0
}

const attempt: Step<'assassination-attempt'> = inOrder({
  answer(s, { leader }) {
    // An Augusta protects an Augustus only.
    if (isAugustus(s, leader)) openWindow(s, ROMAN, 'assassination')
  },
  roll(s, { leader }, table) {
    const modifier = shield(s, leader)
    const name = s.board.pieceIds[leader]
    const roll = table.roll(d10, { for: 'assassination', leader: name, modifier, atLeast: DEADLY })
    if (roll + modifier >= DEADLY) return killLeader(s, leader, 'assassination', table)
    table.tell({ type: 'refused', what: 'assassination', rule: 'UR-6.3-t' })
  },
})

/** One leader at a time, for his death may ask questions. */
const peril: Step<'peril'> = {
  run(s, frame, table) {
    const [leader, ...leaders] = frame.leaders
    if (leader === undefined) return pop(s)
    replace(s, { ...frame, leaders })
    if (!isInPlay(s, leader)) return
    const { cause, least } = frame
    if (table.roll(d10, { for: cause, leader: s.board.pieceIds[leader], atLeast: least }) >= least) {
      killLeader(s, leader, cause, table)
    }
  },
}

export const assassinationHandlers: Handlers<'assassination-attempt' | 'peril'> = {
  'assassination-attempt': attempt,
  peril,
}
