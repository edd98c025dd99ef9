/** The bots that play any game: `random`, and for a game that gives a mind up to three strengths of one way to think. */
import type { Advice, Bot, FastDice, Mind } from '@tabularium/engine'
import { type AGame, type Effort, type Planning, search } from './beam.ts'
import { consulBot } from './consul.ts'
import { choose, type Foresight } from './foresight.ts'
import { random } from './random.ts'

const NO_FORESIGHT: Foresight = { plans: 0, futures: 0 }

/** `tiro` does the next best thing, again and again; `legate` plans whole turns; `steward` also looks at what comes after. */
export const strengths = {
  tiro: { width: 1, depth: 6, gambles: 0, ...NO_FORESIGHT },
  legate: { width: 4, depth: 6, gambles: 2, ...NO_FORESIGHT },
  steward: { width: 16, depth: 6, gambles: 4, plans: 3, futures: 3 },
} as const satisfies { readonly [name: string]: Effort & Foresight }
export type Strength = keyof typeof strengths
const weakestFirst: readonly Strength[] = ['tiro', 'legate', 'steward']

/** Whether bots of that strength play better than the weaker ones of a game. */
function isOffered({ planner }: Pick<Mind<unknown, unknown>, 'planner'>, name: Strength): boolean {
  return strengths[name].plans === 0 || planner?.foresees === true
}

export function thinkingBot<State, Action>(
  game: AGame<State, Action>,
  mind: Mind<State, Action>,
  name: Strength,
): Bot<State, Action> {
  const { planner } = mind
  return planner === undefined ? advisedBot(game, mind, name) : planningBot(game, { ...mind, ...planner }, name)
}

/** Plans whole turns. */
function planningBot<State, Action>(
  game: AGame<State, Action>,
  planning: Planning<State, Action>,
  name: Strength,
): Bot<State, Action> {
  const effort = strengths[name]
  return {
    name,
    plan(view, { seat, actions }, dice) {
      const found = search(game, planning, game.imagine(view, dice), seat, effort)
      return choose(game, planning, found, seat, effort, dice)?.actions ?? [actions[0]]
    },
  }
}

/** Of a game without a planner: does what the policy advises, the best of it or now and then something else. */
function advisedBot<State, Action>(
  game: AGame<State, Action>,
  mind: Mind<State, Action>,
  name: Strength,
): Bot<State, Action> {
  const pick = name === 'tiro' ? byWeight : best
  return {
    name,
    plan: (view, { seat }, dice) => pick(mind.policy(game.imagine(view, dice), seat), dice).actions,
  }
}

const best = <Action>(advised: readonly Advice<Action>[]): Advice<Action> => advised[0]

/** Each as often as it weighs. */
function byWeight<Action>(advised: readonly Advice<Action>[], dice: FastDice): Advice<Action> {
  const all = advised.reduce((sum, { weight }) => sum + weight, 0)
  let left = (dice.below(GRAIN) / GRAIN) * all
  for (const advice of advised) {
    left -= advice.weight
    if (left < 0) return advice
  }
  return advised[0]
}

const GRAIN = 0x1_0000

/** Every bot for a game, weakest first; without a mind only `random`, and none that looks ahead if that helps nothing. */
export function bots<State, Action>(game: AGame<State, Action>, mind?: Mind<State, Action>): readonly Bot[] {
  if (mind === undefined) return [random]
  const { patience } = mind
  const thinking = weakestFirst.filter((name) => isOffered(mind, name)).map((name) => thinkingBot(game, mind, name))
  return [random, ...thinking, ...(patience === undefined ? [] : [consulBot(game, mind, patience)])]
}

export { type Effort, type Found, type Plan, search } from './beam.ts'
export { type Hint, hintFor } from './hint.ts'
export { random } from './random.ts'
export { type ChancePoint, type Chances, chancesIn, type TurningPoint } from './turning-points.ts'
