/** CU that enter and leave play. */
import type { RuleId } from '@tabularium/engine'
import type { Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import { addCu, cuAt, type Power, powerNames, type State } from '../../state.ts'

export function placeCu(s: State, space: Space, power: Power, cu: number, rule: RuleId, table: Table): void {
  if (cu === 0) return
  addCu(s, space, power, cu)
  table.tell({ type: 'place', power: powerNames[power], cu, space: s.board.spaceIds[space], rule })
}

/** Out of those in the space, or outside its garrison; never more than there are. */
export function loseCu(s: State, space: Space, power: Power, cu: number, rule: RuleId, table: Table): void {
  const lost = Math.min(cu, cuAt(s, space, power))
  if (lost === 0) return
  addCu(s, space, power, -lost)
  table.tell({ type: 'lose', power: powerNames[power], cu: lost, space: s.board.spaceIds[space], rule })
}
