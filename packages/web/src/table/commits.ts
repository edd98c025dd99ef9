/**
 * What a player does at a table that is elsewhere: one thing at a time, each under a key of its own, so that it is done once
 * however often it is sent. The page is told what has become of the latest.
 */
import { Refused } from './link.ts'
import type { Wire } from './wire.ts'

/**
 * What has become of the latest commit; null: there was none.
 * - `sent`: not answered yet
 * - `waits`: for the connection
 * - `unheard`: for so long that it may not arrive
 * - `confirmed`: it is kept at the table
 * - `kept`: likewise, though the connection broke meanwhile
 * - `lost`: the connection broke before it arrived, and the game has gone on without it
 */
export type Fate = 'sent' | 'waits' | 'unheard' | 'confirmed' | 'kept' | 'lost' | null

/** The links of the chain that the browser has promised for its dice. */
export interface Links {
  /** The next one; null: this device has none. */
  next(): string | null
  /** It was used. */
  spend(): void
}

export interface Keeping {
  readonly links: Links
  newKey(): string
  onFate(fate: Fate): void
  /** The running hash of all that was done at this table. */
  onTrace(number: number, trace: string, link: string | null): void
}

/** How long an answer may take, in milliseconds. */
const PATIENCE = 15_000

const isConfirmed = (value: unknown): value is { readonly number: number; readonly trace: string } =>
  typeof value === 'object' && value !== null && 'number' in value && 'trace' in value

export class Commits {
  readonly #wire: Wire
  readonly #keeping: Keeping
  #before: Promise<unknown> = Promise.resolve()
  #fate: Fate = null

  constructor(wire: Wire, keeping: Keeping) {
    this.#wire = wire
    this.#keeping = keeping
  }

  /** The connection has changed: what waits says so. */
  lineChanged(): void {
    if (this.#fate === 'sent' && !this.#wire.isOpen) this.#turnTo('waits')
  }

  /** After those before it. `args` are given the key, and the link if it takes one. */
  add(call: string, args: (key: string, link: string | null) => readonly unknown[], needsLink: boolean): Promise<null> {
    const done = this.#before.then(() => this.#commit(call, args, needsLink))
    this.#before = done.catch(() => {})
    return done
  }

  async #commit(
    call: string,
    args: (key: string, link: string | null) => readonly unknown[],
    needsLink: boolean,
  ): Promise<null> {
    const { links } = this.#keeping
    try {
      return await this.#send(call, args, needsLink ? links.next() : null, needsLink)
    } catch (error) {
      // An earlier one was done, and the page did not hear of it before it was closed: its link is spent.
      if (!(error instanceof Refused) || error.refusal.code !== 'dice' || !needsLink) throw error
      links.spend()
      return this.#send(call, args, links.next(), needsLink)
    }
  }

  async #send(
    call: string,
    args: (key: string, link: string | null) => readonly unknown[],
    link: string | null,
    needsLink: boolean,
  ): Promise<null> {
    const { links, newKey, onTrace } = this.#keeping
    const key = newKey()
    const began = this.#wire.connection
    const wasOpen = this.#wire.isOpen
    this.#turnTo(wasOpen ? 'sent' : 'waits')
    const late = setTimeout(() => this.#turnTo('unheard'), PATIENCE)
    const isBroken = () => !wasOpen || this.#wire.connection !== began
    try {
      const answer = await this.#wire.ask(call, () => args(key, link))
      if (needsLink && link !== null) links.spend()
      if (isConfirmed(answer)) onTrace(answer.number, answer.trace, link)
      this.#turnTo(isBroken() ? 'kept' : 'confirmed')
      return null
    } catch (error) {
      this.#turnTo(isBroken() ? 'lost' : null)
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  #turnTo(fate: Fate): void {
    this.#fate = fate
    this.#keeping.onFate(fate)
  }
}
