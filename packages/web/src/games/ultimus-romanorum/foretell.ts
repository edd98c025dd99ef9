/** The odds of a battle in words: what stands there, what shifts column and die, and what each face brings. */
import { isObject, type Json, type JsonObject, type Language, percentages } from '@tabularium/engine'
import { names } from '@tabularium/ultimus-romanorum/lexicon'
import { type CampName, inPlaceOfDie, nameOf } from '@tabularium/ultimus-romanorum/shown'
import { catalogues } from './catalogues.ts'
import type { Side, Toll, Words } from './words/catalogue.ts'

const objects = (list: Json | undefined): readonly JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : [])
const object = (value: Json | undefined): JsonObject => (value !== undefined && isObject(value) ? value : {})
const percent = (chance: Json | undefined) => Math.round(Number(chance) * 100)
const campOf = (name: Json | undefined): CampName => (name === 'barbarian' ? 'barbarian' : 'roman')
const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

function sideOf(value: Json | undefined): Side {
  const { camp, pf, quality, bonus } = object(value)
  return { camp: campOf(camp), pf: Number(pf), quality: Number(quality), bonus: Number(bonus) }
}

function tollOf(value: Json | undefined): Toll {
  const { hit, eliminated, pf } = object(value)
  return { hit: Number(hit), eliminated: Number(eliminated), pf: Number(pf) }
}

/** Each with its sign and its clause. */
function modifiers(list: Json | undefined, w: Words): string {
  return objects(list)
    .map(({ rule, value }) => {
      const what = w.modifiers[String(rule)]
      return `${signed(Number(value))} ${what === undefined ? String(rule) : `${what} (${String(rule)})`}`
    })
    .join(', ')
}

const facesOf = ({ faces }: JsonObject): readonly number[] => (Array.isArray(faces) ? faces.map(Number) : [])

/** 1, or 3–5: they follow each other. */
function span(faces: readonly number[]): string {
  const [low, high] = [Math.min(...faces), Math.max(...faces)]
  return low === high ? `${low}` : `${low}–${high}`
}

const FACES = 6

/** Each outcome with its faces, those that bring the same as one. */
function outcomes(odds: JsonObject, attacker: CampName, defender: CampName, w: Words): readonly string[] {
  const merged: { readonly winner: CampName; readonly tolls: readonly [string, string]; faces: readonly number[] }[] =
    []
  for (const each of objects(odds.outcomes)) {
    const tolls = [w.toll(attacker, tollOf(each.attacker)), w.toll(defender, tollOf(each.defender))] as const
    const winner = campOf(each.winner)
    const last = merged.at(-1)
    if (last?.winner === winner && last.tolls[0] === tolls[0] && last.tolls[1] === tolls[1])
      last.faces = [...last.faces, ...facesOf(each)]
    else merged.push({ winner, tolls, faces: facesOf(each) })
  }
  const shares = percentages(merged.map(({ faces }) => faces.length / FACES))
  return merged.map(({ winner, tolls, faces }, i) => w.outcome(span(faces), shares[i], winner, ...tolls))
}

/** Without a die there is one outcome. */
function certain(odds: JsonObject, attacker: CampName, defender: CampName, w: Words): readonly string[] {
  return objects(odds.outcomes).map((each) =>
    w.certain(campOf(each.winner), w.toll(attacker, tollOf(each.attacker)), w.toll(defender, tollOf(each.defender))),
  )
}

function shortly(odds: JsonObject, w: Words): string {
  const [attacker, defender] = [sideOf(odds.attacker), sideOf(odds.defender)]
  return [
    w.brief(nameOf(String(odds.at)), attacker, defender, percent(odds.attackerWins)),
    ...(odds.evasion === null ? [] : [w.evasion(percent(odds.evasion))]),
  ].join(' ')
}

function battle(odds: JsonObject, w: Words, language: Language): string {
  const [attacker, defender] = [sideOf(odds.attacker), sideOf(odds.defender)]
  const column = w.column(String(odds.ratioColumn), String(odds.column), modifiers(odds.shifts, w))
  const camps = [attacker.camp, defender.camp] as const
  const { forced = null } = odds
  return [
    w.battle(nameOf(String(odds.at)), attacker, defender),
    ...(typeof forced === 'string'
      ? [
          `${column} ${w.forced(names[language].stratagem[inPlaceOfDie(forced)], forced)}`,
          ...certain(odds, ...camps, w),
        ]
      : [
          `${column} ${w.die(modifiers(odds.modifiers, w))}`,
          w.wins(attacker.camp, percent(odds.attackerWins)),
          ...outcomes(odds, ...camps, w),
        ]),
    ...(odds.evasion === null ? [] : [w.evasion(percent(odds.evasion))]),
    ...(odds.refuge === true ? [w.refuge] : []),
  ].join('\n')
}

export function foretell(forecast: JsonObject, language: Language): string {
  const w = catalogues[language]
  return objects(forecast.battles)
    .map((odds) => (forecast.brief === true ? shortly(odds, w) : battle(odds, w, language)))
    .join('\n')
}
