/** Chapter 3.7: how Roman and Foederati pieces pass from one camp to the other. */
import type { RuleId } from '@tabularium/engine'
import { type Half, isLeader, NOBODY, type Piece } from '../../board.ts'
import type { Table } from '../../events.ts'
import { isInPlay, ralliedTo, type State, setRallied } from '../../state.ts'
import { namesOf } from '../pieces.ts'
import { dropPatrice, halfName } from './titles.ts'

/** UR-3.6.3-c UR-3.6.3-d UR-3.7.1-c UR-3.7.2-a UR-3.7.2-c: pieces join the usurpation of that half. */
export function join(s: State, half: Half, pieces: readonly Piece[], rule: RuleId, table: Table): void {
  if (pieces.length === 0) return
  for (const piece of pieces) {
    setRallied(s, piece, 1 + half)
    if (!isLeader(s.board, piece)) continue
    dropPatrice(s, piece, 'UR-3.5.1-n', table)
    if (s.escort === piece) s.escort = NOBODY
  }
  table.tell({ type: 'rally', pieces: namesOf(s, pieces), half: halfName(half), rule })
}

/** UR-3.6.4-k UR-3.6.4-l UR-5-d UR-5-e UR-5-h UR-5-n: whoever is in it belongs to the Roman again, or at last. */
export function release(s: State, half: Half, rule: RuleId, table: Table): void {
  const pieces: Piece[] = []
  for (const piece of s.board.everyPiece) {
    if (ralliedTo(s, piece) !== 1 + half) continue
    setRallied(s, piece, 0)
    if (isInPlay(s, piece)) pieces.push(piece)
  }
  if (pieces.length > 0) table.tell({ type: 'rally', pieces: namesOf(s, pieces), half: null, rule })
}
