/** The bots that play any game: `random`, and for a game that gives a mind three strengths of one search. */
import type { Bot, Game, GameEvent, Json, Mind } from '@tabularium/engine'
import { beamBot, type Effort } from './beam.ts'
import { random } from './random.ts'

/** From the weakest to the strongest. */
export const strengths = {
  tiro: { width: 1, depth: 2, gambles: 0 },
  legate: { width: 2, depth: 6, gambles: 1 },
  steward: { width: 12, depth: 6, gambles: 4 },
} as const satisfies { readonly [name: string]: Effort }
export type Strength = keyof typeof strengths
const strengthNames: readonly Strength[] = ['tiro', 'legate', 'steward']

/** Every bot for a game, weakest first; without a mind only `random`. */
export function bots<State, Action, Options extends Json, View extends Json, Event extends GameEvent>(
  game: Game<State, Action, Options, View, Event>,
  mind?: Mind<State, Action>,
): readonly Bot<Json, unknown>[] {
  const thinking = mind === undefined ? [] : strengthNames.map((name) => beamBot(name, game, mind, strengths[name]))
  return [random, ...thinking]
}

export { beamBot, bestPlan, type Effort, type Plan } from './beam.ts'
export { random } from './random.ts'
