/** What the cards, the opponent's and the piles say. */
import type { PlayerName, UseName } from '@tabularium/barbarians-at-the-gates/shown'

export interface HandWords {
  /** What the event of each card does, in a line or two. */
  readonly effects: Readonly<Record<string, string>>
  readonly hand: string
  count(cards: number): string
  readonly close: string
  ops(ops: number): string
  readonly kinds: Readonly<Record<string, string>>
  /** Of a card that leaves the game once its event was played. */
  readonly once: string
  readonly later: string
  /** By the kind of cards that is played now: why another kind is not. */
  readonly only: Readonly<Record<'campaign' | 'response' | 'battle', string>>
  /** By clause: why the event of a card is not played now, where that can be said in a line. */
  readonly eventNot: Readonly<Record<string, string>>
  /** Whom or what the event of a card asks for in vain. */
  eventLacks(what: string): string
  holds(cards: number): string
  lastCard(card: string, use: UseName, ops: number): readonly [before: string, card: string, after: string]
  readonly noCard: string
  readonly playedNow: Readonly<Record<PlayerName, string>>
  readonly reserve: string
  readonly fromReserve: string
  /** Cards that were revealed before the one that is shown. */
  alsoRevealed(cards: readonly string[]): string
  inReserve(cards: number): string
  readonly baptism: string
  readonly used: Readonly<Record<UseName | 'reserve', string>>
}
