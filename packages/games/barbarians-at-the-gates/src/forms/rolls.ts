/** Every roll of the game, in the order of a turn. */
import { listOf, nameOf, optional, record, text, whole, word } from '@tabularium/engine/fields'
import { type RollForm, roll } from '@tabularium/engine/forms'
import { powerNames } from '../terms.ts'

const number = whole(-99, 99)
const space = nameOf('space')
const leader = text(99, 'the side of a leader that is up')
const power = word(...powerNames)
const side = word('attackers', 'defenders')

/** What is added, and why: a clause, a card or a word. */
const modifiers = listOf(record({ why: text(40, 'a clause, a card or a word'), n: number }), 32)

export const rolls: readonly RollForm[] = [
  roll('event', 'd6', 'When the event of a card asks for a die.', { card: nameOf('card') }),
  roll('avoid', 'd6', 'When a force tries to avoid battle.', { leader, add: number, needs: number, modifiers }),
  roll('intercept', 'd6', 'For each force that tries to intercept, in the order of declaration.', {
    leader,
    add: number,
    needs: number,
    modifiers,
  }),
  roll('battle', 'd6', 'A battle, when the cards are played: the attackers, then the defenders.', {
    at: space,
    side,
    power,
    cu: number,
    modifier: number,
    modifiers,
  }),
  roll('siege', 'd6', 'For each roll on the Siege Table.', { at: space, power, modifier: number, modifiers }),
  roll('raid', 'd6', 'When raiders come to an enemy fortified space.', { space, needs: number }),
  roll('attrition', 'd6', 'The Attrition Phase, for each space with CU to roll for; or by a card.', {
    space,
    power,
    cu: number,
    modifier: optional(number),
    modifiers: optional(modifiers),
  }),
]
