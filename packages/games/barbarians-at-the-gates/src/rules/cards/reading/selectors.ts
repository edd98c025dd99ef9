/** Which spaces, leaders and tribes a card means. */
import { type Leader, NONE, type Space, type Tribe } from '../../../board.ts'
import type { LeaderSelector, SpaceSelector, TribeSelector } from '../../../edition/schema.ts'
import {
  ALLIED,
  allCuAt,
  areEnemies,
  BARBARIANS,
  BORDER,
  BYZANTINE,
  besiegerOf,
  CITY,
  COLONIA,
  CULTIVATED,
  controlOf,
  cuAt,
  faceOf,
  fortAt,
  hasWonBattle,
  insideAt,
  isAllied,
  isBesieged,
  isEmperor,
  isFortified,
  isInPlay,
  isInside,
  isOnMap,
  isZone,
  LOYALIST,
  leadersAt,
  markerAt,
  NO_FORT,
  POWERS,
  type Power,
  powerNames,
  powerOf,
  type State,
  sideOf,
  TRANSIT,
  tribeOf,
  whereIs,
} from '../../../state.ts'

type PowerName = (typeof powerNames)[number]
type SpaceType = NonNullable<SpaceSelector['type']>[number]

export const powerCalled = (name: PowerName): Power => POWERS[powerNames.indexOf(name)]

/** How a selector is read. */
export interface Reading {
  /** Whose placing or building it is: for "another power". */
  readonly power: Power
  /** Only the power that is named: otherwise a Byzantine leader counts as a Loyalist, BG-2.2.1-g. */
  readonly isStrict: boolean
}

export const READ_LOYALIST: Reading = { power: LOYALIST, isStrict: false }

/** CU of a power in a space, in its garrison too. */
export const everyCu = (s: State, space: Space, power: Power): number => {
  const outside = cuAt(s, space, power)
  return power === BARBARIANS || power === ALLIED ? outside : outside + insideAt(s, space, power)
}

const SEAS = { 'oceanus-atlanticus': 1, 'mare-nostrum': 2 } as const

function isOfType(s: State, space: Space, type: SpaceType): boolean {
  const kind = s.board.kind[space]
  switch (type) {
    case 'capital':
      return s.board.isCapital[space]
    case 'walled':
      return kind === CITY
    case 'cultivated':
      return kind === CULTIVATED
    case 'border':
      return kind === BORDER
    case 'transit':
      return kind === TRANSIT
  }
}

function hasFort(s: State, space: Space, fort: NonNullable<SpaceSelector['fort']>): boolean {
  const there = fortAt(s, space)
  if (fort === 'none') return there === NO_FORT
  if (fort === 'any') return there !== NO_FORT
  return (there === COLONIA) === (fort === 'colonia') && there !== NO_FORT
}

/** Other powers than this one in a space: leaders, CU, Tribal Markers. BG-9.0-b: Byzantine beside Loyalist is none. */
export function hasOtherPower(s: State, space: Space, power: Power): boolean {
  const side = sideOf(power)
  const isOther = (one: Power) => sideOf(one) !== side
  return (
    POWERS.some((one) => isOther(one) && everyCu(s, space, one) > 0) ||
    s.board.everyLeader.some((leader) => whereIs(s, leader) === space && isOther(powerOf(s, leader))) ||
    s.board.everyTribe.some(
      (tribe) => markerAt(s, tribe) === space && isOther(isAllied(s, tribe) ? ALLIED : BARBARIANS),
    )
  )
}

/** BG-15.1-g: in Britanniae only if both Capitals there are Loyalist. */
export function isOpenForSettling(s: State, space: Space): boolean {
  const { isInBritanniae, everySpace, isCapital } = s.board
  if (!isInBritanniae[space]) return true
  return everySpace.every((each) => !(isInBritanniae[each] && isCapital[each]) || controlOf(s, each) === LOYALIST)
}

/** Each member of a selector that is there must hold. */
const holds = <T>(member: T | undefined, test: (member: T) => boolean): boolean => member === undefined || test(member)

