/** Chapters 4.1, 4.2, 4.4 and 4.5: the status of peoples, and what goes with it. */
import type { RuleId } from '@tabularium/engine'
import type { People, Piece, Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  BARBARIAN,
  FOEDERATI,
  GONE,
  isMajorPeople,
  markStatus,
  OFF,
  PEACE,
  put,
  REGNUM,
  REVOLT,
  ralliedTo,
  type State,
  type Status,
  setRallied,
  setWeak,
  statusNames,
  statusOfPeople,
  WAR,
  whereIs,
} from '../../state.ts'
import { settle } from '../adjustments/placing.ts'
import { enterMap } from '../movement/entering.ts'
import { isWhollyInEmpire, namesOf, recover } from '../pieces.ts'
import { dropPatrice } from '../politics/titles.ts'
import { bloc, followersIntoWar, isSubject } from './alliance.ts'

export { bloc } from './alliance.ts'

/** UR-4.4.1-d: at once, and its control with it. Whoever is not Foederati any more has no Patrice: UR-3.5.1-m. */
export function setStatus(s: State, people: People, status: Status, rule: RuleId, table: Table): void {
  if (statusOfPeople(s, people) === status) return
  markStatus(s, people, status)
  table.tell({ type: 'status', people: s.board.peoples[people].id, status: statusNames[status], rule })
  if (status === FOEDERATI) return
  for (const leader of s.board.peoples[people].leaders) dropPatrice(s, leader, 'UR-3.5.1-m', table)
}

/** UR-4.2.3-b: the units that are not on the map come to its zones of origin. May push questions. */
export function bringHome(s: State, people: People, units: readonly Piece[], rule: RuleId, table: Table): void {
  const { homes } = s.board.peoples[people]
  const absent = units.filter((unit) => whereIs(s, unit) < 0 && whereIs(s, unit) !== GONE)
  if (homes.length === 1) enterMap(s, absent, homes[0], rule, table)
  else chooseHomes(s, absent, homes, rule, table)
}

/** UR-4.2.3-e: where there are several zones of origin, the Barbarian says for each piece which, the first one first. */
function chooseHomes(s: State, pieces: readonly Piece[], homes: readonly Zone[], rule: RuleId, table: Table): void {
  const inOrder = homes.length > 1 ? [...pieces].reverse() : pieces
  for (const piece of inOrder) settle(s, BARBARIAN, [piece], homes, rule, table)
}

/**
 * UR-9.4-b UR-9.4-i UR-6.1-l UR-T.events-15c: one people makes peace and goes home, on the faces it has. What has no
 * home, the Bagaudes, leaves the map: UR-6.2-ao. May push questions.
 */
export function goHome(s: State, people: People, rule: RuleId, table: Table): void {
  const { units, leaders, homes } = s.board.peoples[people]
  setStatus(s, people, PEACE, rule, table)
  if (homes.length === 0) return leaveMap(s, units, rule, table)
  const away = (piece: Piece) => whereIs(s, piece) >= 0 && !homes.some((home) => home === whereIs(s, piece))
  const absent = units.filter((unit) => whereIs(s, unit) < 0 && whereIs(s, unit) !== GONE)
  const isSeen = isMajorPeople(s, people) || units.some((unit) => whereIs(s, unit) !== OFF)
  recover(s, absent, rule, table)
  if (isSeen) bringHome(s, people, absent, rule, table)
  chooseHomes(s, [...units, ...leaders].filter(away), homes, rule, table)
}

function leaveMap(s: State, units: readonly Piece[], rule: RuleId, table: Table): void {
  const present = units.filter((unit) => whereIs(s, unit) >= 0)
  if (present.length === 0) return
  const at = s.board.placeIds[whereIs(s, present[0])]
  for (const unit of present) {
    put(s, unit, OFF)
    setWeak(s, unit, false)
  }
  table.tell({ type: 'eliminate', pieces: namesOf(s, present), at, forGood: false, rule })
}

/** Whether a people at peace has somewhere to rise from: Bagaudes have not, and come by their own stratagem. */
export function canRise(s: State, people: People): boolean {
  return statusOfPeople(s, people) === PEACE && s.board.peoples[people].homes.length > 0
}

/** UR-4.2.3-a to UR-4.2.3-c UR-6.2-ad UR-6.2-ax: a people at peace and its followers enter war; Armenia never does: UR-4.4.2-c. */
export function enterWar(s: State, people: People, rule: RuleId, table: Table): void {
  for (const each of followersIntoWar(s, people)) {
    if (!canRise(s, each)) continue
    setStatus(s, each, WAR, rule, table)
    bringHome(s, each, s.board.peoples[each].units, 'UR-4.2.3-b', table)
  }
}

/** UR-4.5.2-a UR-4.5.2-b UR-6.2-ad: Foederati and their allies revolt. Those who had joined a usurpation leave it. */
export function revolt(s: State, people: People, rule: RuleId, table: Table): void {
  for (const each of bloc(s, people)) {
    if (statusOfPeople(s, each) !== FOEDERATI) continue
    setStatus(s, each, REVOLT, rule, table)
    const { units, leaders } = s.board.peoples[each]
    const rallied = [...leaders, ...units].filter((piece) => ralliedTo(s, piece) !== 0)
    if (rallied.length === 0) continue
    for (const piece of rallied) setRallied(s, piece, 0)
    table.tell({ type: 'rally', pieces: namesOf(s, rallied), half: null, rule })
  }
}

/** UR-4.5.1-b UR-4.5.1-c UR-6.2-ad: a people and its allies become Foederati. */
export function federate(s: State, people: People, rule: RuleId, table: Table): void {
  for (const each of bloc(s, people)) setStatus(s, each, FOEDERATI, rule, table)
}

/** UR-6.1-g UR-6.1-l UR-6.2-ay: a people at war and its allies make peace; subjects of Hunni do so by themselves: UR-6.2-ax. */
export function makePeace(s: State, people: People, rule: RuleId, table: Table): void {
  for (const each of bloc(s, people)) if (statusOfPeople(s, each) === WAR) goHome(s, each, rule, table)
}

const NEVER_FEDERATED: readonly string[] = ['hunni', 'persae', 'bagaudes']

/** UR-6.1-c UR-6.1-f UR-6.2-aj: whoever can never be federated, with the clause; null: he can. */
export const federationBan = (s: State, people: People): RuleId | null => banOf(s, bloc(s, people))

function banOf(s: State, peoples: readonly People[]): RuleId | null {
  for (const each of peoples) {
    const { id } = s.board.peoples[each]
    if (isSubject(s, each)) return 'UR-6.2-aj'
    if (NEVER_FEDERATED.includes(id)) return id === 'bagaudes' ? 'UR-6.1-c' : 'UR-6.1-f'
  }
  return null
}

/**
 * UR-4.5.1-a UR-6.2-ag: at war or in revolt, and every unit of it and its allies that is in play inside the Empire.
 * The clause that forbids a treaty; null: none.
 */
export function federationVerdict(s: State, people: People): RuleId | null {
  const status = statusOfPeople(s, people)
  // UR-4.5.3-i UR-4.5.3-j: its allies have the same status.
  if (status === REGNUM) return 'UR-6.1-ae'
  if (status !== WAR && status !== REVOLT) return 'UR-4.5.1-a'
  const all = bloc(s, people)
  const ban = banOf(s, all)
  if (ban !== null) return ban
  const { peoples } = s.board
  const units = all.length === 1 ? peoples[people].units : all.flatMap((each) => peoples[each].units)
  return isWhollyInEmpire(s, units) ? null : 'UR-4.5.1-a'
}
