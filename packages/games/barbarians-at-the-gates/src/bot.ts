/** What bots need to know of Barbarians at the Gates: what is worth doing, and how the two seats stand. */
import { type Advice, type Mind, type Seat, steadyChanceOf } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import { answerTo } from './bot/answers.ts'
import { counsel } from './bot/counsel.ts'
import { Outlook } from './bot/outlook.ts'
import type { Answer } from './bot/ranking.ts'
import { candidates, verdict } from './machine.ts'
import type { State } from './state.ts'

/** How much is worth trying that does not look best. */
const BESIDE = 0.5
/** How many such things are thought of. */
const OTHERS = 4

/** The runs whose first action is legal; if there is none, the first legal answer. */
function legalOf(s: State, answer: Answer, most: number): (readonly Action[])[] {
  const legal: (readonly Action[])[] = []
  for (const run of answer) {
    if (legal.length === most) break
    if (run.length > 0 && verdict(s, run[0]).ok) legal.push(run)
  }
  if (legal.length > 0) return legal
  for (const action of candidates(s)) if (verdict(s, action).ok) return [[action]]
  return []
}

/** What looks best, and after it what looks nearly as good. */
function policy(s: State): readonly Advice<Action>[] {
  if (s.stack.length === 0) return []
  const [best, ...others] = legalOf(s, answerTo(new Outlook(s), top(s)), 1 + OTHERS)
  if (best === undefined) return []
  return [{ actions: best, weight: 1 }, ...others.map((actions) => ({ actions, weight: BESIDE }))]
}

/** From 0, lost, to 1, won. */
function evaluate(s: State, seat: Seat): number {
  if (s.end !== null) return s.end.winner === seat ? 1 : 0
  return steadyChanceOf(counsel, s, seat)
}

export const mind: Mind<State, Action> = {
  policy,
  evaluate,
  prospects: () => [],
  levels: { novice: 100, slips: 50, consul: { ideas: 5, playouts: 40, turns: 1 } },
  counsel,
}
