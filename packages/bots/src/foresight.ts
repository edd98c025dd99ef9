/** Looks at the best plans again, one turn further: what comes after them, and what the next player would make of it. */
import { FastDice, type Mind, SilentTable } from '@tabularium/engine'
import { type Closing, type Effort, type Found, type Plan, type Rules, worthOf } from './beam.ts'

export interface Foresight {
  /** How many plans are looked at again. */
  readonly plans: number
  /** In how many ways the dice fall; the same for every plan, so that luck does not decide between them. */
  readonly futures: number
}

/** How the next turn is planned: quickly. */
const GLANCE: Effort = { width: 1, depth: 4, gambles: 0 }

export function choose<State, Action>(
  game: Rules<State, Action>,
  mind: Mind<State, Action>,
  found: Found<State, Action>,
  foresight: Foresight,
  dice: FastDice,
): Plan<Action> | undefined {
  const { best } = found
  const rivals = bestClosings(mind, found.closings, foresight.plans)
  // A plan that wins at once or ends in a gamble has been reckoned through already.
  if (best === undefined || rivals.length < 2 || rivals[0].value < best.value) return best
  const seeds = Array.from({ length: foresight.futures }, () => seedFrom(dice))
  let chosen = rivals[0]
  let most = -1
  for (const plan of rivals) {
    // Half what it looks like now, half what becomes of it.
    let value = plan.value * seeds.length
    for (const seed of seeds) value += valueAfter(game, mind, plan, seed)
    if (value > most) {
      most = value
      chosen = plan
    }
  }
  return chosen
}

/** The best plans that end in different positions. */
function bestClosings<State, Action>(
  mind: Mind<State, Action>,
  closings: readonly Closing<State, Action>[],
  count: number,
): readonly Closing<State, Action>[] {
  const known = new Set<number>()
  const different: Closing<State, Action>[] = []
  for (const closing of [...closings].sort((a, b) => b.value - a.value)) {
    if (different.length === count) break
    const key = mind.key(closing.state)
    if (known.has(key)) continue
    known.add(key)
    different.push(closing)
  }
  return different
}

function seedFrom(dice: FastDice): string {
  return Array.from({ length: 32 }, () => dice.below(16).toString(16)).join('')
}

function valueAfter<State, Action>(
  game: Rules<State, Action>,
  mind: Mind<State, Action>,
  plan: Closing<State, Action>,
  seed: string,
): number {
  const state = game.clone(plan.state)
  game.apply(state, plan.close, new SilentTable(new FastDice(seed)))
  return worthOf(game, mind, state, GLANCE)
}
