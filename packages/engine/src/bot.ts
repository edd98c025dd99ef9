import type { Decision, Language, Seat } from './contract.ts'
import type { FastDice } from './dice.ts'
import type { View } from './secrets.ts'

/**
 * A player that is no person. It gets what its seat may know and the question, and answers with the actions
 * it means to do: they are done in order until a die is rolled, something is revealed or another seat is asked, then
 * it is asked again. Same view, same dice, same answer.
 */
export interface Bot<State = unknown, Action = unknown> {
  readonly name: string
  plan(view: View<State>, decision: Decision<Action>, dice: FastDice): readonly Action[]
  /** The same in slices, of one that takes its time; absent: it answers at once. */
  ponder?(view: View<State>, decision: Decision<Action>, dice: FastDice): Pondering<Action>
  /** The same, of one that thinks by playing ideas on, so that others can play some of them: what it compares; or the answer, where there is nothing to compare. */
  compare?(view: View<State>, decision: Decision<Action>, dice: FastDice): Comparing<Action> | readonly Action[]
  /** What a helper does: with the same dice as `compare`. */
  playing?(view: View<State>, decision: Decision<Action>, dice: FastDice): Playing<Action>
}

/** Plays ideas on. */
export interface Playing<Action> {
  /** What an idea is worth, by one luck, to the seat that is asked. */
  valueOf(idea: readonly Action[], seed: string): number
}

/** One idea is to be played on by one luck. */
export interface Playout {
  /** By its place among the ideas. */
  readonly idea: number
  readonly seed: string
}

/** Ideas that are being compared by playing them on, whoever plays: what comes of it follows from the values in their order alone. */
export interface Comparing<Action> {
  readonly ideas: readonly (readonly Action[])[]
  /** What is to be played on next, in order: the rest of a round; empty: all is done. */
  readonly wanted: readonly Playout[]
  /** The value of the first that is wanted. */
  take(value: number): void
  readonly pondered: Pondered<Action> & { readonly best: readonly Action[] }
}

/** How far a bot has come that takes its time. */
export interface Pondered<Action> {
  /** What it would do if it had to answer now; null: it has not looked at anything yet. */
  readonly best: readonly Action[] | null
  /** Slices of thought, and how many there will be at most. */
  readonly done: number
  readonly all: number
}

/** Goes on by `next()`; `next(true)` ends it with what looks best by then: after the last slice, with the very answer. */
export type Pondering<Action> = Generator<Pondered<Action>, readonly Action[], boolean | undefined>

/** A run of actions worth trying. Only its last action may roll a die. */
export interface Step<Action> {
  readonly actions: readonly Action[]
  /**
   * `on`: more may follow; `home`: nothing but the close of the turn; `to-chance`: the last action rolls dice, and
   * `prospects` says what may come of it.
   */
  readonly leads: 'on' | 'home' | 'to-chance'
}

/** One way the dice may fall, with its exact chance. */
export interface Prospect<State> {
  readonly chance: number
  readonly state: State
}

/** Actions worth trying as one, and how much they are worth trying beside the others. */
export interface Advice<Action> {
  readonly actions: readonly Action[]
  readonly weight: number
}

/** How long ideas are compared by playing them on. */
export interface Patience {
  /** How many ideas are compared at most. */
  readonly ideas: number
  /** How many playouts there are in all. */
  readonly playouts: number
  /** After how many turns, the present one included, a playout is cut short and judged. */
  readonly turns: number
}

/** What sets a game's bots apart. */
export interface Levels {
  /** In how many of a hundred choices the level below the usual one does something else than what looks best. */
  readonly slips: number
  /** The same of the lowest level; absent: there is none below that. */
  readonly novice?: number
  /** How the strongest compares ideas by playing them on; absent: doing so plays no better. */
  readonly consul?: Patience
}

