/**
 * The odds of a battle before it is joined: every face of the die with what it would bring, and everything that shifts
 * the column and the die, by its clause, stratagems too once they are played. The chance of an evasion is told beside.
 */
import type { JsonObject } from '@tabularium/engine'
import type { Piece, Result, Zone } from '../../board.ts'
import { type Camp, campNames, faceOf, isWeak, otherCamp, type State } from '../../state.ts'
import { namesOf, placeName } from '../pieces.ts'
import type { Battle } from './current.ts'
import { evasionValue, mayEvade } from './evasion.ts'
import { type Field, type Modifier, survey } from './field.ts'
import { averageQuality, type Force, originsOf, politicalCapacity, tacticalBonus } from './forces.ts'
import { mayTakeRefuge } from './refuge.ts'
import { forcedRow } from './stratagems.ts'
import { columnNames, lossesOf, resultAt, rowOf } from './table.ts'

/** A side as it stands. */
export interface SideOdds extends JsonObject {
  readonly camp: string
  readonly units: readonly string[]
  readonly leaders: readonly string[]
  readonly pf: number
  readonly quality: number
  readonly bonus: number
  /** null: no Augustus, Patrice or Usurper. */
  readonly politics: number | null
}

/** What becomes of a side in one outcome. */
export interface Toll extends JsonObject {
  readonly result: string
  /** Units weakened or eliminated by the result. */
  readonly hit: number
  /** Those of them that are eliminated, if whoever suffers spares what he can. */
  readonly eliminated: number
  /** PF lost, if he does. */
  readonly pf: number
}

/** One row of the table that the die can lead to. */
export interface OutcomeOdds extends JsonObject {
  readonly faces: readonly number[]
  readonly chance: number
  readonly row: number
  readonly winner: string
  readonly attacker: Toll
  readonly defender: Toll
}

export interface ModifierOdds extends JsonObject {
  readonly rule: string
  readonly value: number
}

export interface BattleOdds extends JsonObject {
  readonly at: string
  readonly attacker: SideOdds
  readonly defender: SideOdds
  /** Before and after the shifts, as printed over the columns. */
  readonly ratioColumn: string
  readonly column: string
  readonly shifts: readonly ModifierOdds[]
  readonly modifiers: readonly ModifierOdds[]
  readonly modifier: number
  /** The clause of the stratagem that has put its row in the die's place; null: the die is rolled. */
  readonly forced: string | null
  readonly outcomes: readonly OutcomeOdds[]
  /** The attacker's chance to win the field. */
  readonly attackerWins: number
  /** Units hit and PF lost on average. */
  readonly attackerHit: number
  readonly defenderHit: number
  readonly attackerPf: number
  readonly defenderPf: number
  /** UR-8.2.1-b: that the defender evades, if he tries; null: he cannot. */
  readonly evasion: number | null
  /** UR-8.2.2-a */
  readonly refuge: boolean
}

const FACES = [1, 2, 3, 4, 5, 6]

/** What stratagems have changed in a battle that is going on. */
type Played = Pick<Battle, 'step' | 'favour' | 'furor' | 'scourge'>

const NOTHING: Played = { step: 'stand', favour: 0, furor: 0, scourge: 0 }

const isEvasion = ({ step }: Played): boolean => step === 'evasion' || step === 'evasion-roll'

