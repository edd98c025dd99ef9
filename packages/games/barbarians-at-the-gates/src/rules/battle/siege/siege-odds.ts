/** The chances of a roll on the Siege Table, from the same modifiers as the roll itself. */
import type { Space } from '../../../board.ts'
import type { Power, State } from '../../../state.ts'
import { pointsToWin } from '../../map/siege.ts'
import { type SiegeModifier, siegeModifiers, siegeRow, sumOf } from './siege-roll.ts'

/** A type, not an interface: it is told as it is. */
export type SiegeOdds = {
  readonly modifier: number
  readonly modifiers: readonly SiegeModifier[]
  /** Points that the space falls to. */
  readonly needed: number
  /** By number: of points, and of CU that the besiegers lose. */
  readonly points: readonly number[]
  readonly loss: readonly number[]
  /** That the space falls by this roll. */
  readonly wins: number
}

const FACES = [1, 2, 3, 4, 5, 6]

export function siegeOdds(s: State, space: Space, power: Power): SiegeOdds {
  const modifiers = siegeModifiers(s, space, power)
  const modifier = sumOf(modifiers)
  const rows = FACES.map((face) => siegeRow(s, face + modifier))
  const chanceOf = (n: number, of: readonly number[]): number => of.filter((each) => each === n).length / FACES.length
  const byNumber = (of: readonly number[]): number[] =>
    Array.from({ length: Math.max(...of) + 1 }, (_, n) => chanceOf(n, of))
  const needed = pointsToWin(s, space)
  return {
    modifier,
    modifiers,
    needed,
    points: byNumber(rows.map(({ points }) => points)),
    loss: byNumber(rows.map(({ loss }) => loss)),
    wins: rows.filter(({ points }) => points >= needed).length / FACES.length,
  }
}
