/** What is counted of a run: of one setting, or of two that are played on the same dice. */
import type { Outcome } from '@tabularium/engine'
import { add, addAll, type Counts, emptyTally, merge, type Tally } from './tally.ts'

/** Plain data that adds up in any order, for threads, files and queues. */
export type Results = {
  /** Numbers of games, each played with every setting. */
  games: number
  /** One for each setting. */
  readonly tallies: readonly Tally[]
  /** Of two settings: in how many games a seat won with both, by seat; and nobody, under `nobody`. */
  readonly both: Counts
}

export function emptyResults(settings: number): Results {
  return { games: 0, tallies: Array.from({ length: settings }, emptyTally), both: {} }
}

/** Adds `more` to `results`. */
export function mergeResults(results: Results, more: Results): void {
  results.games += more.games
  results.tallies.forEach((tally, i) => {
    merge(tally, more.tallies[i])
  })
  addAll(results.both, more.both)
}

export const NOBODY = 'nobody'

/** Keeps in which seats both games of a pair were won. */
export function countBoth(results: Results, one: Outcome, other: Outcome): void {
  for (const seat of one.winners) if (other.winners.includes(seat)) add(results.both, String(seat), 1)
  if (one.winners.length === 0 && other.winners.length === 0) add(results.both, NOBODY, 1)
}
