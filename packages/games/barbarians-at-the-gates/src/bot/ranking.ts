/** Answers in the order of their worth. */
import { type Action, actionsOf } from '../actions.ts'
import type { Leader, Space, Tribe } from '../board.ts'
import { type Power, type State, whereIs } from '../state.ts'

/** What is done now: one run of actions, or several, best first, of which the first that is legal is done. */
export type Answer = readonly (readonly Action[])[]

export const one = (action: Action): Answer => [[action]]
export const inTurn = (actions: readonly Action[]): Answer => actions.map((action) => [action])

/** The best of some things, the first among equals, as actions. */
export function ranked<T>(things: readonly T[], worth: (thing: T) => number, action: (thing: T) => Action): Action[] {
  return things
    .map((thing) => ({ thing, value: worth(thing) }))
    .sort((a, b) => b.value - a.value)
    .map(({ thing }) => action(thing))
}

export const toSpace = (s: State) => (space: Space) => actionsOf(s.board).to[space]
export const toLeader = (s: State) => (leader: Leader) => actionsOf(s.board).leader[leader]
export const toTribe = (s: State) => (tribe: Tribe) => actionsOf(s.board).tribe[tribe]
export const onMap = (s: State): Leader[] => s.board.everyLeader.filter((leader) => whereIs(s, leader) >= 0)
export const toPower = (s: State) => (power: Power) => actionsOf(s.board).power[power]
