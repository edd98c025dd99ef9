/** One after the other: nothing at a table overtakes what came before it, and nobody sees what is not kept yet. */
export class Turnstile {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** How many are inside or wait. */
  get waiting(): number {
    return this.#waiting
  }

  pass<T>(what: () => T | Promise<T>): Promise<T> {
    this.#waiting++
    const done = this.#last.then(what).finally(() => {
      this.#waiting--
    })
    this.#last = done.catch(() => {})
    return done
  }
}
