/** Looks at the best plans again, one turn further: what comes after them, and what the next player would make of it. */
import { FastDice, type Seat, SilentTable } from '@tabularium/engine'
import { type Closing, type Effort, type Found, type Plan, type Planning, type Rules, search, worthOf } from './beam.ts'

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
  mind: Planning<State, Action>,
  found: Found<State, Action>,
  seat: Seat,
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
    for (const seed of seeds) value += valueAfter(game, mind, plan, seat, seed)
    if (value > most) {
      most = value
      chosen = plan
    }
  }
  return chosen
}

/** The best plans that end in different positions. */
export function bestClosings<State, Action>(
  mind: Pick<Planning<State, Action>, 'key'>,
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

/** What the seat that plans would make of it when it, or one that wants the same, is asked again. */
function valueAfter<State, Action>(
  game: Rules<State, Action>,
  mind: Planning<State, Action>,
  plan: Closing<State, Action>,
  seat: Seat,
  seed: string,
): number {
  const state = game.clone(plan.state)
  const table = new SilentTable(new FastDice(seed))
  game.apply(state, plan.close, table)
  const next = afterReplies(game, mind, state, seat, table)
  return next === undefined ? mind.evaluate(state, seat) : worthOf(game, mind, state, next, GLANCE)
}

/** Lets opponents answer, each with the best he sees at a glance. Returns who is asked then; undefined: it is over. */
function afterReplies<State, Action>(
  game: Rules<State, Action>,
  mind: Planning<State, Action>,
  state: State,
  seat: Seat,
  table: SilentTable,
): Seat | undefined {
  for (let asked = game.decision(state); asked !== null; asked = game.decision(state)) {
    if (!mind.opposes(seat, asked.seat)) return asked.seat
    const reply = search(game, mind, state, asked.seat, GLANCE).best
    for (const action of reply?.actions ?? [asked.actions[0]]) game.apply(state, action, table)
  }
  return undefined
}
