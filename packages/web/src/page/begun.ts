/** A game that was begun here and is shown before the table has begun it. */
import type { Update } from '../table/protocol.ts'

interface Begun {
  readonly id: string
  readonly update: Update
  /** Done when the table has opened it. */
  readonly opening: Promise<null>
}

let begun: Begun | null = null

export function show(game: Begun): void {
  begun = game
}

/** The game that was just begun, if it is that one: shown once. */
export function takeBegun(id: string): Begun | null {
  const found = begun?.id === id ? begun : null
  begun = null
  return found
}
