/** A position in the words that the rules use for it. */
import { share } from '@tabularium/engine/fields'
import { NOBODY, type People, type Piece, type Place, peopleOfPiece, type Zone } from './board.ts'
import type { State } from './position/fields.ts'
import { campOfPeople, statusOfPeople } from './state/peoples.ts'
import { firstAt, isInPlay, isRallied, isWeak, nextAt, patronOf } from './state/pieces.ts'
import { BARBARIAN, type Camp, PEACE, ROMAN, type Status } from './terms.ts'

export type { End, Fall, Plague, State } from './position/fields.ts'
export * from './state/alliances.ts'
export * from './state/fleets.ts'
export * from './state/peoples.ts'
export * from './state/pieces.ts'
export * from './state/players.ts'
export * from './state/thrones.ts'
export * from './terms.ts'

/** Written out: a position has one shape wherever it comes from, which the rules are quicker to read. */
export function clone(s: State): State {
  return {
    board: s.board,
    options: s.options,
    trail: null,
    cells: share(s),
    areShared: true,
    seldom: s.seldom,
    year: s.year,
    phase: s.phase,
    romanSeat: s.romanSeat,
    escort: s.escort,
    bagaudesHome: s.bagaudesHome,
    migrating: s.migrating,
    migrated: s.migrated,
    council: s.council,
    initiative: s.initiative,
    event: s.event,
    eventDetail: s.eventDetail,
    paxRomana: s.paxRomana,
    deathsTested: s.deathsTested,
    regnaFormed: s.regnaFormed,
    papa: s.papa,
    plagues: s.plagues,
    favours: s.favours,
    garrisons: s.garrisons,
    falls: s.falls,
    vacancies: s.vacancies,
    battle: s.battle,
    end: s.end,
    stack: s.stack.slice(),
  }
}

/** The face a unit shows. */
export function faceOf(s: State, unit: Piece) {
  const data = s.board.unit[unit]
  return isWeak(s, unit) ? data.weak : data.full
}

export function statusOf(s: State, piece: Piece): Status | null {
  const people = peopleOfPiece(s.board, piece)
  return people === NOBODY ? null : statusOfPeople(s, people)
}

/** UR-0.5-b UR-0.5-c UR-3.7.1-b UR-3.7.2-a UR-3.7.2-c */
export function campOf(s: State, piece: Piece): Camp {
  if (isRallied(s, piece)) return BARBARIAN
  const people = peopleOfPiece(s.board, piece)
  return people === NOBODY ? ROMAN : campOfPeople(s, people)
}

/** UR-8.1-g: a people at peace is nobody's enemy. */
export function isHostile(s: State, piece: Piece, to: Camp): boolean {
  return campOf(s, piece) !== to && statusOf(s, piece) !== PEACE
}

/** All pieces in a place, leaders first. */
export function piecesAt(s: State, place: Place): Piece[] {
  const found: Piece[] = []
  for (let piece = firstAt(s, place); piece >= 0; piece = nextAt(s, piece)) found.push(piece)
  return found
}

export function leadersAt(s: State, place: Place, camp: Camp): Piece[] {
  const found: Piece[] = []
  for (let piece = firstAt(s, place); piece >= 0 && piece < s.board.leaders; piece = nextAt(s, piece)) {
    if (campOf(s, piece) === camp) found.push(piece)
  }
  return found
}

export function unitsAt(s: State, place: Place, camp: Camp): Piece[] {
  const found: Piece[] = []
  for (let unit = firstUnitAt(s, place); unit >= 0; unit = nextAt(s, unit)) {
    if (campOf(s, unit) === camp) found.push(unit)
  }
  return found
}

/** The first unit in a place, whoever's it is; the others follow by `nextAt`. NOBODY: there is none. */
export function firstUnitAt(s: State, place: Place): Piece {
  if (place < 0) return NOBODY
  let piece = firstAt(s, place)
  while (piece >= 0 && piece < s.board.leaders) piece = nextAt(s, piece)
  return piece
}

/** Whether a unit of that sort is there, whoever's it is. */
export function hasUnitLike(s: State, place: Place, test: (unit: Piece) => boolean): boolean {
  for (let unit = firstUnitAt(s, place); unit >= 0; unit = nextAt(s, unit)) if (test(unit)) return true
  return false
}

/** Whether units hostile to that camp are there. */
export function hasEnemyUnit(s: State, place: Place, camp: Camp): boolean {
  for (let unit = firstUnitAt(s, place); unit >= 0; unit = nextAt(s, unit)) if (isHostile(s, unit, camp)) return true
  return false
}

/** UR-3.1.3-a UR-3.1.3-b: of a zone of the Empire. */
export function controllerOf(s: State, zone: Zone): Camp {
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = nextAt(s, unit)) {
    if (campOf(s, unit) === BARBARIAN) return BARBARIAN
  }
  return ROMAN
}

/** The buccellarii of a leader, or NOBODY. */
export function buccellariiOf(s: State, leader: Piece): Piece {
  return s.board.everyUnit.find((unit) => patronOf(s, unit) === leader && isInPlay(s, unit)) ?? NOBODY
}

/** Whether a people has a unit on the map. */
export function hasUnits(s: State, people: People): boolean {
  for (const unit of s.board.peoples[people].units) if (isInPlay(s, unit)) return true
  return false
}
