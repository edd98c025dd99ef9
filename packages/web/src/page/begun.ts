/** A game that was begun here and is shown before the table has begun it. */
import type { Setup, Update } from '../table/protocol.ts'

interface Begun {
  readonly id: string
  readonly update: Update
  /** Done when the table has opened it. */
  readonly opening: Promise<null>
}

let begun: Begun | null = null

const KEY = 'tabularium.begun'

/** Until the table has it, a page that is loaded again begins it once more. A storage that is forbidden loses it. */
export function show(game: Begun, setup: Setup): void {
  begun = game
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...setup, id: game.id }))
  } catch {}
  const done = () => sessionStorage.removeItem(KEY)
  game.opening.then(done).catch(() => {})
}

/** The game that was just begun, if it is that one: shown once. */
export function takeBegun(id: string): Begun | null {
  const found = begun?.id === id ? begun : null
  begun = null
  return found
}

/** How the game is to be begun that the table did not begin before the page was left, if it is that one. */
export function takeUnbegun(id: string): Setup | null {
  try {
    const setup: Setup | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    return setup?.id === id ? setup : null
  } catch {
    return null
  }
}
