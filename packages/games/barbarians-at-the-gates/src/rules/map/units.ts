/** CU that enter and leave play. */
import type { RuleId } from '@tabularium/engine'
import { NONE, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import { addCu, cuAt, type Guest, NO_WAY, POWERS, type Power, powerNames, type State } from '../../state.ts'

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

/** BG-9.0-v: CU that may have to leave because CU or a fort were placed. */
export function noteGuest(s: State, space: Space, power: Power, cu: number): void {
  const guest: Guest = {
    force: {
      leader: NONE,
      leaders: [],
      cu: POWERS.map((each) => (each === power ? cu : 0)),
      from: NONE,
      via: NO_WAY,
      last: NONE,
    },
    space,
    cause: 'placed',
    origin: NONE,
  }
  s.guests = [...s.guests, guest]
}
