/** What a planner knows, as advice: what is worth trying at a question, and what is done at once where nobody has time to think. */
import type { Mind, Step } from './bot.ts'
import type { Game, GameEvent, Json, Seat } from './contract.ts'
import { SilentTable } from './table.ts'

type Rules<State, Action> = Pick<Game<State, Action, Json, GameEvent>, 'apply' | 'clone' | 'decision'>
type Reckoning<State, Action> = Omit<Mind<State, Action>, 'policy' | 'levels'>

const NO_DICE = new SilentTable({
  face: () => {
    throw new Error('A step rolled dice without saying so.')
  },
})

/** What a step leads to is worth, by exact chances where dice follow. */
function worthOf<State, Action>(
  rules: Rules<State, Action>,
  mind: Reckoning<State, Action>,
  state: State,
  seat: Seat,
  { actions, leads }: Step<Action>,
): number {
  const copy = rules.clone(state)
  const last = actions.length - 1
  for (const action of actions.slice(0, last)) rules.apply(copy, action, NO_DICE)
  const prospects = leads === 'to-chance' ? mind.prospects(copy, actions[last]) : []
  if (prospects.length > 0) {
    return prospects.reduce((sum, { chance, state: next }) => sum + chance * mind.evaluate(next, seat), 0)
  }
  rules.apply(copy, actions[last], NO_DICE)
  return mind.evaluate(copy, seat)
}

/** What is worth trying out of what a planner knows: each run by what it leads to, best first. */
export function policyOf<State, Action>(
  rules: Rules<State, Action>,
  mind: Reckoning<State, Action>,
): Mind<State, Action>['policy'] {
  return (state, seat) => {
    const close = mind.planner?.close(state, seat)
    const advised = (mind.planner?.steps(state) ?? []).map((step) => ({
      actions: step.actions,
      weight: worthOf(rules, mind, state, seat, step),
    }))
    if (close !== undefined) advised.push({ actions: [close], weight: mind.evaluate(state, seat) })
    if (advised.length > 0) return advised.sort((a, b) => b.weight - a.weight)
    return (rules.decision(state)?.actions ?? []).map((action) => ({ actions: [action], weight: 1 }))
  }
}

type Checked<State, Action> = Rules<State, Action> & Pick<Game<State, Action, Json, GameEvent>, 'verdict'>

/**
 * Whole phases for playouts: the best run, then every other that looked good beside it, the best first, as long as it still is. Each is looked
 * at twice at most, where to ask `policyOf` after every run looks at all of them each time.
 */
export function phaseReply<State, Action>(
  rules: Checked<State, Action>,
  mind: Reckoning<State, Action>,
): NonNullable<Mind<State, Action>['reply']> {
  return (root, seat) => {
    const close = mind.planner?.close(root, seat)
    const steps = glancesOf(mind, root)
    if (steps.length === 0) return [close ?? firstLegal(rules, root)]
    const least = close === undefined ? Number.NEGATIVE_INFINITY : mind.evaluate(root, seat)
    const hopes = hopesAbove(least, steps, (step) => worthOf(rules, mind, root, seat, step))
    if (hopes.length === 0) return close === undefined ? steps[0].actions : [close]
    const [{ actions, leads }] = hopes
    if (close === undefined || leads !== 'on') return actions
    return withMore(rules, mind, root, seat, hopes, least)
  }
}

const glancesOf = <State, Action>({ planner }: Reckoning<State, Action>, state: State): readonly Step<Action>[] =>
  planner?.glances?.(state) ?? planner?.steps(state) ?? []

/** Those worth more than that, the best first. */
function hopesAbove<Action>(
  least: number,
  steps: readonly Step<Action>[],
  worth: (step: Step<Action>) => number,
): readonly Step<Action>[] {
  const found: { readonly step: Step<Action>; readonly value: number }[] = []
  for (const step of steps) {
    const value = worth(step)
    if (value > least) found.push({ step, value })
  }
  return found.sort((a, b) => b.value - a.value).map(({ step }) => step)
}

/** One run after the other, as long as the phase lasts and each makes it better. */
function withMore<State, Action>(
  rules: Checked<State, Action>,
  mind: Reckoning<State, Action>,
  root: State,
  seat: Seat,
  hopes: readonly Step<Action>[],
  least: number,
): readonly Action[] {
  const plan: Action[] = []
  let [state, value] = [root, least]
  for (const { actions, leads } of hopes) {
    if (leads !== 'on') continue
    const after = afterAll(rules, state, actions)
    if (after === undefined) continue
    const worth = mind.evaluate(after, seat)
    if (worth <= value) continue
    plan.push(...actions)
    if (mind.planner?.close(after, seat) === undefined) break
    state = after
    value = worth
  }
  return plan
}

/** undefined: not all of them can be done any more. */
function afterAll<State, Action>(
  rules: Checked<State, Action>,
  state: State,
  actions: readonly Action[],
): State | undefined {
  const copy = rules.clone(state)
  for (const action of actions) {
    if (!rules.verdict(copy, action).ok) return undefined
    rules.apply(copy, action, NO_DICE)
  }
  return copy
}

function firstLegal<State, Action>(rules: Checked<State, Action>, state: State): Action {
  const [first] = rules.decision(state)?.actions ?? []
  if (first === undefined) throw new Error('Nobody is asked here.')
  return first
}
