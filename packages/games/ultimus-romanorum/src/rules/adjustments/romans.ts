/** Chapters 9.3.1 to 9.3.4: Roman units and leaders. */
import type { RuleId } from '@tabularium/engine'
import {
  BU,
  CO,
  type Diocese,
  isInEmpire,
  isLand,
  isRomanPiece,
  LI,
  NOBODY,
  PA,
  type Piece,
  TRIBAL,
  type Zone,
} from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  buccellariiOf,
  campOf,
  FOEDERATI,
  hasEnemyUnit,
  hasUnitLike,
  isInPlay,
  LOST,
  landOf,
  lostZone,
  OFF,
  patronOf,
  put,
  ralliedTo,
  type State,
  setPatron,
  setRallied,
  statusOfPeople,
  whereIs,
} from '../../state.ts'
import { eliminate, place, weaken } from '../pieces.ts'
import { arrive, formerCamp, nearest, settle } from './placing.ts'
import { isThreatened, zoneOfPiece } from './recovery.ts'

const isOutside = (s: State, piece: Piece): boolean =>
  isLand(s.board, whereIs(s, piece)) && !isInEmpire(s.board, whereIs(s, piece))

/** Eliminated, or beyond the border: nobody else is moved by these adjustments. */
export const isAway = (s: State, piece: Piece): boolean => whereIs(s, piece) === LOST || isOutside(s, piece)

/** UR-9.3.1-a UR-9.3.1-b: zones of a diocese without any unit of another nation, Foederati included. */
function freeZones(s: State, diocese: Diocese): Zone[] {
  return s.board.dioceses[diocese].zones.filter(
    (zone) => !hasUnitLike(s, zone, (unit) => s.board.unit[unit].category === TRIBAL),
  )
}

/** Limitanei and comitatenses. */
export function isGarrison(s: State, unit: Piece): boolean {
  const { category } = s.board.unit[unit]
  return category === LI || category === CO
}

/** Chapter 9.3.1: of limitanei and comitatenses. */
export function adjustGarrison(s: State, unit: Piece, table: Table): void {
  if (whereIs(s, unit) === LOST) return rebuild(s, unit, table)
  if (isOutside(s, unit)) withdraw(s, unit, table)
}

/** UR-9.3.1-a UR-9.3.1-b UR-9.3.1-e; UR-9.2-e: lost at sea is as good as lost at home. */
function rebuild(s: State, unit: Piece, table: Table): void {
  const { diocese } = s.board.unit[unit]
  const where = lostZone(s, unit)
  if (where !== NOBODY && s.board.dioceseOf[where] !== diocese) return remove(s, unit, 'UR-9.3.1-e', table)
  const zones = freeZones(s, diocese)
  if (zones.length === 0) return remove(s, unit, 'UR-9.3.1-b', table)
  settle(s, formerCamp(s, unit), [unit], zones, 'UR-9.3.1-a', table)
}

/** UR-9.3.1-f to UR-9.3.1-h: out of the lands beyond the border. */
function withdraw(s: State, unit: Piece, table: Table): void {
  const { diocese } = s.board.unit[unit]
  const isNear = s.board.neighbours[whereIs(s, unit)].some((zone) => s.board.dioceseOf[zone] === diocese)
  if (!isNear) return remove(s, unit, 'UR-9.3.1-h', table)
  const zones = freeZones(s, diocese)
  if (zones.length === 0) return remove(s, unit, 'UR-9.3.1-g', table)
  weaken(s, [unit], { rule: 'UR-9.3.1-f' }, table, true)
  settle(s, campOf(s, unit), [unit], zones, 'UR-9.3.1-f', table)
}

function remove(s: State, unit: Piece, rule: RuleId, table: Table): void {
  eliminate(s, [unit], { rule, forGood: true }, table)
}

export const isPalatini = (s: State, unit: Piece): boolean => s.board.unit[unit].category === PA

/** Chapter 9.3.2: of palatini. */
export function adjustPalatini(s: State, unit: Piece, table: Table): void {
  if (isOutside(s, unit)) return bringHome(s, unit, table)
  // UR-9.3.2-k UR-T.palatini-f: the table's zone, wherever it was set up and wherever it fell.
  if (whereIs(s, unit) === LOST) comeBack(s, unit, s.board.unit[unit].base, 'UR-9.3.2-a', table)
}

/** UR-9.3.2-e UR-9.3.2-f: from beyond the border to the capital where the scenario first had it. */
function bringHome(s: State, unit: Piece, table: Table): void {
  eliminate(s, [unit], { rule: 'UR-9.3.2-e' }, table)
  comeBack(s, unit, firstCapital(s, unit), 'UR-9.3.2-f', table)
}

function comeBack(s: State, unit: Piece, zone: Zone, rule: RuleId, table: Table): void {
  if (!isClosed(s, zone)) arrive(s, [unit], zone, rule, table)
}

/** UR-9.3.2-b UR-9.3.2-f UR-9.3.2-h: another nation's unit stands there that is not Foederati. */
function isClosed(s: State, zone: Zone): boolean {
  return hasUnitLike(s, zone, (unit) => {
    const { people } = s.board.unit[unit]
    return people !== NOBODY && statusOfPeople(s, people) !== FOEDERATI
  })
}

/** UR-9.3.2-f: the scenario's zone, if it has an imperial capital of the unit's half; else the table's. */
function firstCapital({ board, options }: State, unit: Piece): Zone {
  const { id, half, base } = board.unit[unit]
  const scenario = board.file.scenarios.find((each) => each.id === options.scenario)
  const other = scenario?.pieces.find(({ piece }) => piece === id)?.zone
  const zone = other == null ? undefined : board.zoneOf.get(other)
  return zone !== undefined && half !== null && board.capitals[half].includes(zone) ? zone : base
}

export const areBuccellariiLost = (s: State, unit: Piece): boolean =>
  s.board.unit[unit].category === BU && whereIs(s, unit) === LOST

/** Chapter 9.3.3: buccellarii that were eliminated, and their leader was not. */
export function adjustBuccellarii(s: State, unit: Piece, table: Table): void {
  const leader = patronOf(s, unit)
  if (leader === NOBODY || !isInPlay(s, leader) || !canRaise(s, leader)) {
    // UR-9.3.3-e: they are free for another.
    put(s, unit, OFF)
    setPatron(s, unit, NOBODY)
    return
  }
  place(s, [unit], whereIs(s, leader), 'UR-9.3.3-d', table)
  setRallied(s, unit, ralliedTo(s, leader))
}

/** UR-9.3.3-d */
function canRaise(s: State, leader: Piece): boolean {
  const zone = zoneOfPiece(s, leader)
  return zone !== NOBODY && s.board.hasTown[zone] && !isThreatened(s, zone, campOf(s, leader))
}

export const isRomanOutside = (s: State, leader: Piece): boolean =>
  isRomanPiece(s.board, leader) && isOutside(s, leader)

/** UR-9.3.4-a UR-9.3.4-b: Roman leaders return to the Empire, and their buccellarii with them. */
export function adjustLeader(s: State, leader: Piece, table: Table): void {
  const camp = campOf(s, leader)
  const towns = s.board.everyZone.filter((zone) => s.board.hasTown[zone] && !hasEnemyUnit(s, zone, camp))
  const guard = buccellariiOf(s, leader)
  const group = guard === NOBODY ? [leader] : [leader, guard]
  settle(s, camp, group, nearest(s, landOf(s, leader), towns), 'UR-9.3.4-b', table)
}
