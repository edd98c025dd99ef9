/** How people's times are spread, and whether two samples may be of the same. */
import { FastDice, secretFrom } from '@tabularium/engine'

const dice = new FastDice(secretFrom('pauses'))
export const chance = () => dice.below(1_000_000) / 1_000_000

/** How long a person takes to pass, in milliseconds: from a second on, now and then much longer. */
export const personal = () => Math.round(800 - 2500 * Math.log(1 - chance()))

/** Who takes longer is away. */
export const AWAY = 15_000

/** The greatest distance between what two samples say of how often a time is not exceeded: Kolmogorov and Smirnov. */
export function distance(one: readonly number[], other: readonly number[]): number {
  const sorted = [one, other].map((sample) => [...sample].sort((a, b) => a - b))
  let greatest = 0
  const at = [0, 0]
  for (const value of [...new Set(sorted.flat())].sort((a, b) => a - b)) {
    for (const [i, sample] of sorted.entries())
      while ((sample[at[i] ?? 0] ?? Infinity) <= value) at[i] = (at[i] ?? 0) + 1
    greatest = Math.max(greatest, Math.abs((at[0] ?? 0) / one.length - (at[1] ?? 0) / other.length))
  }
  return greatest
}

/** What two samples of the same differ by at most, but for one time in a thousand. */
export const allowed = (one: readonly number[], other: readonly number[]): number =>
  1.95 * Math.sqrt((one.length + other.length) / (one.length * other.length))
