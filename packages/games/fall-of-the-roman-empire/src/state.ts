/** What a position holds, each field declared once, with the words the rules use for it. */
import {
  axis,
  bit,
  data,
  declare,
  each,
  group,
  orNull,
  record,
  type Scalar,
  scalar,
  trait,
  type ValueOf,
  whole,
  word,
} from '@tabularium/engine/fields'
import { top } from '@tabularium/engine/machine'
import type { PlayedBoard } from './actions.ts'
import { type Area, BARBARIAN, CAVALRY, type Counter, FORCE, FORT, LEGION, WALL } from './board.ts'
import { MOST_AREAS } from './edition/limits.ts'
import { type Frame, frames, MANY } from './frames.ts'
import { type Options, seatNames } from './options.ts'

export type { Frame, FrameOf } from './frames.ts'

/** The kinds of counter that move, which are the first of all kinds. */
export type Mover = typeof LEGION | typeof FORCE | typeof BARBARIAN | typeof CAVALRY
export const MOVERS: readonly Mover[] = [LEGION, FORCE, BARBARIAN, CAVALRY]

/** FR-10-j: what the Dead pile can hold. */
export type Mortal = typeof LEGION | typeof FORT | typeof WALL

const number = trait(whole(0, MANY), 0)
const stands = trait(bit, 0)
const dead = scalar(whole(0, MANY), 0)
/** Of a pile that a file says nothing about. */
export const NOT_TOLD = -1
const available = scalar(whole(0, MANY), NOT_TOLD)

/** FR-2-a FR-2-b: who has won, and by which clause. */
const end = record({ winner: word(...seatNames), rule: word('FR-2-a', 'FR-2-b') })
export type End = ValueOf<typeof end>

export const declared = declare(
  {
    turn: scalar(whole(1, 99), 1),
    /** FR-4-c: the track has no limit; nobody collects as many points as this. */
    rrp: scalar(whole(0, 9999), 0),
    areas: each(axis<Area>('area', MOST_AREAS), {
      legions: number,
      movedLegions: number,
      forces: number,
      movedForces: number,
      barbarianForces: number,
      movedBarbarianForces: number,
      cavalry: number,
      movedCavalry: number,
      fort: stands,
      wall: stands,
    }),
    /** FR-10-j */
    dead: group({ legions: dead, forts: dead, walls: dead }),
    /** FR-1-e: what is left. */
    available: group({
      legions: available,
      forces: available,
      barbarianForces: available,
      cavalry: available,
      forts: available,
      walls: available,
    }),
  },
  { end: data(orNull(end), null) },
  frames,
)

type Position = ReturnType<typeof declared.empty>

export interface State extends Position {
  readonly board: PlayedBoard
  readonly options: Options
}

// Members are written out, not spread or assigned: all positions, new and copied, are then of one hidden class, which V8 reads
// and copies quicker than several. The type refuses a member left out.

/** Nothing stands anywhere, and nothing is told of the piles. */
export function newPosition(board: PlayedBoard, options: Options): State {
  const { cells, end, stack } = declared.empty()
  return { cells, end, stack, board, options }
}

export function clone({ cells, end, stack, board, options }: State): State {
  return { cells: cells.slice(), end, stack: stack.slice(), board, options }
}

/** The innermost frame: what is asked. */
export const frame = (s: State): Frame => top(s)

const { turn, rrp, areas } = declared.access
/** By `Counter`, where the numbers of those that stand somewhere begin; numbers are looked up quicker than rows. */
export const standing: readonly number[] = [
  areas.legions.from,
  areas.forces.from,
  areas.barbarianForces.from,
  areas.cavalry.from,
  areas.fort.from,
  areas.wall.from,
]
/** By `Mover`, the same of those that have moved. */
export const moved: readonly number[] = [
  areas.movedLegions.from,
  areas.movedForces.from,
  areas.movedBarbarianForces.from,
  areas.movedCavalry.from,
]
const { legions, forces, barbarianForces, cavalry, forts, walls } = declared.access.available
/** By `Counter`. */
const piles: readonly Scalar<number>[] = [legions, forces, barbarianForces, cavalry, forts, walls]

