/** UR-10-a: the points of the camps. */
import type { RuleId } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import { type Camp, campNames, pointsOf, type State, setPoints } from '../../state.ts'

export function score(s: State, camp: Camp, points: number, rule: RuleId, table: Table): void {
  if (points === 0) return
  setPoints(s, camp, pointsOf(s, camp) + points)
  table.tell({ type: 'score', camp: campNames[camp], points, rule })
}
