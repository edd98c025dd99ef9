/** Tables as the lobby knows them. */
import type { Json, Outline, Player, Seat } from '@tabularium/engine'

/** 96 random bits, written as 24 hexadecimal digits: who knows it may look in. */
export type TableId = string

export type Pace =
  | { readonly kind: 'none' }
  /** A clock for each seat, in milliseconds: so much in all, and so much more for each turn. */
  | { readonly kind: 'live'; readonly total: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: 1 | 3 | 7 }

/** What may be done about a seat whose time is up: end the game in the others' favour, or let a bot play on. */
export type OnTime = 'claim' | { readonly bot: `bot:${string}` }

/** Who shall sit there: whoever opens the table, anybody who comes, or a bot. */
export type Sitting = 'me' | 'open' | `bot:${string}`

/** `POST /api/tables`; answered by `{ id }`. */
export interface NewTable {
  readonly game: string
  readonly options: Json
  readonly sitting: readonly Sitting[]
  readonly pace: Pace
  readonly onTime: OnTime
  /** In the lobby for all, or for those who have the link. */
  readonly listed: boolean
  /** The end of the hash chain of whoever opens it, if he sits down. */
  readonly anchor: string | null
  /** A game that was begun elsewhere, as its file: it goes on from there. */
  readonly saved?: string | undefined
}

/** `POST /api/tables/:id/seats`: sits down there, or goes on from another device with a chain of its own; `DELETE /api/tables/:id/seats/:seat`: gets up before it has begun. */
export interface TakeSeat {
  readonly seat: Seat
  /** The end of the hash chain that the browser has made for its dice. */
  readonly anchor: string
}

export interface SeatCard {
  /** The seat's name in the rules. */
  readonly seat: string
  readonly player: Player
  /** The person's name; null: a bot, or nobody yet. */
  readonly name: string | null
  /** On vacation until then, in milliseconds since 1970; null: not. */
  readonly away: number | null
}

/** `open`: seats are free; `playing`; `over`: by its rules, or otherwise. */
export type TableState = 'open' | 'playing' | 'over'

/** How a game ended that did not end by its rules. */
export interface EarlyEnd {
  readonly how: 'resigned' | 'agreed' | 'time' | 'closed'
  /** Who resigned or ran out of time. */
  readonly seat: Seat | null
}

/** A table in a list, or before it is opened: `GET /api/tables/:id`. */
export interface TableCard {
  readonly id: TableId
  readonly game: string
  readonly options: Json
  readonly state: TableState
  readonly listed: boolean
  readonly pace: Pace
  readonly onTime: OnTime
  readonly seats: readonly SeatCard[]
  /** Where the reader sits; null: he does not. */
  readonly mine: Seat | null
  /** The end of the hash chain that his links are taken from now; another device of his may have brought it. */
  readonly promised?: string | null
  /** Whether he opened it. */
  readonly owner: boolean
  /** Whether the reader is asked. */
  readonly yourTurn: boolean
  /** Numbers and words of what everybody may see. */
  readonly outline: Outline
  readonly length: number
  /** Milliseconds since 1970. */
  readonly created: number
  readonly changed: number
  readonly early: EarlyEnd | null
  /** Its players let everybody read it, now that it is over. */
  readonly published: boolean
  /** The reader has said so for himself. */
  readonly publishes: boolean
  /** The table of the next game, if one was begun with the seats changed. */
  readonly rematch: TableId | null
}

/** `GET /api/tables?list=...`: `mine` tells those first that wait for the reader, and those last that are over; `finished` what was made public. */
export type Listing = 'open' | 'mine' | 'watch' | 'finished'
