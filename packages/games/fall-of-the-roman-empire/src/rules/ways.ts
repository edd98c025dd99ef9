import type { Action, Ways } from '../actions.ts'
import type { Counter } from '../board.ts'
import { countAt, type State } from '../state.ts'

/** What could be named of counters of these kinds: over every border from where any stand. */
export function* waysFrom(s: State, kinds: readonly Counter[], ways: Ways): Generator<Action> {
  for (const from of s.board.areas) {
    if (kinds.some((kind) => countAt(s, kind, from) > 0)) yield* ways.near[from]
  }
}
