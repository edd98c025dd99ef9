/** Every roll of the game, in the order of a turn. */
import { nameOf, whole, word } from '@tabularium/engine/fields'
import { type RollForm, roll } from '@tabularium/engine/forms'
import { powerNames } from '../terms.ts'

const number = whole(-99, 99)
const space = nameOf('space')
const leader = nameOf('leader')
const power = word(...powerNames)
const side = word('attackers', 'defenders')

export const rolls: readonly RollForm[] = [
  roll('event', 'd6', 'When the event of a card asks for a die.', { card: nameOf('card') }),
  roll('avoid', 'd6', 'When a force tries to avoid battle.', { leader, add: number, needs: number }),
  roll('intercept', 'd6', 'For each force that tries to intercept, in the order of declaration.', {
    leader,
    add: number,
    needs: number,
  }),
  roll('battle', 'd6', 'A battle, when the cards are played: the attackers, then the defenders.', {
    at: space,
    side,
    cu: number,
    modifier: number,
  }),
  roll('siege', 'd6', 'For each roll on the Siege Table.', { at: space, modifier: number }),
  roll('raid', 'd6', 'When raiders come to an enemy fortified space.', { space, needs: number }),
  roll('attrition', 'd6', 'The Attrition Phase, for each space with CU to roll for.', { space, power, cu: number }),
  roll('attrition', 'd6', 'When a card asks for attrition.', { at: space, modifier: number }),
]
