/** Who fights on which side of the battle that is going on. */

import { type Leader, NONE } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Force, Muster } from '../../kinds.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  cuAt,
  firstLeaderAt,
  isInside,
  nextLeader,
  type Player,
  POWERS,
  type Power,
  powerOf,
  type State,
  whereIs,
} from '../../state.ts'
import { battleWith } from './plan.ts'

export type Battle = FrameOf<'battle'>
export type Side = 'attackers' | 'defenders'
export const otherSide = (side: Side): Side => (side === 'attackers' ? 'defenders' : 'attackers')

/** The place of the innermost battle in the stack; -1: none is fought. */
export function battleAt(s: State): number {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].kind === 'battle') return i
  return -1
}

export function theBattle(s: State): Battle {
  const frame = s.stack[battleAt(s)]
  if (frame?.kind !== 'battle') throw new Error('No battle is going on.')
  return frame
}

/** Changes something about the battle that is going on. */
export function amend(s: State, change: Partial<Battle>): void {
  const at = battleAt(s)
  const frame = s.stack[at]
  if (frame?.kind === 'battle') s.stack[at] = battleWith(frame, change)
}

export const playerOfSide = (battle: Battle, side: Side): Player =>
  side === 'attackers' ? battle.attackerPlayer : battle.defenderPlayer
export const powerOfSide = (battle: Battle, side: Side): Power =>
  side === 'attackers' ? battle.attacker : battle.defender

export const sum = (cu: Muster): number => cu[0] + cu[1] + cu[2] + cu[3] + cu[4]
export const romanCu = (cu: Muster): number => cu[0] + cu[1] + cu[2]

export function attackingCu({ attackers, joined }: Battle): number[] {
  const all = joined.slice()
  for (const { cu } of attackers) for (const power of POWERS) all[power] += cu[power]
  return all
}

/** Friends of those who are attacked fight with them. */
const defends = (battle: Battle, power: Power): boolean =>
  areEnemies(power, battle.attacker) && !areEnemies(power, battle.defender)

/** BG-10.2.3-j: Allied CU may stand on both sides; those of the attackers are counted with their forces. */
export function defendingCu(s: State, battle: Battle): number[] {
  const all = attackingCu(battle)
  for (const power of POWERS) all[power] = defends(battle, power) ? cuAt(s, battle.space, power) - all[power] : 0
  return all
}

export const cuOf = (s: State, battle: Battle, side: Side): number[] =>
  side === 'attackers' ? attackingCu(battle) : defendingCu(s, battle)

const isThere = (s: State, battle: Battle, leader: Leader): boolean =>
  whereIs(s, leader) === battle.space && !isInside(s, leader)

/** Those of a force who have not been displaced. */
export const leadersOfForce = (s: State, battle: Battle, force: Force): Leader[] =>
  force.leaders.filter((leader) => isThere(s, battle, leader))

export function attackingLeaders(s: State, battle: Battle): Leader[] {
  const found: Leader[] = []
  for (const { leaders } of battle.attackers) {
    for (const leader of leaders) if (isThere(s, battle, leader)) found.push(leader)
  }
  for (const leader of battle.joinedLeaders) if (isThere(s, battle, leader)) found.push(leader)
  return found
}

function attacks({ attackers, joinedLeaders }: Battle, leader: Leader): boolean {
  for (const { leaders } of attackers) if (leaders.includes(leader)) return true
  return joinedLeaders.includes(leader)
}

export function defendingLeaders(s: State, battle: Battle): Leader[] {
  const found: Leader[] = []
  for (let leader = firstLeaderAt(s, battle.space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (!isInside(s, leader) && defends(battle, powerOf(s, leader)) && !attacks(battle, leader)) found.push(leader)
  }
  return found
}

export const leadersOn = (s: State, battle: Battle, side: Side): Leader[] =>
  side === 'attackers' ? attackingLeaders(s, battle) : defendingLeaders(s, battle)

/** BG-15.3-d BG-15.3-e: the Allied CU of a borrowed leader are Barbarian for the impulse. */
export const barbarianCu = (battle: Battle, side: Side, cu: Muster): number =>
  cu[BARBARIANS] + (side === 'attackers' && battle.attacker === BARBARIANS ? cu[ALLIED] : 0)
