/** Chapter 2.4.2.6: leaders who are displaced or gone for good, and CU that are lost. */

import type { RuleId } from '@tabularium/engine'
import type { Leader, Space, Tribe } from '../../board.ts'
import { NONE } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  ALLIED,
  addCu,
  BARBARIANS,
  type Controller,
  cuAt,
  cuOfSide,
  DISPLACED,
  faceOf,
  GONE,
  isEmperor,
  LOYALIST,
  leadersOf,
  leadersOutside,
  noteHappened,
  type Power,
  powerNames,
  powerOf,
  putLeader,
  putMarker,
  type State,
  sideOf,
  USURPER,
  whereIs,
} from '../../state.ts'
import { battleWith } from '../battle/plan.ts'
import { changeVp } from './control.ts'
import { endUsurpation } from './usurpation-end.ts'

/** CU of a power that are outside a garrison leave play. */
export function removeCu(s: State, space: Space, power: Power, cu: number, rule: RuleId, table: Table): void {
  if (cu === 0) return
  addCu(s, space, power, -cu)
  table.tell({ type: 'lose', power: powerNames[power], cu, space: s.board.spaceIds[space], rule })
}

/** BG-2.4.2.6-e BG-2.4.2.6-f BG-2.4.2.6-u: Emperors and Usurpers do not come back. */
export const isLostForGood = (s: State, leader: Leader): boolean =>
  isEmperor(s, leader) || powerOf(s, leader) === USURPER

/** BG-2.4.2.6-c: to the box of displaced leaders; or he is gone for good. */
export function displace(s: State, leader: Leader, rule: RuleId, table: Table): void {
  if (isLostForGood(s, leader)) eliminate(s, leader, rule, table)
  else leave(s, leader, DISPLACED, rule, table)
}

/** Several at once: an Emperor last, for all of them are what they were when they were lost: BG-2.4.2.6-d BG-2.4.2.6-f. */
export function displaceAll(s: State, leaders: readonly Leader[], rule: RuleId, table: Table): void {
  const emperors = leaders.filter((leader) => isEmperor(s, leader))
  const others = leaders.filter((leader) => !emperors.includes(leader))
  for (const leader of [...others, ...emperors]) displace(s, leader, rule, table)
}

/** He never comes back: BG-2.4.2.6-n. An Emperor of the Loyalist side costs a VP: BG-2.4.2.6-o BG-2.4.2.6-v. */
export function eliminate(s: State, leader: Leader, rule: RuleId, table: Table): void {
  const power = powerOf(s, leader)
  const wasEmperor = isEmperor(s, leader)
  takeAway(s, leader, rule, table)
  if (wasEmperor && sideOf(power) === LOYALIST) changeVp(s, -1, 'BG-2.4.2.6-o', table)
  if (power !== USURPER) return
  noteHappened(s, 'usurper-leader-eliminated')
  if (wasEmperor) lostUsurperEmperor(s, table)
}

/** BG-2.4.2.6-w: gone for good, and nothing else comes of it. */
export function takeAway(s: State, leader: Leader, rule: RuleId, table: Table): void {
  leave(s, leader, GONE, rule, table)
  if (s.usurpator === leader) s.usurpator = NONE
}

function leave(s: State, leader: Leader, to: Space, rule: RuleId, table: Table): void {
  const from = whereIs(s, leader)
  putLeader(s, leader, to)
  if (from < 0) return
  const { name } = faceOf(s, leader)
  table.tell({ type: 'displaced', leader: name, space: s.board.spaceIds[from], forGood: to === GONE, rule })
}

/** BG-2.4.2.6-p BG-2.4.2.6-s BG-17.2.3.2-a BG-17.2.3.2-d BG-17.2.3.2-f: the last Emperor of the Usurpers, but not in the Reinforcement Phase. */
function lostUsurperEmperor(s: State, table: Table): void {
  if (s.phase === 'reinforcement') return
  if (leadersOf(s, USURPER).some((leader) => isEmperor(s, leader))) return
  // BG-2.4.2.6-z: a battle is fought to the end of its retreats first.
  const at = s.stack.findLastIndex((frame) => frame.kind === 'battle')
  const battle = s.stack[at]
  if (battle?.kind === 'battle' && isBeforeAftermath(battle.step))
    s.stack[at] = battleWith(battle, { endsUsurpation: true })
  else endUsurpation(s, true, 'BG-17.2.3.2-a', table)
}

/** BG-2.4.2.6-z: the retreats of a battle are still to be made. */
export const isBeforeAftermath = (step: string): boolean => step !== 'end' && step !== 'over'

/** CU that a leader counts as his own; BG-15.3-e: a borrowed one has Allied CU. */
export function ownCu(s: State, leader: Leader, space: Space): number {
  const own = cuOfSide(s, space, sideOf(powerOf(s, leader)))
  return s.borrowed === leader ? own + cuAt(s, space, ALLIED) : own
}

/** BG-2.4.2.6-g to BG-2.4.2.6-i, BG-18.0-g: the leaders of a side who have lost their last CU in a space. */
export function bereave(s: State, space: Space, side: Controller, rule: RuleId, table: Table): void {
  const lost = leadersOutside(s, space, side).filter((leader) => ownCu(s, leader, space) === 0)
  displaceAll(s, lost, rule, table)
}

/** BG-10.4.5-c BG-10.4.5-d BG-10.4.3-e BG-15.1-v BG-16.1.2-b: a tribe is gone, its marker and its leader, wherever he is; its CU stay. */
export function eliminateTribe(s: State, tribe: Tribe, rule: RuleId, table: Table): void {
  const { id, leader } = s.board.tribes[tribe]
  putMarker(s, tribe, GONE)
  table.tell({ type: 'tribe', tribe: id, space: null, rule })
  if (whereIs(s, leader) !== GONE) leave(s, leader, GONE, rule, table)
}

/** Of the powers in a space, those that fight with a besieging power: BG-2.2.1-g, and BG-15.3-e for a borrowed leader. */
export function powersWith(s: State, space: Space, power: Power): Power[] {
  if (sideOf(power) === LOYALIST) return [0, 1]
  const isBorrowed = power === BARBARIANS && s.borrowed !== NONE && whereIs(s, s.borrowed) === space
  return isBorrowed ? [BARBARIANS, ALLIED] : [power]
}
