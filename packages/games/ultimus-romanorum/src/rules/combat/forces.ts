/** Chapters 8.1 and 8.6: the two Forces of a battle and what they are worth. */
import { derived, isLand, isRomanPiece, NOBODY, type Piece, type Zone } from '../../board.ts'
import { Follower, UNTOLD } from '../../position/trail.ts'
import {
  type Camp,
  campOf,
  faceOf,
  firstAt,
  firstUnitAt,
  isAugustus,
  isPatrice,
  isUsurper,
  nextAt,
  originOf,
  otherCamp,
  PEACE,
  type State,
  statusOf,
} from '../../state.ts'
import { isSick } from '../movement/bounds/holding.ts'

/** UR-8.1-c: all that one camp has in the zone of a battle. */
export interface Force {
  readonly camp: Camp
  readonly leaders: readonly Piece[]
  readonly units: readonly Piece[]
}

/** UR-8.1-g: a people at peace takes no part. */
const fights = (s: State, piece: Piece): boolean => statusOf(s, piece) !== PEACE

export function forceAt(s: State, at: Zone, camp: Camp): Force {
  const leaders: Piece[] = []
  const units: Piece[] = []
  for (let piece = firstAt(s, at); piece >= 0; piece = nextAt(s, piece)) {
    if (campOf(s, piece) !== camp || !fights(s, piece)) continue
    if (piece < s.board.leaders) leaders.push(piece)
    else units.push(piece)
  }
  return { camp, leaders, units }
}

export const piecesOf = ({ leaders, units }: Force): Piece[] => [...leaders, ...units]

const BOTH = 3

/** UR-8.1-a UR-8.1-e: every land zone with units of both camps; what is aboard a fleet is in none. */
export function battleZones(s: State): readonly Zone[] {
  const kept = keptOn(s.board)
  const since = kept.follower.look(s)
  // After all the moves of an SMC the trail is longer than the map.
  if (since === UNTOLD || s.trail === null || s.trail.places.length - since > s.board.zones) {
    kept.zones = s.board.everyZone.filter((zone) => isBattle(s, zone))
  } else {
    for (let i = since; i < s.trail.places.length; i++) {
      const zone = s.trail.places[i]
      if (isLand(s.board, zone) && isBattle(s, zone) !== kept.zones.includes(zone))
        kept.zones = toggled(kept.zones, zone)
    }
  }
  return kept.zones
}

/** The battles of the position that was asked about last, in ascending order. A list that was given away never changes. */
const keptOn = derived((): { readonly follower: Follower; zones: readonly Zone[] } => ({
  follower: new Follower(),
  zones: [],
}))

/** The same zones with one more, or without it. */
function toggled(zones: readonly Zone[], zone: Zone): readonly Zone[] {
  const others = zones.filter((each) => each !== zone)
  return others.length < zones.length ? others : [...zones, zone].sort((a, b) => a - b)
}

export function isBattle(s: State, at: Zone): boolean {
  let camps = 0
  for (let unit = firstUnitAt(s, at); unit >= 0; unit = nextAt(s, unit)) {
    if (fights(s, unit)) camps |= 1 << campOf(s, unit)
  }
  return camps === BOTH
}

/** UR-8.2.1-i: where the attackers came from in this SMC. */
export function originsOf(s: State, { leaders, units }: Force): Zone[] {
  const zones = new Set<Zone>()
  for (const list of [leaders, units]) {
    for (const piece of list) if (originOf(s, piece) !== NOBODY) zones.add(originOf(s, piece))
  }
  return [...zones].sort((a, b) => a - b)
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** UR-8.3-c */
export const strengthOf = (s: State, units: readonly Piece[]): number => sum(units.map((unit) => faceOf(s, unit).pf))

/** UR-8.6.1-a */
export function averageQuality(s: State, { units }: Force): number {
  return Math.floor(sum(units.map((unit) => faceOf(s, unit).qu)) / Math.max(1, units.length))
}

/** UR-8.6.2-a UR-8.6.2-b; UR-T.events-4d: that of a sick Augustus is nothing. */
export function tacticalBonus(s: State, { leaders, units }: Force): number {
  if (leaders.length === 0) return Math.floor(sum(units.map((unit) => faceOf(s, unit).bt)) / Math.max(1, units.length))
  return Math.max(...leaders.map((leader) => (isSick(s, leader) ? 0 : s.board.leader[leader].bt)))
}

export const isTitled = (s: State, leader: Piece): boolean =>
  isAugustus(s, leader) || isPatrice(s, leader) || isUsurper(s, leader)

/** UR-8.6.3-b UR-8.6.3-c: null: it has no Augustus, Patrice or Usurper. */
export function politicalCapacity(s: State, { leaders }: Force): number | null {
  const titled = leaders.filter((leader) => isTitled(s, leader))
  return titled.length === 0 ? null : Math.max(...titled.map((leader) => s.board.leader[leader].cp))
}

export const hasRoman = (s: State, { units }: Force): boolean => units.some((unit) => isRomanPiece(s.board, unit))
export const hasNonRoman = (s: State, { units }: Force): boolean => units.some((unit) => !isRomanPiece(s.board, unit))

export const hasNation = (s: State, { units }: Force, nationality: string): boolean =>
  units.some((unit) => {
    const { people } = s.board.unit[unit]
    return people !== NOBODY && s.board.peoples[people].nationality === nationality
  })

/** UR-9.4-c: the Roman's historical Roman leaders in a battle. */
export function historicalRomans(s: State, { leaders }: Force): Piece[] {
  return leaders.filter((leader) => isRomanPiece(s.board, leader) && !s.board.leader[leader].generic)
}

export const forcesAt = (s: State, at: Zone, attacker: Camp): readonly [Force, Force] => [
  forceAt(s, at, attacker),
  forceAt(s, at, otherCamp(attacker)),
]
