/** Forces on the board: CU and leaders that go together. */
import { type Leader, NONE, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Force, Muster } from '../../kinds.ts'
import { musterOf } from '../../musters.ts'
import {
  BARBARIANS,
  cuAt,
  faceOf,
  type Guest,
  moveCu,
  POWERS,
  type Power,
  powerNames,
  powerOf,
  putLeader,
  type State,
  type Via,
  viaNames,
  whereIs,
} from '../../state.ts'
import { type Mover, totalOf } from '../map/entering.ts'

/** Raiders and migrating tribes without a leader are Barbarians. */
export const powerOfForce = (s: State, { leader }: Pick<Force, 'leader'>): Power =>
  leader === NONE ? BARBARIANS : powerOf(s, leader)

export const moverOf = (s: State, force: Pick<Force, 'leader' | 'leaders' | 'cu'>): Mover => ({
  power: powerOfForce(s, force),
  leader: force.leader,
  leaders: force.leaders,
  cu: force.cu,
})

/** An activated leader's, as he stands. */
export const forceOf = (activation: FrameOf<'activation'>): Force => ({
  leader: activation.leader,
  leaders: [activation.leader, ...activation.with],
  cu: activation.cu,
  from: activation.from,
  via: activation.via,
  last: activation.last,
})

/** Their counters go from one space to another. */
export function carry(s: State, leaders: readonly Leader[], cu: Muster, from: Space, to: Space): void {
  for (const power of POWERS) moveCu(s, from, to, power, cu[power])
  for (const leader of leaders) putLeader(s, leader, to)
}

interface Going {
  readonly leader: Leader
  readonly power: Power
  readonly cu: Muster
  readonly from: Space
  readonly to: Space
  readonly via: Via
}

export function tellMove(s: State, { leader, power, cu, from, to, via }: Going, table: Table): void {
  if (!table.listens) return
  table.tell({
    type: 'move',
    leader: leader === NONE ? null : faceOf(s, leader).name,
    power: powerNames[power],
    cu: totalOf(cu),
    from: s.board.spaceIds[from],
    to: s.board.spaceIds[to],
    via: viaNames[via],
  })
}

/** No more than are left in the space: something else may have taken some. */
export const stillAt = (s: State, cu: Muster, space: Space): Muster =>
  musterOf((power) => Math.min(cu[power], cuAt(s, space, power)))

/** The leaders of a list who are in that space. */
export const thoseAt = (s: State, leaders: readonly Leader[], space: Space): Leader[] =>
  leaders.filter((leader) => whereIs(s, leader) === space)

/** BG-9.0-w */
export function noteForce(s: State, force: Force, space: Space, cause: Guest['cause'], origin: Space): void {
  s.guests = [...s.guests, { force, space, cause, origin }]
}
