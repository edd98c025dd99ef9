/** Stratagems: which is worth playing now, and on what. */
import { type Action, actionsOf } from '../actions.ts'
import {
  EAST,
  HALVES,
  type Half,
  isInEmpire,
  NOBODY,
  type People,
  type Piece,
  type Place,
  WEST,
  type Zone,
} from '../board.ts'
import { bloc } from '../rules/peoples/alliance.ts'
import { zoneOfPlace } from '../rules/pieces.ts'
import { type Kind, targetsOf } from '../rules/stratagems/kind.ts'
import { kindOf } from '../rules/stratagems/kinds.ts'
import { playVerdict } from '../rules/stratagems/play.ts'
import type { Moment } from '../rules/stratagems/stratagems-frames.ts'
import {
  augustusOf,
  BARBARIAN,
  type Camp,
  campOf,
  FOEDERATI,
  faceOf,
  handOf,
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
  unitsAt,
  whereIs,
} from '../state.ts'
import { everyStratagem, type Stratagem, type StratagemId, stratagemIds } from '../stratagem-kinds.ts'
import { outlook } from './battles.ts'
import { leaderWorth, scores, zoneValue } from './situation.ts'

/** Points above which a play is made. */
const LEAST = 0

/** The stratagem that a camp plays now; undefined: none. */
export function playNow(s: State, camp: Camp, moment: Moment): Action | undefined {
  const hand = handOf(s, camp)
  let best: Action | undefined
  let most = LEAST
  for (const kind of everyStratagem) {
    if (hand.get(s, kind) === 0 || !playVerdict(s, camp, kind, moment).ok) continue
    const worth = worthOf(s, camp, kind)
    if (worth <= most) continue
    most = worth
    best = actionsOf(s.board).play[kind]
  }
  return best
}

/** What playing it is worth now, above keeping it. */
function worthOf(s: State, camp: Camp, kind: Stratagem): number {
  const id = stratagemIds[kind]
  const price = prices[id]
  if (price === undefined) return 0
  const definition = kindOf(kind)
  if (definition === undefined || definition.target === 'nothing') return plain(s, camp, id) - price
  const worths = worthsOf(s, camp, kind, definition)
  return worths.length === 0 ? 0 : Math.max(...worths) - price
}

/** Of all that it could be used on. */
function worthsOf(s: State, camp: Camp, kind: Stratagem, definition: Kind): readonly number[] {
  const { everyPeople, everyLeader, everyZone } = s.board
  switch (definition.target) {
    case 'nothing':
      return []
    case 'people':
      return targetsOf(s, camp, definition, everyPeople).map((people) => worthOnPeople(s, camp, kind, people))
    case 'leader':
      return targetsOf(s, camp, definition, everyLeader).map((leader) => worthOnLeader(s, kind, leader))
    case 'zone':
      return targetsOf(s, camp, definition, everyZone).map((zone) => worthInZone(s, camp, kind, zone))
  }
}

/** What each has to bring at least, in points; one that is not listed is never played. */
const prices: Partial<Record<StratagemId, number>> = {
  'minor-federation-treaty': 1.5,
  'major-federation-treaty': 3,
  tribute: 2,
  'augusta-orientalis': 0,
  'augusta-occidentalis': 0,
  papa: 0,
  buccellarii: 0,
  'western-usurpation': 1,
  'eastern-usurpation': 1,
  'minor-uprising': 0,
  'two-minor-uprisings': 0,
  'three-minor-uprisings': 0,
  'major-uprising': 0,
  'three-major-uprisings': 0,
  'scourge-of-god': 1,
  rex: 0,
  'barbarian-alliance': 0,
  bagaudes: 0,
  rebellion: 0.5,
  'ecumenical-council': 0,
  'opportune-flight': 1,
  assassination: 0,
  'plague-outbreak': 1.2,
  'plague-epidemic': 2,
  desertion: 1.2,
  'furor-germanicus': 1,
  'divine-favour': 0.6,
  germanophobia: 0.6,
}

/** Of one that names nothing. */
function plain(s: State, camp: Camp, id: StratagemId): number {
  switch (id) {
    case 'papa':
      return unitsAt(s, s.board.roma, BARBARIAN).some((unit) => scores(s, unit)) ? 5 : -1
    case 'scourge-of-god':
    case 'furor-germanicus':
      return inBattle(s, camp, FORCED)
    case 'divine-favour':
      return inBattle(s, camp, FAVOUR)
    case 'opportune-flight':
      return flight(s, camp)
    default:
      return 1
  }
}

/** More than any die needs; what Divine Favour adds. */
const FORCED = 9
const FAVOUR = 2

/** What a better die brings in the battle that is on. */
function inBattle(s: State, camp: Camp, bonus: number): number {
  const { battle } = s
  if (battle === null || battle.step === 'evasion-roll') return -1
  const side = battle.attacker === camp ? 1 : -1
  const now = outlook(s, battle.at, battle.attacker, battle.favour)
  const then = outlook(s, battle.at, battle.attacker, battle.favour + bonus * side)
  return side * (then.gain - now.gain)
}

