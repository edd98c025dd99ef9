/** A position before anything is placed: every space is as printed. */
import type { Board } from '../board.ts'
import type { Options } from '../options.ts'
import { declared, type State } from '../position/fields.ts'
import { clone } from '../state.ts'
import { controlOf, markControl } from './spaces.ts'
import { noteHeld } from './standing.ts'

export function bareState(board: Board, options: Options): State {
  const s = clone({ board, options, unchecked: null, areShared: false, seldom: [], ...declared.empty() })
  for (const space of board.everySpace) {
    noteHeld(s, controlOf(s, space), space, true)
    markControl(s, space, board.printed[space])
  }
  return s
}
