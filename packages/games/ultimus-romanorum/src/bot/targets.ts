/** What it is worth to use a stratagem on a people, on a leader or in a zone. */

import { EAST, HALVES, type Half, NOBODY, type People, type Piece, type Place, WEST, type Zone } from '../board.ts'
import { bloc } from '../rules/peoples/alliance.ts'
import { zoneOfPlace } from '../rules/pieces.ts'
import {
  augustusOf,
  BARBARIAN,
  type Camp,
  campOf,
  FOEDERATI,
  faceOf,
  isCivilWar,
  isInPlay,
  isMajorPeople,
  isUsurper,
  isWeak,
  otherCamp,
  patriceOf,
  REVOLT,
  ROMAN,
  type State,
  statusOfPeople,
  whereIs,
} from '../state.ts'
import { type Stratagem, stratagemIds } from '../stratagem-kinds.ts'
import { migrationWorth } from './migrations.ts'
import { leaderWorth, scores, zoneValue } from './situation.ts'
import { worthOfFleet } from './voyages.ts'

/** What it is worth to use a stratagem on that people. */
export function worthOnPeople(s: State, camp: Camp, kind: Stratagem, people: People): number {
  switch (stratagemIds[kind]) {
    case 'minor-federation-treaty':
    case 'major-federation-treaty':
      return treatyWorth(s, people)
    case 'tribute':
      return tributeWorth(s, people)
    case 'barbarian-alliance':
      return 0.2 + 0.02 * strength(s, people)
    case 'rebellion':
      return rebellionWorth(s, camp, people)
    case 'migration':
      return migrationWorth(s, people)
    default:
      return 0
  }
}

export function worthOnLeader(s: State, kind: Stratagem, leader: Piece): number {
  switch (stratagemIds[kind]) {
    case 'buccellarii':
      return leaderWorth(s, leader)
    case 'western-usurpation':
      return usurperWorth(s, leader, WEST)
    case 'eastern-usurpation':
      return usurperWorth(s, leader, EAST)
    case 'rex':
      return (5 * Math.min(6, s.board.leader[leader].cp)) / 6
    case 'assassination':
      return victimWorth(s, leader)
    default:
      return 0
  }
}

export const worthInZone = (s: State, camp: Camp, kind: Stratagem, zone: Zone): number =>
  worthsByZone(s, camp, kind)[zone]

/** By zone: what it is worth to use a stratagem there. */
export function worthsByZone(s: State, camp: Camp, kind: Stratagem): readonly number[] {
  const { board } = s
  switch (stratagemIds[kind]) {
    case 'bagaudes':
      return board.everyZone.map((zone) => zoneValue(board, zone))
    case 'fleet':
      return worthOfFleet(s, camp)
    case 'ecumenical-council':
      return board.everyZone.map((zone) => councilWorth(s, camp, zone))
    case 'plague-outbreak':
      return tally(s, (piece) => ill(s, camp, piece))
    case 'plague-epidemic':
      return spread(
        s,
        tally(s, (piece) => ill(s, camp, piece)),
        0.7,
      )
    case 'desertion':
      return tally(s, (piece) => deserted(s, camp, piece))
    case 'germanophobia':
      return spread(
        s,
        tally(s, (piece) => hated(s, camp, piece)),
        1,
      )
    default:
      return board.everyZone.map(() => 0)
  }
}

/** By zone: the worths of all who are there, added up. */
function tally(s: State, worth: (piece: Piece) => number): number[] {
  const sums = new Array<number>(s.board.zones).fill(0)
  for (const piece of s.board.everyPiece) {
    const place = whereIs(s, piece)
    if (place < 0) continue
    const zone = zoneOfPlace(s, place)
    if (zone !== NOBODY) sums[zone] += worth(piece)
  }
  return sums
}

/** With that share of what it is around. */
const spread = ({ board }: State, sums: readonly number[], share: number): number[] =>
  sums.map((sum, zone) => board.neighbours[zone].reduce((all, next) => all + share * sums[next], sum))

