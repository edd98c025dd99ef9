/** The strongest bot of any game: compares what is worth trying by playing it on. */
import type { Bot, FastDice, Mind, Patience, Pondering, Seat } from '@tabularium/engine'
import { type AGame, type Effort, search } from './beam.ts'
import { bestClosings } from './foresight.ts'
import { Comparison, comparing, type Idea, playedOn } from './playouts.ts'

/** How the plans are found that are compared, in a game whose whole turns can be planned. */
const PLANNING: Effort = { width: 8, depth: 6, gambles: 3 }

export function consulBot<State, Action>(
  game: AGame<State, Action>,
  mind: Mind<State, Action>,
  patience: Patience,
): Bot<State, Action> {
  function* ponder(root: State, seat: Seat, dice: FastDice): Pondering<Action> {
    const ideas = ideasIn(game, mind, root, seat, patience)
    if (ideas.length < 2) return ideas[0].actions
    return yield* comparing(game, mind, root, seat, ideas, patience, dice)
  }
  return {
    name: 'consul',
    ponder: (view, { seat }, dice) => ponder(game.imagine(view, dice), seat, dice),
    compare(view, { seat }, dice) {
      const ideas = ideasIn(game, mind, game.imagine(view, dice), seat, patience)
      return ideas.length < 2 ? ideas[0].actions : new Comparison(ideas, patience, dice)
    },
    playing(view, { seat }, dice) {
      const root = game.imagine(view, dice)
      return { valueOf: (actions, seed) => playedOn(game, mind, root, seat, { actions }, patience.turns, seed) }
    },
    plan(view, { seat }, dice) {
      const thought = ponder(game.imagine(view, dice), seat, dice)
      for (;;) {
        const { done, value } = thought.next()
        if (done === true) return value
      }
    },
  }
}

/** What is worth comparing: whole turns where they can be planned, else what the policy advises; the best first. */
export function ideasIn<State, Action>(
  game: AGame<State, Action>,
  mind: Mind<State, Action>,
  root: State,
  seat: Seat,
  { ideas }: Patience,
): readonly Idea<Action>[] {
  const { planner } = mind
  if (planner !== undefined) {
    const { best, closings } = search(game, { ...mind, ...planner }, root, seat, PLANNING)
    if (best !== undefined) {
      const others = bestClosings(planner, closings, ideas)
      return [best, ...others.filter(({ actions }) => actions !== best.actions)]
    }
  }
  return mind.policy(root, seat)
}