/** null: there is nobody to fight. */
export function battleOdds(s: State, at: Zone, attacker: Camp, played = NOTHING): BattleOdds | null {
  const field = withFavour(survey(s, at, attacker), played)
  if (field.attacker.units.length === 0 || field.defender.units.length === 0) return null
  const row = forcedRow(played)
  const outcomes = outcomesOf(s, field, row)
  const mean = (value: (outcome: OutcomeOdds) => number) =>
    outcomes.reduce((sum, outcome) => sum + outcome.faces.length * value(outcome), 0) / FACES.length
  // UR-8.1-d: the defender answers before the die of the battle.
  const mayAnswer = played.step !== 'resolution' && played.step !== 'roll'
  const aid = isEvasion(played) ? played.favour : 0
  const threatened = { at, camp: otherCamp(attacker), origins: originsOf(s, field.attacker) }
  return {
    at: placeName(s, at),
    attacker: sideOf(s, field.attacker, field.attackerPf),
    defender: sideOf(s, field.defender, field.defenderPf),
    ratioColumn: columnNames[field.ratioColumn],
    column: columnNames[field.column],
    shifts: field.shifts.map(plain),
    modifiers: field.modifiers.map(plain),
    modifier: field.modifier,
    forced: row === null ? null : played.furor !== 0 ? 'UR-6.3-ah' : 'UR-6.2-q',
    outcomes,
    attackerWins: mean(({ winner }) => (winner === campNames[attacker] ? 1 : 0)),
    attackerHit: mean((outcome) => outcome.attacker.hit),
    defenderHit: mean((outcome) => outcome.defender.hit),
    attackerPf: mean((outcome) => outcome.attacker.pf),
    defenderPf: mean((outcome) => outcome.defender.pf),
    evasion: mayAnswer && mayEvade(s, threatened).ok ? evasionChance((evasionValue(s, threatened) ?? 0) - aid) : null,
    refuge: mayAnswer && mayTakeRefuge(s, threatened).ok,
  }
}

/** UR-6.3-an: in the roll before which it was played; that of an evasion is another. */
function withFavour(field: Field, played: Played): Field {
  const { favour } = played
  if (favour === 0 || isEvasion(played)) return field
  const modifiers = [...field.modifiers, { rule: 'UR-6.3-an', value: favour }]
  return { ...field, modifiers, modifier: field.modifier + favour }
}

const plain = ({ rule, value }: Modifier): ModifierOdds => ({ rule, value })

function sideOf(s: State, force: Force, pf: number): SideOdds {
  return {
    camp: campNames[force.camp],
    units: namesOf(s, force.units),
    leaders: namesOf(s, force.leaders),
    pf,
    quality: averageQuality(s, force),
    bonus: tacticalBonus(s, force),
    politics: politicalCapacity(s, force),
  }
}

/** UR-8.2.1-b: strictly less. */
const evasionChance = (value: number): number => FACES.filter((face) => face < value).length / FACES.length

function outcomesOf(s: State, field: Field, forced: number | null): OutcomeOdds[] {
  const rows = FACES.map((face) => forced ?? rowOf(face + field.modifier))
  return [...new Set(rows)].map((row) => {
    const faces = FACES.filter((_, i) => rows[i] === row)
    return { faces, chance: faces.length / FACES.length, row, ...outcomeOf(s, field, row) }
  })
}

function outcomeOf(s: State, { attacker, defender, column }: Field, row: number) {
  const reading = resultAt(s.board, row, column)
  const { attackerWins } = reading
  const [lost, result] = attackerWins ? [defender, reading.defender] : [attacker, reading.attacker]
  const hits = lossesOf(result, lost.units.length, 0)
  return {
    winner: campNames[attackerWins ? attacker.camp : defender.camp],
    attacker: tollOf(s, attacker, reading.attacker, hits),
    defender: tollOf(s, defender, reading.defender, hits),
  }
}

function tollOf(s: State, { units }: Force, result: Result, enemyHits: number): Toll {
  const hit = lossesOf(result, units.length, enemyHits)
  const chosen = cheapest(s, units).slice(0, hit)
  const isRout = result === 'E'
  const eliminated = chosen.filter((unit) => isRout || isWeak(s, unit))
  const pf = chosen.reduce((sum, unit) => sum + costOf(s, unit, isRout), 0)
  return { result, hit, eliminated: eliminated.length, pf }
}

/** What a unit loses when it is hit. */
function costOf(s: State, unit: Piece, isRout: boolean): number {
  const { pf } = faceOf(s, unit)
  return isRout || isWeak(s, unit) ? pf : pf - s.board.unit[unit].weak.pf
}

/** UR-8.4.2-f: as whoever suffers would choose: units before they are lost, then by what they lose. */
function cheapest(s: State, units: readonly Piece[]): Piece[] {
  return [...units].sort(
    (a, b) => Number(isWeak(s, a)) - Number(isWeak(s, b)) || costOf(s, a, false) - costOf(s, b, false),
  )
}
