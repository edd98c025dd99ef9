/** What a battle would bring, by the exact odds. */
import type { People, Piece, Zone } from '../board.ts'
import { survey } from '../rules/combat/field.ts'
import { lossesOf, resultAt, rowOf } from '../rules/combat/table.ts'
import {
  BARBARIAN,
  type Camp,
  faceOf,
  isAugustus,
  isPatrice,
  isUsurper,
  isWeak,
  type State,
  whereIs,
} from '../state.ts'
import { leaderWorth, scores, zoneValue } from './situation.ts'
import { type Weights, weights } from './weights.ts'

export interface Outlook {
  /** The attacker's chance to win the field. */
  readonly wins: number
  /** What it is worth to the attacker, in points. */
  readonly gain: number
}

const FACES = [1, 2, 3, 4, 5, 6]
/** UR-10.1-a */
const GREAT_BATTLE = 25

const NOTHING: Outlook = { wins: 0, gain: 0 }

export function outlook(s: State, at: Zone, camp: Camp, bonus = 0): Outlook {
  const field = survey(s, at, camp)
  const { attacker, defender } = field
  if (attacker.units.length === 0 || defender.units.length === 0) return NOTHING
  const great = field.attackerPf + field.defenderPf >= GREAT_BATTLE ? 1 : 0
  const prize = prizeOf(s, at, camp, attacker.units, defender.units)
  const lives = lossOf(s, attacker.leaders, defender.leaders)
  const trophies = lossOf(s, defender.leaders, attacker.leaders)
  const w = weights[camp]
  let wins = 0
  let gain = 0
  for (const face of FACES) {
    const reading = resultAt(s.board, rowOf(face + field.modifier + bonus), field.column)
    if (reading.attackerWins) {
      const hits = lossesOf(reading.defender, defender.units.length, 0)
      const isRout = reading.defender === 'E'
      wins++
      gain += prize + great + (hits > 0 ? toll(s, defender.units, isRout, w) : 0)
      gain += isRout ? trophies.all : trophies.doomed
      gain -= w.pf * LIGHT * lossesOf(reading.attacker, attacker.units.length, hits)
    } else {
      const hits = lossesOf(reading.attacker, attacker.units.length, 0)
      const isRout = reading.attacker === 'E'
      gain -= great + (hits > 0 ? toll(s, attacker.units, isRout, w) : 0)
      gain -= isRout ? lives.all : lives.doomed
      gain += w.pf * LIGHT * lossesOf(reading.defender, defender.units.length, hits)
    }
  }
  return { wins: wins / FACES.length, gain: gain / FACES.length }
}

/** PF that a weakened unit loses, about. */
const LIGHT = 2.5

/** Beside its PF: a unit that is lost does nothing for the rest of the year. */
const GONE_FOR_THE_YEAR = 4

/** What a beaten force loses: all of it, or a face each. */
function toll(s: State, units: readonly Piece[], isRout: boolean, w: Weights): number {
  let worth = 0
  const fallen = new Map<People, number>()
  for (const unit of units) {
    const { pf } = faceOf(s, unit)
    const { people, weak } = s.board.unit[unit]
    const before = fallen.get(people) ?? 0
    if (isRout || isWeak(s, unit)) {
      worth += w.pf * (pf + GONE_FOR_THE_YEAR) + w.peace * blow(s, unit, before)
      fallen.set(people, before + 1)
    } else worth += w.pf * (pf - weak.pf) + WOUND * w.peace * blow(s, unit, before)
  }
  return worth
}

/** A unit that is weakened is on its way to be lost. */
export const WOUND = 0.35

/**
 * UR-9.4: what is lost comes back unless a people loses its last unit: the fewer it has left, the more counts each, and the
 * more units it has, the more is won in the end.
 */
export function blow(s: State, unit: Piece, fallen: number): number {
  if (!scores(s, unit)) return 0
  const { units } = s.board.peoples[s.board.unit[unit].people]
  let left = -fallen
  for (const each of units) if (whereIs(s, each) >= 0) left++
  return units.length / Math.max(1, left)
}

/** What the zone scores, or no more. */
function prizeOf(s: State, at: Zone, camp: Camp, mine: readonly Piece[], theirs: readonly Piece[]): number {
  const value = zoneValue(s.board, at)
  const capital = s.board.isCapital[at] ? 1 : 0
  const tribal = camp === BARBARIAN ? mine : theirs
  const points = tribal.some((unit) => scores(s, unit)) ? value : 0.3
  return (points + capital) * weights[camp].years
}

/** The leaders' worth if all die, and if only those do whom their enemies condemn. */
function lossOf(s: State, leaders: readonly Piece[], against: readonly Piece[]) {
  const facesRuler = against.some((leader) => isAugustus(s, leader) || isPatrice(s, leader))
  const facesUsurper = against.some((leader) => isUsurper(s, leader))
  let [all, doomed] = [0, 0]
  for (const leader of leaders) {
    const worth = leaderWorth(s, leader)
    all += worth
    const isRuler = isAugustus(s, leader) || isPatrice(s, leader)
    if ((isUsurper(s, leader) && facesRuler) || (isRuler && facesUsurper)) doomed += worth
  }
  return { all, doomed }
}
