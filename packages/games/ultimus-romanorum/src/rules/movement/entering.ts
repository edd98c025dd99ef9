/** What waits for pieces in a zone they have come to. */
import type { RuleId } from '@tabularium/engine'
import type { Piece, Place } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { State } from '../../state.ts'
import { groundOf, place } from '../pieces.ts'
import { sufferPlague } from '../stratagems/plague.ts'

/** Whether anything waits for anybody. */
export const awaits = (s: State): boolean => s.plagues.length > 0

/** UR-6.3-z: the plague. The Council needs no entry: UR-6.3-ay. May push frames: call it last. */
export function onEnter(s: State, pieces: readonly Piece[], place: Place, table: Table): void {
  if (awaits(s)) sufferPlague(s, pieces, place, table)
}

/** Puts pieces on the map in a phase in which something may wait for them. May push frames. */
export function enterMap(s: State, pieces: readonly Piece[], at: Place, rule: RuleId, table: Table): void {
  place(s, pieces, at, rule, table)
  onEnter(s, pieces, groundOf(s, at), table)
}
