/** CU by power, as small whole numbers in plain lists of five. */
import type { Muster } from './kinds.ts'
import { ALLIED, BARBARIANS, BYZANTINE, LOYALIST, type Power, USURPER } from './terms.ts'

export const NO_CU: Muster = [0, 0, 0, 0, 0]

/**
 * So many of each power. Named one by one: V8 makes what `map` returns a list of floating-point numbers where it cannot tell that a
 * sum is small, and all that touches such a list is compiled again, for two kinds of numbers.
 */
export const musterOf = (number: (power: Power) => number): number[] => [
  number(LOYALIST),
  number(BYZANTINE),
  number(USURPER),
  number(BARBARIANS),
  number(ALLIED),
]

/** The same, with so many of one power. */
export function withCu(cu: Muster, power: Power, number: number): number[] {
  const changed = cu.slice()
  changed[power] = number
  return changed
}

/** The same, with so many more of one power. */
export const plus = (cu: Muster, power: Power, by: number): number[] => withCu(cu, power, cu[power] + by)

/** So many fewer. Not `plus` with a minus before it: that makes a negative zero of none, which is no small whole number. */
export const less = (cu: Muster, power: Power, by: number): number[] => withCu(cu, power, cu[power] - by)
