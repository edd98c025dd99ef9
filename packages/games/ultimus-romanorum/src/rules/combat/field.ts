/** Chapters 8.3 and T.combat: a battle as it stands before the die, with everything that shifts column and die. */
import type { RuleId } from '@tabularium/engine'
import { isInEmpire, NOBODY, PA, type People, type Piece, type Zone } from '../../board.ts'
import {
  type Camp,
  capitalOf,
  FOEDERATI,
  hasCrossed,
  REGNUM,
  REVOLT,
  ROMAN,
  type State,
  statusOf,
  statusOfPeople,
} from '../../state.ts'
import { headOf } from '../peoples/alliance.ts'
import {
  averageQuality,
  type Force,
  forcesAt,
  hasNation,
  hasNonRoman,
  hasRoman,
  politicalCapacity,
  strengthOf,
  tacticalBonus,
} from './forces.ts'
import { clampColumn, columnOf, qualityShift } from './table.ts'

/** Something that shifts the die or the column, with the clause that says so. */
export interface Modifier {
  readonly rule: RuleId
  readonly value: number
}

export interface Field {
  readonly at: Zone
  readonly attacker: Force
  readonly defender: Force
  readonly attackerPf: number
  readonly defenderPf: number
  /** UR-8.3-d: before it is shifted. */
  readonly ratioColumn: number
  readonly shifts: readonly Modifier[]
  readonly column: number
  readonly modifiers: readonly Modifier[]
  /** UR-T.combat-q: their sum. */
  readonly modifier: number
}

export function survey(s: State, at: Zone, camp: Camp): Field {
  const [attacker, defender] = forcesAt(s, at, camp)
  const attackerPf = strengthOf(s, attacker.units)
  const defenderPf = strengthOf(s, defender.units)
  const ratioColumn = columnOf(attackerPf, defenderPf)
  const shift = qualityShift(averageQuality(s, attacker), averageQuality(s, defender))
  const modifiers = dieModifiers(s, at, attacker, defender)
  return {
    at,
    attacker,
    defender,
    attackerPf,
    defenderPf,
    ratioColumn,
    shifts: shift === 0 ? [] : [{ rule: SHIFT_RULES[shift + 2], value: shift }],
    column: clampColumn(ratioColumn + shift),
    modifiers,
    modifier: modifiers.reduce((sum, { value }) => sum + value, 0),
  }
}

/** By shift, from -2 to 2. */
const SHIFT_RULES: readonly RuleId[] = ['UR-T.combat-u', 'UR-T.combat-s', '', 'UR-T.combat-r', 'UR-T.combat-t']

type Rule = (s: State, at: Zone, attacker: Force, defender: Force) => number

const DISCOURAGEMENT = 3
const GERMAN_VIGOUR = 5
const DONATIVE = 12

/**
 * What each clause adds to the die, which the attacker wants high. UR-T.combat-p: one unit that did not cross is enough to
 * spare them all; UR-T.events-7b: nobody crosses a frozen river.
 */
const rules: readonly (readonly [RuleId, Rule])[] = [
  ['UR-T.combat-h', (s, _, attacker, defender) => tacticalBonus(s, attacker) - tacticalBonus(s, defender)],
  ['UR-T.combat-i', (s, at, _, defender) => (!isInEmpire(s.board, at) && isFreePeople(s, defender) ? -1 : 0)],
  ['UR-T.combat-j', (s, at, attacker) => (!isInEmpire(s.board, at) && !hasRoman(s, attacker) ? 1 : 0)],
  ['UR-T.combat-k', (s, at, _, defender) => (isAtItsCapital(s, at, defender) ? -1 : 0)],
  ['UR-T.combat-l', (s, _, attacker, defender) => Math.max(0, politics(s, attacker, defender))],
  ['UR-T.combat-m', (s, _, attacker, defender) => Math.min(0, politics(s, attacker, defender))],
  ['UR-T.combat-n', (s, _, { units }) => (units.every((unit) => hasCrossed(s, unit)) ? -1 : 0)],
  ['UR-T.events-3', (s, _, a, d) => (s.event === DISCOURAGEMENT ? dismay(s, d, a) - dismay(s, a, d) : 0)],
  ['UR-T.events-5a', (s, _, a, d) => (s.event === GERMAN_VIGOUR ? vigour(s, a) - vigour(s, d) : 0)],
  ['UR-T.events-12', (s, _, a, d) => (s.event === DONATIVE ? donative(s, a, d) - donative(s, d, a) : 0)],
]

function dieModifiers(s: State, at: Zone, attacker: Force, defender: Force): Modifier[] {
  const found: Modifier[] = []
  for (const [rule, value] of rules) {
    const added = value(s, at, attacker, defender)
    if (added !== 0) found.push({ rule, value: added })
  }
  return found
}

/** UR-T.combat-i: wholly non-Roman, neither Foederati nor in revolt nor a Regnum. */
function isFreePeople(s: State, { units }: Force): boolean {
  return units.every((unit) => {
    const status = statusOf(s, unit)
    return status !== null && status !== FOEDERATI && status !== REVOLT && status !== REGNUM
  })
}

/** UR-T.combat-k: wholly of one Regnum people and its allies, in its capital. */
function isAtItsCapital(s: State, at: Zone, { units }: Force): boolean {
  const people = regnumOf(s, units[0])
  if (people === NOBODY || statusOfPeople(s, people) !== REGNUM || capitalOf(s, people) !== at) return false
  return units.every((unit) => regnumOf(s, unit) === people)
}

/** UR-6.2-az: the people that a unit counts as one with. */
function regnumOf(s: State, unit: Piece): People {
  const people = s.board.unit[unit]?.people ?? NOBODY
  return people === NOBODY ? NOBODY : headOf(s, people)
}

/** UR-8.6.3-a UR-T.combat-l UR-T.combat-m: nothing unless both sides have an Augustus, Patrice or Usurper. */
function politics(s: State, attacker: Force, defender: Force): number {
  const [mine, theirs] = [politicalCapacity(s, attacker), politicalCapacity(s, defender)]
  return mine === null || theirs === null ? 0 : Math.sign(mine - theirs)
}

/** UR-T.events-3: Roman units against non-Roman ones. */
const dismay = (s: State, force: Force, enemy: Force): number => (hasRoman(s, force) && hasNonRoman(s, enemy) ? 1 : 0)

/** UR-T.events-5a UR-T.events-5b */
const vigour = (s: State, force: Force): number => (hasNation(s, force, 'german') ? 1 : 0)

/** UR-T.events-12: the Roman's palatini against non-Roman units. */
function donative(s: State, force: Force, enemy: Force): number {
  const hasPalatini = force.camp === ROMAN && force.units.some((unit) => s.board.unit[unit].category === PA)
  return hasPalatini && hasNonRoman(s, enemy) ? 1 : 0
}
