/**
 * What bots need to know of Tetrarchia: which steps a plan is made of, what may come of a combat, and how good a position
 * is when the Roman phase is over. All four Emperors want the same, so it does not matter whose turn it is.
 */

import { type Mind, type Planner, policyOf } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { type Action, END } from './actions.ts'
import { EVERY_ARMY, EVERY_EMPEROR, NONE } from './board.ts'
import { counsel } from './bot/counsel.ts'
import { at, FEATURES } from './bot/features.ts'
import { measure } from './bot/measure.ts'
import { prospects } from './bot/prospects.ts'
import { scoreOf } from './bot/score.ts'
import { steps } from './bot/steps.ts'
import { questions } from './questions.ts'
import {
  armyRegion,
  clone,
  emperorProvince,
  fleetsIn,
  ipLeft,
  isGiven,
  isPowerUsed,
  isTaken,
  passingEmperor,
  type State,
  tokenAt,
} from './state.ts'

const measured = new Float64Array(FEATURES)
/** The chance to win, if ROMA does not fall at once. */
function chanceToWin(s: State): number {
  measure(s, measured)
  return asChance(scoreOf(measured)) * (1 - measured[at.fall])
}

/** A score as a chance: an S without exp, which differs between browsers. */
function asChance(x: number): number {
  return 0.5 + (0.5 * x) / (1 + (x < 0 ? -x : x))
}

/** What an IP left is worth while planning; little, for most positions compared have as many left. */
const IP_HOPE = 0.001

const { apply, decision } = questions

const planner: Planner<State, Action> = {
  steps,
  close: (s) => (s.end === null && top(s).kind === 'roman-phase' && passingEmperor(s) === NONE ? END : undefined),
  opposes: () => false,
  foresees: true,
  hope: (s) => IP_HOPE * ipLeft(s),
  key,
}

const evaluate = (s: State): number => (s.end === null ? chanceToWin(s) : s.end.victory ? 1 : 0)

export const mind: Mind<State, Action> = {
  policy: policyOf({ apply, clone, decision }, { evaluate, prospects, planner }),
  evaluate,
  prospects,
  planner,
  levels: { novice: 45, slips: 20 },
  counsel,
}

/** Two positions of one turn differ in tokens, in where the figures and fleets are, or in the IP left. */
function key(s: State): number {
  let high = ipLeft(s)
  let low = isPowerUsed(s) ? 1 : 0
  const mix = (n: number) => {
    high = (Math.imul(high, 31) + n) | 0
    low = (Math.imul(low, 0x01000193) ^ n) | 0
  }
  for (const p of s.board.provinces) mix(tokenAt(s, p))
  for (const e of EVERY_EMPEROR) mix(emperorProvince(s, e))
  for (const sea of s.board.seas) mix(fleetsIn(s, sea))
  for (const army of EVERY_ARMY) mix(armyRegion(s, army))
  mix((isTaken(s) ? 2 : 0) + (isGiven(s) ? 1 : 0))
  return high * 0x20_0000 + (low & 0x1f_ffff)
}
