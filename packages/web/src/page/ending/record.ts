/** How one's games on this device ended. It is kept apart from the games, and stays when a game is deleted. */
import { signal } from '@preact/signals'
import type { Result } from './verdict.ts'

export interface Entry {
  /** Of the game, so that none is counted twice. */
  readonly id: string
  readonly game: string
  /** The seat's name, not its words: those change with the language. */
  readonly seat: string
  /** The bot's name; null: no bot, or several kinds. */
  readonly against: string | null
  readonly result: Result
  /** How many hints were taken; absent: games were noted without them at first. */
  readonly hints?: number
  /** Milliseconds since 1970. */
  readonly ended: number
}

const KEY = 'tabularium.record'
/** The oldest make room. */
const MOST = 1000

function read(): readonly Entry[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** How many were noted by this page: whoever shows them looks again. */
const noted = signal(0)

/** Notes how a game ended, once. */
export function note(entry: Entry): void {
  const before = read()
  if (before.some(({ id }) => id === entry.id)) return
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, entry].slice(-MOST)))
  } catch {
    // There is no room, or no leave: it is not counted.
  }
  noted.value++
}

/** Of games like this one: won, won without a hint, and played. */
export function tally({ game, seat, against }: Pick<Entry, 'game' | 'seat' | 'against'>) {
  void noted.value
  const like = read().filter((each) => each.game === game && each.seat === seat && each.against === against)
  const won = like.filter(({ result }) => result === 'won')
  return { won: won.length, alone: won.filter(({ hints = 0 }) => hints === 0).length, games: like.length }
}
