/**
 * Compares plans by playing them on: hidden things are dealt anew and dice rolled for each playout, the same for every plan, so
 * that luck does not decide between them; after each round the better half goes on. Knows games only through their minds.
 */
import {
  type Comparing,
  FastDice,
  type Mind,
  type Patience,
  type Playout,
  type Pondering,
  type Seat,
  SilentTable,
} from '@tabularium/engine'
import type { AGame } from './beam.ts'

type Rules<State, Action> = Pick<AGame<State, Action>, 'apply' | 'clone' | 'decision' | 'verdict' | 'resample'>

/** Actions worth comparing with others. */
export interface Idea<Action> {
  readonly actions: readonly Action[]
}

/** An idea, and what its playouts came to. */
interface Tried<Action> extends Idea<Action> {
  playouts: number
  /** The sum of what the seat's chance was in the end. */
  sum: number
}

/** However a game goes, a playout ends. */
const MOST_DECISIONS = 2000

/** Yields after each playout, so that whoever waits is heard meanwhile. */
export function* comparing<State, Action>(
  rules: Rules<State, Action>,
  mind: Mind<State, Action>,
  root: State,
  seat: Seat,
  ideas: readonly Idea<Action>[],
  patience: Patience,
  dice: FastDice,
): Pondering<Action> {
  const comparison = new Comparison(ideas, patience, dice)
  for (let [next] = comparison.wanted; next !== undefined; [next] = comparison.wanted) {
    const actions = comparison.ideas[next.idea]
    comparison.take(playedOn(rules, mind, root, seat, { actions }, patience.turns, next.seed))
    if ((yield comparison.pondered) === true) break
  }
  return comparison.pondered.best
}

/** Knows which idea meets which luck, and what came of it; who plays them on is of no account. */
export class Comparison<Action> implements Comparing<Action> {
  readonly #tried: readonly Tried<Action>[]
  readonly #rounds: number
  readonly #patience: Patience
  readonly #dice: FastDice
  #left: readonly Tried<Action>[]
  #round = 0
  #done = 0
  #wanted: readonly Playout[] = []

  constructor(ideas: readonly Idea<Action>[], patience: Patience, dice: FastDice) {
    this.#tried = ideas.slice(0, patience.ideas).map(({ actions }): Tried<Action> => ({ actions, playouts: 0, sum: 0 }))
    this.#rounds = roundsFor(this.#tried.length)
    this.#patience = patience
    this.#dice = dice
    this.#left = this.#tried
    this.#beginRound()
  }

  get ideas(): readonly (readonly Action[])[] {
    return this.#tried.map(({ actions }) => actions)
  }

  get wanted(): readonly Playout[] {
    return this.#wanted
  }

  get pondered() {
    return { best: best(this.#left).actions, done: this.#done, all: this.#patience.playouts }
  }

  take(value: number): void {
    const [{ idea }, ...rest] = this.#wanted
    this.#tried[idea].sum += value
    this.#tried[idea].playouts++
    this.#done++
    this.#wanted = rest
    if (rest.length > 0) return
    this.#left = betterHalf(this.#left)
    this.#round++
    this.#beginRound()
  }

  /** All ideas that are left meet the same luck. */
  #beginRound(): void {
    const left = this.#left
    if (this.#round >= this.#rounds || left.length < 2) return
    const each = Math.max(1, Math.floor(this.#patience.playouts / (this.#rounds * left.length)))
    const ideas = left.map((tried) => this.#tried.indexOf(tried))
    this.#wanted = Array.from({ length: each }, () => seedFrom(this.#dice)).flatMap((seed) =>
      ideas.map((idea) => ({ idea, seed })),
    )
  }
}

/** So many halvings leave one. */
function roundsFor(plans: number): number {
  let rounds = 0
  for (let left = plans; left > 1; left = (left + 1) >> 1) rounds++
  return rounds
}

const meanOf = ({ sum, playouts }: Tried<unknown>): number => (playouts === 0 ? 0 : sum / playouts)

/** Sorting is stable: among equals the one that looked better goes on. */
const ranked = <Action>(plans: readonly Tried<Action>[]) => [...plans].sort((a, b) => meanOf(b) - meanOf(a))
const betterHalf = <Action>(plans: readonly Tried<Action>[]) => ranked(plans).slice(0, (plans.length + 1) >> 1)
const best = <Action>(plans: readonly Tried<Action>[]): Tried<Action> => ranked(plans)[0]

export function seedFrom(dice: FastDice): string {
  return Array.from({ length: 32 }, () => dice.below(16).toString(16)).join('')
}

/** The seat's chance after that plan and what all would do then, by this luck. */
export function playedOn<State, Action>(
  rules: Rules<State, Action>,
  mind: Mind<State, Action>,
  root: State,
  seat: Seat,
  { actions }: Idea<Action>,
  turns: number,
  seed: string,
): number {
  const state = rules.clone(root)
  const luck = new FastDice(seed)
  rules.resample(state, seat, luck)
  const table = new SilentTable(luck)
  const last = turnOf(mind, state) + turns
  let asked = doAll(rules, state, seat, actions, table)
  for (let n = 0; asked !== undefined && n < MOST_DECISIONS && turnOf(mind, state) < last; n++) {
    asked = doAll(rules, state, asked, replyOf(mind, state, asked), table)
  }
  return mind.judge?.(state, seat) ?? mind.evaluate(state, seat)
}

/** What the policy puts first. */
export const replyOf = <State, Action>(mind: Mind<State, Action>, state: State, seat: Seat): readonly Action[] =>
  mind.reply?.(state, seat) ?? mind.policy(state, seat)[0].actions

const turnOf = <State>({ counsel }: Mind<State, unknown>, state: State): number => counsel?.turn(state) ?? 0

/** Does them as long as they are that seat's and legal. Returns who is asked then; undefined: it is over. */
function doAll<State, Action>(
  rules: Rules<State, Action>,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  table: SilentTable,
): Seat | undefined {
  let asked = rules.decision(state)?.seat
  for (const action of actions) {
    if (asked !== seat || !rules.verdict(state, action).ok) break
    rules.apply(state, action, table)
    asked = rules.decision(state)?.seat
  }
  return asked
}
