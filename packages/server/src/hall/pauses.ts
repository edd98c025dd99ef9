/**
 * How long people take to let a window pass. Where a pass is given for somebody who does not want to be asked, it comes after as long as
 * a person's own would, drawn from what people took: so that nobody learns from an instant pass that nothing was held.
 */

/** In milliseconds, until people have passed often enough here: from a glance to a thought. */
const USUAL = [900, 1100, 1300, 1400, 1600, 1800, 2000, 2300, 2600, 3000, 3500, 4200, 5200, 6500, 8000]

/** A pass that took longer is a person who was away: nobody is made to wait so long. */
const LONGEST = 15_000
const MOST = 512

export class Pauses {
  readonly #taken: number[] = [...USUAL]
  #next = 0
  readonly #chance: () => number

  /** `chance`: from 0 to below 1. */
  constructor(chance: () => number) {
    this.#chance = chance
  }

  /** A person has passed by himself after so long. */
  learn(milliseconds: number): void {
    if (milliseconds > LONGEST) return
    if (this.#taken.length < MOST) this.#taken.push(milliseconds)
    else this.#taken[this.#next++ % MOST] = milliseconds
  }

  /** How long to wait before passing for somebody: as long as one of those took, a little more or less. */
  draw(): number {
    const taken = this.#taken[Math.floor(this.#chance() * this.#taken.length)] ?? LONGEST
    return Math.min(LONGEST, Math.round(taken * (0.9 + 0.2 * this.#chance())))
  }
}
