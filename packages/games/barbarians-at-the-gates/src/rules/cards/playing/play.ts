/** A Response or Battle card is played for its event. */
import type { Card } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Player, State } from '../../../state.ts'
import { playCard } from '../../map/played.ts'
import { startEvent } from '../program.ts'

/** BG-7.3.1-i: it is not an impulse by itself. */
export function playEvent(s: State, player: Player, card: Card, table: Table): void {
  playCard(s, card, 'event', table)
  startEvent(s, card, player)
}
