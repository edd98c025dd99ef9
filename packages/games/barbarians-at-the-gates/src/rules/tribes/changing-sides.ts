/** CU that turn their counters, tribes that go over, and tribes that are lost. */
import type { RuleId } from '@tabularium/engine'
import type { Leader, Space, Tribe } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  type ALLIED,
  addCu,
  type BARBARIANS,
  cuAt,
  faceOf,
  type Power,
  powerNames,
  putLeader,
  putMarker,
  type State,
  setAllied,
  setCu,
  whereIs,
} from '../../state.ts'

/** BG-2.4.1-c BG-2.4.1-d: all CU of a power in a space, outside its garrison, become CU of another. */
export function turnCu(s: State, space: Space, from: Power, to: Power, rule: RuleId, table: Table): void {
  const cu = cuAt(s, space, from)
  if (cu === 0) return
  setCu(s, space, from, 0)
  addCu(s, space, to, cu)
  table.tell({
    type: 'turncoat',
    from: powerNames[from],
    to: powerNames[to],
    cu,
    space: s.board.spaceIds[space],
    rule,
  })
}

/** BG-15.1-h: its leader is of the side of its marker. */
export function turnTribe(s: State, tribe: Tribe, isAllied: boolean, rule: RuleId, table: Table): void {
  setAllied(s, tribe, isAllied)
  table.tell({ type: 'allied', tribe: s.board.tribes[tribe].id, allied: isAllied, rule })
}

export function placeMarker(s: State, tribe: Tribe, to: Space, rule: RuleId, table: Table): void {
  putMarker(s, tribe, to)
  table.tell({ type: 'tribe', tribe: s.board.tribes[tribe].id, space: s.board.spaceIds[to], rule })
}

/** A leader goes to his marker, with so many CU of his power's where he stands. Nobody comes out of the box with CU. */
export function bringLeader(
  s: State,
  leader: Leader,
  cu: number,
  power: typeof BARBARIANS | typeof ALLIED,
  to: Space,
  rule: RuleId,
  table: Table,
): void {
  const from = whereIs(s, leader)
  if (from === to) return
  if (from >= 0) {
    addCu(s, from, power, -cu)
    addCu(s, to, power, cu)
  }
  putLeader(s, leader, to)
  table.tell({
    type: 'relocate',
    power: powerNames[power],
    leaders: [faceOf(s, leader).name],
    cu,
    from: from >= 0 ? s.board.spaceIds[from] : null,
    to: s.board.spaceIds[to],
    rule,
  })
}
