/** What waits for pieces in a zone they have come to. */
import type { Piece, Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { State } from '../../state.ts'
import { meetCouncil, sufferPlague } from '../stratagems/markers.ts'

/** Whether anything waits there. */
export const awaits = (s: State, zone: Zone): boolean => s.plagues.length > 0 || s.council === zone

/** UR-6.3-z UR-6.3-l: the plague, and the Council, which meets before anybody dies. May push frames: call it last. */
export function onEnter(s: State, pieces: readonly Piece[], zone: Zone, table: Table): void {
  if (s.plagues.length > 0) sufferPlague(s, pieces, zone, table)
  if (s.council === zone) meetCouncil(s, zone, table)
}
