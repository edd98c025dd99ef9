/** Chapter 9.4: peoples, their units and their status. */
import type { RuleId } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import { isInEmpire, isLand, NOBODY, type People, type Piece, type Place } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  BARBARIAN,
  CLIENT,
  campOf,
  capitalOf,
  FOEDERATI,
  firstUnitAt,
  hasEnemyUnit,
  hasUnits,
  isInPlay,
  isMajorPeople,
  kin,
  kingOf,
  LOST,
  lastFall,
  OFF,
  PEACE,
  put,
  REGNUM,
  REVOLT,
  ROMAN,
  type State,
  setCapital,
  setKing,
  setWeak,
  statusOfPeople,
  WAR,
  whereIs,
} from '../../state.ts'
import { bloc, headOf } from '../peoples/alliance.ts'
import { bringHome, federationBan, makePeace, setStatus } from '../peoples/status.ts'
import { place } from '../pieces.ts'
import { killLeader } from '../politics/death.ts'
import { arrive, formerCamp, nearest, settle } from './placing.ts'
import { homesOf } from './recovery.ts'

const lostUnits = (s: State, people: People): Piece[] =>
  s.board.peoples[people].units.filter((unit) => whereIs(s, unit) === LOST)

const isNamed = (s: State, people: People, ...ids: readonly string[]): boolean =>
  ids.includes(s.board.peoples[people].id)

/**
 * UR-9.4-ah UR-9.4-ag: a people with its allies that has lost its last unit; Hunni and their subjects each by themselves.
 * UR-9.4-ae: of a Regnum the allies do not count.
 */
function isFallen(s: State, people: People): boolean {
  const all = kin(s, people)
  return all.some((each) => lostUnits(s, each).length > 0) && !all.some((each) => hasUnits(s, each))
}

/** A people that has fallen. UR-9.4-e UR-9.4-m: with a unit on the map it stays what it is. */
export function adjustFallen(s: State, people: People, table: Table): void {
  if (headOf(s, people) !== people || !isFallen(s, people)) return
  switch (statusOfPeople(s, people)) {
    case WAR:
      return endWar(s, people, table)
    case FOEDERATI:
      return install(s, bloc(s, people), fieldOf(s, people), 'UR-9.4-u', table)
    case REVOLT:
      return federateFallen(s, people, 'UR-9.4-x', table)
    case REGNUM:
      return fallenRegnum(s, people, table)
  }
}

/** UR-9.4-a UR-9.4-c UR-9.4-h UR-9.4-j */
function endWar(s: State, people: People, table: Table): void {
  if (isNamed(s, people, 'bagaudes')) return disband(s, people, table)
  if (canTry(s, people)) return push(s, { kind: 'adjust-federate', people })
  pacify(s, people, table)
}

/** UR-6.2-ao: the Bagaudes leave the map until they rise again. */
function disband(s: State, people: People, table: Table): void {
  for (const unit of s.board.peoples[people].units) put(s, unit, OFF)
  s.bagaudesHome = NOBODY
  setStatus(s, people, PEACE, 'UR-6.2-ao', table)
}

/** UR-9.4-b UR-9.4-i: at peace, and at home. */
export function pacify(s: State, people: People, table: Table): void {
  const rule = isMajorPeople(s, people) ? 'UR-9.4-h' : 'UR-9.4-a'
  for (const each of bloc(s, people)) if (isNamed(s, each, 'bagaudes')) disband(s, each, table)
  makePeace(s, people, rule, table)
}

/** UR-9.4-c UR-9.4-j: the Roman's historical Roman leaders who won the combat. */
export function victorsOver(s: State, people: People): readonly Piece[] {
  const victors = lastFall(s, people)?.victors ?? []
  return victors.filter((leader) => {
    const { generic, half } = s.board.leader[leader]
    return !generic && half !== null && isInPlay(s, leader) && campOf(s, leader) === ROMAN
  })
}

/** UR-9.4-l: those that can never be federated are not. */
function canTry(s: State, people: People): boolean {
  return victorsOver(s, people).length > 0 && federationBan(s, people) === null
}

/** UR-9.4-d UR-9.4-k UR-9.4-x: Foederati, its allies too, in the empty zone of the Empire nearest to their end. */
export function federateFallen(s: State, people: People, rule: RuleId, table: Table): void {
  const all = bloc(s, people)
  const near = fieldOf(s, people)
  const following = statusOfPeople(s, people) === REGNUM ? 'UR-9.4-af' : 'UR-6.2-ay'
  setKing(s, people, NOBODY)
  for (const each of all) setStatus(s, each, FOEDERATI, each === people ? rule : following, table)
  install(s, all, near, rule, table)
}

