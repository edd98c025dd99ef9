/** The cards that were played, as the log tells. */
import type { GatesEvent, PlayerName, UseName } from '@tabularium/barbarians-at-the-gates/shown'
import type { Line } from '@tabularium/engine/room'

export interface PlayedCard {
  readonly player: PlayerName
  readonly card: string
  readonly use: UseName
}

type CardEvent = Extract<GatesEvent, { readonly type: 'card' }>
const isCard = (event: Line['event']): event is Line['event'] & CardEvent => event.type === 'card'

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

/** The card of the impulse that goes on; null: none does. */
export function cardNow(told: readonly Line[]): PlayedCard | null {
  const last = told.findLastIndex(({ event }) => event.type === 'card')
  const line = told[last]
  if (line === undefined || !isCard(line.event)) return null
  return told.slice(last).some(({ event }) => OVER.includes(event.type)) ? null : line.event
}
