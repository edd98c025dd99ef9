/** What people are told of a position: the ROMAN player's chance, and what has changed in it. */
import type { Counsel, Seat } from '@tabularium/engine'
import { scenarioOf } from '../rules/victory.ts'
import {
  ALLIED,
  BARBARIANS,
  BYZANTINE,
  barbarianTribes,
  cuAt,
  garrisonAt,
  handSize,
  isBesieged,
  LOYALIST,
  plunderOf,
  ROMAN,
  type State,
  turnNames,
  USURPER,
  usurpedSpaces,
  vpOf,
} from '../state.ts'
import { changes } from './counsel-words.ts'
import { romanProvinces } from './survey.ts'
import { turnsLeft } from './worths.ts'

/** BG-5.6-a */
const PIVOT = 7

/** CU of both players, and Capitals under siege. */
function armies(s: State) {
  let [romans, foes, besieged] = [0, 0, 0]
  for (const space of s.board.everySpace) {
    romans += cuAt(s, space, LOYALIST) + cuAt(s, space, BYZANTINE) + cuAt(s, space, ALLIED) + garrisonAt(s, space)
    foes += cuAt(s, space, BARBARIANS) + cuAt(s, space, USURPER)
    if (s.board.isCapital[space] && isBesieged(s, space)) besieged++
  }
  return { romans, foes, besieged }
}

/** Scenarios differ in who is ahead at their beginning; the whole game counts as even. */
const SCENARIOS = ['successor-strife', 'the-frozen-rhine', 'the-scourge-of-god', 'the-migrations']

function turnsOf(s: State): number {
  const { firstTurn, lastTurn } = scenarioOf(s)
  return turnNames.indexOf(lastTurn) - turnNames.indexOf(firstTurn) + 1
}

function measures(s: State): readonly number[] {
  const lead = vpOf(s) - scenarioOf(s).victory.romanWinsAt
  const left = turnsLeft(s)
  const perTurn = romanProvinces(s) - PIVOT
  const { romans, foes, besieged } = armies(s)
  const tribes = barbarianTribes(s).length
  const share = romans / (romans + foes + 1) - 0.5
  return [
    1,
    lead / (2 + 3 * left),
    lead / 10,
    perTurn / 4,
    (perTurn * left) / (4 + 4 * left),
    (lead + perTurn * left) / (4 + 4 * left),
    share,
    (share * left) / (2 + left),
    tribes / 10,
    (tribes * left) / 40,
    usurpedSpaces(s) / 20,
    plunderOf(s) / 10,
    besieged,
    (handSize(s, 0) - handSize(s, 1)) / 7,
    ...SCENARIOS.map((id) => (s.options.scenario === id ? left / turnsOf(s) : 0)),
  ]
}

/** As the ROMAN player counts; the other's counts are the opposite. */
function tally(s: State, seat: Seat): Readonly<Record<string, number>> {
  const sign = seat === ROMAN ? 1 : -1
  const { romans, foes, besieged } = armies(s)
  const counted = {
    points: vpOf(s),
    provinces: romanProvinces(s),
    plunder: -plunderOf(s),
    usurped: -usurpedSpaces(s),
    romanCu: romans,
    foes: -foes,
    besieged: -besieged,
  }
  return Object.fromEntries(Object.entries(counted).map(([name, number]) => [name, sign * number]))
}

export const counsel: Counsel<State> = {
  turn: ({ turn }) => turn,
  shared: false,
  subject: () => ROMAN,
  measures,
  weights: [
    -1.387, 9.197, -0.573, 1.67, 7.182, -6.514, 6.038, -7.576, 0.51, -1.359, 0.286, -0.201, -0.26, 1.777, -0.108,
    -2.122, -2.228, -0.648,
  ],
  tally,
  change: (name, by, seat, language) => changes[language](name, by, seat),
}
