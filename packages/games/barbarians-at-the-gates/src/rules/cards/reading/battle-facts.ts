/** The battle that a card is about, as the player of the card sees it. */

import { type Leader, NONE } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import type { Force } from '../../../kinds.ts'
import { musterOf, NO_CU } from '../../../musters.ts'
import {
  BYZANTINE,
  cuAt,
  isAllied,
  isEmperor,
  isInPlay,
  isRomanPower,
  LOYALIST,
  leadersOutside,
  markerAt,
  type Player,
  POWERS,
  type Power,
  powerOf,
  type State,
  sideOf,
  tribesAt,
} from '../../../state.ts'
import { battleWith } from '../../battle/plan.ts'

export type Battle = FrameOf<'battle'>
export type BattleSide = 'attackers' | 'defenders'

export const otherSide = (side: BattleSide): BattleSide => (side === 'attackers' ? 'defenders' : 'attackers')

/** The place of the innermost battle on the stack; -1: there is none. */
function placeOfBattle(s: State): number {
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].kind === 'battle') return i
  return -1
}

export function battleOf(s: State): Battle | undefined {
  const frame = s.stack[placeOfBattle(s)]
  return frame?.kind === 'battle' ? frame : undefined
}

/** The battle is another one from now on. */
export function changeBattle(s: State, change: Partial<Omit<Battle, 'kind'>>): void {
  const at = placeOfBattle(s)
  const frame = s.stack[at]
  if (frame?.kind === 'battle') s.stack[at] = battleWith(frame, change)
}

/** BG-10.2.3-u: the side that a player decides for. */
export const sideOfPlayer = (battle: Battle, player: Player): BattleSide =>
  battle.attackerPlayer === player ? 'attackers' : 'defenders'

export const playerOfSide = (battle: Battle, side: BattleSide): Player =>
  side === 'attackers' ? battle.attackerPlayer : battle.defenderPlayer

export const commanderOf = (battle: Battle, side: BattleSide): Leader =>
  side === 'attackers' ? battle.attackerCommander : battle.defenderCommander

const together = (forces: readonly Force[], others: readonly number[]): number[] => {
  const all = others.slice()
  for (const { cu } of forces) for (const power of POWERS) all[power] += cu[power]
  return all
}

const isRolled = ({ attackingCu, defendingCu }: Battle): boolean =>
  attackingCu.some((cu) => cu > 0) || defendingCu.some((cu) => cu > 0)

/** BG-12.2.4-c: the CU of a side by power: as they were at the roll, or before it as they are now. */
export function cuOf(s: State, battle: Battle, side: BattleSide): readonly number[] {
  if (isRolled(battle)) return side === 'attackers' ? battle.attackingCu : battle.defendingCu
  if (side === 'attackers') return together(battle.attackers, battle.joined)
  const isFoe = (power: Power) => sideOf(power) === sideOf(battle.defender)
  // Interceptors may be of a friendly power.
  const friends = together(battle.interceptors, NO_CU)
  return musterOf((power) => (isFoe(power) ? cuAt(s, battle.space, power) : friends[power]))
}

export function allOf(muster: readonly number[]): number {
  let sum = 0
  for (const cu of muster) sum += cu
  return sum
}
export function romansOf(muster: readonly number[]): number {
  let sum = 0
  for (const power of POWERS) if (isRomanPower(power)) sum += muster[power] ?? 0
  return sum
}

function addLeaders(all: Leader[], leaders: readonly Leader[]): void {
  for (const leader of leaders) if (leader !== NONE && !all.includes(leader)) all.push(leader)
}

/** The leaders of a side who take part, also those who have retreated since. */
export function leadersOfSide(s: State, battle: Battle, side: BattleSide): readonly Leader[] {
  const all: Leader[] = []
  if (side === 'attackers') {
    for (const { leaders } of battle.attackers) addLeaders(all, leaders)
    addLeaders(all, battle.joinedLeaders)
    return all
  }
  addLeaders(all, leadersOutside(s, battle.space, sideOf(battle.defender)))
  addLeaders(all, battle.defendingLeaders)
  for (const { leaders } of battle.interceptors) addLeaders(all, leaders)
  addLeaders(all, [battle.defenderCommander])
  return all
}

export const hasEmperor = (s: State, battle: Battle, side: BattleSide): boolean =>
  leadersOfSide(s, battle, side).some((leader) => isEmperor(s, leader))

/** BG-12.3-a to BG-12.3-h: who has won. */
export function attackersWin(battle: Battle): boolean {
  const { attackersScored, defendersScored } = battle
  if (attackersScored !== defendersScored) return attackersScored > defendersScored
  // Each of the four cases of a tie comes to this.
  return romansOf(battle.defendingCu) === 0
}

export const hasWon = (battle: Battle, side: BattleSide): boolean => attackersWin(battle) === (side === 'attackers')

/** A Tribal Marker on its Barbarian side is in the space. */
export const holdsBarbarianMarker = (s: State, { space }: Battle): boolean =>
  tribesAt(s, space).some((tribe) => isInPlay(s, tribe) && markerAt(s, tribe) === space && !isAllied(s, tribe))

/** BG-2.2.1-g: for battles a Byzantine is a Loyalist. */
export const countsAs = (s: State, leader: Leader, power: Power): boolean =>
  leader !== NONE && (powerOf(s, leader) === power || (power === LOYALIST && powerOf(s, leader) === BYZANTINE))
