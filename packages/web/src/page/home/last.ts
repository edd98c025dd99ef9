/** With what a game was last begun, so that "Play" begins another one like it. */
import type { Card } from '@tabularium/engine'
import type { Setup } from '../../table/protocol.ts'

const keyOf = (game: string) => `tabularium.last.${game}`

export type Chosen = Pick<Setup, 'options' | 'players' | 'names'>

/** What lies in the store may be of another version: the table refuses what does not fit. */
export function lastChosen(game: string): Chosen | null {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null')
    return Array.isArray(found?.players) ? found : null
  } catch {
    return null
  }
}

export function remember({ game, options, players, names }: Setup): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ options, players, names }))
  } catch {
    // The next game begins as the card says.
  }
}

export function forget(game: string): void {
  try {
    localStorage.removeItem(keyOf(game))
  } catch {
    // There is nothing to forget.
  }
}

export const quickSetup = ({ id, quick }: Card): Setup => ({ game: id, ...quick, ...lastChosen(id) })