/** What the space itself is. */
function isPlace(s: State, sel: SpaceSelector, space: Space): boolean {
  const { board } = s
  const province = board.provinces[board.provinceOf[space]]
  return (
    holds(sel.ids, (ids) => ids.includes(board.spaceIds[space])) &&
    holds(sel.not_ids, (ids) => !ids.includes(board.spaceIds[space])) &&
    holds(sel.province, (ids) => province !== undefined && ids.includes(province.id)) &&
    holds(sel.group, (groups) => groups.some((group) => group === province?.group)) &&
    holds(sel.type, (types) => types.some((type) => isOfType(s, space, type))) &&
    holds(sel.not_type, (types) => !types.some((type) => isOfType(s, space, type))) &&
    holds(sel.port, (sea) => (board.seas[space] & (sea === true ? 3 : SEAS[sea])) !== 0)
  )
}

/** What is on it. */
function holdsWhat(s: State, sel: SpaceSelector, space: Space, reading: Reading): boolean {
  const isEnemyThere = () => POWERS.some((power) => areEnemies(power, reading.power) && everyCu(s, space, power) > 0)
  return (
    holds(sel.control, (names) => names.some((name) => powerCalled(name) === controlOf(s, space))) &&
    holds(sel.fort, (fort) => hasFort(s, space, fort)) &&
    holds(sel.fortified, (isSo) => isFortified(s, space) === isSo) &&
    holds(sel.unbesieged, (isSo) => isBesieged(s, space) !== isSo) &&
    holds(sel.no_cu, (isSo) => (allCuAt(s, space) === 0) === isSo) &&
    holds(sel.no_leader, (isSo) => (leadersAt(s, space).length === 0) === isSo) &&
    holds(sel.unled, (isSo) => (leadersAt(s, space).length === 0) === isSo) &&
    holds(sel.no_enemy_cu, (isSo) => !isEnemyThere() === isSo) &&
    holds(sel.no_other_power, (isSo) => !hasOtherPower(s, space, reading.power) === isSo) &&
    holds(sel.cu, (names) => {
      const least = sel.cu_min ?? 1
      return names.reduce((sum, name) => sum + everyCu(s, space, powerCalled(name)), 0) >= least
    }) &&
    holds(sel.emperor, (isSo) => leadersAt(s, space).some((leader) => isEmperor(s, leader)) === isSo)
  )
}

/** What it has to do with leaders, tribes and other spaces. */
function isRelated(s: State, sel: SpaceSelector, space: Space, reading: Reading): boolean {
  return (
    holds(sel.with_leader, (who) =>
      s.board.everyLeader.some((leader) => whereIs(s, leader) === space && isLeader(s, who, leader, reading)),
    ) &&
    holds(sel.with_tribe, (which) => s.board.everyTribe.some((tribe) => isTribeAt(s, which, tribe, space))) &&
    holds(sel.adjacent_to, (other) => s.board.near[space].some((near) => isSpace(s, other, near, reading))) &&
    holds(sel.not, (other) => !isSpace(s, other, space, reading)) &&
    holds(sel.any_of, (others) => others.some((other) => isSpace(s, other, space, reading))) &&
    holds(sel.britanniae_rule, () => isOpenForSettling(s, space))
  )
}

/** BG-2.3.4-ad: a Land Zone is meant only if it is named, or if the one is meant who stands there. */
const mayBeZone = (sel: SpaceSelector): boolean =>
  sel.ids !== undefined ||
  sel.with_leader !== undefined ||
  sel.with_tribe !== undefined ||
  (sel.any_of ?? []).some(mayBeZone)

export function isSpace(s: State, sel: SpaceSelector, space: Space, reading: Reading): boolean {
  if (sel.first_of !== undefined) return spacesMeant(s, sel, reading).includes(space)
  if (isZone(s, space) && !mayBeZone(sel)) return false
  return isPlace(s, sel, space) && holdsWhat(s, sel, space, reading) && isRelated(s, sel, space, reading)
}

export function spacesMeant(s: State, sel: SpaceSelector, reading: Reading): Space[] {
  const { first_of, ...others } = sel
  if (first_of === undefined) return s.board.everySpace.filter((space) => isSpace(s, sel, space, reading))
  for (const first of first_of) {
    const meant = spacesMeant(s, { ...others, ...first }, reading)
    if (meant.length > 0) return meant
  }
  return []
}

/** Whether any space is meant that passes a test; the first one will do. */
export function isAnyMeant(s: State, sel: SpaceSelector, reading: Reading, test: (space: Space) => boolean): boolean {
  if (sel.first_of !== undefined) return spacesMeant(s, sel, reading).some(test)
  return s.board.everySpace.some((space) => isSpace(s, sel, space, reading) && test(space))
}