/** What a game tells bots about itself, so that a bot that knows no game can play it. */
export interface Mind<State, Action> {
  /** The actions, or runs of actions that belong together, that are worth trying from here, best first; never none. */
  policy(state: State, seat: Seat): readonly Advice<Action>[]
  /** What playouts ask for at every decision: the first of them alone where it is found sooner, or a whole phase that is as good. */
  reply?(state: State, seat: Seat): readonly Action[]
  /** A seat's chance of winning, from 0, lost, to 1, won. */
  evaluate(state: State, seat: Seat): number
  /** The same where a playout is cut short, better than it could be told at every step of a plan; absent: `evaluate`. */
  judge?(state: State, seat: Seat): number
  /** What may come of an action, where the rules give exact chances, which add up to 1; none: they do not. */
  prospects(state: State, action: Action): readonly Prospect<State>[]
  readonly levels: Levels
  /** Of a game whose whole turns can be planned. */
  readonly planner?: Planner<State, Action>
  /** What people are told of a position; absent: nothing. */
  readonly counsel?: Counsel<State>
}

/** What a mind can tell people of a position. It decides nothing, so it may be reckoned in any way. */
export interface Counsel<State> {
  /** The round, turn or year that it is. */
  turn(state: State): number
  /** The seat whose chance the measures tell; where all want the same, any. */
  subject(state: State): Seat
  /** What the chance follows from, in an order of the game's own. */
  measures(state: State): readonly number[]
  /** What each measure adds to the logarithm of the odds, fitted on finished games. */
  readonly weights: readonly number[]
  /** Whether what one seat wins all win. */
  readonly shared: boolean
  /** What a player would count, by names, the most telling first; more is better for the seat. */
  tally(state: State, seat: Seat): Readonly<Record<string, number>>
  /** What it means, to the seat, that what it counts under that name has changed by so much. */
  change(name: string, by: number, seat: Seat, language: Language): string
}

/** A seat's chance of winning as people are told it, from 0 to 1: of positions given so much, as many are won. */
export const chanceOf = <State>(counsel: Counsel<State>, state: State, seat: Seat): number =>
  chanceBy(counsel, state, seat, (sum) => 1 / (1 + Math.exp(-sum)))

/** The same for who decides by it: nearly as large, and equal on every machine, where exponentials differ. */
export const steadyChanceOf = <State>(counsel: Counsel<State>, state: State, seat: Seat): number =>
  chanceBy(counsel, state, seat, steadyLogistic)

function chanceBy<State>(counsel: Counsel<State>, state: State, seat: Seat, logistic: (sum: number) => number): number {
  const { weights } = counsel
  const sum = counsel.measures(state).reduce((all, measure, i) => all + measure * weights[i], 0)
  const chance = logistic(sum)
  return counsel.shared || counsel.subject(state) === seat ? chance : 1 - chance
}

/** The logistic function by a fraction, to within two hundredths; it grows throughout. */
function steadyLogistic(x: number): number {
  const half = x / 2
  const square = half * half
  const tangent = (half * (27 + square)) / (27 + 9 * square)
  // Beyond 6 the fraction would pass 1: from there on it comes nearer and nearer.
  const steep = x > 6 ? 1 - 6 / (x * SHALLOW) : x < -6 ? -1 - 6 / (x * SHALLOW) : tangent * (1 - 1 / SHALLOW)
  return 0.5 + 0.5 * steep
}

const SHALLOW = 50

/** What is needed to plan whole turns. */
export interface Planner<State, Action> {
  /** The runs of legal actions worth trying from here; none where nothing is asked that could be planned. */
  steps(state: State): readonly Step<Action>[]
  /** Those that are enough for a playout, where `steps` offers more than there is time for; absent: `steps`. */
  glances?(state: State): readonly Step<Action>[]
  /** The action by which a seat closes its turn, where it may close it. */
  close(state: State, seat: Seat): Action | undefined
  /** Whether what is good for one seat is as bad for the other. */
  opposes(one: Seat, other: Seat): boolean
  /** Whether a plan is judged better when the game is played on a little; if not, no bot does so. */
  readonly foresees: boolean
  /** What may still be got out of what is left of the turn, to be added to `evaluate` while planning goes on. */
  hope(state: State): number
  /** Equal for positions that need not be looked at twice. */
  key(state: State): number
}
