/** Searches whole-turn plans of any game that gives a mind. */
import {
  type Bot,
  type Decision,
  type FastDice,
  type Game,
  type GameEvent,
  type Json,
  type Mind,
  type Prospect,
  SilentTable,
  type Step,
} from '@tabularium/engine'

/** How hard a bot looks. */
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

type Rules<State, Action> = Pick<Game<State, Action, Json, Json, GameEvent>, 'apply' | 'clone' | 'outcome'>

/** A search never rolls dice: chance comes with its exact odds. */
const noDice = new SilentTable({
  face: () => {
    throw new Error('A step rolled dice without saying so.')
  },
})

export function beamBot<State, Action, Options extends Json, View extends Json, Event extends GameEvent>(
  name: string,
  game: Game<State, Action, Options, View, Event>,
  mind: Mind<State, Action>,
  effort: Effort,
): Bot<View, Action> {
  return {
    name,
    plan(view: View, decision: Decision<Action>, dice: FastDice): readonly Action[] {
      const best = bestPlan(game, mind, game.imagine(view, dice), effort)
      return best === undefined ? [decision.actions[0]] : best.actions
    },
  }
}

/** The plan of highest value, among equals the one found first; undefined where the mind has no steps to offer. */
export function bestPlan<State, Action>(
  game: Rules<State, Action>,
  mind: Mind<State, Action>,
  root: State,
  effort: Effort,
): Plan<Action> | undefined {
  return new Search(game, mind, effort).run(root)
}

class Search<State, Action> {
  readonly #game: Rules<State, Action>
  readonly #mind: Mind<State, Action>
  readonly #effort: Effort
  readonly #known = new Set<number>()
  #best: Plan<Action> | undefined
  #next: Node<State, Action>[] = []
  #gambles: Gamble<State, Action>[] = []

  constructor(game: Rules<State, Action>, mind: Mind<State, Action>, effort: Effort) {
    this.#game = game
    this.#mind = mind
    this.#effort = effort
  }

  run(root: State): Plan<Action> | undefined {
    const close = this.#mind.close(root)
    if (close !== undefined) this.#offer(this.#mind.evaluate(root), [close])
    let layer: readonly Node<State, Action>[] = [{ state: root, actions: [], promise: 0 }]
    for (let depth = 0; depth < this.#effort.depth && layer.length > 0; depth++) {
      this.#next = []
      for (const node of layer) for (const step of this.#mind.steps(node.state)) this.#take(node, step)
      layer = mostPromising(this.#next, this.#effort.width)
    }
    for (const gamble of mostPromising(this.#gambles, this.#effort.gambles)) this.#thinkThrough(gamble)
    return this.#best
  }

  #offer(value: number, actions: readonly Action[]): void {
    if (this.#best === undefined || value > this.#best.value) this.#best = { value, actions }
  }

  #take(node: Node<State, Action>, step: Step<Action>): void {
    const actions = [...node.actions, ...step.actions]
    if (step.leads === 'to-chance') return this.#gamble(node.state, step, actions)
    const state = this.#after(node.state, step.actions)
    const value = this.#mind.evaluate(state)
    const close = this.#mind.close(state)
    const over = this.#game.outcome(state) !== null
    if (close !== undefined) this.#offer(value, [...actions, close])
    else if (over || step.leads === 'home') this.#offer(value, actions)
    if (over || step.leads === 'home') return
    const key = this.#mind.key(state)
    if (this.#known.has(key)) return
    this.#known.add(key)
    this.#next.push({ state, actions, promise: value + this.#mind.hope(state) })
  }

  #gamble(state: State, step: Step<Action>, actions: readonly Action[]): void {
    const mind = this.#mind
    const before = this.#after(state, step.actions.slice(0, -1))
    const prospects = mind.prospects(before, step.actions[step.actions.length - 1])
    let value = 0
    let hope = 0
    for (const prospect of prospects) {
      value += prospect.chance * mind.evaluate(prospect.state)
      hope += prospect.chance * mind.hope(prospect.state)
    }
    this.#offer(value, actions)
    this.#gambles.push({ prospects, actions, promise: value + hope })
  }

  /** Plans on after each result, without further gambles. */
  #thinkThrough(gamble: Gamble<State, Action>): void {
    const less: Effort = { width: Math.ceil(this.#effort.width / 4), depth: this.#effort.depth - 1, gambles: 0 }
    let value = 0
    for (const prospect of gamble.prospects) {
      const plan = new Search(this.#game, this.#mind, less).run(prospect.state)
      value += prospect.chance * (plan === undefined ? this.#mind.evaluate(prospect.state) : plan.value)
    }
    this.#offer(value, gamble.actions)
  }

  #after(state: State, actions: readonly Action[]): State {
    const copy = this.#game.clone(state)
    for (const action of actions) this.#game.apply(copy, action, noDice)
    return copy
  }
}

/** Sorting is stable, so equals stay in the order they were found. */
function mostPromising<T extends { readonly promise: number }>(found: T[], width: number): readonly T[] {
  return found.sort((a, b) => b.promise - a.promise).slice(0, width)
}
