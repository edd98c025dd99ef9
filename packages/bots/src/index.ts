/** The bots that play any game: `random`, and for a game that gives a mind up to five levels, each stronger than the one before. */
import type { Advice, Bot, FastDice, Mind } from '@tabularium/engine'
import { type AGame, type Effort, type Planning, search } from './beam.ts'
import { consulBot } from './consul.ts'
import { choose, type Foresight } from './foresight.ts'
import { replyOf } from './playouts.ts'
import { random } from './random.ts'

/** How `legate` looks for the best of whole turns. */
const PLANNING: Effort = { width: 4, depth: 6, gambles: 2 }

/** `novice` slips often, `tiro` now and then, `legate` does what looks best, `steward` looks a turn further, `consul` plays its best ideas on. */
export const levels = ['novice', 'tiro', 'legate', 'steward', 'consul'] as const
export type Level = (typeof levels)[number]

/** undefined: the game has no such bot, for it would play no better than a weaker one. */
export function botOf<State, Action>(
  game: AGame<State, Action>,
  mind: Mind<State, Action>,
  level: Level,
): Bot<State, Action> | undefined {
  const { novice, slips } = mind.levels
  if (level === 'novice') return novice === undefined ? undefined : slippingBot(game, mind, level, novice)
  if (level === 'tiro') return slippingBot(game, mind, level, slips)
  if (level === 'legate') return legateOf(game, mind)
  if (level === 'steward') return stewardOf(game, mind)
  const patience = mind.levels.consul
  return patience === undefined ? undefined : consulBot(game, mind, patience)
}

/** Does what looks best at each step, but slips now and then. */
function slippingBot<State, Action>(
  game: AGame<State, Action>,
  mind: Mind<State, Action>,
  name: Level,
  slips: number,
): Bot<State, Action> {
  return {
    name,
    plan: (view, { seat }, dice) => slipping(mind.policy(game.imagine(view, dice), seat), slips, dice).actions,
  }
}

/** What looks nearly as good is as far down the list as this. */
const NEARLY = 4

function slipping<Action>([best, ...others]: readonly Advice<Action>[], slips: number, dice: FastDice): Advice<Action> {
  const near = others.slice(0, NEARLY)
  return near.length > 0 && dice.below(100) < slips ? near[dice.below(near.length)] : best
}

/** Does what looks best, in whole turns where they can be planned. */
export function legateOf<State, Action>(game: AGame<State, Action>, mind: Mind<State, Action>): Bot<State, Action> {
  const { planner } = mind
  return planner === undefined ? advisedBot(game, mind) : planningBot(game, { ...mind, ...planner })
}

/** Does what the policy advises first. */
function advisedBot<State, Action>(game: AGame<State, Action>, mind: Mind<State, Action>): Bot<State, Action> {
  return {
    name: 'legate',
    plan: (view, { seat }, dice) => replyOf(mind, game.imagine(view, dice), seat),
  }
}

/** Plans whole turns. */
function planningBot<State, Action>(game: AGame<State, Action>, planning: Planning<State, Action>): Bot<State, Action> {
  return {
    name: 'legate',
    plan: (view, { seat, actions }, dice) =>
      search(game, planning, game.imagine(view, dice), seat, PLANNING).best?.actions ?? [actions[0]],
  }
}

/** How `steward` looks for plans, how many of them it looks at again, and in how many futures. */
const LOOKING: Effort & Foresight = { width: 16, depth: 6, gambles: 4, plans: 3, futures: 3 }

/** Plans whole turns, and looks at the best of them a turn further where that helps. */
function stewardOf<State, Action>(
  game: AGame<State, Action>,
  mind: Mind<State, Action>,
): Bot<State, Action> | undefined {
  const { planner } = mind
  if (planner?.foresees !== true) return undefined
  const planning = { ...mind, ...planner }
  return {
    name: 'steward',
    plan(view, { seat, actions }, dice) {
      const found = search(game, planning, game.imagine(view, dice), seat, LOOKING)
      return choose(game, planning, found, seat, LOOKING, dice)?.actions ?? [actions[0]]
    },
  }
}

/** Every bot for a game, weakest first; without a mind only `random`. */
export function bots<State, Action>(game: AGame<State, Action>, mind?: Mind<State, Action>): readonly Bot[] {
  if (mind === undefined) return [random]
  const thinking = levels.map((level) => botOf(game, mind, level)).filter((bot) => bot !== undefined)
  return [random, ...thinking]
}

export { type Effort, type Found, type Plan, search } from './beam.ts'
export { type Hint, hintFor } from './hint.ts'
export { random } from './random.ts'
export { type ChancePoint, type Chances, chancesIn, type TurningPoint } from './turning-points.ts'
