/** Chapter 8: Roman Movement. One Legion marches at a time; Legions that go together march one after the other. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Action, addAll, DONE } from '../actions.ts'
import type { Asks } from '../asking.ts'
import { type Area, areBordering, FORCE, LEGION } from '../board.ts'
import type { Table } from '../events.ts'
import { ROMAN } from '../options.ts'
import { type FrameOf, forcesAt, legionsAt, onMap, rest, type State, shelters, shift, unmovedAt } from '../state.ts'
import { endPhase } from './phases.ts'
import { waysFrom } from './ways.ts'

const ROMAN_MOVEMENT: FrameOf<'roman-movement'> = { kind: 'roman-movement' }

export function beginRomanMovement(s: State): void {
  if (canMarch(s)) replace(s, ROMAN_MOVEMENT)
  else endRomanMovement(s)
}

function endRomanMovement(s: State): void {
  rest(s)
  endPhase(s, 'roman-movement')
}

export const romanMovement: Asks<'roman-movement'> = {
  asks: () => ROMAN,
  *candidates(s) {
    yield* waysFrom(s, [LEGION, FORCE], s.actions.march)
    yield DONE
  },
  verdict(s, _, action) {
    if (action.kind === 'march') return marchVerdict(s, action.from, action.to)
    return action.kind === 'done' ? yes() : no('FR-3-a')
  },
  legal(s) {
    const legal: Action[] = []
    const { near } = s.actions.march
    for (const from of s.board.areas) if (unmovedAt(s, LEGION, from) > 0) addAll(legal, near[from])
    legal.push(DONE)
    return legal
  },
  answer(s, _, action, table) {
    if (action.kind === 'march') beginMarch(s, action.from, action.to, table)
    else endRomanMovement(s)
  },
}

/** How many Forces go with the Legion? */
export const march: Asks<'march'> = {
  asks: () => ROMAN,
  candidates: (s) => s.actions.with,
  verdict: (s, { from }, action) => (action.kind === 'with' ? escortVerdict(s, from, action.number) : no('FR-8-b')),
  legal: (s, { from }) => s.actions.with.slice(fewestForces(s, from), mostForces(s, from) + 1),
  answer(s, { from, to }, action, table) {
    if (action.kind !== 'with') return
    pop(s)
    crossBorder(s, from, to, action.number, table)
  },
}

/** FR-8-a FR-8-b FR-8-g: a Legion that has not moved crosses one border, Barbarians or not. */
function marchVerdict(s: State, from: Area, to: Area): Verdict {
  if (legionsAt(s, from) === 0 && forcesAt(s, from) > 0) return no('FR-8-b')
  if (unmovedAt(s, LEGION, from) === 0 || !areBordering(s.board, from, to)) return no('FR-8-a')
  return yes()
}

/** Asked for the number of Forces only where there is a choice. */
function beginMarch(s: State, from: Area, to: Area, table: Table): void {
  const most = mostForces(s, from)
  if (fewestForces(s, from) < most) push(s, { kind: 'march', from, to })
  else crossBorder(s, from, to, most, table)
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
function escortVerdict(s: State, from: Area, forces: number): Verdict {
  if (forces > forcesAt(s, from)) return no('FR-8-b')
  if (forces > mostForces(s, from)) return no('FR-8-e')
  return forces < fewestForces(s, from) ? no('FR-8-d') : yes()
}

function crossBorder(s: State, from: Area, to: Area, forces: number, table: Table): void {
  shift(s, LEGION, from, to, 1)
  shift(s, FORCE, from, to, forces)
  table.tell({ type: 'march', from: s.board.ids[from], to: s.board.ids[to], forces })
}

export function canMarch(s: State): boolean {
  return onMap(s, LEGION) > 0
}
