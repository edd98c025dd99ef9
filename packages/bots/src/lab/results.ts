/** What is counted of a run: of one setting, or of two that are played on the same dice. */
import type { Outcome } from '@tabularium/engine'
import { halfPoints } from './figures/points.ts'
import { add, addAll, type Counts, emptyTally, merge, type Tally } from './tally.ts'

/** Plain data that adds up in any order, for threads, files and queues. */
export type Results = {
  /** Numbers of games, each played with every setting. */
  games: number
  /** One for each setting. */
  readonly tallies: readonly Tally[]
  /** Of two settings: in how many games a seat won with both, by seat; and nobody, under `nobody`. */
  readonly both: Counts
  /** Of two settings: how often who sits first in the one and last in the other got each sum of half points. */
  readonly crossed: Counts
}

export function emptyResults(settings: number): Results {
  return { games: 0, tallies: Array.from({ length: settings }, emptyTally), both: {}, crossed: {} }
}

/** Adds `more` to `results`. */
export function mergeResults(results: Results, more: Results): void {
  results.games += more.games
  results.tallies.forEach((tally, i) => {
    merge(tally, more.tallies[i])
  })
  addAll(results.both, more.both)
  addAll(results.crossed, more.crossed)
}

export const NOBODY = 'nobody'

/** A game of one of two settings. */
interface Half {
  readonly outcome: Outcome
  readonly seats: number
  readonly shared: boolean
}

/** Keeps in which seats both games of a pair were won, and what came of it with the sides swapped. */
export function countBoth(results: Results, one: Half, other: Half): void {
  const [here, there] = [one.outcome.winners, other.outcome.winners]
  for (const seat of here) if (there.includes(seat)) add(results.both, String(seat), 1)
  if (here.length === 0 && there.length === 0) add(results.both, NOBODY, 1)
  const first = halfPoints(one.outcome, 0, one.seats, one.shared)
  const last = halfPoints(other.outcome, other.seats - 1, other.seats, other.shared)
  add(results.crossed, String(first + last), 1)
}