/** Worth it for a host that would be beaten. */
function flight(s: State, camp: Camp): number {
  const { battle } = s
  if (battle === null) return -1
  const now = outlook(s, battle.at, battle.attacker, battle.favour)
  const loses = battle.attacker === camp ? 1 - now.wins : now.wins
  return loses < 0.75 ? -1 : battle.attacker === camp ? -now.gain : now.gain - 1
}

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

export function worthInZone(s: State, camp: Camp, kind: Stratagem, zone: Zone): number {
  switch (stratagemIds[kind]) {
    case 'bagaudes':
      return zoneValue(s.board, zone)
    case 'ecumenical-council':
      return councilWorth(s, camp, zone)
    case 'plague-outbreak':
      return plagueWorth(s, camp, zone)
    case 'plague-epidemic':
      return plagueWorth(s, camp, zone) + around(s, zone, (next) => 0.7 * plagueWorth(s, camp, next))
    case 'desertion':
      return desertionWorth(s, camp, zone)
    case 'germanophobia':
      return hatredWorth(s, camp, zone) + around(s, zone, (next) => hatredWorth(s, camp, next))
    default:
      return 0
  }
}

const around = (s: State, zone: Zone, worth: (zone: Zone) => number): number =>
  s.board.neighbours[zone].reduce((sum, next) => sum + worth(next), 0)

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

/** What a plague costs the enemy there, less what it costs oneself. */
function plagueWorth(s: State, camp: Camp, zone: Zone): number {
  let worth = 0
  for (const piece of s.board.everyPiece) {
    if (whereIs(s, piece) !== zone) continue
    const side = campOf(s, piece) === camp ? -1.3 : 1
    worth += side * (piece < s.board.leaders ? 0.1 * leaderWorth(s, piece) : hit(s, piece))
  }
  return worth
}

/** What a unit loses when it is weakened, in points. */
function hit(s: State, unit: Piece): number {
  const { full, weak } = s.board.unit[unit]
  return 0.15 * (isWeak(s, unit) ? weak.pf : full.pf - weak.pf)
}

function desertionWorth(s: State, camp: Camp, zone: Zone): number {
  let worth = 0
  for (const unit of s.board.everyUnit) {
    if (zoneOfPlace(s, whereIs(s, unit)) !== zone || campOf(s, unit) !== otherCamp(camp)) continue
    const { people } = s.board.unit[unit]
    if (people === NOBODY || s.board.peoples[people].id === 'persae') worth += hit(s, unit)
  }
  return worth
}

function hatredWorth(s: State, camp: Camp, zone: Zone): number {
  let worth = 0
  for (const piece of s.board.everyPiece) {
    if (zoneOfPlace(s, whereIs(s, piece)) !== zone) continue
    const side = campOf(s, piece) === camp ? -1 : 1
    const { leaders, leader, unit } = s.board
    if (piece < leaders) worth += leader[piece].isBarbarian ? side * 0.3 * (1 + leaderWorth(s, piece)) : 0
    else if (unit[piece].isBarbarian) worth += side * hit(s, piece)
  }
  return worth
}

/** How gladly a kind is kept in the hand: the least is given back first. */
export function keeping(camp: Camp, kind: Stratagem): number {
  const id = stratagemIds[kind]
  const rank: Partial<Record<StratagemId, number>> = {
    migration: 0,
    fleet: 1,
    'ecumenical-council': camp === ROMAN ? 2 : 9,
    'opportune-flight': 3,
    germanophobia: 4,
    'barbarian-alliance': 4,
    rebellion: 4,
    initiative: 5,
    buccellarii: 5,
    papa: 6,
    'minor-uprising': 8,
    'major-uprising': 12,
    'three-major-uprisings': 15,
    'major-federation-treaty': 12,
    tribute: 11,
  }
  return rank[id] ?? 7
}

/** Which people to raise: the strong ones near the Empire, and above all Rome's own Foederati. */
export function uprisingWorth(s: State, people: People): number {
  let worth = 0
  for (const each of bloc(s, people)) {
    const { units, homes } = s.board.peoples[each]
    const isFederate = statusOfPeople(s, each) === FOEDERATI
    const near = isFederate ? 0 : Math.min(...homes.map((home) => toEmpire(s, home)))
    for (const unit of units) worth += (s.board.unit[unit].full.pf * (isFederate ? 2 : 1)) / (1 + 0.4 * near)
  }
  return worth
}

function toEmpire(s: State, zone: Zone): number {
  let least = Number.POSITIVE_INFINITY
  for (const to of s.board.everyZone) {
    if (isInEmpire(s.board, to)) least = Math.min(least, s.board.distance[zone][to])
  }
  return least
}
