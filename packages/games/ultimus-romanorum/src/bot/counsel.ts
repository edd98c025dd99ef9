/** What people are told of a position: the chance of who plays the Roman now, and what has changed in it. */
import type { Counsel, Seat } from '@tabularium/engine'
import { EAST, type Half, isInEmpire, NOBODY, WEST } from '../board.ts'
import { scenarioOf } from '../rules/sequence/set-up.ts'
import { BARBARIAN, type Camp, otherCamp, pointsOf, ROMAN, type State, seatOf, usurperOf } from '../state.ts'
import { changes } from './counsel-words.ts'
import { harvest, type Situation, situationOf, zoneValue } from './situation.ts'

/** How much of the scenario is still to be scored, in years; this one counts as long as it has not been. */
export function yearsLeft(s: State): number {
  return Math.max(0, scenarioOf(s).start + s.options.years - s.year)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/** How strong each camp is inside the Empire, as a share of both. */
function strength(s: State): number {
  const { pf } = situationOf(s)
  const inside = (camp: number) =>
    sum(s.board.everyZone.map((zone) => (isInEmpire(s.board, zone) ? pf[camp][zone] : 0)))
  const [roman, barbarian] = [inside(ROMAN), inside(BARBARIAN)]
  return roman / (roman + barbarian + 1)
}

const HALVES: readonly Half[] = [WEST, EAST]

const usurpers = (s: State): number => HALVES.filter((half) => usurperOf(s, half) !== NOBODY).length

/** Scenarios differ in who is ahead at their beginning; the campaign counts as even. */
const SCENARIOS = ['scourge-of-god', 'stilicho-405', 'placidia-425', 'attila-genseric-440', 'last-romans-455']

function measures(s: State): readonly number[] {
  const lead = pointsOf(s, ROMAN) - pointsOf(s, BARBARIAN)
  const left = yearsLeft(s)
  const crop = harvest(s)
  const share = strength(s)
  const near = lead / (6 + 6 * left)
  return [
    1,
    near,
    lead / 40,
    (crop - 6) / 10,
    ((crop - 6) * left) / (60 + 6 * left),
    left / 10,
    share - 0.6,
    (share - 0.6) * (left / (5 + left)),
    usurpers(s),
    ...SCENARIOS.map((id) => (s.options.scenario === id ? left / s.options.years : 0)),
  ]
}

/** What is worth scoring there is as good as lost: one camp stands where the other can bring more to bear. */
function exposed(s: State, { pf, reach, scoring }: Situation, camp: Camp): number {
  const enemy = otherCamp(camp)
  let points = 0
  for (const zone of s.board.everyZone) {
    const isHeld = camp === ROMAN ? scoring[zone] === 0 : scoring[zone] > 0
    if (isHeld && reach[enemy][zone] > pf[camp][zone]) points += zoneValue(s.board, zone)
  }
  return points
}

/** As the Roman counts; the Barbarian's counts are the opposite. */
function tally(s: State, seat: Seat): Readonly<Record<string, number>> {
  const sign = seatOf(s, ROMAN) === seat ? 1 : -1
  const situation = situationOf(s)
  const counted = {
    points: pointsOf(s, ROMAN) - pointsOf(s, BARBARIAN),
    harvest: -harvest(s),
    usurpers: -usurpers(s),
    romanUnits: sum(situation.units[ROMAN]),
    barbarianUnits: -sum(situation.units[BARBARIAN]),
    threatened: -exposed(s, situation, ROMAN),
    withinReach: exposed(s, situation, BARBARIAN),
  }
  return Object.fromEntries(Object.entries(counted).map(([name, number]) => [name, sign * number]))
}

export const counsel: Counsel<State> = {
  turn: ({ year }) => year,
  shared: false,
  subject: (s) => seatOf(s, ROMAN),
  measures,
  weights: [-1.365, 2.321, -0.368, -0.813, 0.654, 0.104, 7.911, -5.769, -0.103, 0.945, 0.088, 0.459, -0.103, 1.015],
  tally,
  change: (name, by, _, language) => changes[language](name, by),
}
