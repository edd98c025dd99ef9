/** Chapter 1: the position before the first turn. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Area, BARBARIAN, type Board, EVERY_COUNTER, FORCE, LEGION } from '../board.ts'
import type { Table } from '../events.ts'
import type { Options } from '../options.ts'
import { KINDS, MOVERS, place, type State } from '../state.ts'

/** FR-1-e: everything is in the Available pile. */
export function emptyPosition(board: Board, options: Options): State {
  return {
    board,
    options,
    counters: new Array<number>(KINDS * board.size).fill(0),
    moved: new Array<number>(MOVERS * board.size).fill(0),
    available: EVERY_COUNTER.map((kind) => (kind === BARBARIAN ? options.barbarianForces : board.mix[kind])),
    dead: EVERY_COUNTER.map(() => 0),
    turn: 1,
    rrp: board.file.setUp.rrp,
    stack: [],
    end: null,
  }
}

/** FR-1-b FR-1-c FR-1-d: the Roman's counters stand in Rome; the Barbarian is asked for his first area. */
export function setUp(board: Board, options: Options): State {
  const s = emptyPosition(board, options)
  const { legions, forces } = board.file.setUp
  place(s, LEGION, board.rome, legions)
  place(s, FORCE, board.rome, forces)
  s.stack.push({ kind: 'set-up' })
  return s
}

/** FR-1-c */
export function placeVerdict(s: State, at: Area): Verdict {
  return s.board.isRoute[at] ? yes() : no('FR-1-c')
}

/** FR-1-c: all of them in one area. */
export function placeFirstForces(s: State, at: Area, table: Table): void {
  const forces = s.board.file.setUp.barbarianForces
  place(s, BARBARIAN, at, forces)
  table.tell({ type: 'set-up', at: s.board.ids[at], forces })
}
