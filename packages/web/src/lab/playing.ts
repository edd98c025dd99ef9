/** A run that is being played, by several hands at once. */
import { type Batch, BatchSizes, InOrder, type Results } from '@tabularium/bots/lab'
import type { Refusal } from '@tabularium/engine/room'
import { Refused } from '../table/link.ts'
import type { Hand } from './hand.ts'
import { isDone, type Run } from './run.ts'

/** How often a batch is tried whose worker died. */
const TRIES = 3

export class Playing {
  readonly #run: Run
  readonly #hire: () => Hand
  readonly #now: () => number
  readonly #onProgress: () => void
  readonly #hands = new Set<Hand>()
  readonly #sizes = new BatchSizes()
  readonly #inOrder: InOrder
  readonly #began: number
  #next: number
  /** Games played since it began, also those that wait for one before them. */
  #played = 0
  #isStopped = false
  /** Why it ended before its time; null: it did not. */
  failure: Refusal | null = null

  constructor(run: Run, hire: () => Hand, now: () => number, onProgress: () => void) {
    this.#run = run
    this.#hire = hire
    this.#now = now
    this.#onProgress = onProgress
    this.#inOrder = new InOrder(structuredClone(run.results))
    this.#next = run.results.games
    this.#began = now()
  }

  /** As it is to be kept now. */
  get run(): Run {
    const results = structuredClone(this.#inOrder.results)
    return { ...this.#run, results, spent: this.#run.spent + this.#now() - this.#began }
  }

  get done(): number {
    return this.#inOrder.results.games
  }

  /** How many milliseconds are left; null: not known yet. */
  get left(): number | null {
    if (this.#played === 0) return null
    return ((this.#now() - this.#began) / this.#played) * (this.#run.asked - this.done)
  }

  /** Settled when all is played, or nothing more is. */
  async play(cores: number): Promise<void> {
    if (isDone(this.#run)) return
    const lanes = Math.min(cores, this.#run.asked - this.#next)
    await Promise.all(Array.from({ length: lanes }, () => this.#lane()))
  }

  /** At once: what is under way is given up. */
  stop(): void {
    this.#isStopped = true
    for (const hand of this.#hands) hand.end()
    this.#hands.clear()
  }

  async #lane(): Promise<void> {
    let hand: Hand | undefined
    try {
      while (!this.#isStopped && this.#next < this.#run.asked) {
        const batch = { from: this.#next, games: Math.min(this.#sizes.size, this.#run.asked - this.#next) }
        this.#next += batch.games
        const begun = this.#now()
        const results = await this.#tried(
          batch,
          () => hand,
          (hired) => (hand = hired),
        )
        if (this.#isStopped) return
        this.#sizes.learn(batch.games, this.#now() - begun)
        this.#inOrder.add(batch, results)
        this.#played += batch.games
        this.#onProgress()
      }
    } catch (error) {
      this.#fail(error)
    } finally {
      hand?.end()
    }
  }

  /** Of a hand that has died another one takes the place. */
  async #tried(batch: Batch, hand: () => Hand | undefined, hired: (hand: Hand) => void): Promise<Results> {
    for (let tries = 1; ; tries++) {
      try {
        const ready = hand() ?? (await this.#hired())
        hired(ready)
        return await ready.ask('play', batch)
      } catch (error) {
        const hasDied = error instanceof Refused && error.refusal.code === 'crash'
        if (this.#isStopped || !hasDied || tries === TRIES) throw error
        hired(await this.#hired())
      }
    }
  }

  async #hired(): Promise<Hand> {
    const hand = this.#hire()
    this.#hands.add(hand)
    await hand.ask('sit', this.#run.settings)
    return hand
  }

  /** What is complete is kept; the others stop too. */
  #fail(error: unknown): void {
    if (this.#isStopped) return
    const message = error instanceof Error ? error.message : String(error)
    this.failure = error instanceof Refused ? error.refusal : { code: 'bug', message, rule: null, clause: null }
    this.stop()
  }
}
