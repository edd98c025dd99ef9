/** Chapters 3.3.1, 4.2.1 and T.leaders: leaders enter or return in phase C. */
import { no, type RuleId, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { type Half, isRomanPiece, NOBODY, type People, type Piece, type Place } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  BARBARIAN,
  type Camp,
  campOf,
  controllerOf,
  IN_C,
  isInPlay,
  isMajorPeople,
  itsCamp,
  kingOf,
  LOST,
  makeMajor,
  OFF,
  PEACE,
  REGNUM,
  ROMAN,
  returnsIn,
  type State,
  setRallied,
  setReturn,
  statusOfPeople,
  whereIs,
} from '../../state.ts'
import { enterMap } from '../movement/entering.ts'
import { bringHome } from '../peoples/status.ts'
import { zoneOfPlace } from '../pieces.ts'
import { depart } from './departure.ts'
import { comeBack } from './generics.ts'
import { isDue, isGondebaudCalled, named } from './lineage.ts'
import { fillThrones } from './thrones.ts'

/** UR-2.C-d: his zone; if the Barbarian holds it, wherever the Roman has a Roman unit in that half. */
function romanPlaces(s: State, leader: Piece): Place[] {
  const { entryZone } = s.board.leader[leader]
  if (controllerOf(s, entryZone) === ROMAN) return [entryZone]
  return romanZones(s, s.board.halfOf[entryZone])
}

function romanZones(s: State, half: Half | null): Place[] {
  const zones = new Set<Place>()
  for (const unit of s.board.everyUnit) {
    if (!isRomanPiece(s.board, unit) || campOf(s, unit) !== ROMAN) continue
    if (s.board.halfOf[whereIs(s, unit)] === half && whereIs(s, unit) >= 0) zones.add(whereIs(s, unit))
  }
  return [...zones].sort((a, b) => a - b)
}

/** UR-2.C-d UR-4.2.1-d UR-T.leaders-d: wherever his people has a unit of his camp. */
function peoplePlaces(s: State, leader: Piece): Place[] {
  const { units } = s.board.peoples[s.board.leader[leader].people]
  const friends = units.filter((unit) => isInPlay(s, unit) && campOf(s, unit) === campOf(s, leader))
  return [...new Set(friends.map((unit) => whereIs(s, unit)))].sort((a, b) => a - b)
}

const placesFor = (s: State, leader: Piece): Place[] =>
  isRomanPiece(s.board, leader) ? romanPlaces(s, leader) : peoplePlaces(s, leader)

/** UR-4.2.2-b: a people that is about to become major comes to its zones of origin, even at peace. */
function comeOut(s: State, people: People, table: Table): void {
  const { units } = s.board.peoples[people]
  if (isMajorPeople(s, people) || statusOfPeople(s, people) !== PEACE || units.some((unit) => whereIs(s, unit) !== OFF))
    return
  bringHome(s, people, units, 'UR-4.2.2-b', table)
}

/** He stands there. UR-3.5.2-y UR-4.5.3-h: a throne without an Augustus or a king may be his. */
function enter(s: State, leader: Piece, at: Place, rule: RuleId, table: Table): void {
  const { people, id } = s.board.leader[leader]
  setReturn(s, leader, 0)
  setRallied(s, leader, 0)
  enterMap(s, [leader], at, rule, table)
  if (people === NOBODY) return fillThrones(s)
  // UR-4.1-c
  makeMajor(s, people)
  const roman = id === 'gondebaud-rex' ? named(s, 'gondebaud') : NOBODY
  if (roman !== NOBODY) depart(s, roman, 'UR-T.leaders-v', table)
  if (statusOfPeople(s, people) === REGNUM && kingOf(s, people) === NOBODY) push(s, { kind: 'kingship', people })
}

/** Asks where, unless there is only one place; false: there is none, and he waits. */
function offer(s: State, leader: Piece, places: readonly Place[], rule: RuleId, table: Table): boolean {
  if (places.length === 0) return false
  if (places.length === 1) enter(s, leader, places[0], rule, table)
  else push(s, { kind: 'entry', camp: campOf(s, leader), piece: leader, zones: places, rule })
  return true
}

/** A Roman leader whose time has come and for whom there is a place. */
export const canEnter = (s: State, leader: Piece): boolean => isDue(s, leader) && placesFor(s, leader).length > 0

/** A historical leader who is due appears, or is asked about; false: he cannot yet. */
export function bringIn(s: State, leader: Piece, table: Table): boolean {
  if (!isDue(s, leader)) return false
  const { people } = s.board.leader[leader]
  if (people !== NOBODY) comeOut(s, people, table)
  return offer(s, leader, placesFor(s, leader), people === NOBODY ? 'UR-T.leaders-c' : 'UR-T.leaders-d', table)
}

/** UR-4.2.1-d UR-6.4-a UR-3.3.1-o: a generic leader comes back; false: he cannot yet. */
function bringBack(s: State, leader: Piece, table: Table): boolean {
  if (whereIs(s, leader) !== LOST || returnsIn(s, leader) !== IN_C) return false
  if (isRomanPiece(s.board, leader)) return comeBack(s, leader, 'UR-6.4-a', table)
  return offer(s, leader, peoplePlaces(s, leader), 'UR-4.2.1-d', table)
}

/** UR-T.leaders-u UR-T.leaders-v: Gondebaud leaves the Romans for the nearest of his people; false: none is left. */
export function callGondebaud(s: State, table: Table): boolean {
  if (!isGondebaudCalled(s)) return false
  const [roman, rex] = [named(s, 'gondebaud'), named(s, 'gondebaud-rex')]
  const from = zoneOfPlace(s, whereIs(s, roman))
  const away = (place: Place) => (from === NOBODY ? 0 : (s.board.distance[from][zoneOfPlace(s, place)] ?? Infinity))
  const places = peoplePlaces(s, rex)
  const nearest = Math.min(...places.map(away))
  if (places.length === 0) return false
  depart(s, roman, 'UR-T.leaders-u', table)
  return offer(
    s,
    rex,
    places.filter((place) => away(place) === nearest),
    'UR-T.leaders-u',
    table,
  )
}

/** Whoever can be placed next is placed; false: nobody is left. */
function next(s: State, camp: Camp, table: Table): boolean {
  if (camp === BARBARIAN && callGondebaud(s, table)) return true
  for (const leader of s.board.everyLeader) {
    if (isInPlay(s, leader)) continue
    // Whoever changed hands after the first camp's part of phase C comes in the second's.
    if (campOf(s, leader) !== camp && camp === s.initiative) continue
    if (bringIn(s, leader, table) || bringBack(s, leader, table)) return true
  }
  return false
}

export const entries: Step<'entries'> = {
  run(s, { camp }, table) {
    if (!next(s, camp, table)) pop(s)
  },
}

export const entry: Question<'entry'> = {
  asks: itsCamp,
  candidates: ({ board }) => actionsOf(board).to,
  verdict: (_, { zones, rule }, action) =>
    action.kind === 'to' && zones.includes(action.place) ? yes() : no(rule.startsWith('UR-T') ? 'UR-2.C-d' : rule),
  answer(s, { piece, rule }, action, table) {
    pop(s)
    if (action.kind === 'to') enter(s, piece, action.place, rule, table)
  },
}
