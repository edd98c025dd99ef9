/** What the texts of cards ask for beyond their data. */

import { type Card, derived } from '../../../board.ts'
import { ALLIED, BARBARIAN, controlOf, isBesieged, LOYALIST, type State } from '../../../state.ts'
import { isNew } from '../doing/placing.ts'
import { momentOf, triggerOf } from '../reading/trigger.ts'
import { mayEaglesLeave } from './eagles.ts'

const more: Readonly<Record<string, (s: State) => boolean>> = {
  // Against a space of the ROMAN player's.
  R23(s) {
    const trigger = triggerOf(s)
    if (trigger === undefined || trigger.player !== BARBARIAN) return false
    const holder = controlOf(s, trigger.space)
    return holder === LOYALIST || holder === ALLIED
  },
  // Roma is not besieged.
  R34(s) {
    const roma = s.board.spaceOf.get('roma')
    return roma !== undefined && !isBesieged(s, roma)
  },
  R37: mayEaglesLeave,
  // The Bagaudae have not been in play.
  B36(s) {
    const tribe = s.board.tribeOf.get('bagaudae')
    return tribe !== undefined && isNew(s, tribe)
  },
}

/** By card: what its text asks for besides; undefined: nothing. */
const asked = derived(({ cards }) => cards.map(({ id }) => more[id]))

export const meetsText = (s: State, card: Card): boolean => asked(s.board)[card]?.(s) ?? true

const isB38 = derived(({ cards }) => cards.map(({ id }) => id === 'B38'))

/** B38: right after a battle it is this battle that counts, and its effect tells whether there is somebody. */
export const asksForNothing = (s: State, card: Card): boolean => isB38(s.board)[card] && momentOf(s) === 'battle-end'
