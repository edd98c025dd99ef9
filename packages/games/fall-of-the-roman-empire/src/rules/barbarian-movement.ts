/** Chapter 9: Barbarian Movement. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Action, addAll, DONE } from '../actions.ts'
import type { Asks } from '../asking.ts'
import { type Area, areBordering, BARBARIAN, type BarbarianCounter, CAVALRY, FORCE, WALL } from '../board.ts'
import type { Table } from '../events.ts'
import { BARBARIANS } from '../options.ts'
import {
  type FrameOf,
  forcesAt,
  frame,
  hasWall,
  moved,
  onMap,
  rest,
  type State,
  shift,
  standing,
  unmovedAt,
} from '../state.ts'
import { barbarianName } from './counters.ts'
import { endPhase } from './phases.ts'
import { waysFrom } from './ways.ts'
import { endIfRomeHasFallen } from './winning.ts'

const BARBARIAN_MOVEMENT: FrameOf<'barbarian-movement'> = { kind: 'barbarian-movement' }

export function beginBarbarianMovement(s: State): void {
  if (canMove(s)) replace(s, BARBARIAN_MOVEMENT)
  else endBarbarianMovement(s)
}

function endBarbarianMovement(s: State): void {
  rest(s)
  endPhase(s, 'barbarian-movement')
}

export const barbarianMovement: Asks<'barbarian-movement'> = {
  asks: () => BARBARIANS,
  *candidates(s) {
    yield* waysFrom(s, [BARBARIAN], s.board.actions.move[BARBARIAN])
    yield* waysFrom(s, [CAVALRY], s.board.actions.move[CAVALRY])
    yield DONE
  },
  verdict(s, _, action) {
    if (action.kind === 'move') return moveVerdict(s, action.counter, action.from, action.to)
    return action.kind === 'done' ? yes() : no('FR-3-a')
  },
  legal: allMoves,
  answer(s, _, action, table) {
    if (action.kind === 'move') beginMove(s, action.counter, action.from, action.to, table)
    else endBarbarianMovement(s)
  },
}

/** What `moveVerdict` allows. It is the list that is asked for most, so it finds where the numbers stand once for all areas. */
function allMoves({ board, cells }: State): Action[] {
  const legal: Action[] = []
  const { near } = board.actions.move[BARBARIAN]
  const { all } = board.actions.move[CAVALRY]
  const [forces, movedForces, romans] = [standing[BARBARIAN], moved[BARBARIAN], standing[FORCE]]
  const [cavalry, movedCavalry, walls] = [standing[CAVALRY], moved[CAVALRY], standing[WALL]]
  for (let from = 0; from < board.size; from++) {
    if (cells[forces + from] > cells[movedForces + from] && cells[romans + from] === 0) addAll(legal, near[from])
    if (cells[cavalry + from] === cells[movedCavalry + from]) continue
    for (const to of board.cavalryNeighbours[from]) if (cells[walls + to] === 0) legal.push(all[from][to])
  }
  legal.push(DONE)
  return legal
}

/** How many Forces go? FR-9-a: at least one of those that have not moved. */
export const host: Asks<'host'> = {
  asks: () => BARBARIANS,
  candidates: (s) => s.board.actions.with,
  verdict(s, { from }, action) {
    return action.kind === 'with' && action.number >= 1 && action.number <= mostMoving(s, from) ? yes() : no('FR-9-a')
  },
  legal: (s, { from }) => s.board.actions.with.slice(1, mostMoving(s, from) + 1),
  answer(s, { from, to }, action, table) {
    if (action.kind !== 'with') return
    pop(s)
    crossBorder(s, BARBARIAN, from, to, action.number, table)
  },
}

export function moveVerdict(s: State, counter: BarbarianCounter, from: Area, to: Area): Verdict {
  if (unmovedAt(s, counter, from) === 0 || !areBordering(s.board, from, to)) return no('FR-9-a')
  if (counter === CAVALRY) return isClosedToCavalry(s, to) ? no('FR-9-b') : yes()
  return isPinned(s, from) ? no('FR-9-c') : yes()
}

/** FR-9-c: Forces that start among Roman Forces; these do not move in this phase, so what is there now was there. */
export function isPinned(s: State, area: Area): boolean {
  return forcesAt(s, area) > 0
}

/** The Forces that Roman Forces hold while the Barbarians move; Cavalry beside them is free. */
export function heldForces(s: State): readonly Area[] {
  const { kind } = frame(s)
  if (kind !== 'barbarian-movement' && kind !== 'host') return []
  return s.board.areas.filter((area) => mostMoving(s, area) > 0 && isPinned(s, area))
}

/** FR-9-b FR-9-d */
function isClosedToCavalry(s: State, area: Area): boolean {
  return s.board.isMountains[area] || hasWall(s, area)
}

export function mostMoving(s: State, from: Area): number {
  return unmovedAt(s, BARBARIAN, from)
}

/** Asked for the number of Forces only where there is a choice; Cavalry moves one by one. */
function beginMove(s: State, counter: BarbarianCounter, from: Area, to: Area, table: Table): void {
  if (counter === BARBARIAN && mostMoving(s, from) > 1) push(s, { kind: 'host', from, to })
  else crossBorder(s, counter, from, to, 1, table)
}

/** FR-2-a: into Rome without Roman Forces, and the game is won at once. */
function crossBorder(s: State, counter: BarbarianCounter, from: Area, to: Area, number: number, table: Table): void {
  shift(s, counter, from, to, number)
  table.tell({ type: 'move', counter: barbarianName(counter), from: s.board.ids[from], to: s.board.ids[to], number })
  if (to === s.board.rome) endIfRomeHasFallen(s, table)
}

/** Whether anything can move at all. */
function canMove(s: State): boolean {
  if (onMap(s, BARBARIAN) + onMap(s, CAVALRY) === 0) return false
  for (const from of s.board.areas) {
    if (mostMoving(s, from) > 0 && !isPinned(s, from)) return true
    if (unmovedAt(s, CAVALRY, from) === 0) continue
    if (s.board.cavalryNeighbours[from].some((to) => !hasWall(s, to))) return true
  }
  return false
}
