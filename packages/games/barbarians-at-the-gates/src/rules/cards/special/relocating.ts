/** Units that a card puts elsewhere: no movement, no AP, no reaction. */
import type { Leader, Space } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Muster } from '../../../kinds.ts'
import { addCu, faceOf, GARRISONS, insideAt, POWERS, putLeader, type State, setInside } from '../../../state.ts'
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
    if (number === 0) continue
    const garrison = GARRISONS.find((one) => one === power)
    if (fromInside && garrison !== undefined) setInside(s, from, garrison, insideAt(s, from, garrison) - number)
    else addCu(s, from, power, -number)
    addCu(s, to, power, number)
  }
  for (const leader of leaders) putLeader(s, leader, to)
  table.tell({
    type: 'relocate',
    from: s.board.spaceIds[from],
    to: s.board.spaceIds[to],
    cu: cu.reduce((sum, each) => sum + each, 0),
    leaders: leaders.map((leader) => faceOf(s, leader).name),
    rule: EVENT,
  })
}
