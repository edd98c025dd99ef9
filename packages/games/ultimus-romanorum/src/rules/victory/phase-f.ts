/** Chapter 10.2: the points of phase F. */
import type { RuleId } from '@tabularium/engine'
import { EAST, HALVES, type Half, isInEmpire, NOBODY, type People, TRIBAL, WEST } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  augustusOf,
  BARBARIAN,
  campOf,
  controllerOf,
  hasUnits,
  headOf,
  isCivilWar,
  isMajorPeople,
  kin,
  lastFall,
  REGNUM,
  REVOLT,
  ROMAN,
  type State,
  statusOfPeople,
  WAR,
  whereIs,
} from '../../state.ts'
import { zoneOfPlace } from '../pieces.ts'
import { score } from './points.ts'

/** UR-2.F-e UR-10-b: for both camps. */
export function scorePhaseF(s: State, table: Table): void {
  scorePacified(s, table)
  const conditions: readonly (readonly [RuleId, typeof ROMAN | typeof BARBARIAN, boolean, number])[] = [
    ['UR-10.2-b', ROMAN, areInCapitals(s), 1],
    ['UR-10.2-c', ROMAN, !HALVES.some((half) => isCivilWar(s, half)), 1],
    ['UR-10.2-d', ROMAN, holdsCapitals(s, EAST), 1],
    ['UR-10.2-e', ROMAN, holdsCapitals(s, WEST), 1],
    ['UR-10.2-g', ROMAN, s.paxRomana, 5],
    // UR-10.2-p: three, be they two.
    ['UR-10.2-j', BARBARIAN, HALVES.some((half) => isCivilWar(s, half)), 3],
    // UR-10.2-q: as long as it lasts.
    ['UR-10.2-k', BARBARIAN, HALVES.some((half) => augustusOf(s, half) === NOBODY), 3],
    ['UR-6.3-k', BARBARIAN, s.council !== NOBODY, 3],
  ]
  for (const [rule, camp, holds, points] of conditions) if (holds) score(s, camp, points, rule, table)
  score(s, BARBARIAN, 5 * s.regnaFormed, 'UR-10.2-l', table)
  scoreZones(s, table)
}

const isEnemyOfRome = (s: State, people: People): boolean =>
  statusOfPeople(s, people) === WAR || statusOfPeople(s, people) === REVOLT || statusOfPeople(s, people) === REGNUM

/** UR-10.2-n UR-10.2-s UR-9.4-ah: its last unit, or its last ally's, was eliminated in a battle, and there is none now. */
function isPacified(s: State, people: People): boolean {
  if (headOf(s, people) !== people || !isEnemyOfRome(s, people)) return false
  return lastFall(s, people)?.inBattle === true && !kin(s, people).some((each) => hasUnits(s, each))
}

/** UR-10.2-a UR-10.2-f UR-9.4-ah: an alliance counts once, as its major people. */
function scorePacified(s: State, table: Table): void {
  for (const people of s.board.everyPeople) {
    if (!isPacified(s, people)) continue
    const isMajor = isMajorPeople(s, people)
    score(s, ROMAN, isMajor ? 3 : 1, isMajor ? 'UR-10.2-f' : 'UR-10.2-a', table)
  }
}

/** UR-10.2-b UR-10.2-r: both of them, in any of the six capitals or in its box. */
function areInCapitals(s: State): boolean {
  return HALVES.every((half) => {
    const leader = augustusOf(s, half)
    return leader !== NOBODY && s.board.isCapital[zoneOfPlace(s, whereIs(s, leader))] === true
  })
}

/** UR-10.2-d UR-10.2-e */
function holdsCapitals(s: State, half: Half): boolean {
  return s.board.capitals[half].every((zone) => controllerOf(s, zone) === ROMAN)
}

/** UR-10.2-h UR-10.2-i UR-10.2-m UR-10.2-o: each zone at one rate. */
function scoreZones(s: State, table: Table): void {
  const { board } = s
  const [plain, towns] = [new Set<number>(), new Set<number>()]
  let isInRoma = false
  for (const unit of board.everyUnit) {
    const zone = whereIs(s, unit)
    if (board.unit[unit].category !== TRIBAL || !isInEmpire(board, zone)) continue
    if (zone === board.roma) isInRoma ||= campOf(s, unit) === BARBARIAN
    else if (isEnemyOfRome(s, board.unit[unit].people)) (board.hasTown[zone] ? towns : plain).add(zone)
  }
  score(s, BARBARIAN, plain.size, 'UR-10.2-h', table)
  score(s, BARBARIAN, 2 * towns.size, 'UR-10.2-i', table)
  // UR-6.1-aa: not if the Pope keeps them out.
  if (isInRoma && !s.papa) score(s, BARBARIAN, 5, 'UR-10.2-m', table)
}
