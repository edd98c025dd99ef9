/** What is known of a battle before its die: foretold by the table, or read from what was told and from the board. */
import { isObject, type Json, type JsonObject, type Roll } from '@tabularium/engine'
import type { Line } from '@tabularium/engine/room'
import {
  type CampName,
  columnNames,
  isView,
  leaders,
  lossesOf,
  type Result,
  readingAt,
  rowOf,
  type UltimusEvent,
  units,
  type View,
} from '@tabularium/ultimus-romanorum/shown'

export interface Side {
  readonly camp: CampName
  readonly units: readonly string[]
  readonly leaders: readonly string[]
  readonly pf: number
}

export interface Modifier {
  readonly rule: string
  readonly value: number
}

/** What a face brings. */
export interface Outcome {
  readonly faces: readonly number[]
  readonly chance: number
  readonly winner: CampName
  readonly attacker: { readonly result: Result; readonly hit: number }
  readonly defender: { readonly result: Result; readonly hit: number }
}

export interface Facts {
  readonly at: string
  readonly attacker: Side
  readonly defender: Side
  readonly ratioColumn: string
  readonly column: string
  readonly shifts: readonly Modifier[]
  readonly modifiers: readonly Modifier[]
  readonly modifier: number
  readonly forced: string | null
  readonly outcomes: readonly Outcome[]
  readonly attackerWins: number
  readonly evasion: number | null
  readonly refuge: boolean
}

const RESULTS: readonly Result[] = ['E', 'A', 'R', '1/4', '1/2', '3/4']
const resultNamed = (name: Json | undefined): Result => RESULTS.find((result) => result === name) ?? 'R'
const campNamed = (name: Json | undefined): CampName => (name === 'barbarian' ? 'barbarian' : 'roman')
const objects = (list: Json | undefined): readonly JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : [])
const object = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {})
const texts = (list: Json | undefined): readonly string[] => (Array.isArray(list) ? list.map(String) : [])
const otherCamp = (camp: CampName): CampName => (camp === 'roman' ? 'barbarian' : 'roman')

function sideForetold(value: Json | undefined): Side {
  const { camp, units: each, leaders: led, pf } = object(value)
  return { camp: campNamed(camp), units: texts(each), leaders: texts(led), pf: Number(pf) }
}

const modifiersOf = (list: Json | undefined): readonly Modifier[] =>
  objects(list).map(({ rule, value }) => ({ rule: String(rule), value: Number(value) }))

function outcomeOf({ faces, chance, winner, attacker, defender }: JsonObject): Outcome {
  const toll = (value: Json | undefined) => ({
    result: resultNamed(object(value).result),
    hit: Number(object(value).hit),
  })
  return {
    faces: Array.isArray(faces) ? faces.map(Number) : [],
    chance: Number(chance),
    winner: campNamed(winner),
    attacker: toll(attacker),
    defender: toll(defender),
  }
}

/** The first battle of a forecast; null: there is none. */
export function factsForetold(forecast: JsonObject | null): Facts | null {
  const [battle] = objects(forecast?.battles)
  if (battle === undefined) return null
  const orNull = (value: Json | undefined) => (value == null ? null : value)
  const evasion = orNull(battle.evasion)
  const forced = orNull(battle.forced)
  return {
    at: String(battle.at),
    attacker: sideForetold(battle.attacker),
    defender: sideForetold(battle.defender),
    ratioColumn: String(battle.ratioColumn),
    column: String(battle.column),
    shifts: modifiersOf(battle.shifts),
    modifiers: modifiersOf(battle.modifiers),
    modifier: Number(battle.modifier),
    forced: forced === null ? null : String(forced),
    outcomes: objects(battle.outcomes).map(outcomeOf),
    attackerWins: Number(battle.attackerWins),
    evasion: evasion === null ? null : Number(evasion),
    refuge: battle.refuge === true,
  }
}

type Of<Type> = Extract<UltimusEvent, { type: Type }>

/** Those who are still there when the die falls. */
function sideTold(pieces: readonly string[], camp: CampName, at: string, view: View): Side {
  const present = pieces.filter((piece) => view.pieces[piece]?.at === at)
  const own = present.filter((piece) => units.has(piece))
  const pf = own.reduce((sum, piece) => {
    const unit = units.get(piece)
    return sum + ((view.pieces[piece]?.weak === true ? unit?.weak.pf : unit?.full.pf) ?? 0)
  }, 0)
  return { camp, units: own, leaders: present.filter((piece) => leaders.has(piece)), pf }
}

const FACES = [1, 2, 3, 4, 5, 6]

function outcomesAt(column: number, modifier: number, attacker: Side, defender: Side): readonly Outcome[] {
  return FACES.map((face): Outcome => {
    const reading = readingAt(rowOf(face + modifier), column)
    const [loser, result] = reading.attackerWins ? [defender, reading.defender] : [attacker, reading.attacker]
    const hits = lossesOf(result, loser.units.length, 0)
    const hit = (side: Side, suffered: Result) => lossesOf(suffered, side.units.length, hits)
    return {
      faces: [face],
      chance: 1 / FACES.length,
      winner: reading.attackerWins ? attacker.camp : defender.camp,
      attacker: { result: reading.attacker, hit: hit(attacker, reading.attacker) },
      defender: { result: reading.defender, hit: hit(defender, reading.defender) },
    }
  })
}

/** Attackers and defenders of the battle that was announced there, as they are now; null: none was. */
export function sidesTold(
  at: string,
  told: readonly Line[],
  view: View,
): readonly [attacker: Side, defender: Side] | null {
  const begun = told.findLast(({ event }) => event.type === 'battle' && event.at === at)?.event
  if (begun === undefined) return null
  const camp = campNamed(begun.attacker)
  return [sideTold(texts(begun.attackers), camp, at, view), sideTold(texts(begun.defenders), otherCamp(camp), at, view)]
}

/** From the battle as it was announced and the column that was read; null: it was not announced. */
export function factsTold(
  result: Of<'battle-result'>,
  roll: Roll | null,
  told: readonly Line[],
  view: Json,
): Facts | null {
  const sides = isView(view) ? sidesTold(result.at, told, view) : null
  if (sides === null) return null
  const [attacker, defender] = sides
  const modifier = Number(roll?.purpose.modifier ?? 0)
  const outcomes = outcomesAt(result.column, modifier, attacker, defender)
  const wins = outcomes.filter(({ winner }) => winner === attacker.camp).length / FACES.length
  return {
    at: result.at,
    attacker,
    defender,
    ratioColumn: columnNames[result.ratio] ?? '',
    column: columnNames[result.column] ?? '',
    shifts: result.shifts,
    modifiers: result.modifiers,
    modifier,
    forced: roll === null ? 'UR-6.3-ah' : null,
    outcomes,
    attackerWins: wins,
    evasion: null,
    refuge: false,
  }
}
