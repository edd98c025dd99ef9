/** The bots that play any game: `random`, and for a game that gives a mind three strengths of one search. */
import type { Bot, Decision, FastDice, Game, GameEvent, Json, Mind, View } from '@tabularium/engine'
import { type Effort, search } from './beam.ts'
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

export function thinkingBot<State, Action, Options extends Json, Event extends GameEvent>(
  game: Game<State, Action, Options, Event>,
  mind: Mind<State, Action>,
  name: Strength,
): Bot<State, Action> {
  const effort = strengths[name]
  return {
    name,
    plan(view: View<State>, decision: Decision<Action>, dice: FastDice): readonly Action[] {
      const found = search(game, mind, game.imagine(view, dice), decision.seat, effort)
      return choose(game, mind, found, decision.seat, effort, dice)?.actions ?? [decision.actions[0]]
    },
  }
}

/** Every bot for a game, weakest first; without a mind only `random`, and none that looks ahead if that helps nothing. */
export function bots<State, Action, Options extends Json, Event extends GameEvent>(
  game: Game<State, Action, Options, Event>,
  mind?: Mind<State, Action>,
): readonly Bot[] {
  if (mind === undefined) return [random]
  const offered = weakestFirst.filter((name) => mind.foresees || strengths[name].plans === 0)
  return [random, ...offered.map((name) => thinkingBot(game, mind, name))]
}

export { type Effort, type Found, type Plan, search } from './beam.ts'
export { random } from './random.ts'
