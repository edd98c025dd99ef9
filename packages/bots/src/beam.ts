/** Searches whole-turn plans of any game whose mind has a planner. */
import {
  type Game,
  type GameEvent,
  type Json,
  type Mind,
  type Planner,
  type Prospect,
  type Seat,
  SilentTable,
  type Step,
} from '@tabularium/engine'

/** What a search of whole turns needs of a mind. */
export type Planning<State, Action> = Planner<State, Action> & Pick<Mind<State, Action>, 'evaluate' | 'prospects'>

/** How hard a search looks. */
export interface Effort {
  /** How many positions are looked into at each step of the plan. */
  readonly width: number
  /** How many steps a plan has at most. */
  readonly depth: number
  /** How many gambles are thought through to what would be done after each result. */
  readonly gambles: number
}

export interface Plan<Action> {
  readonly value: number
  readonly actions: readonly Action[]
}

/** A plan that closes the turn, and the position before it does. */
export interface Closing<State, Action> extends Plan<Action> {
  readonly state: State
  readonly close: Action
}

export interface Found<State, Action> {
  /** The plan of highest value, among equals the one found first; undefined where the mind has no steps to offer. */
  readonly best: Plan<Action> | undefined
  /** Every plan that closes the turn, in the order they were found. */
  readonly closings: readonly Closing<State, Action>[]
}

interface Node<State, Action> {
  readonly state: State
  readonly actions: readonly Action[]
  readonly promise: number
}

/** Actions that end in a roll of dice. */
interface Gamble<State, Action> {
  readonly prospects: readonly Prospect<State>[]
  readonly actions: readonly Action[]
  readonly promise: number
}

/** A game of whatever options and events. */
export type AGame<State, Action> = Game<State, Action, Json, GameEvent>

export type Rules<State, Action> = Pick<AGame<State, Action>, 'apply' | 'clone' | 'decision' | 'outcome'>

/** A search never rolls dice: chance comes with its exact odds. */
const noDice = new SilentTable({
  face: () => {
    throw new Error('A step rolled dice without saying so.')
  },
})

/** Plans for a seat, from a position where that seat is asked. */
export function search<State, Action>(
  game: Rules<State, Action>,
  mind: Planning<State, Action>,
  root: State,
  seat: Seat,
  effort: Effort,
): Found<State, Action> {
  return new Search(game, mind, seat, effort).run(root)
}

class Search<State, Action> {
  readonly #game: Rules<State, Action>
  readonly #mind: Planning<State, Action>
  readonly #seat: Seat
  readonly #effort: Effort
  readonly #known = new Set<number>()
  readonly #closings: Closing<State, Action>[] = []
  readonly #gambles: Gamble<State, Action>[] = []
  #best: Plan<Action> | undefined
  #next: Node<State, Action>[] = []

  constructor(game: Rules<State, Action>, mind: Planning<State, Action>, seat: Seat, effort: Effort) {
    this.#game = game
    this.#mind = mind
    this.#seat = seat
    this.#effort = effort
  }

  run(root: State): Found<State, Action> {
    const close = this.#mind.close(root, this.#seat)
    if (close !== undefined) this.#offerClosing(this.#mind.evaluate(root, this.#seat), [], root, close)
    let layer: readonly Node<State, Action>[] = [{ state: root, actions: [], promise: 0 }]
    for (let depth = 0; depth < this.#effort.depth && layer.length > 0; depth++) {
      this.#next = []
      for (const node of layer) for (const step of this.#mind.steps(node.state)) this.#take(node, step)
      layer = mostPromising(this.#next, this.#effort.width)
    }
    for (const gamble of mostPromising(this.#gambles, this.#effort.gambles)) this.#thinkThrough(gamble)
    return { best: this.#best, closings: this.#closings }
  }

  #offer(plan: Plan<Action>): void {
    if (this.#best === undefined || plan.value > this.#best.value) this.#best = plan
  }

  #offerClosing(value: number, actions: readonly Action[], state: State, close: Action): void {
    const closing = { value, actions: [...actions, close], state, close }
    this.#closings.push(closing)
    this.#offer(closing)
  }

  #take(node: Node<State, Action>, step: Step<Action>): void {
    const actions = [...node.actions, ...step.actions]
    if (step.leads === 'to-chance') return this.#gamble(node.state, step, actions)
    const state = this.#after(node.state, step.actions)
    const value = this.#mind.evaluate(state, this.#seat)
    const close = this.#mind.close(state, this.#seat)
    const ends = step.leads === 'home' || this.#game.outcome(state) !== null
    if (close !== undefined) this.#offerClosing(value, actions, state, close)
    else if (ends) this.#offer({ value, actions })
    if (ends) return
    const key = this.#mind.key(state)
    if (this.#known.has(key)) return
    this.#known.add(key)
    this.#next.push({ state, actions, promise: value + this.#mind.hope(state) })
  }

  #gamble(state: State, step: Step<Action>, actions: readonly Action[]): void {
    const before = this.#after(state, step.actions.slice(0, -1))
    const prospects = this.#mind.prospects(before, step.actions[step.actions.length - 1])
    let value = 0
    let hope = 0
    for (const prospect of prospects) {
      value += prospect.chance * this.#mind.evaluate(prospect.state, this.#seat)
      hope += prospect.chance * this.#mind.hope(prospect.state)
    }
    this.#offer({ value, actions })
    this.#gambles.push({ prospects, actions, promise: value + hope })
  }

  /** Plans on after each result, without further gambles. */
  #thinkThrough(gamble: Gamble<State, Action>): void {
    const less: Effort = { width: Math.ceil(this.#effort.width / 4), depth: this.#effort.depth - 1, gambles: 0 }
    let value = 0
    for (const { chance, state } of gamble.prospects) {
      value += chance * worthOf(this.#game, this.#mind, state, this.#seat, less)
    }
    this.#offer({ value, actions: gamble.actions })
  }

  #after(state: State, actions: readonly Action[]): State {
    const copy = this.#game.clone(state)
    for (const action of actions) this.#game.apply(copy, action, noDice)
    return copy
  }
}

/** What a position is worth to the seat that plans on from it. */
export function worthOf<State, Action>(
  game: Rules<State, Action>,
  mind: Planning<State, Action>,
  state: State,
  seat: Seat,
  effort: Effort,
): number {
  return search(game, mind, state, seat, effort).best?.value ?? mind.evaluate(state, seat)
}

/** Sorting is stable, so equals stay in the order they were found. */
function mostPromising<T extends { readonly promise: number }>(found: T[], width: number): readonly T[] {
  return found.sort((a, b) => b.promise - a.promise).slice(0, width)
}
