/** Who decides for units that are attacked. */
import { type Player, type Power, playerOf, ROMAN } from '../../state.ts'

/** BG-10.2.3-u: the owner; the ROMAN player where Usurpers and Barbarians fight each other. */
export const deciderFor = (defender: Power, attacker: Power): Player =>
  playerOf(defender) === playerOf(attacker) ? ROMAN : playerOf(defender)
