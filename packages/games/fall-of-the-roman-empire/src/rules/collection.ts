/** Chapter 4: Roman Resource Collection. */
import type { Table } from '../events.ts'
import { addPoints, forcesAt, pointsOf, type State } from '../state.ts'
import { endPhase } from './phases.ts'

/** FR-4-a FR-4-b: every area with a Roman Force gives its value; FR-4-c: the track has no upper limit. */
export function collect(s: State, table: Table): void {
  const { value } = s.board
  let sum = 0
  for (const area of s.board.areas) if (forcesAt(s, area) > 0) sum += value[area]
  addPoints(s, sum)
  if (table.listens) tellCollection(s, sum, table)
  endPhase(s, 'collection')
}

function tellCollection(s: State, sum: number, table: Table): void {
  const { areas, ids, value } = s.board
  const held = areas.filter((area) => forcesAt(s, area) > 0).map((area) => ({ at: ids[area], value: value[area] }))
  table.tell({ type: 'collection', areas: held, sum, rrp: pointsOf(s) })
}
