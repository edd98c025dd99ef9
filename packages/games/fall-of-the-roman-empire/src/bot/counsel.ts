/** What people are told of a position: Rome's chance to stand, and what has changed in it. */
import type { Counsel, Seat } from '@tabularium/engine'
import { type Area, CAVALRY, FORCE, FORT, LEGION, WALL } from '../board.ts'
import { ROMAN } from '../options.ts'
import { upkeep } from '../rules/expenditure.ts'
import { barbariansAt, cavalryAt, forcesAt, hasBarbarians, onMap, pointsOf, type State, turnOf } from '../state.ts'
import { changes } from './counsel-words.ts'
import { chanceOfRome } from './evaluate.ts'
import { momentOf } from './moment.ts'
import { barbarianWeights, romanWeights } from './weights.ts'

/** Chances nearer to 0 or 1 than this say no more. */
const SURE = 0.004

function logOdds(chance: number): number {
  const bounded = Math.min(1 - SURE, Math.max(SURE, chance))
  return logarithm(bounded / (1 - bounded))
}

/** By a series, because bots decide by it: logarithms differ between browsers. */
function logarithm(x: number): number {
  let doublings = 0
  let rest = x
  for (; rest > 1.5; rest /= 2) doublings++
  for (; rest < 0.75; rest *= 2) doublings--
  const part = (rest - 1) / (rest + 1)
  const square = part * part
  return doublings * Math.LN2 + 2 * part * (1 + square * (1 / 3 + square * (1 / 5 + square / 7)))
}

/** Forces in Rome, with those that what is in hand would buy. */
function garrison(s: State): number {
  const due = momentOf(s).dues * upkeep(s)
  return forcesAt(s, s.board.rome) + Math.max(0, pointsOf(s) - due) / s.board.price[FORCE]
}

const strengthAt = (s: State, area: Area): number => barbariansAt(s, area) + RIDER * cavalryAt(s, area)
/** A Cavalry counts for so many Forces. */
const RIDER = 2

/** Barbarians beside Rome for each Force that could be there. */
function pressure(s: State): number {
  let near = 0
  for (const area of s.board.neighbours[s.board.rome]) near += strengthAt(s, area)
  return Math.min(3, near / (1 + garrison(s)))
}

/** Whether the Roman is in the middle of his part: what he has not spent or moved yet is not seen by the bots' evaluation. */
const isUnfinished = (s: State): boolean => !momentOf(s).fights && momentOf(s).dues === 0

function measures(s: State): readonly number[] {
  const roman = logOdds(chanceOfRome(s, romanWeights))
  const barbarian = logOdds(chanceOfRome(s, barbarianWeights))
  const spent = turnOf(s) / s.board.file.setUp.turns
  const hosts = s.board.areas.reduce((sum, area) => sum + strengthAt(s, area), 0) / 25
  const money = (income(s) - upkeep(s)) / 20
  const unfinished = isUnfinished(s) ? 1 : 0
  return [
    1,
    roman,
    barbarian,
    unfinished,
    unfinished * roman,
    unfinished * barbarian,
    spent,
    spent * spent,
    roman * spent,
    pressure(s),
    garrison(s) / 20,
    hosts,
    hosts * spent,
    money,
    money * spent,
    onMap(s, LEGION) / 5,
    s.options.barbarianForces - USUAL,
  ]
}

const USUAL = 25

function income(s: State): number {
  let points = 0
  for (const area of s.board.areas) if (forcesAt(s, area) > 0) points += s.board.value[area]
  return points
}

/** By the Roman's lights; the Barbarian's are the opposite. */
function tally(s: State, seat: Seat): Readonly<Record<string, number>> {
  const sign = seat === ROMAN ? 1 : -1
  const held = s.board.areas.filter((area) => hasBarbarians(s, area)).length
  const barbarians = s.board.areas.reduce((all, area) => all + barbariansAt(s, area), 0)
  const counters = {
    legions: onMap(s, LEGION),
    romanForces: onMap(s, FORCE),
    barbarianForces: -barbarians,
    cavalry: -onMap(s, CAVALRY),
    works: onMap(s, FORT) + onMap(s, WALL),
    garrison: forcesAt(s, s.board.rome),
    income: income(s),
    lands: -held,
    purse: pointsOf(s) - upkeep(s),
  }
  return Object.fromEntries(Object.entries(counters).map(([name, number]) => [name, sign * number]))
}

export const counsel: Counsel<State> = {
  turn: turnOf,
  shared: false,
  subject: () => ROMAN,
  measures,
  weights: [
    -1.503, -0.043, 0.435, 0.201, 0.48, -0.893, -1.023, 7.951, 0.166, -0.435, 1.12, -0.098, -4.659, -0.589, 0.72, 2.282,
    -0.06,
  ],
  tally,
  change: (name, by, seat, language) => changes[language](name, seat === ROMAN ? by : -by),
}
