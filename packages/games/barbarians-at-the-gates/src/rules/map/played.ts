/** Chapters 6 and 7.3.4: where cards go that were used. */

import type { Use } from '../../actions.ts'
import type { Card } from '../../board.ts'
import type { Table } from '../../events.ts'
import { DISCARD, FACE_UP, lay, ownerOf, playerNames, REMOVED, type State } from '../../state.ts'

const AFTER = { discard: DISCARD, removed: REMOVED, reserve: FACE_UP } as const

/** BG-7.1-d BG-7.1-an BG-7.1-ao BG-7.3.4-a: only an event removes a card from the game. It leaves the hand at once. */
export function playCard(s: State, card: Card, use: Use, table: Table): void {
  const { id, file } = s.board.cards[card]
  const isEvent = use === 'event'
  lay(s, card, isEvent ? AFTER[file.after] : DISCARD)
  if (isEvent) s.played = [...s.played, { card, turn: s.turn }]
  table.tell({ type: 'card', player: playerNames[ownerOf(s, card)], card: id, use })
}
