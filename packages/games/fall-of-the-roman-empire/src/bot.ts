/** What bots need to know of The Fall of the Roman Empire: what is worth trying, and how good a position is for either side. */
import {
  type Levels,
  type Mind,
  type Planner,
  type Prospect,
  phaseReply,
  policyOf,
  type Seat,
  steadyChanceOf,
} from '@tabularium/engine'
import type { Action } from './actions.ts'
import { BARBARIAN, CAVALRY } from './board.ts'
import { counsel } from './bot/counsel.ts'
import { chanceOfRome } from './bot/evaluate.ts'
import { close, glances, steps } from './bot/steps.ts'
import { barbarianWeights, romanWeights, type Weights } from './bot/weights.ts'
import { ROMAN } from './options.ts'
import { apply, decision, verdict } from './questions.ts'
import { clone, frame, remove, type State } from './state.ts'

/** Only the choice of losses rolls dice: the conflict then goes on, and is weighed as it stands. */
function prospects(s: State, action: Action): readonly Prospect<State>[] {
  const after = clone(s)
  const top = frame(after)
  if (action.kind === 'lose' && top.kind === 'losses') {
    remove(after, BARBARIAN, top.at, action.forces)
    remove(after, CAVALRY, top.at, action.cavalry)
  }
  return [{ chance: 1, state: after }]
}

/** Two positions of one phase differ in their numbers: what stands where, what has moved, the points left. */
function key(s: State): number {
  const { cells } = s
  let high = 0
  let low = s.stack.length
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === 0) continue
    const mark = i * MOST + cells[i]
    high = (Math.imul(high, 31) + mark) | 0
    low = Math.imul(low ^ mark, 0x01000193)
  }
  return high * 0x20_0000 + (low & 0x1f_ffff)
}

/** More than any number in a position. */
const MOST = 16_384

const planner: Planner<State, Action> = {
  steps,
  glances,
  close,
  opposes: (one, other) => one !== other,
  foresees: false,
  hope: () => 0,
  key,
}

/** As long as a person waits gladly: a fifth of a second for most decisions. */
const levels: Levels = {
  novice: 65,
  slips: 15,
  consul: { ideas: 8, playouts: 480, turns: 2 },
}

/** The chance that people are told: fitted on whole games, it knows better who wins, but takes both sides' reckoning. */
function judge(s: State, seat: Seat): number {
  if (s.end === null) return steadyChanceOf(counsel, s, seat)
  return (s.end.winner === 'roman') === (seat === ROMAN) ? 1 : 0
}

export function makeMind(roman: Weights, barbarian: Weights): Mind<State, Action> {
  const evaluate = (s: State, seat: Seat): number =>
    seat === ROMAN ? chanceOfRome(s, roman) : 1 - chanceOfRome(s, barbarian)
  const known = { evaluate, prospects, planner }
  const policy = policyOf({ apply, clone, decision }, known)
  const reply = phaseReply({ apply, clone, decision, verdict }, known)
  return { policy, reply, evaluate, judge, prospects, planner, levels, counsel }
}

export const mind = makeMind(romanWeights, barbarianWeights)
