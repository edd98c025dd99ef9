/**
 * What is said at a table, over one socket: `/api/tables/:id/play?language=en`. Requests and answers have the form of the
 * page's own table; what changes is pushed as updates, in a channel that all who see the same share.
 */
import type { Language, Seat } from '@tabularium/engine'
import type { HiddenProof } from '@tabularium/engine/seals'
import type { EarlyEnd, OnTime, Pace, TableId, TableState } from './tables.ts'
import type { Update } from './update.ts'

/** What a page asks of a table; each answers the value of its call, or a refusal. */
export interface OnlineCalls {
  /**
   * First of all, and after every interruption: what the page has of which channel. Answered by what was missed if the server still knows,
   * otherwise by the whole, and by lines from `length` on.
   */
  hello(known: Known | null, language: Language): Welcome
  /** `key`: made by the page for this commit; sent again after an interruption it is done once. */
  act(seat: Seat, length: number, actions: readonly string[], key: string, link: string | null): Confirmed
  undo(seat: Seat, length: number, key: string): Confirmed
  redo(seat: Seat, length: number, key: string, link: string | null): Confirmed
  /** At which windows the seat wants to be asked; `next`: and at the next one. */
  watch(moments: readonly string[], next: boolean): null
  why(action: string): unknown
  reach(piece: string, number: number | null): unknown
  at(number: number): unknown
  lines(from: number, to: number): unknown
  say(text: string, room: ChatRoom): null
  /** Offers, or takes back an offer: to take back the last own turn, to end the game without a winner. */
  offer(kind: OfferKind, made: boolean): null
  /** The others' answer to it. */
  answer(kind: OfferKind, yes: boolean): null
  resign(): null
  /** The seat that is asked has no time left. */
  claim(): null
  ping(): null
}

/** `epoch` and `number` of the last update of a channel that the page has. */
export interface Known {
  readonly epoch: string
  readonly number: number
  /** How many actions its lines tell of. */
  readonly length: number
}

export interface Welcome {
  readonly epoch: string
  readonly chat: readonly ChatLine[]
}

/** It is on disk. `trace`: the running hash of all that was done at this table, which the browser keeps. */
export interface Confirmed {
  readonly number: number
  readonly trace: string
}

export type ChatRoom = 'players' | 'watchers'

export interface ChatLine {
  readonly number: number
  readonly room: ChatRoom
  readonly name: string
  /** Where the speaker sits; null: he watches. */
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

export type OfferKind = 'back' | 'end'

export interface Offer {
  readonly kind: OfferKind
  readonly by: Seat
  /** Seats that have agreed so far. */
  readonly agreed: readonly Seat[]
}

export interface OnlineSeat {
  /** The person's name; null: a bot, or nobody yet. */
  readonly name: string | null
  /** Whether he is at the table now. */
  readonly here: boolean
  /** Since when he is not, in milliseconds since 1970; null: he is here, or was not seen here yet. */
  readonly gone: number | null
  /** What was left of his time when `at` was told, in milliseconds; null: no clock runs for him. */
  readonly left: number | null
  /** On vacation until then, in milliseconds since 1970; null: not. */
  readonly away: number | null
  /** A bot plays on for somebody who had no time left. */
  readonly late: boolean
}

/** What a table is besides its game; part of what everybody there sees. */
export interface OnlinePart {
  readonly id: TableId
  readonly state: TableState
  readonly pace: Pace
  readonly onTime: OnTime
  readonly seats: readonly OnlineSeat[]
  /** Whose clock runs; null: none does. */
  readonly running: Seat | null
  /** When the clocks were read, by the server's own clock of time served, in milliseconds; it rests while the server is down. */
  readonly at: number
  readonly offers: readonly Offer[]
  readonly early: EarlyEnd | null
  readonly watching: number
  /** What the server promised about its dice before seats were filled. */
  readonly commitment: string
  /** The end of each person's hash chain, by seat. */
  readonly anchors: readonly (string | null)[]
  readonly rematch: TableId | null
}

/**
 * What a server pushes. The whole names its channel, so that a page that said hello before the game had begun need not
 * say it again.
 */
export type Pushed<Whole> =
  | { readonly update: Update<Whole>; readonly epoch?: string; readonly proof?: HiddenProof }
  | { readonly chat: ChatLine }
  | { readonly online: OnlinePart }
