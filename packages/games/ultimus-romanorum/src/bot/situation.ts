/** The map at a glance: who stands where and how strong, and what a zone is worth. */
import { type Board, isInEmpire, NOBODY, type Piece, type Place, peopleOfPiece, type Zone } from '../board.ts'
import {
  campOf,
  faceOf,
  firstUnitAt,
  isAugustus,
  isPatrice,
  isUsurper,
  nextAt,
  PEACE,
  REGNUM,
  REVOLT,
  type State,
  statusOf,
  statusOfPeople,
  WAR,
  whereIs,
} from '../state.ts'

export interface Situation {
  /** By camp, then by zone: the PF of its units, peoples at peace left out, and how many there are. */
  readonly pf: readonly [readonly number[], readonly number[]]
  readonly units: readonly [readonly number[], readonly number[]]
  /** By zone: units that score for the Barbarian in phase F. */
  readonly scoring: readonly number[]
  /** By camp, then by zone: the most PF that the camp could bring to bear there soon. */
  readonly reach: readonly [readonly number[], readonly number[]]
}

/** UR-10.2-h UR-10.2-i UR-10.2-m: what the Barbarian scores for a zone. */
export function zoneValue(board: Board, place: Place): number {
  if (!isInEmpire(board, place)) return 0
  if (place === board.roma) return 5
  return board.hasTown[place] ? 2 : 1
}

/** Whether a unit scores for the zone where it stands. */
export function scores(s: State, unit: Piece): boolean {
  const people = peopleOfPiece(s.board, unit)
  if (people === NOBODY) return false
  // Whoever is one of these is the Barbarian's.
  const status = statusOfPeople(s, people)
  return status === WAR || status === REVOLT || status === REGNUM
}

export const fights = (s: State, piece: Piece): boolean => statusOf(s, piece) !== PEACE

/** How far a group with a leader strikes, in zones; a unit by itself goes one. */
const STRIKE = 2

export function situationOf(s: State): Situation {
  const { board } = s
  const zeros = () => new Array<number>(board.zones).fill(0)
  const pf: [number[], number[]] = [zeros(), zeros()]
  const units: [number[], number[]] = [zeros(), zeros()]
  const led: [number[], number[]] = [zeros(), zeros()]
  const scoring = zeros()
  for (const piece of s.board.everyPiece) {
    const zone = whereIs(s, piece)
    if (zone < 0 || zone >= board.zones || !fights(s, piece)) continue
    const camp = campOf(s, piece)
    if (piece < board.leaders) {
      led[camp][zone] += board.leader[piece].cc
      continue
    }
    pf[camp][zone] += faceOf(s, piece).pf
    units[camp][zone]++
    if (scores(s, piece)) scoring[zone]++
  }
  return { pf, units, scoring, reach: [reachOf(board, pf[0], led[0]), reachOf(board, pf[1], led[1])] }
}

/** A host is counted in its own zone and around it. */
function reachOf(board: Board, pf: readonly number[], led: readonly number[]): number[] {
  const reach = pf.slice()
  for (const zone of board.everyZone) {
    if (pf[zone] === 0) continue
    const row = board.distance[zone]
    const far = led[zone] > 0 ? STRIKE : 1
    const strength = led[zone] > 0 ? pf[zone] : Math.min(pf[zone], ALONE)
    for (const to of board.everyZone) {
      if (row[to] > far || row[to] === 0) continue
      if (strength > reach[to]) reach[to] = strength
    }
  }
  return reach
}

/** What a single unit brings to bear. */
const ALONE = 6

/** What a leader is worth to his camp. */
export function leaderWorth(s: State, leader: Piece): number {
  const { cc, vs, bt, cp, generic } = s.board.leader[leader]
  const title = isUsurper(s, leader) ? 5 : isAugustus(s, leader) ? 4 : isPatrice(s, leader) ? 2 : 0
  return (generic ? 0.3 : 1) + 0.15 * cc + 0.15 * vs + 0.3 * bt + 0.1 * cp + title
}

/** UR-10.2-h UR-10.2-i UR-10.2-m: what the Barbarian would score for zones now. */
export function harvest(s: State): number {
  let points = 0
  for (const zone of s.board.everyZone) if (hasScorer(s, zone)) points += zoneValue(s.board, zone)
  return points
}

function hasScorer(s: State, zone: Zone): boolean {
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = nextAt(s, unit)) if (scores(s, unit)) return true
  return false
}
