/** A card is played for its event, and where it goes: BG-7.1-ao BG-7.3.4-a BG-7.2-aa. */
import type { Card } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import { DISCARD, FACE_UP, lay, type Player, playerNames, REMOVED, type State } from '../../../state.ts'
import { startEvent } from '../program.ts'

const PILES = { removed: REMOVED, discard: DISCARD, reserve: FACE_UP } as const

/** BG-7.3.1-i: it is not an impulse by itself. */
export function playEvent(s: State, player: Player, card: Card, table: Table): void {
  const { id, file } = s.board.cards[card]
  lay(s, card, PILES[file.after])
  s.played = [...s.played, { card, turn: s.turn }]
  table.tell({ type: 'card-played', player: playerNames[player], card: id })
  startEvent(s, card, player)
}
