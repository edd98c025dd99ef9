/** UR-3.5.2-x: a throne that stays vacant lets a people make itself a king. */
import { d6, no, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf, DONE } from '../../actions.ts'
import type { Question } from '../../handlers.ts'
import { type State, theBarbarian } from '../../state.ts'
import { formRegnum, kingVerdict } from '../peoples/regnum.ts'
import { leadersWhere } from './halves.ts'

const canBeKing = (s: State): boolean => leadersWhere(s, (leader) => kingVerdict(s, leader).ok).length > 0

/** Asks the Barbarian, if anybody could become king. */
export function offerRex(s: State): void {
  if (canBeKing(s)) push(s, { kind: 'rex-right' })
}

/** UR-6.2-x to UR-6.2-aa: as if he had played Rex. */
export const rexRight: Question<'rex-right'> = {
  asks: theBarbarian,
  candidates: ({ board }) => [...actionsOf(board).piece.slice(0, board.leaders), DONE],
  verdict(s, _, action) {
    if (action.kind === 'done') return yes()
    return action.kind === 'piece' && action.piece < s.board.leaders ? kingVerdict(s, action.piece) : no('UR-3.5.2-x')
  },
  answer(s, _, action, table) {
    pop(s)
    if (action.kind !== 'piece') return
    const { id, cp } = s.board.leader[action.piece]
    const roll = table.roll(d6, { for: 'rex', leader: id, atMost: cp })
    if (roll <= cp) formRegnum(s, action.piece, table)
    else table.tell({ type: 'refused', what: id, rule: 'UR-6.2-aa' })
  },
}