/** 1 to 20. */
export const turnOf = (s: State): number => turn.get(s)
export const nextTurn = (s: State): void => turn.set(s, turn.get(s) + 1)

/** Roman Resource Points on the track. */
export const pointsOf = (s: State): number => rrp.get(s)
export const addPoints = (s: State, points: number): void => rrp.set(s, rrp.get(s) + points)

export const countAt = (s: State, kind: Counter, area: Area): number => s.cells[standing[kind] + area]
export const legionsAt = (s: State, area: Area): number => areas.legions.get(s, area)
/** Roman Forces. */
export const forcesAt = (s: State, area: Area): number => areas.forces.get(s, area)
/** Barbarian Forces. */
export const barbariansAt = (s: State, area: Area): number => areas.barbarianForces.get(s, area)
export const cavalryAt = (s: State, area: Area): number => areas.cavalry.get(s, area)
/** Forces or Cavalry. */
export const hasBarbarians = (s: State, area: Area): boolean => barbariansAt(s, area) + cavalryAt(s, area) > 0
export const hasFort = (s: State, area: Area): boolean => areas.fort.get(s, area) > 0
export const hasWall = (s: State, area: Area): boolean => areas.wall.get(s, area) > 0

export const movedAt = (s: State, kind: Mover, area: Area): number => s.cells[moved[kind] + area]
/** How many of a kind in an area have not moved yet. */
export const unmovedAt = (s: State, kind: Mover, area: Area): number => countAt(s, kind, area) - movedAt(s, kind, area)

/** FR-1-e: in the Available pile. */
export const availableOf = (s: State, kind: Counter): number => piles[kind].get(s)
export const setAvailable = (s: State, kind: Counter, number: number): void => piles[kind].set(s, number)

/** FR-10-j: in the Dead pile. */
export function deadOf(s: State, kind: Counter): number {
  return kind === LEGION || kind === FORT || kind === WALL ? graveOf(kind).get(s) : 0
}

function graveOf(kind: Mortal): Scalar<number> {
  const { legions, forts, walls } = declared.access.dead
  return kind === LEGION ? legions : kind === FORT ? forts : walls
}

/** From the Available pile to the map. */
export function place(s: State, kind: Counter, area: Area, number: number): void {
  s.cells[standing[kind] + area] += number
  setAvailable(s, kind, availableOf(s, kind) - number)
}

/** From the map to the Available pile. */
export function remove(s: State, kind: Counter, area: Area, number: number): void {
  s.cells[standing[kind] + area] -= number
  setAvailable(s, kind, availableOf(s, kind) + number)
}

/** From the map to the Dead pile. */
export function bury(s: State, kind: Mortal, area: Area): number {
  const number = countAt(s, kind, area)
  s.cells[standing[kind] + area] = 0
  const grave = graveOf(kind)
  grave.set(s, grave.get(s) + number)
  return number
}

/** Counters that have not moved cross a border, and have moved. */
export function shift(s: State, kind: Mover, from: Area, to: Area, number: number): void {
  s.cells[standing[kind] + from] -= number
  s.cells[standing[kind] + to] += number
  s.cells[moved[kind] + to] += number
}

/** Everything may move again. */
export function rest(s: State): void {
  for (const from of moved) s.cells.fill(0, from, from + s.board.size)
}

export function onMap(s: State, kind: Counter): number {
  return total(s, kind) - availableOf(s, kind) - deadOf(s, kind)
}

/** How many of a kind there are in this game: FR-1-e and the handicap. */
export function total(s: State, kind: Counter): number {
  return kind === BARBARIAN ? s.options.barbarianForces : s.board.mix[kind]
}

/** FR-8-c: Forces may stay here without a Legion. */
export function shelters(s: State, area: Area): boolean {
  return area === s.board.rome || hasFort(s, area) || hasWall(s, area)
}

/** FR-10-a FR-10-r: Forces of both sides. */
export function isContested(s: State, area: Area): boolean {
  return forcesAt(s, area) > 0 && barbariansAt(s, area) > 0
}
