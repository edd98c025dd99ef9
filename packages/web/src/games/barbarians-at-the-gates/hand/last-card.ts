/** The cards that were played, as the log tells. */
import type { GatesEvent, PlayerName, UseName } from '@tabularium/barbarians-at-the-gates/shown'
import type { Line } from '@tabularium/engine/room'

export interface PlayedCard {
  readonly player: PlayerName
  readonly card: string
  readonly use: UseName
}

/** A card that lies open: played from a hand, or revealed from the Tribal Reserve. */
export interface OpenCard extends Omit<PlayedCard, 'use'> {
  readonly use: UseName | 'reserve'
}

type CardEvent = Extract<GatesEvent, { readonly type: 'card' }>
type ReserveEvent = Extract<GatesEvent, { readonly type: 'reserve' }>
const isCard = (event: Line['event']): event is Line['event'] & CardEvent => event.type === 'card'
const isReserve = (event: Line['event']): event is Line['event'] & ReserveEvent => event.type === 'reserve'

/** The last of a turn: of that player; null: of either. */
export function lastCard(told: readonly Line[], player: PlayerName | null = null): PlayedCard | null {
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i]?.event
    if (event === undefined || event.type === 'turn') return null
    if (isCard(event) && (player === null || event.player === player)) return event
  }
  return null
}

/** What ends an impulse, or begins one without a card of the hand. */
const OVER = ['pass', 'phase', 'turn', 'tribal']

/** The card of the impulse that goes on, the last one that was shown; null: none does. */
export function cardNow(told: readonly Line[]): OpenCard | null {
  const last = told.findLastIndex(({ event }) => isCard(event) || isReserve(event))
  const event = told[last]?.event
  if (event === undefined || told.slice(last).some((line) => OVER.includes(line.event.type))) return null
  if (isReserve(event)) return { player: 'roman', card: event.card, use: 'reserve' }
  return isCard(event) ? event : null
}

/** Cards that were revealed for the Tribal action that goes on, in that order. */
export function revealed(told: readonly Line[]): readonly string[] {
  const since = told.slice(told.findLastIndex(({ event }) => event.type === 'tribal'))
  return since.flatMap(({ event }) => (isReserve(event) ? [event.card] : []))
}
