/** How a run is cut into batches, and put together again. */
import type { Batch } from './player.ts'
import { mergeResults, type Results } from './results.ts'

/**
 * Adds batches up from game 0 on without a gap: quick games finish first, so to count whatever happens to be
 * complete when a run is stopped would favour them.
 */
export class InOrder {
  /** Of the games 0 to n - 1: a run that was stopped goes on from game n. */
  readonly results: Results
  readonly #waiting = new Map<number, Results>()

  constructor(results: Results) {
    this.results = results
  }

  add({ from }: Pick<Batch, 'from'>, results: Results): void {
    this.#waiting.set(from, results)
    for (let next = this.#take(); next !== undefined; next = this.#take()) mergeResults(this.results, next)
  }

  #take(): Results | undefined {
    const from = this.results.games
    const next = this.#waiting.get(from)
    this.#waiting.delete(from)
    return next
  }
}

/** Batches long enough to be worth sending and short enough to stop and to report soon. */
export class BatchSizes {
  static readonly milliseconds = 100
  static readonly most = 500
  size = 1

  learn(games: number, milliseconds: number): void {
    const fitting = Math.round((games / milliseconds) * BatchSizes.milliseconds)
    this.size = Math.max(1, Math.min(BatchSizes.most, fitting))
  }
}
