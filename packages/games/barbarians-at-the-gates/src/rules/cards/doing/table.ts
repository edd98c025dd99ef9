/** Every operation of the cards' vocabulary, by name. */
import type { State } from '../../../state.ts'
import { type Event, goOn, type Op } from '../program.ts'
import { specialOf } from '../special/special.ts'
import {
  blocking,
  branching,
  choosing,
  discarding,
  flagging,
  modifying,
  plundering,
  rolling,
  scoring,
  takingReserve,
} from './affairs.ts'
import type { Doing } from './doing.ts'
import { attriting, controlling, fortifying } from './ground.ts'
import { flipping, invading, placingLeader, removingLeader } from './leaders.ts'
import { activating, marching, migrating, raiding, regaining, settling, usurping } from './procedures.ts'
import { placing, removing, replacing } from './units.ts'

/** A special operation has a handler of its own. */
type Table = { readonly [Name in Exclude<Op['op'], 'special'>]: Doing<Extract<Op, { op: Name }>> }

/** Words that only cards use which are written out on their own. */
const unused = { can: () => false, run: (s: State, event: Event): void => goOn(s, event) }

const table: Table = {
  place_cu: placing,
  remove_cu: removing,
  replace_cu: replacing,
  place_leader: placingLeader,
  remove_leader: removingLeader,
  flip_leader: flipping,
  place_tribe: invading,
  control: controlling,
  fort: fortifying,
  attrition_roll: attriting,
  settle: settling,
  regain: regaining,
  usurp: usurping,
  activate: activating,
  forced_march: marching,
  raid: raiding,
  migrate: migrating,
  vp: scoring,
  plunder: plundering,
  flag: flagging,
  block: blocking,
  drm: modifying,
  discard: discarding,
  take_reserve: takingReserve,
  choose: choosing(canDo),
  roll: rolling,
  if: branching(canDo),
  relocate: unused,
  siege_points: unused,
  draw: unused,
  cancel: unused,
  end_activation: unused,
}

/** The handler of an operation's own kind, which types cannot tell. */
export const doingOf = (op: Op): Doing<Op> =>
  (op.op === 'special' ? specialOf(op) : table[op.op]) as unknown as Doing<Op>

export function canDo(s: State, event: Event, op: Op): boolean {
  return doingOf(op).can(s, event, op)
}
