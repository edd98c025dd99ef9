/** What a game is worth to who played it, so that sides can be swapped and rounds added up. */
import type { Outcome, Seat } from '@tabularium/engine'
import type { Counts } from '../tally.ts'
import { type Interval, Z } from './statistics.ts'

/** In half points: 2 for a game won, 1 for one that nobody won or all did. `shared`: whether all win or lose together. */
export function halfPoints({ winners }: Outcome, seat: Seat, seats: number, shared: boolean): number {
  if (!shared && (winners.length === 0 || winners.length === seats)) return 1
  return winners.includes(seat) ? 2 : 0
}

export interface Mean {
  /** Of what could be got. */
  readonly share: number
  readonly interval: Interval
}

/**
 * The mean of rounds on the same dice with the sides swapped, from how often each sum of half points came up; `most` is the largest. The interval
 * follows from the variance of the rounds, with one added that brings all and one that brings nothing: honest where all are alike.
 */
export function meanOfRounds(rounds: Counts, most: number): Mean {
  const values = [
    [0, 1] as const,
    [1, 1] as const,
    ...Object.entries(rounds).map(([sum, n]) => [Number(sum) / most, n] as const),
  ]
  const n = values.reduce((all, [, times]) => all + times, 0)
  const mean = values.reduce((all, [value, times]) => all + value * times, 0) / n
  const squares = values.reduce((all, [value, times]) => all + (value - mean) ** 2 * times, 0)
  const reach = Z * Math.sqrt(squares / (n - 1) / n)
  return {
    share: n === 2 ? 0 : (mean * n - 1) / (n - 2),
    interval: [Math.max(0, mean - reach), Math.min(1, mean + reach)],
  }
}
