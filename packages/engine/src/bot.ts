import type { Decision, Seat } from './contract.ts'
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
}

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

/** What a game tells bots about itself, so that a search that knows no game can play it. */
export interface Mind<State, Action> {
  /** The runs of legal actions worth trying from here; none where nothing is asked that could be planned. */
  steps(state: State): readonly Step<Action>[]
  /** The action by which a seat closes its turn, where it may close it. */
  close(state: State, seat: Seat): Action | undefined
  /** What may come of an action that rolls dice. The chances add up to 1. */
  prospects(state: State, action: Action): readonly Prospect<State>[]
  /** How good it would be for a seat to close the turn here; from 0, lost, to 1, won. */
  evaluate(state: State, seat: Seat): number
  /** Whether what is good for one seat is as bad for the other. */
  opposes(one: Seat, other: Seat): boolean
  /** Whether a plan is judged better when the game is played on a little; if not, no bot does so. */
  readonly foresees: boolean
  /** What may still be got out of what is left of the turn, to be added to `evaluate` while planning goes on. */
  hope(state: State): number
  /** Equal for positions that need not be looked at twice. */
  key(state: State): number
}
