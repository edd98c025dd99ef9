/** Chapter 9: Barbarian Movement. */
import { no, type Verdict, yes } from '@tabularium/engine'
import type { MovingBarbarian } from '../actions.ts'
import { type Area, areBordering, BARBARIAN, CAVALRY } from '../board.ts'
import type { Table } from '../events.ts'
import { type Crossing, forcesAt, hasWall, onMap, type State, shift, unmovedAt } from '../state.ts'
import { barbarianName } from './counters.ts'
import { endIfRomeHasFallen } from './winning.ts'

export function moveVerdict(s: State, counter: MovingBarbarian, from: Area, to: Area): Verdict {
  if (unmovedAt(s, counter, from) === 0 || !areBordering(s.board, from, to)) return no('FR-9-a')
  if (counter === CAVALRY) return isClosedToCavalry(s, to) ? no('FR-9-b') : yes()
  return isPinned(s, from) ? no('FR-9-c') : yes()
}

/** FR-9-c: Forces that start among Roman Forces; these do not move in this phase, so what is there now was there. */
export function isPinned(s: State, area: Area): boolean {
  return forcesAt(s, area) > 0
}

/** FR-9-b FR-9-d */
export function isClosedToCavalry(s: State, area: Area): boolean {
  return s.board.isMountains[area] || hasWall(s, area)
}

export function mostMoving(s: State, from: Area): number {
  return unmovedAt(s, BARBARIAN, from)
}

/** FR-9-a: at least one of those that have not moved. */
export function hostVerdict(s: State, { from }: Crossing, forces: number): Verdict {
  return forces >= 1 && forces <= mostMoving(s, from) ? yes() : no('FR-9-a')
}

/** FR-2-a: into Rome without Roman Forces, and the game is won at once. */
export function move(s: State, counter: MovingBarbarian, way: Crossing, number: number, table: Table): void {
  const { from, to } = way
  shift(s, counter, from, to, number)
  table.tell({ type: 'move', counter: barbarianName(counter), from: s.board.ids[from], to: s.board.ids[to], number })
  if (to === s.board.rome) endIfRomeHasFallen(s, table)
}

/** Whether anything can move at all. */
export function canMove(s: State): boolean {
  if (onMap(s, BARBARIAN) + onMap(s, CAVALRY) === 0) return false
  for (let from = 0; from < s.board.size; from++) {
    if (mostMoving(s, from) > 0 && !isPinned(s, from)) return true
    if (unmovedAt(s, CAVALRY, from) === 0) continue
    if (s.board.cavalryNeighbours[from].some((to) => !hasWall(s, to))) return true
  }
  return false
}
