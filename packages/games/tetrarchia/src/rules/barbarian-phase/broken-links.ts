/** Chapter 4.5: broken links while threats spread. */
import { d6 } from '@tabularium/engine'
import { isBroken, type Province } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { State } from '../../state.ts'

/** TE-4.5-a TE-4.5-b: a broken link holds for this once on 4 to 6. */
export function linkHolds(
  s: State,
  from: Province,
  to: Province,
  why: 'spread' | 'uprising' | 'advance',
  table: Table,
): boolean {
  if (!isBroken(s.board, from, to)) return true
  return table.roll(d6, { for: 'broken-link', why, from: s.board.ids[from], to: s.board.ids[to] }) >= 4
}