export function strength(s: State, people: People): number {
  return s.board.peoples[people].units.reduce((sum, unit) => sum + (whereIs(s, unit) >= 0 ? faceOf(s, unit).pf : 0), 0)
}

/** Points that a people and its allies score in a year as they stand. */
function harvest(s: State, people: People): number {
  const zones = new Set<Place>()
  for (const each of bloc(s, people)) {
    for (const unit of s.board.peoples[each].units)
      if (scores(s, unit) && isInPlay(s, unit)) zones.add(whereIs(s, unit))
  }
  let points = 0
  for (const zone of zones) points += zoneValue(s.board, zone)
  return points
}

const treatyWorth = (s: State, people: People): number => 1.5 * harvest(s, people) + 0.15 * strength(s, people)

/** UR-6.1-i UR-6.1-j: it costs points; a people in revolt comes back as Foederati. */
function tributeWorth(s: State, people: People): number {
  const cost = isMajorPeople(s, people) ? 3 : 1
  return 1.5 * harvest(s, people) + (statusOfPeople(s, people) === REVOLT ? 0.15 * strength(s, people) : 0) - cost
}

/** UR-6.2-b: three points a year, and what stands with him. */
function usurperWorth(s: State, leader: Piece, half: Half): number {
  const { cp } = s.board.leader[leader]
  let company = 0
  for (const unit of s.board.everyUnit) {
    if (whereIs(s, unit) === whereIs(s, leader) && campOf(s, unit) === ROMAN) company += faceOf(s, unit).pf
  }
  const title = patriceOf(s, half) === leader ? 1 : 0
  return (Math.min(6, cp + title) / 6) * (5 + 0.2 * company)
}

function rebellionWorth(s: State, camp: Camp, people: People): number {
  const isRoman = statusOfPeople(s, people) === FOEDERATI
  return (camp === ROMAN) === isRoman ? -1 : 1 + 0.1 * strength(s, people)
}

/** UR-6.3-k: the farther from the Augustus, the longer it sits. */
function councilWorth(s: State, camp: Camp, zone: Zone): number {
  const augustus = augustusOf(s, 1)
  const at = augustus === NOBODY ? NOBODY : zoneOfPlace(s, whereIs(s, augustus))
  const distance = at === NOBODY ? 5 : s.board.distance[at][zone]
  return camp === BARBARIAN ? 2 + 0.5 * distance : distance === 0 ? 1 : -1
}

/** UR-6.3-t UR-3.6.4-f: an Augustus is left alone if his murder would make the Usurper's fortune. */
function victimWorth(s: State, leader: Piece): number {
  const isContested = HALVES.some((half) => augustusOf(s, half) === leader && isCivilWar(s, half))
  if (isContested) return -1
  return 0.2 * (1 + leaderWorth(s, leader)) + (isUsurper(s, leader) ? 1 : 0)
}

/** What a plague is worth where that piece is: it costs the enemy, or oneself. */
function ill(s: State, camp: Camp, piece: Piece): number {
  const side = campOf(s, piece) === camp ? -1.3 : 1
  return side * (piece < s.board.leaders ? 0.1 * leaderWorth(s, piece) : hit(s, piece))
}

/** What a unit loses when it is weakened, in points. */
function hit(s: State, unit: Piece): number {
  const { full, weak } = s.board.unit[unit]
  return 0.15 * (isWeak(s, unit) ? weak.pf : full.pf - weak.pf)
}

function deserted(s: State, camp: Camp, piece: Piece): number {
  if (piece < s.board.leaders || campOf(s, piece) !== otherCamp(camp)) return 0
  const { people } = s.board.unit[piece]
  return people === NOBODY || s.board.peoples[people].id === 'persae' ? hit(s, piece) : 0
}

function hated(s: State, camp: Camp, piece: Piece): number {
  const side = campOf(s, piece) === camp ? -1 : 1
  const { leaders, leader, unit } = s.board
  if (piece < leaders) return leader[piece].isBarbarian ? side * 0.3 * (1 + leaderWorth(s, piece)) : 0
  return unit[piece].isBarbarian ? side * hit(s, piece) : 0
}
