/** Chapter 9: who may rest in a space together. */
import type { RuleId } from '@tabularium/engine'
import type { Leader, Space, Tribe } from '../../board.ts'
import { NONE } from '../../board.ts'
import type { Muster } from '../../kinds.ts'
import {
  ALLIED,
  ANYBODY,
  areEnemies,
  BARBARIANS,
  BYZANTINE,
  besiegerOf,
  bitOf,
  type Controller,
  controlOf,
  cuOfSide,
  firstBroken,
  firstLeaderAt,
  isAllied,
  isBesieged,
  isCity,
  isFortified,
  isInside,
  LOYALIST,
  leadersAt,
  moveCu,
  nextLeader,
  POWERS,
  type Powers,
  powersAt,
  putLeader,
  type State,
  sideOf,
  sideOfLeader,
  trialOf,
  tribeAt,
  tribeOf,
  tribesAt,
  USURPER,
} from '../../state.ts'

const SIDES: readonly Controller[] = [LOYALIST, USURPER, BARBARIANS, ALLIED]

/** Of a besieged space the marker is inside with the garrison. */
const markersOutside = (s: State, space: Space): readonly Tribe[] => (isBesieged(s, space) ? [] : tribesAt(s, space))

/** Byzantines count with the Loyalists: BG-2.2.1-g. */
const sidesOf = (powers: Powers): Powers =>
  (powers & bitOf(BYZANTINE)) === 0 ? powers : (powers & ~bitOf(BYZANTINE)) | bitOf(LOYALIST)

/** The sides that have leaders outside a garrison here. */
function sidesOfLeaders(s: State, space: Space): Powers {
  let sides = 0
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (!isInside(s, leader)) sides |= bitOf(sideOfLeader(s, leader))
  }
  return sides
}

/** BG-9.0-t: the sides that have leaders or CU outside a garrison here. */
const sidesOfUnits = (s: State, space: Space): Powers => sidesOf(powersAt(s, space)) | sidesOfLeaders(s, space)

/** The side whose Tribal Marker is here, outside a siege: it does not move. */
export function markedSide(s: State, space: Space): Controller | undefined {
  const tribe = tribeAt(s, space)
  if (tribe === NONE || isBesieged(s, space)) return undefined
  return isAllied(s, tribe) ? ALLIED : BARBARIANS
}

function sideBitsAt(s: State, space: Space): Powers {
  const marked = markedSide(s, space)
  return sidesOfUnits(s, space) | (marked === undefined ? 0 : bitOf(marked))
}

/** BG-9.0-b BG-9.0-t: the sides that have anything outside a garrison here. */
export function sidesAt(s: State, space: Space): Controller[] {
  const bits = sideBitsAt(s, space)
  return SIDES.filter((side) => (bits & bitOf(side)) !== 0)
}

/** BG-9.0-c BG-9.0-d: of several tribes with a leader or their marker outside a garrison here, those without the marker. */
export function tribesTooMany(s: State, space: Space): Tribe[] {
  const markers = markersOutside(s, space)
  const tribes = new Set(markers)
  for (const leader of leadersAt(s, space)) {
    if (!isInside(s, leader) && tribeOf(s, leader) !== NONE) tribes.add(tribeOf(s, leader))
  }
  return tribes.size > 1 ? [...tribes].filter((tribe) => !markers.includes(tribe)) : []
}

/** Several pieces of tribes, as far as a quick look tells. */
function mayBeTooMany(s: State, space: Space): boolean {
  const first = firstLeaderAt(s, space)
  return first !== NONE && (nextLeader(s, first) !== NONE || tribeAt(s, space) !== NONE)
}

const isBesieging = (s: State, space: Space, side: Controller): boolean => {
  const besieger = besiegerOf(s, space)
  return besieger !== undefined && sideOf(besieger) === side
}

/** BG-9.0-n BG-9.0-s: CU without a leader in an enemy's space; BG-9.0-r BG-13.4-e: unless they hold a siege. */
export function isUnled(s: State, space: Space, side: Controller): boolean {
  if (cuOfSide(s, space, side) === 0 || !areEnemies(side, controlOf(s, space))) return false
  return !isBesieging(s, space, side) && (sidesOfLeaders(s, space) & bitOf(side)) === 0
}

/** Nobody is there, or CU of the controller alone. */
function isQuiet(s: State, space: Space): boolean {
  if (firstLeaderAt(s, space) !== NONE) return false
  const powers = powersAt(s, space)
  return powers === 0 || (sidesOf(powers) === bitOf(controlOf(s, space)) && tribeAt(s, space) === NONE)
}

/** The clause that is broken in a space; undefined: none is. BG-9.0-au BG-2.3.4-i BG-2.3.4-y: Further East has none. */
export function violationAt(s: State, space: Space): RuleId | undefined {
  if (isQuiet(s, space) || space === s.board.furtherEast) return undefined
  const sides = sideBitsAt(s, space)
  if (sides === 0) return undefined
  if ((sides & (sides - 1)) !== 0) return 'BG-9.0-a'
  if (mayBeTooMany(s, space) && tribesTooMany(s, space).length > 0) return 'BG-9.0-c'
  const holder = controlOf(s, space)
  if (sides === bitOf(holder) || sidesOfUnits(s, space) === 0) return undefined
  const [side] = sidesAt(s, space)
  // BG-9.0-g
  if (isFortified(s, space) && !isBesieging(s, space, side)) return isCity(s, space) ? 'BG-9.0-e' : 'BG-9.0-f'
  if (side === LOYALIST && holder === ALLIED) return 'BG-9.0-ag'
  return isUnled(s, space, side) ? 'BG-9.0-n' : undefined
}

const isBroken = (s: State, space: Space): boolean => violationAt(s, space) !== undefined

/** The first space where anything is broken; NONE. Where no unit is, nothing ever is. */
export const brokenSpace = (s: State): Space => firstBroken(s, ANYBODY, isBroken)

/** Whether there is anything to mend: something is broken, or somebody is to be given back first. */
export const isAnyBroken = (s: State): boolean => s.borrowed !== NONE || brokenSpace(s) !== NONE

/** Leaders and CU that are outside go from one space to another. */
export function shift(s: State, leaders: readonly Leader[], cu: Muster, from: Space, to: Space): void {
  for (const power of POWERS) moveCu(s, from, to, power, cu[power])
  for (const leader of leaders) putLeader(s, leader, to)
}

/** What would be broken with them in a space. */
export function violationWith(
  s: State,
  leaders: readonly Leader[],
  cu: Muster,
  from: Space,
  to: Space,
): RuleId | undefined {
  const after = trialOf(s)
  shift(after, leaders, cu, from, to)
  return violationAt(after, to)
}

/** Whether they may rest there: nothing is broken that was not broken before. */
export function fits(s: State, leaders: readonly Leader[], cu: Muster, from: Space, to: Space): boolean {
  const broken = violationWith(s, leaders, cu, from, to)
  return broken === undefined || broken === violationAt(s, to)
}
