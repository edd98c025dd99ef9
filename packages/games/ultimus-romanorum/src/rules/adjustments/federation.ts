/** UR-9.4-c UR-9.4-j: a victor tries to federate the people that he has beaten. */
import { no, yes } from '@tabularium/engine'
import { pop } from '@tabularium/engine/machine'
import { actionsOf, DONE } from '../../actions.ts'
import { d6, d10 } from '../../dice.ts'
import type { Question } from '../../handlers.ts'
import { isMajorPeople, theRoman } from '../../state.ts'
import { federateFallen, pacify, victorsOver } from './peoples.ts'

export const adjustFederate: Question<'adjust-federate'> = {
  asks: theRoman,
  candidates: ({ board }) => [...actionsOf(board).piece.slice(0, board.leaders), DONE],
  verdict(s, { people }, action) {
    if (action.kind === 'done') return yes()
    const isVictor = action.kind === 'piece' && victorsOver(s, people).includes(action.piece)
    return isVictor ? yes() : no(isMajorPeople(s, people) ? 'UR-9.4-j' : 'UR-9.4-c')
  },
  answer(s, { people }, action, table) {
    pop(s)
    if (action.kind !== 'piece') return pacify(s, people, table)
    const isMajor = isMajorPeople(s, people)
    const { cp } = s.board.leader[action.piece]
    const roll = table.roll(isMajor ? d10 : d6, { for: 'federation', below: cp })
    if (roll >= cp) return pacify(s, people, table)
    federateFallen(s, people, isMajor ? 'UR-9.4-k' : 'UR-9.4-d', table)
  },
}
