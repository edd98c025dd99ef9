/** The sockets of those who are known: who signs out elsewhere is not heard here any more. */
import type { PersonId } from '@tabularium/online'

/** One socket: by which session it was opened, and whose. */
export interface Known {
  readonly person: PersonId
  /** The hash of the cookie. */
  readonly session: string
  close(): void
}

export class Present {
  readonly #known = new Set<Known>()

  add(known: Known): () => void {
    this.#known.add(known)
    return () => this.#known.delete(known)
  }

  /** All of somebody's, or those of one session of his. */
  dismiss(person: PersonId, session?: string): void {
    for (const known of this.#known) {
      if (known.person === person && (session ?? known.session) === known.session) known.close()
    }
  }
}
