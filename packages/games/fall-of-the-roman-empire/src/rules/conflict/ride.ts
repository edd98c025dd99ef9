/** Chapter 10, last part: after all conflicts each Cavalry may move once more. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Action, DONE } from '../../actions.ts'
import type { Asks } from '../../asking.ts'
import { type Area, areBordering, CAVALRY } from '../../board.ts'
import type { Table } from '../../events.ts'
import { BARBARIANS } from '../../options.ts'
import { type FrameOf, forcesAt, hasWall, onMap, type State, shift, unmovedAt } from '../../state.ts'
import { waysFrom } from '../ways.ts'
import { endConflictPhase } from './dead.ts'

export const RIDE: FrameOf<'ride'> = { kind: 'ride' }

export const ride: Asks<'ride'> = {
  asks: () => BARBARIANS,
  *candidates(s) {
    yield* waysFrom(s, [CAVALRY], s.actions.ride)
    yield DONE
  },
  verdict(s, _, action) {
    if (action.kind === 'ride') return rideVerdict(s, action.from, action.to)
    return action.kind === 'done' ? yes() : no('FR-3-a')
  },
  legal(s) {
    const legal: Action[] = []
    const { all } = s.actions.ride
    for (const from of s.board.areas) {
      if (unmovedAt(s, CAVALRY, from) === 0) continue
      for (const to of s.board.neighbours[from]) if (isOpenToRiders(s, to)) legal.push(all[from][to])
    }
    legal.push(DONE)
    return legal
  },
  answer(s, _, action, table) {
    if (action.kind === 'ride') rideOn(s, action.from, action.to, table)
    else endConflictPhase(s, table)
  },
}

/** FR-10-l: no Wall, no Roman Force, not Rome, no Mountains. */
export function rideVerdict(s: State, from: Area, to: Area): Verdict {
  if (unmovedAt(s, CAVALRY, from) === 0 || !areBordering(s.board, from, to)) return no('FR-10-l')
  return isOpenToRiders(s, to) ? yes() : no('FR-10-l')
}

function isOpenToRiders(s: State, to: Area): boolean {
  const { rome, isMountains } = s.board
  return to !== rome && !isMountains[to] && !hasWall(s, to) && forcesAt(s, to) === 0
}

function rideOn(s: State, from: Area, to: Area, table: Table): void {
  shift(s, CAVALRY, from, to, 1)
  table.tell({ type: 'ride', from: s.board.ids[from], to: s.board.ids[to] })
}

export function canRide(s: State): boolean {
  if (onMap(s, CAVALRY) === 0) return false
  for (const from of s.board.areas) {
    if (unmovedAt(s, CAVALRY, from) > 0 && s.board.neighbours[from].some((to) => isOpenToRiders(s, to))) return true
  }
  return false
}