/** Where it lost its last unit, on land or at sea. */
const fieldOf = (s: State, people: People): Place => lastFall(s, people)?.at ?? NOBODY

/**
 * UR-9.4-u: the Roman places all units of the peoples that have none left. A leader of theirs who is left comes along,
 * since he could not move without units (4.3).
 */
function install(s: State, peoples: readonly People[], near: Place, rule: RuleId, table: Table): void {
  const fallen = peoples.filter((people) => !hasUnits(s, people))
  const group = fallen.flatMap((people) => [
    ...lostUnits(s, people),
    ...s.board.peoples[people].leaders.filter((leader) => isInPlay(s, leader)),
  ])
  for (const piece of group) setWeak(s, piece, false)
  const empty = s.board.everyZone.filter((zone) => isInEmpire(s.board, zone) && firstUnitAt(s, zone) === NOBODY)
  settle(s, ROMAN, group, nearest(s, near, empty), rule, table)
}

/** UR-9.4-ac UR-9.4-ad */
function fallenRegnum(s: State, people: People, table: Table): void {
  const capital = capitalOf(s, people)
  if (capital !== NOBODY && !hasEnemyUnit(s, capital, BARBARIAN)) {
    return arrive(s, lostUnits(s, people), capital, 'UR-9.4-ac', table)
  }
  setCapital(s, people, NOBODY)
  table.tell({ type: 'capital', people: s.board.peoples[people].id, at: null, king: null })
  federateFallen(s, people, 'UR-9.4-ad', table)
}

/** UR-9.4-aa: what a Regnum that has just been dissolved gets back comes weakened: the face on which it will return. */
export function noteDissolved(s: State, regna: readonly People[]): void {
  for (const people of regna) {
    if (statusOfPeople(s, people) !== REVOLT) continue
    for (const unit of lostUnits(s, people)) setWeak(s, unit, true)
  }
}

/** UR-9.4-ab: who was king of a Regnum that is in revolt again. */
export function adjustKing(s: State, people: People, table: Table): void {
  const king = kingOf(s, people)
  if (statusOfPeople(s, people) !== REVOLT || king === NOBODY) return
  setKing(s, people, NOBODY)
  killLeader(s, king, 'dethroned', table)
}

/** Units that come back where the rules leave no choice: home, to the capital, to Armenia. */
export function adjustLosses(s: State, people: People, table: Table): void {
  const lost = lostUnits(s, people)
  if (lost.length === 0) return
  switch (statusOfPeople(s, people)) {
    case WAR:
    case PEACE:
      // UR-9.4-g UR-9.4-o
      return bringHome(s, people, lost, isMajorPeople(s, people) ? 'UR-9.4-o' : 'UR-9.4-g', table)
    case CLIENT:
      return returnClient(s, people, lost, table)
    case REGNUM: {
      const capital = capitalOf(s, headOf(s, people))
      if (capital !== NOBODY) arrive(s, lost, capital, 'UR-9.4-z', table)
    }
  }
}

/** UR-4.4.2-j UR-4.4.2-k: unless Persae are in Armenia. */
function returnClient(s: State, people: People, lost: readonly Piece[], table: Table): void {
  const [home] = homesOf(s, people)
  const persae = s.board.peopleOf.get('persae') ?? NOBODY
  const isHeld = s.board.peoples[persae]?.units.some((unit) => whereIs(s, unit) === home)
  if (home !== undefined && !isHeld) place(s, lost, home, 'UR-4.4.2-j', table)
}

/** A unit of a people that was eliminated and may come back among its own. */
export const isSettlerLost = (s: State, unit: Piece): boolean =>
  whereIs(s, unit) === LOST && s.board.unit[unit].people !== NOBODY

/** UR-9.4-t UR-9.4-w UR-9.4-aa UR-9.4-ah: to any zone that holds a unit of the people or of one that counts as it. */
export function adjustSettler(s: State, unit: Piece, table: Table): void {
  const { people } = s.board.unit[unit]
  const status = statusOfPeople(s, people)
  if (status !== FOEDERATI && status !== REVOLT) return
  const units = bloc(s, people).flatMap((each) => s.board.peoples[each].units)
  const zones = new Set(units.map((each) => whereIs(s, each)).filter((at) => isLand(s.board, at)))
  const rule = status === FOEDERATI ? 'UR-9.4-t' : 'UR-9.4-w'
  settle(
    s,
    formerCamp(s, unit),
    [unit],
    [...zones].sort((a, b) => a - b),
    rule,
    table,
  )
}
