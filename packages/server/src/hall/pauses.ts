/**
 * How long people take to let a window pass. Where a pass is given for somebody who does not want to be asked, it comes after as long as
 * a person's own would, drawn from what people took: so that nobody learns from an instant pass that nothing was held.
 */

/** In milliseconds, until people have passed often enough here: from a glance to a thought. */
const USUAL = [900, 1100, 1300, 1400, 1600, 1800, 2000, 2300, 2600, 3000, 3500, 4200, 5200, 6500, 8000]

/** A pass that took longer is a person who was away: nobody is made to wait so long. */
const LONGEST = 15_000
const MOST = 512

export type Chances = readonly [which: number, nearly: number]

export class Pauses {
  readonly #taken: number[] = [...USUAL]
  /** The same, the shortest first; undefined: another has come since. */
  #sorted: readonly number[] | undefined
  #next = 0

  /** A person has passed by himself after so long. */
  learn(milliseconds: number): void {
    if (milliseconds > LONGEST) return
    this.#sorted = undefined
    if (this.#taken.length < MOST) this.#taken.push(milliseconds)
    else this.#taken[this.#next++ % MOST] = milliseconds
  }

  /**
   * How long to wait before passing for somebody: as long as one of those took, a little more or less. By two numbers from 0 to below 1:
   * servers that have seen other people pass draw nearly the same by the same numbers.
   */
  draw([which, nearly]: Chances): number {
    this.#sorted ??= [...this.#taken].sort((a, b) => a - b)
    const taken = this.#sorted[Math.floor(which * this.#sorted.length)] ?? LONGEST
    return Math.min(LONGEST, Math.round(taken * (0.9 + 0.2 * nearly)))
  }
}
