/** What the texts of cards ask for beyond their data. */
import { ALLIED, BARBARIAN, controlOf, isBesieged, LOYALIST, type State } from '../../../state.ts'
import { isNew } from '../doing/placing.ts'
import { momentOf, triggerOf } from '../reading/trigger.ts'
import { mayEaglesLeave } from './eagles.ts'

export type TextHolds = (s: State) => boolean

const more: Readonly<Record<string, TextHolds>> = {
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

/** What the text of a card asks for besides; undefined: nothing. */
export const textOf = (id: string): TextHolds | undefined => more[id]

/** B38: right after a battle it is this battle that counts, and its effect tells whether there is somebody. */
export const LENIENT = 'B38'
export const asksForNothing = (s: State): boolean => momentOf(s) === 'battle-end'
