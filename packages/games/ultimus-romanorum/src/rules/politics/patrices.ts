/** Chapter 3.5.1: the Roman names Patrices in phase D. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { actionsOf, DONE } from '../../actions.ts'
import { NOBODY, type Piece } from '../../board.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  augustusOf,
  campOf,
  isAugustus,
  isInPlay,
  isPatrice,
  patriceOf,
  ROMAN,
  type State,
  theRoman,
} from '../../state.ts'
import { giveBuccellarii } from './buccellarii.ts'
import { halfOfLeader, leadersWhere } from './halves.ts'
import { bestow } from './titles.ts'

/** UR-3.5.1-f to UR-3.5.1-h UR-3.5.1-l UR-3.3.1-j: may he be named? */
export function patriceVerdict(s: State, leader: Piece): Verdict {
  if (s.board.leader[leader].generic) return no('UR-3.3.1-j')
  // UR-3.5.1-g: whoever of another people is in the Roman's camp is of a Foederati people.
  if (!isInPlay(s, leader) || campOf(s, leader) !== ROMAN) return no('UR-3.5.1-f')
  if (isAugustus(s, leader)) return no('UR-3.5.1-n')
  const half = halfOfLeader(s, leader)
  if (half === null || augustusOf(s, half) === NOBODY) return no('UR-3.5.1-h')
  return isPatrice(s, leader) || patriceOf(s, half) !== NOBODY ? no('UR-3.5.1-l') : yes()
}

const canName = (s: State): boolean => leadersWhere(s, (leader) => patriceVerdict(s, leader).ok).length > 0

export const patrices: Step<'patrices'> = {
  run(s) {
    if (canName(s)) replace(s, { kind: 'patrice' })
    else pop(s)
  },
}

export const patrice: Question<'patrice'> = {
  asks: theRoman,
  candidates: ({ board }) => [...actionsOf(board).piece.slice(0, board.leaders), DONE],
  verdict(s, _, action) {
    if (action.kind === 'done') return yes()
    return action.kind === 'piece' && action.piece < s.board.leaders
      ? patriceVerdict(s, action.piece)
      : no('UR-3.5.1-f')
  },
  answer(s, _, action, table) {
    if (action.kind !== 'piece') return pop(s)
    const half = halfOfLeader(s, action.piece)
    if (half !== null) bestow(s, 'patrice', half, action.piece, 'UR-3.5.1-i', table)
    // UR-3.5.1-j UR-3.5.1-k
    giveBuccellarii(s, action.piece, 'UR-3.5.1-j', table)
    if (!canName(s)) pop(s)
  },
}
