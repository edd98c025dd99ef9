/** Units that a card puts elsewhere: no movement, no AP, no reaction. */
import type { Leader, Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Muster } from '../../../kinds.ts'
import {
  addCu,
  faceOf,
  GARRISONS,
  insideAt,
  POWERS,
  type Power,
  powerNames,
  powerOf,
  putLeader,
  type State,
  setInside,
} from '../../../state.ts'
import { EVENT } from '../doing/effects.ts'

export function relocate(
  s: State,
  from: Space,
  to: Space,
  leaders: readonly Leader[],
  cu: Muster,
  table: Table,
  { fromInside = false } = {},
): void {
  for (const power of POWERS) {
    const number = cu[power] ?? 0
    const along = leaders.filter((leader) => powerOf(s, leader) === power)
    if (number === 0 && along.length === 0) continue
    take(s, from, power, number, fromInside)
    addCu(s, to, power, number)
    for (const leader of along) putLeader(s, leader, to)
    const names = along.map((leader) => faceOf(s, leader).name)
    const [start, end] = [s.board.spaceIds[from], s.board.spaceIds[to]]
    table.tell({
      type: 'relocate',
      power: powerNames[power],
      leaders: names,
      cu: number,
      from: start,
      to: end,
      rule: EVENT,
    })
  }
}

function take(s: State, from: Space, power: Power, number: number, fromInside: boolean): void {
  const garrison = GARRISONS.find((one) => one === power)
  if (fromInside && garrison !== undefined) setInside(s, from, garrison, insideAt(s, from, garrison) - number)
  else addCu(s, from, power, -number)
}
