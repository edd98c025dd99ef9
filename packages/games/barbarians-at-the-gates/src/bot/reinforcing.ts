/** What a Reinforcement would bring. */
import { isBesieged, LOYALIST, type Power, powerOf, USURPER } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { cuWorth } from './placing.ts'

/** Two CU of a power, where they do most good. */
export function reinforcementWorth({ s, sv, fields }: Outlook, power: Power): number {
  let [first, second] = [0, 0]
  for (const space of s.board.everySpace) {
    const isPlace =
      power === LOYALIST
        ? s.board.isCapital[space] && sv.worth[space] > 0 && !isBesieged(s, space)
        : sv.leaders[space].some((leader) => powerOf(s, leader) === power)
    if (!isPlace) continue
    const value = cuWorth(sv, fields.of(power), space, power)
    if (value > first) [first, second] = [value, first]
    else if (value > second) second = value
  }
  return first + (power === USURPER ? first : second)
}
