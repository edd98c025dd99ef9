/** What a position holds, with the words the rules use for it. */
import type { RuleId } from '@tabularium/engine'
import type { Actions } from './actions.ts'
import {
  type Area,
  BARBARIAN,
  type BarbarianCounter,
  type Board,
  CAVALRY,
  type Counter,
  FORCE,
  FORT,
  LEGION,
  WALL,
} from './board.ts'
import type { Phase } from './events.ts'
import type { Options, Side } from './options.ts'

/** The kinds of counter that move, which are the first of all kinds. */
export type Mover = typeof LEGION | typeof FORCE | typeof BARBARIAN | typeof CAVALRY
export const MOVERS = 4
export const KINDS = 6

/** What is going on, innermost last. Frames are never changed, only replaced, so copies may share them. */
export type Frame =
  | { readonly kind: 'set-up' }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'expenditure' }
  | { readonly kind: 'purchase' }
  | Entry
  | { readonly kind: 'roman-movement' }
  | { readonly kind: 'barbarian-movement' }
  | Crossing<'march'>
  | Crossing<'host'>
  | { readonly kind: 'conflicts' }
  | { readonly kind: 'fighting'; readonly at: Area; readonly round: number }
  | Losses
  | { readonly kind: 'ride' }

/** The frames of one kind. */
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>

/** FR-7-a: counters that have still to be placed. */
export interface Entry {
  readonly kind: 'entry'
  readonly counter: BarbarianCounter
  readonly left: number
}

/** A Legion's march or a Barbarian host's move: how many Forces go? */
export interface Crossing<Kind extends 'march' | 'host'> {
  readonly kind: Kind
  readonly from: Area
  readonly to: Area
}

/** FR-10-n: the Barbarian chooses what he loses in this round. */
export interface Losses {
  readonly kind: 'losses'
  readonly at: Area
  readonly round: number
  /** How many counters. */
  readonly number: number
}

export interface End {
  readonly winner: Side
  readonly rule: RuleId
}

export interface State {
  readonly board: Board
  readonly actions: Actions
  readonly options: Options
  /** How many counters stand where: kind x areas + area. */
  counters: number[]
  /** How many of these have moved: the same for the kinds that move. */
  moved: number[]
  /** FR-1-e: the Available pile, by kind. */
  available: number[]
  /** FR-10-j: the Dead pile, by kind. */
  dead: number[]
  /** 1 to 20. */
  turn: number
  /** Roman Resource Points on the track. */
  rrp: number
  stack: Frame[]
  end: End | null
}

export function clone(s: State): State {
  return {
    board: s.board,
    actions: s.actions,
    options: s.options,
    counters: s.counters.slice(),
    moved: s.moved.slice(),
    available: s.available.slice(),
    dead: s.dead.slice(),
    turn: s.turn,
    rrp: s.rrp,
    stack: s.stack.slice(),
    end: s.end,
  }
}

export function frame(s: State): Frame {
  return s.stack[s.stack.length - 1]
}

export function countAt(s: State, kind: Counter, area: Area): number {
  return s.counters[kind * s.board.size + area]
}

export const legionsAt = (s: State, area: Area): number => countAt(s, LEGION, area)
/** Roman Forces. */
export const forcesAt = (s: State, area: Area): number => countAt(s, FORCE, area)
/** Barbarian Forces. */
export const barbariansAt = (s: State, area: Area): number => countAt(s, BARBARIAN, area)
export const cavalryAt = (s: State, area: Area): number => countAt(s, CAVALRY, area)
export const hasFort = (s: State, area: Area): boolean => countAt(s, FORT, area) > 0
export const hasWall = (s: State, area: Area): boolean => countAt(s, WALL, area) > 0

/** How many of a kind in an area have not moved yet. */
export function unmovedAt(s: State, kind: Mover, area: Area): number {
  const i = kind * s.board.size + area
  return s.counters[i] - s.moved[i]
}

/** From the Available pile to the map. */
export function place(s: State, kind: Counter, area: Area, number: number): void {
  s.counters[kind * s.board.size + area] += number
  s.available[kind] -= number
}

/** From the map to the Available pile. */
export function remove(s: State, kind: Counter, area: Area, number: number): void {
  place(s, kind, area, -number)
}

/** From the map to the Dead pile. */
export function bury(s: State, kind: Counter, area: Area): number {
  const i = kind * s.board.size + area
  const number = s.counters[i]
  s.counters[i] = 0
  s.dead[kind] += number
  return number
}

/** Counters that have not moved cross a border, and have moved. */
export function shift(s: State, kind: Mover, from: Area, to: Area, number: number): void {
  const row = kind * s.board.size
  s.counters[row + from] -= number
  s.counters[row + to] += number
  s.moved[row + to] += number
}

/** Everything may move again. */
export function rest(s: State): void {
  s.moved.fill(0)
}

export function onMap(s: State, kind: Counter): number {
  return total(s, kind) - s.available[kind] - s.dead[kind]
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
