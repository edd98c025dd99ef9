/** Which cards of a hand are lit while somebody is asked, and why the others are not. */
import { asked, cards as printed, seenHand, useOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Choice, Refusal } from '@tabularium/engine/room'
import type { HandWords } from '../words/panels/hand-catalogue.ts'
import { CARDS } from './chosen.ts'

/** Those that only one kind of cards answers. */
const ONLY: Readonly<Record<string, keyof HandWords['only']>> = {
  claim: 'campaign',
  window: 'response',
  'battle-card': 'battle',
}

/** What a card asks for has to hold. */
const EVENT = 'BG-7.1-an'

export interface Standing {
  readonly isAsked: boolean
  /** Something is asked that is answered with a card. */
  readonly isForCards: boolean
  /** Cards that can be played now, for whatever it is. */
  readonly lit: ReadonlySet<string>
  /** Those that can be played for their events. */
  readonly events: ReadonlySet<string>
  /** Cards of which the table is to be asked why their events cannot be played. */
  readonly silent: readonly string[]
  /** The kind of cards that is played now, if it is not the card's. */
  other(card: string): keyof HandWords['only'] | null
}

export function standingOf(view: View, choices: readonly Pick<Choice, 'action'>[]): Standing {
  const played = choices.flatMap(({ action }) => useOf(action) ?? [])
  const events = new Set(played.flatMap(({ use, card }) => (use === 'event' ? [card] : [])))
  const isAsked = choices.length > 0
  const isForCards = isAsked && CARDS.includes(asked(view))
  const only = ONLY[asked(view)]
  const other = (card: string) => (only !== undefined && printed.get(card)?.kind !== only ? only : null)
  const hand = seenHand(view)?.cards ?? []
  const silent = isForCards ? hand.filter((card) => !events.has(card) && other(card) === null) : []
  return { isAsked, isForCards, lit: new Set(played.map(({ card }) => card)), events, silent, other }
}

/** Why an event cannot be played, as the table refuses it; without a rule it only tells that something else is asked. */
export function eventReason({ rule, clause, message, about }: Refusal, w: HandWords): string {
  if (rule === null) return w.later
  return rule === EVENT && about !== undefined ? w.eventLacks(about) : (w.eventNot[rule] ?? clause ?? message)
}

/** Why a card is not lit; null: it is, or nothing can be told of it now. `events`: why their events cannot be played. */
export function cardReason(
  card: string,
  { isAsked, isForCards, lit, other }: Standing,
  events: Readonly<Record<string, string>>,
  w: HandWords,
): string | null {
  if (!isAsked || lit.has(card)) return null
  if (!isForCards) return w.later
  const only = other(card)
  return only === null ? (events[card] ?? null) : w.only[only]
}
