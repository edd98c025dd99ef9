/** A position before anything is placed. */
import type { Board } from '../board.ts'
import type { Options } from '../options.ts'
import { declared, type State } from '../position/fields.ts'
import { clone } from '../state.ts'
import { everyStratagem } from '../stratagem-kinds.ts'
import { makeMajor } from './peoples.ts'
import { bowl } from './players.ts'

/** Nothing on the map, nothing in the bowl. */
export function bareState(board: Board, options: Options): State {
  const s = clone({ board, options, trail: null, areShared: false, seldom: [], ...declared.empty() })
  // Nobody else has these.
  s.areShared = false
  for (const people of board.everyPeople) if (board.peoples[people].major) makeMajor(s, people)
  return s
}

/** Nothing on the map, every stratagem in the bowl. */
export function emptyPosition(board: Board, options: Options): State {
  const s = bareState(board, options)
  for (const kind of everyStratagem) bowl.add(s, kind, board.mix[kind])
  return s
}
