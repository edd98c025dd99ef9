/** Where the batches of a run come from, and where their results go. */
import { type Batch, BatchSizes, emptyResults, InOrder, type Results } from '@tabularium/bots/lab'

export interface Batches {
  /** The next batch to be played here; undefined: there is none left, or it is to be stopped. */
  take(stop: AbortSignal): Promise<Batch | undefined>
  /** What came of a batch, and how long it took. */
  done(batch: Batch, results: Results, milliseconds: number): Promise<void>
  /** How many games are played, here and elsewhere. */
  readonly played: number
  /** Of the games 0 to n - 1, all of which are complete; once nothing is played here any more. */
  results(): Promise<Results>
}

/** A run on one machine. */
export class OwnBatches implements Batches {
  readonly #games: number
  readonly #inOrder: InOrder
  readonly #sizes = new BatchSizes()
  #next = 0

  constructor(settings: number, games: number) {
    this.#games = games
    this.#inOrder = new InOrder(emptyResults(settings))
  }

  async take(stop: AbortSignal): Promise<Batch | undefined> {
    if (stop.aborted || this.#next >= this.#games) return undefined
    const batch = { from: this.#next, games: Math.min(this.#sizes.size, this.#games - this.#next) }
    this.#next += batch.games
    return batch
  }

  async done(batch: Batch, results: Results, milliseconds: number): Promise<void> {
    this.#inOrder.add(batch, results)
    this.#sizes.learn(batch.games, milliseconds)
  }

  /** Those that would be counted if it were stopped now. */
  get played(): number {
    return this.#inOrder.results.games
  }

  async results(): Promise<Results> {
    return this.#inOrder.results
  }
}
