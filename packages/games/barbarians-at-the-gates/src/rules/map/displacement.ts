/** Chapter 2.4.2.6: leaders who are displaced, or gone for good. */
import type { RuleId } from '@tabularium/engine'
import { type Leader, NONE } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  DISPLACED,
  faceOf,
  GONE,
  isEmperor,
  LOYALIST,
  noteHappened,
  powerOf,
  putLeader,
  type State,
  sideOf,
  USURPER,
  whereIs,
} from '../../state.ts'
import { changeVp } from './control.ts'

/** BG-2.4.2.6-c BG-2.4.2.6-e BG-2.4.2.6-f BG-2.4.2.6-o BG-2.4.2.6-u BG-2.4.2.6-v: a leader on the map has to go. */
export function displace(s: State, leader: Leader, rule: RuleId, table: Table): void {
  const power = powerOf(s, leader)
  const emperor = isEmperor(s, leader)
  if (power !== USURPER && !emperor) return leave(s, leader, false, rule, table)
  if (power === USURPER) noteHappened(s, 'usurper-leader-eliminated')
  leave(s, leader, true, rule, table)
  if (emperor && sideOf(power) === LOYALIST) changeVp(s, -1, 'BG-2.4.2.6-o', table)
}

/** BG-2.4.2.6-n BG-2.4.2.6-w: gone for good, and nothing else comes of it. */
export function eliminate(s: State, leader: Leader, rule: RuleId, table: Table): void {
  leave(s, leader, true, rule, table)
}

function leave(s: State, leader: Leader, forGood: boolean, rule: RuleId, table: Table): void {
  const space = s.board.spaceIds[whereIs(s, leader)]
  table.tell({ type: 'displaced', leader: faceOf(s, leader).name, space, forGood, rule })
  if (s.usurpator === leader) s.usurpator = NONE
  putLeader(s, leader, forGood ? GONE : DISPLACED)
}
