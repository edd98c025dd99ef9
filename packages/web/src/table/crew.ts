/** Helpers of a table: workers like its own, in which what a bot compares is played on. They come when a bot first thinks. */
import type { Playout } from '@tabularium/engine'
import type { Crew, Thought } from '@tabularium/engine/room'
import { type Hand, handOf } from '../lab/hand.ts'

interface Task {
  readonly thought: Thought
  readonly playouts: readonly Playout[]
  done(values: readonly number[]): void
  failed(error: unknown): void
}

/** Into so many parts for each helper a round is cut: who is quicker plays more of them. */
const PARTS = 4

export class Helpers implements Crew {
  readonly #hire: () => Hand
  readonly #most: number
  readonly #hands = new Set<Hand>()
  /** What each of them thinks about. */
  readonly #told = new WeakMap<Hand, Thought>()
  readonly #idle: Hand[] = []
  #tasks: Task[] = []

  constructor(hire: () => Hand, most: number) {
    this.#hire = hire
    this.#most = most
  }

  play(thought: Thought, playouts: readonly Playout[]): readonly Promise<number>[] {
    const size = Math.max(1, Math.ceil(playouts.length / (this.#most * PARTS)))
    const values: Promise<number>[] = []
    for (let from = 0; from < playouts.length; from += size) {
      const some = playouts.slice(from, from + size)
      const played = new Promise<readonly number[]>((done, failed) =>
        this.#tasks.push({ thought, playouts: some, done, failed }),
      )
      values.push(...some.map((_, i) => played.then((all) => all[i] ?? Number.NaN)))
    }
    this.#goOn()
    return values
  }

  drop(): void {
    this.#tasks = []
  }

  /** Nobody is needed any more. */
  end(): void {
    this.drop()
    for (const hand of this.#hands) hand.end()
    this.#hands.clear()
    this.#idle.length = 0
  }

  #goOn(): void {
    while (this.#tasks.length > 0) {
      const hand = this.#idle.pop() ?? this.#hired()
      const task = hand === undefined ? undefined : this.#tasks.shift()
      if (hand === undefined || task === undefined) return
      void this.#do(hand, task)
    }
  }

  #hired(): Hand | undefined {
    if (this.#hands.size >= this.#most) return undefined
    const hand = this.#hire()
    this.#hands.add(hand)
    return hand
  }

  async #do(hand: Hand, { thought, playouts, done, failed }: Task): Promise<void> {
    try {
      if (this.#told.get(hand) !== thought) await hand.ask('help', thought)
      this.#told.set(hand, thought)
      done(await hand.ask('helped', playouts))
      if (this.#hands.has(hand)) this.#idle.push(hand)
    } catch (error) {
      // Another takes its place; the bot does itself what this one has left.
      this.#hands.delete(hand)
      hand.end()
      failed(error)
    }
    this.#goOn()
  }
}

/** Another worker like the one that asks. */
export const hire = (): Hand => handOf(new Worker(location.href, { type: 'module' }))
