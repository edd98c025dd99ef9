/** Time served: it goes on as long as some server runs, and rests while none does. */
import type { Store } from '../store/store.ts'

/** What may pass between two beats before it is taken for a pause. */
const MOST = 5000

export class Served {
  readonly #store: Store
  readonly #clock: () => number
  #told = 0
  #at: number

  constructor(store: Store, clock: () => number) {
    this.#store = store
    this.#clock = clock
    this.#at = clock()
  }

  get now(): number {
    return this.#told + Math.min(MOST, Math.max(0, this.#clock() - this.#at))
  }

  async beat(): Promise<void> {
    const now = this.#clock()
    this.#told = await this.#store.pulse(now, MOST)
    this.#at = now
  }
}
