/** BG-9.0-ae: where an event may place CU, leaders and Tribal Markers. */
import { type Leader, NONE, type Space, type Tribe } from '../../../board.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  BYZANTINE,
  besiegerOf,
  controlOf,
  firstLeaderAt,
  garrisonAt,
  isAllied,
  isBesieged,
  isFortified,
  isOpenAndFree,
  LOYALIST,
  leadersAt,
  markerAt,
  nextLeader,
  nextTribe,
  OFF,
  type Power,
  powersAt,
  type State,
  sideBitsOf,
  sideOf,
  sideOfLeader,
  tribeAt,
  tribeOf,
  tribesAt,
} from '../../../state.ts'

const powerOfTribe = (s: State, tribe: Tribe): Power => (isAllied(s, tribe) ? ALLIED : BARBARIANS)

/** BG-9.0-g: this power besieges the space, whose garrison may be of another. */
function isBesiegedBy(s: State, space: Space, power: Power): boolean {
  const besieger = besiegerOf(s, space)
  return besieger !== undefined && sideOf(besieger) === sideOf(power)
}

/** BG-9.0-a BG-9.0-e BG-9.0-f BG-9.0-n BG-9.0-ag: CU of a power may be placed there. */
export function mayPlaceCu(s: State, space: Space, power: Power): boolean {
  // BG-2.3.4-i BG-2.3.4-y
  if (space === s.board.furtherEast) return true
  // BG-2.3.4-g BG-2.3.4-ad
  if (space === s.board.easternEmpire && power !== BYZANTINE) return false
  const side = sideOf(power)
  if ((powersAt(s, space) & ~sideBitsOf(power)) !== 0) return false
  const isBesieger = isBesiegedBy(s, space, power)
  // BG-13.3-a: nothing comes into a besieged space.
  if (isBesieged(s, space) && !isBesieger) return false
  const controller = controlOf(s, space)
  if (isBesieger) return true
  if (hasOtherLeader(s, space, power) || garrisonOfOthers(s, space, power)) return false
  for (let tribe = tribeAt(s, space); tribe !== NONE; tribe = nextTribe(s, tribe)) {
    if (powerOfTribe(s, tribe) !== side) return false
  }
  if (isFortified(s, space) && controller !== side) return false
  if (side === LOYALIST && controller === ALLIED) return false
  // Whoever leads there is of this side: another would have kept them away.
  return firstLeaderAt(s, space) !== NONE || !areEnemies(controller, power)
}

function hasOtherLeader(s: State, space: Space, power: Power): boolean {
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (sideOfLeader(s, leader) !== sideOf(power)) return true
  }
  return false
}

const garrisonOfOthers = (s: State, space: Space, power: Power): boolean =>
  !isOpenAndFree(s, space) && garrisonAt(s, space) > 0 && controlOf(s, space) !== sideOf(power)

/** The tribe has not been in play. */
export const isNew = (s: State, tribe: Tribe): boolean => markerAt(s, tribe) === OFF

/** BG-9.0-c: a leader of a tribe, too, may not come to another tribe. */
export function mayPlaceLeader(s: State, space: Space, leader: Leader, power: Power): boolean {
  if (!mayPlaceCu(s, space, power)) return false
  const tribe = tribeOf(s, leader)
  if (tribe === NONE || space === s.board.furtherEast) return true
  const others = [...tribesAt(s, space), ...leadersAt(s, space).map((one) => tribeOf(s, one))]
  return others.every((one) => one === tribe || one === NONE)
}
