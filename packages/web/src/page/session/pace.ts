/** One thing at a time that is done a little later, at the reader's pace. */
import { paces, speed } from '../settings.ts'

export class Pace {
  readonly #isHurried: () => boolean
  #timer: ReturnType<typeof setTimeout> | undefined
  #next: (() => void) | undefined

  constructor(isHurried: () => boolean) {
    this.#isHurried = isHurried
  }

  /** Nothing waits. */
  get isInstant(): boolean {
    return this.#factor === 0
  }

  /** There is time for what waits to be looked at. */
  get isUnhurried(): boolean {
    return this.#factor >= 1
  }

  get #factor(): number {
    return this.#isHurried() ? 0 : paces[speed.value]
  }

  /** Does it after so many milliseconds at normal pace, instead of what was to be done later; after none, at once. */
  later(milliseconds: number, what: () => void): void {
    this.stop()
    const wait = milliseconds * this.#factor
    if (wait === 0) return what()
    this.#next = what
    this.#timer = setTimeout(() => this.now(), wait)
  }

  /** Does what was to be done later. */
  now(): void {
    const next = this.#next
    this.stop()
    next?.()
  }

  /** What was to be done later is not done. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#next = undefined
  }
}
