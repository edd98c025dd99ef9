/** Chapter 4: Roman Resource Collection. */
import type { Table } from '../events.ts'
import { addPoints, forcesAt, pointsOf, type State } from '../state.ts'
import { endPhase } from './phases.ts'

/** FR-4-a FR-4-b: every area with a Roman Force gives its value; FR-4-c: the track has no upper limit. */
export function collect(s: State, table: Table): void {
  const { ids, value } = s.board
  const areas: { at: string; value: number }[] = []
  let sum = 0
  for (const area of s.board.areas) {
    if (forcesAt(s, area) === 0) continue
    sum += value[area]
    areas.push({ at: ids[area], value: value[area] })
  }
  addPoints(s, sum)
  table.tell({ type: 'collection', areas, sum, rrp: pointsOf(s) })
  endPhase(s, 'collection')
}
