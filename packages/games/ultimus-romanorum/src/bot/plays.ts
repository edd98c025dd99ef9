/** Stratagems: which is worth playing now, and on what. */
import { type Action, actionsOf } from '../actions.ts'
import { HALVES, isInEmpire, NOBODY, type People, type Piece, type Zone } from '../board.ts'
import { bloc } from '../rules/peoples/alliance.ts'
import { zoneOfPlace } from '../rules/pieces.ts'
import { hasTarget, targetsOf } from '../rules/stratagems/kind.ts'
import { kindOf } from '../rules/stratagems/kinds.ts'
import { playVerdict } from '../rules/stratagems/play.ts'
import type { Moment } from '../rules/stratagems/stratagems-frames.ts'
import {
  BARBARIAN,
  type Camp,
  campOf,
  FOEDERATI,
  faceOf,
  isCivilWar,
  isUsurper,
  otherCamp,
  REVOLT,
  ROMAN,
  type State,
  seatOf,
} from '../state.ts'
import { type Stratagem, type StratagemId, stratagemIds } from '../stratagem-kinds.ts'
import { outlook } from './battles.ts'
import { leaderWorth, scores, zoneValue } from './situation.ts'

/** Points above which a play is made. */
const LEAST = 0

/** The stratagem that a camp plays now; undefined: none. */
export function playNow(s: State, camp: Camp, moment: Moment): Action | undefined {
  const hand = s.hands[seatOf(s, camp)]
  let best: Action | undefined
  let most = LEAST
  for (let kind = 0; kind < hand.length; kind++) {
    if (hand[kind] === 0 || !playVerdict(s, camp, kind, moment).ok) continue
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
  if (!hasTarget(s, camp, definition)) return 0
  let most = Number.NEGATIVE_INFINITY
  for (const target of targetsOf(s, camp, definition)) most = Math.max(most, targetWorth(s, camp, kind, target))
  return most - price
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
      return s.at.some((at, piece) => at === s.board.roma && piece >= s.board.leaders && scores(s, piece)) ? 5 : -1
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

/** What it is worth to use a stratagem on that people, leader or zone. */
export function targetWorth(s: State, camp: Camp, kind: Stratagem, target: number): number {
  switch (stratagemIds[kind]) {
    case 'minor-federation-treaty':
    case 'major-federation-treaty':
      return treatyWorth(s, target)
    case 'tribute':
      return tributeWorth(s, target)
    case 'buccellarii':
      return leaderWorth(s, target)
    case 'western-usurpation':
      return usurperWorth(s, target, 0)
    case 'eastern-usurpation':
      return usurperWorth(s, target, 1)
    case 'rex':
      return (5 * Math.min(6, s.board.leader[target].cp)) / 6
    case 'barbarian-alliance':
      return 0.2 + 0.02 * strength(s, target)
    case 'bagaudes':
      return zoneValue(s.board, target)
    case 'rebellion':
      return rebellionWorth(s, camp, target)
    case 'ecumenical-council':
      return councilWorth(s, camp, target)
    case 'assassination':
      return victimWorth(s, target)
    case 'plague-outbreak':
      return plagueWorth(s, camp, target)
    case 'plague-epidemic':
      return plagueWorth(s, camp, target) + around(s, target, (zone) => 0.7 * plagueWorth(s, camp, zone))
    case 'desertion':
      return desertionWorth(s, camp, target)
    case 'germanophobia':
      return hatredWorth(s, camp, target) + around(s, target, (zone) => hatredWorth(s, camp, zone))
    default:
      return 0
  }
}

const around = (s: State, zone: Zone, worth: (zone: Zone) => number): number =>
  s.board.neighbours[zone].reduce((sum, next) => sum + worth(next), 0)

export function strength(s: State, people: People): number {
  return s.board.peoples[people].units.reduce((sum, unit) => sum + (s.at[unit] >= 0 ? faceOf(s, unit).pf : 0), 0)
}

/** Points that a people and its allies score in a year as they stand. */
function harvest(s: State, people: People): number {
  const zones = new Set<Zone>()
  for (const each of bloc(s, people)) {
    for (const unit of s.board.peoples[each].units) if (scores(s, unit) && s.at[unit] >= 0) zones.add(s.at[unit])
  }
  let points = 0
  for (const zone of zones) points += zoneValue(s.board, zone)
  return points
}

const treatyWorth = (s: State, people: People): number => 1.5 * harvest(s, people) + 0.15 * strength(s, people)

/** UR-6.1-i UR-6.1-j: it costs points; a people in revolt comes back as Foederati. */
function tributeWorth(s: State, people: People): number {
  const cost = s.isMajor[people] === 1 ? 3 : 1
  return 1.5 * harvest(s, people) + (s.status[people] === REVOLT ? 0.15 * strength(s, people) : 0) - cost
}

/** UR-6.2-b: three points a year, and what stands with him. */
function usurperWorth(s: State, leader: Piece, half: number): number {
  const { cp } = s.board.leader[leader]
  let company = 0
  for (let unit = s.board.leaders; unit < s.at.length; unit++) {
    if (s.at[unit] === s.at[leader] && campOf(s, unit) === ROMAN) company += faceOf(s, unit).pf
  }
  const title = s.patrice[half] === leader ? 1 : 0
  return (Math.min(6, cp + title) / 6) * (5 + 0.2 * company)
}

function rebellionWorth(s: State, camp: Camp, people: People): number {
  const isRoman = s.status[people] === FOEDERATI
  return (camp === ROMAN) === isRoman ? -1 : 1 + 0.1 * strength(s, people)
}

/** UR-6.3-k: the farther from the Augustus, the longer it sits. */
function councilWorth(s: State, camp: Camp, zone: Zone): number {
  const augustus = s.augustus[1]
  const at = augustus === NOBODY ? NOBODY : zoneOfPlace(s, s.at[augustus])
  const distance = at === NOBODY ? 5 : s.board.distance[at][zone]
  return camp === BARBARIAN ? 2 + 0.5 * distance : distance === 0 ? 1 : -1
}

/** UR-6.3-t UR-3.6.4-f: an Augustus is left alone if his murder would make the Usurper's fortune. */
function victimWorth(s: State, leader: Piece): number {
  const isContested = HALVES.some((half) => s.augustus[half] === leader && isCivilWar(s, half))
  if (isContested) return -1
  return 0.2 * (1 + leaderWorth(s, leader)) + (isUsurper(s, leader) ? 1 : 0)
}

/** What a plague costs the enemy there, less what it costs oneself. */
function plagueWorth(s: State, camp: Camp, zone: Zone): number {
  let worth = 0
  for (let piece = 0; piece < s.at.length; piece++) {
    if (s.at[piece] !== zone) continue
    const side = campOf(s, piece) === camp ? -1.3 : 1
    worth += side * (piece < s.board.leaders ? 0.1 * leaderWorth(s, piece) : hit(s, piece))
  }
  return worth
}

/** What a unit loses when it is weakened, in points. */
function hit(s: State, unit: Piece): number {
  const { full, weak } = s.board.unit[unit]
  return 0.15 * (s.weak[unit] === 1 ? weak.pf : full.pf - weak.pf)
}

function desertionWorth(s: State, camp: Camp, zone: Zone): number {
  let worth = 0
  for (let unit = s.board.leaders; unit < s.at.length; unit++) {
    if (zoneOfPlace(s, s.at[unit]) !== zone || campOf(s, unit) !== otherCamp(camp)) continue
    const { people } = s.board.unit[unit]
    if (people === NOBODY || s.board.peoples[people].id === 'persae') worth += hit(s, unit)
  }
  return worth
}

function hatredWorth(s: State, camp: Camp, zone: Zone): number {
  let worth = 0
  for (let piece = 0; piece < s.at.length; piece++) {
    if (zoneOfPlace(s, s.at[piece]) !== zone) continue
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
    const isFederate = s.status[each] === FOEDERATI
    const near = isFederate ? 0 : Math.min(...homes.map((home) => toEmpire(s, home)))
    for (const unit of units) worth += (s.board.unit[unit].full.pf * (isFederate ? 2 : 1)) / (1 + 0.4 * near)
  }
  return worth
}

function toEmpire(s: State, zone: Zone): number {
  let least = Number.POSITIVE_INFINITY
  for (let to = 0; to < s.board.zones; to++) {
    if (isInEmpire(s.board, to)) least = Math.min(least, s.board.distance[zone][to])
  }
  return least
}
