/** One after the other: nothing at a table overtakes what came before it, and nobody sees what is not kept yet. */
export class Turnstile {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** How many are inside or wait. */
  get waiting(): number {
    return this.#waiting
  }

  pass<T>(what: () => T | Promise<T>): Promise<T> {
    const done = this.#enter(this.#last, what)
    this.#last = done.then(nothing, nothing)
    return done
  }

  async #enter<T>(before: Promise<unknown>, what: () => T | Promise<T>): Promise<T> {
    this.#waiting++
    await before
    try {
      return await what()
    } finally {
      this.#waiting--
    }
  }
}

const nothing = () => {}
