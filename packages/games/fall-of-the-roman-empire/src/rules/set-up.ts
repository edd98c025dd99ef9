/** Chapter 1: the position before the first turn. */
import { no, yes } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import type { Actions } from '../actions.ts'
import type { Asks } from '../asking.ts'
import { type Area, BARBARIAN, type Board, EVERY_COUNTER, FORCE, LEGION } from '../board.ts'
import type { Table } from '../events.ts'
import { BARBARIANS, type Options } from '../options.ts'
import { addPoints, newPosition, place, type State, setAvailable, total } from '../state.ts'
import { beginTurn } from './phases.ts'

/** FR-1-e: everything is in the Available pile. */
function emptyPosition(board: Board, actions: Actions, options: Options): State {
  const s = newPosition(board, actions, options)
  for (const kind of EVERY_COUNTER) setAvailable(s, kind, total(s, kind))
  return s
}

/** FR-1-b FR-1-c FR-1-d: the Roman's counters stand in Rome; the Barbarian is asked for his first area. */
export function setUp(board: Board, actions: Actions, options: Options): State {
  const s = emptyPosition(board, actions, options)
  const { legions, forces, rrp } = board.file.setUp
  addPoints(s, rrp)
  place(s, LEGION, board.rome, legions)
  place(s, FORCE, board.rome, forces)
  push(s, { kind: 'set-up' })
  return s
}

/** FR-1-c: any invasion route. */
export const firstForces: Asks<'set-up'> = {
  asks: () => BARBARIANS,
  candidates: (s) => s.actions.place,
  verdict: (s, _, action) => (action.kind === 'place' && s.board.isRoute[action.at] ? yes() : no('FR-1-c')),
  legal: (s) => s.actions.firstPlaces,
  answer(s, _, action, table) {
    if (action.kind === 'place') placeFirstForces(s, action.at, table)
    beginTurn(s)
  },
}

/** FR-1-c: all of them in one area. */
function placeFirstForces(s: State, at: Area, table: Table): void {
  const forces = s.board.file.setUp.barbarianForces
  place(s, BARBARIAN, at, forces)
  table.tell({ type: 'set-up', at: s.board.ids[at], forces })
}
