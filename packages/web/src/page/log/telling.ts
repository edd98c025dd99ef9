/** What a game says of its events besides their words: where the log begins a new turn, whose they are, how much they matter. */
import type { GameEvent, Language, Roll } from '@tabularium/engine'
import type { PlaceName } from '../board/board-part.ts'
import type { icons } from './signs.ts'

export type SignName = keyof typeof icons

/** A side by the name of its colour. */
export type SideName = 'rome' | 'east' | 'foed' | 'usurper' | 'barb'

/** The heading of a turn in the log. */
export interface Head {
  readonly words: string
  /** Whose turn it is, by a name of the game's own; null: nobody's. */
  readonly whose: string | null
}

/** What a heading needs to know of earlier events, by names of the game's own. */
export type Tally = Readonly<Record<string, number>>

export interface Sign {
  readonly icon: SignName
  /** null: nobody's. */
  readonly side: SideName | null
}

/** Something that went from one place to another. */
export interface Moved {
  readonly from: PlaceName
  readonly to: PlaceName
  readonly side: SideName
  readonly count?: number
}

export interface Telling<Event extends GameEvent = GameEvent> {
  /** Counts what headings need; absent: nothing. */
  tally?(event: Event | Roll, before: Tally): Tally
  /** The heading from this event on; null: it belongs to the turn that goes on. */
  heads(event: Event | Roll, language: Language, tally: Tally): Head | null
  /** Whether a turn is that of a seat, by the seat's name; `seats`: all at the table; absent: turns are called by their seats. */
  isOf?(whose: string, seat: string, seats: readonly string[]): boolean
  sign(event: Event | Roll): Sign
  /** What an event draws as an arrow; null: nothing. */
  arrow(event: Event | Roll): Moved | null
  /** How much it matters to who was not asked: from 0, which no recap tells, to 100, which ends the game. */
  weight(event: Event | Roll): number
  /** What a recap says of it; null: as the log does. */
  brief(event: Event | Roll, language: Language, name: (place: PlaceName) => string): string | null
  /** Events of one recap that are told in one line, by a name of the game's own; null: it is told alone. Absent: all are. */
  kindred?(event: Event | Roll): string | null
  /** What a recap says of such events. */
  gathered?(events: readonly (Event | Roll)[], language: Language, name: (place: PlaceName) => string): string
  /** Whether a die can have led to what is told after it at its place; absent: it can. */
  leads?(roll: Roll, event: Event | Roll): boolean
  /** A die under its event, in few words: "rolled 5, column 3". */
  rolled(roll: Roll, language: Language): string
}
