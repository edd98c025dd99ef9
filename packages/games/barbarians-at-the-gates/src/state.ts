/** A position in the words that the rules use for it. */
import { type Cells, share } from '@tabularium/engine/fields'
import type { Flag, State, TurnEvent } from './position/fields.ts'
import { access } from './position/fields.ts'

export type { Block, Blocked, End, Flag, Guest, Response, Result, State, TurnEvent } from './position/fields.ts'
export * from './state/cards.ts'
export * from './state/leaders.ts'
export * from './state/spaces.ts'
export * from './state/standing.ts'
export * from './state/tribes.ts'
export { firstBroken } from './state/unchecked.ts'
export * from './terms.ts'

/** Written out: a position has one shape wherever it comes from, which the rules are quicker to read. */
function copyWith(s: State, cells: Cells, areShared: boolean): State {
  return {
    board: s.board,
    options: s.options,
    unchecked: null,
    cells,
    areShared,
    seldom: s.seldom,
    hands: s.hands,
    decks: s.decks,
    reserve: s.reserve,
    turn: s.turn,
    phase: s.phase,
    hasUsurped: s.hasUsurped,
    baptized: s.baptized,
    usurpator: s.usurpator,
    borrowed: s.borrowed,
    flags: s.flags,
    blocks: s.blocks,
    happened: s.happened,
    played: s.played,
    guests: s.guests,
    result: s.result,
    response: s.response,
    passage: s.passage,
    end: s.end,
    stack: s.stack.slice(),
  }
}

export const clone = (s: State): State => copyWith(s, share(s), true)
/** A copy that will be changed at once and thrown away: it has cells of its own, and the other shares nothing. */
export const trialOf = (s: State): State => copyWith(s, s.cells.slice(), false)

export const vpOf = (s: State): number => access.vp.get(s)
export const setVp = (s: State, vp: number): void => access.vp.set(s, vp)
export const plunderOf = (s: State): number => access.plunder.get(s)
export const setPlunder = (s: State, plunder: number): void => access.plunder.set(s, plunder)

export function hasFlag(s: State, flag: Flag): boolean {
  for (const lasting of s.flags) if (lasting.flag === flag) return true
  return false
}
export const hasHappened = (s: State, event: TurnEvent): boolean => s.happened.includes(event)
export function noteHappened(s: State, event: TurnEvent): void {
  if (!s.happened.includes(event)) s.happened = [...s.happened, event]
}
