/** How a game ended, in the terms of who sat before the screen. */
import type { Language, Outcome, Seat } from '@tabularium/engine'
import type { Snapshot } from '../../table/protocol.ts'

/** Whose colour the band has. */
export type Tone = 'rome' | 'barb' | 'green' | 'drawn'

export interface Ending {
  /** "Rome has fallen". */
  readonly headline: string
  /** How and when: one sentence; null: the table's own words are enough. */
  readonly text: string | null
  readonly tone: Tone
  /** The colours of a side, by seat; the reader's side after "as": "Rome". */
  side(seat: Seat): string
  /** All win or lose together. */
  readonly isShared: boolean
}

/** What a game tells the page of its end. `mine`: the one seat of the only person; null: several people, or none. */
export type EndingOf = (outcome: Outcome, mine: Seat | null, language: Language, last: Last) => Ending

/** What was to be seen in the end. */
type Last = Pick<Snapshot, 'view' | 'ending' | 'seats'>

export type Result = 'won' | 'lost' | 'drawn'

/** The seat of the only person at this screen; null: several people sat there, or none. */
export function mineOf({ seats, online, viewer }: Snapshot): Seat | null {
  if (online !== undefined) return viewer
  const people = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []))
  return people.length === 1 ? (people[0] ?? null) : null
}

/** A game without winners is a draw, unless all play on one side. */
export function resultFor({ winners }: Outcome, seat: Seat, isShared: boolean): Result {
  if (winners.includes(seat)) return 'won'
  return winners.length === 0 && !isShared ? 'drawn' : 'lost'
}

/** What begins with an article goes on in small letters: "You, the Tetrarchy". */
export const withinSentence = (side: string): string =>
  side.replace(/^(The|La|Le|Les|L’)(?=\P{Ll})/u, (article) => article.toLowerCase())
