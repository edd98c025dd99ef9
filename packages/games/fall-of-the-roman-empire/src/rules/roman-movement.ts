/** Chapter 8: Roman Movement. One Legion marches at a time; Legions that go together march one after the other. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Area, areBordering, FORCE, LEGION } from '../board.ts'
import type { Table } from '../events.ts'
import { type Crossing, forcesAt, legionsAt, type State, shelters, shift, unmovedAt } from '../state.ts'

/** FR-8-a FR-8-b FR-8-g: a Legion that has not moved crosses one border, Barbarians or not. */
export function marchVerdict(s: State, from: Area, to: Area): Verdict {
  if (legionsAt(s, from) === 0 && forcesAt(s, from) > 0) return no('FR-8-b')
  if (unmovedAt(s, LEGION, from) === 0 || !areBordering(s.board, from, to)) return no('FR-8-a')
  return yes()
}

/** FR-8-e: Forces that have not moved this turn. */
export function mostForces(s: State, from: Area): number {
  return unmovedAt(s, FORCE, from)
}

/** FR-8-c FR-8-d: how many must go along: all, unless they may stay or another Legion stays with them. */
export function fewestForces(s: State, from: Area): number {
  return shelters(s, from) || legionsAt(s, from) > 1 ? 0 : mostForces(s, from)
}

/** FR-8-b FR-8-d FR-8-e FR-8-f */
export function escortVerdict(s: State, { from }: Crossing, forces: number): Verdict {
  if (forces > forcesAt(s, from)) return no('FR-8-b')
  if (forces > mostForces(s, from)) return no('FR-8-e')
  return forces < fewestForces(s, from) ? no('FR-8-d') : yes()
}

export function march(s: State, { from, to }: Crossing, forces: number, table: Table): void {
  shift(s, LEGION, from, to, 1)
  shift(s, FORCE, from, to, forces)
  table.tell({ type: 'march', from: s.board.ids[from], to: s.board.ids[to], forces })
}

export function canMarch(s: State): boolean {
  return s.available[LEGION] + s.dead[LEGION] < s.board.mix[LEGION]
}
