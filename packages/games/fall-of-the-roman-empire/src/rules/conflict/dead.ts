/** Chapter 10: the Dead pile, and with it the end of the phase. */
import { type Area, FORT, LEGION, WALL } from '../../board.ts'
import type { Table } from '../../events.ts'
import { bury, countAt, forcesAt, rest, type State } from '../../state.ts'
import { endPhase } from '../phases.ts'

/** FR-10-j: at the end of the phase, so after the ride, the Dead pile is filled. */
export function endConflictPhase(s: State, table: Table): void {
  rest(s)
  buryTheDead(s, table)
  endPhase(s, 'conflict')
}

/** FR-10-j FR-10-k: what stands without Roman Forces goes to the Dead pile, everywhere. */
function buryTheDead(s: State, table: Table): void {
  for (const at of s.board.areas) {
    if (!isDoomed(s, at)) continue
    const [legions, forts, walls] = [bury(s, LEGION, at), bury(s, FORT, at), bury(s, WALL, at)]
    table.tell({ type: 'dead', at: s.board.ids[at], legions, forts, walls })
  }
}

/** FR-10-j: as things stand, what is here would die. */
export function isDoomed(s: State, at: Area): boolean {
  return forcesAt(s, at) === 0 && countAt(s, LEGION, at) + countAt(s, FORT, at) + countAt(s, WALL, at) > 0
}
