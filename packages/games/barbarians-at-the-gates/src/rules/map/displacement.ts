/** Chapter 2.4.2.6: leaders who are displaced, or gone for good. */
import type { RuleId } from '@tabularium/engine'
import { type Leader, NONE } from '../../board.ts'
import type { Table } from '../../events.ts'
import { faceOf, GONE, putLeader, type State, whereIs } from '../../state.ts'

export { displace } from './losses.ts'

/** BG-2.4.2.6-n BG-2.4.2.6-w: gone for good, and nothing else comes of it. */
export function eliminate(s: State, leader: Leader, rule: RuleId, table: Table): void {
  const space = s.board.spaceIds[whereIs(s, leader)]
  table.tell({ type: 'displaced', leader: faceOf(s, leader).name, space, forGood: true, rule })
  if (s.usurpator === leader) s.usurpator = NONE
  putLeader(s, leader, GONE)
}