/** BG-5.7-g: he is in the garrison; the besieger is not besieged. */
export const isBesiegedLeader = (s: State, leader: Leader): boolean =>
  isOnMap(s, leader) &&
  isBesieged(s, whereIs(s, leader)) &&
  (isInside(s, leader) || sideOf(powerOf(s, leader)) === controlOf(s, whereIs(s, leader)))

const isBesieging = (s: State, leader: Leader): boolean => {
  const besieger = besiegerOf(s, whereIs(s, leader))
  return besieger !== undefined && sideOf(besieger) === sideOf(powerOf(s, leader)) && !isBesiegedLeader(s, leader)
}

function isOfPower(s: State, leader: Leader, names: readonly PowerName[], isStrict: boolean): boolean {
  const power = powerOf(s, leader)
  return names.some((name) => name === powerNames[power] || (!isStrict && name === 'loyalist' && power === BYZANTINE))
}

const companionsOf = (s: State, leader: Leader): readonly Leader[] => leadersAt(s, whereIs(s, leader))

/** Only leaders on the map are meant. */
export function isLeader(s: State, sel: LeaderSelector, leader: Leader, reading: Reading): boolean {
  if (!isOnMap(s, leader)) return false
  const at = whereIs(s, leader)
  const province = s.board.provinces[s.board.provinceOf[at]]
  const tribe = tribeOf(s, leader)
  return (
    holds(sel.id, (ids) => ids.includes(faceOf(s, leader).id)) &&
    holds(sel.power, (names) => isOfPower(s, leader, names, reading.isStrict)) &&
    holds(sel.emperor, (isSo) => isEmperor(s, leader) === isSo) &&
    holds(sel.tribe, (ids) => tribe !== NONE && ids.includes(s.board.tribes[tribe].id)) &&
    holds(sel.group, (groups) => groups.some((group) => group === province?.group)) &&
    holds(sel.province, (ids) => province !== undefined && ids.includes(province.id)) &&
    holds(sel.unbesieged, (isSo) => isBesiegedLeader(s, leader) !== isSo) &&
    holds(sel.not_besieging, (isSo) => isBesieging(s, leader) !== isSo) &&
    holds(sel.not_with_emperor, (isSo) => !companionsOf(s, leader).some((one) => isEmperor(s, one)) === isSo) &&
    holds(sel.own_control, (isSo) => (controlOf(s, at) === sideOf(powerOf(s, leader))) === isSo) &&
    holds(sel.min_cu, (least) => everyCu(s, at, powerOf(s, leader)) >= least) &&
    holds(sel.won_battle_this_turn, (isSo) => hasWonBattle(s, leader) === isSo) &&
    holds(sel.initiative, (rating) => faceOf(s, leader).initiative === rating)
  )
}

export const leadersMeant = (s: State, sel: LeaderSelector, reading: Reading): Leader[] =>
  s.board.everyLeader.filter((leader) => isLeader(s, sel, leader, reading))

export function isTribe(s: State, sel: TribeSelector, tribe: Tribe): boolean {
  if (!isInPlay(s, tribe)) return false
  const { id, canBeAllied } = s.board.tribes[tribe]
  return (
    holds(sel.id, (ids) => ids.includes(id)) &&
    holds(sel.side, (side) => isAllied(s, tribe) === (side === 'allied')) &&
    holds(sel.can_be_allied, (isSo) => canBeAllied === isSo) &&
    holds(sel.unbesieged, (isSo) => isBesieged(s, markerAt(s, tribe)) !== isSo) &&
    holds(sel.marker_in, (where) => isSpace(s, where, markerAt(s, tribe), READ_LOYALIST))
  )
}

export const tribesMeant = (s: State, sel: TribeSelector): Tribe[] =>
  s.board.everyTribe.filter((tribe) => isTribe(s, sel, tribe))

/** Its marker or its leader is there; if it says unbesieged, that one is. */
function isTribeAt(s: State, sel: TribeSelector, tribe: Tribe, space: Space): boolean {
  const { unbesieged, ...others } = sel
  if (!isTribe(s, others, tribe)) return false
  const { leader } = s.board.tribes[tribe]
  const isMarkerThere = markerAt(s, tribe) === space && holds(unbesieged, (isSo) => isBesieged(s, space) !== isSo)
  const isLeaderThere =
    whereIs(s, leader) === space && holds(unbesieged, (isSo) => isBesiegedLeader(s, leader) !== isSo)
  return isMarkerThere || isLeaderThere
}
