/** Chapter 5: Roman Resource Expenditure. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import { type Action, PAY } from '../actions.ts'
import type { Asks } from '../asking.ts'
import { type Area, FORCE, FORT, LEGION, ROMAN_COUNTERS, type RomanCounter, WALL } from '../board.ts'
import type { Table } from '../events.ts'
import { ROMAN } from '../options.ts'
import { addPoints, countAt, type FrameOf, forcesAt, onMap, pointsOf, remove, type State } from '../state.ts'
import { romanName } from './counters.ts'
import { endPhase } from './phases.ts'

const EXPENDITURE: FrameOf<'expenditure'> = { kind: 'expenditure' }

export function beginExpenditure(s: State, table: Table): void {
  if (upkeep(s) > 0) replace(s, EXPENDITURE)
  else pay(s, table)
}

export const expenditure: Asks<'expenditure'> = {
  asks: () => ROMAN,
  *candidates(s) {
    yield* s.actions.disband.flat()
    yield PAY
  },
  verdict(s, _, action) {
    if (action.kind === 'disband') return disbandVerdict(s, action.counter, action.at)
    return action.kind === 'pay' ? payVerdict(s) : no('FR-3-a')
  },
  legal(s) {
    const legal: Action[] = []
    for (const counter of ROMAN_COUNTERS) {
      if (onMap(s, counter) === 0) continue
      const disbandings = s.actions.disband[counter]
      for (const at of s.board.areas) if (countAt(s, counter, at) > 0) legal.push(disbandings[at])
    }
    if (payVerdict(s).ok) legal.push(PAY)
    return legal
  },
  answer(s, _, action, table) {
    if (action.kind === 'disband') disband(s, action.counter, action.at, table)
    else pay(s, table)
  },
}

/** FR-5-a */
export function upkeep(s: State): number {
  return onMap(s, LEGION) + onMap(s, FORCE) + onMap(s, FORT) + onMap(s, WALL)
}

/** FR-5-b: not before the count is down to what the track can pay. */
export function payVerdict(s: State): Verdict {
  const count = upkeep(s)
  return count > pointsOf(s) ? no('FR-5-b') : yes(count)
}

/** FR-5-b FR-5-d: any counter of his on the map. */
function disbandVerdict(s: State, counter: RomanCounter, at: Area): Verdict {
  return countAt(s, counter, at) > 0 ? yes() : no('FR-5-b')
}

/** FR-5-e: the Forces outside Rome that stand with this counter alone, and would go with it. */
export function leftAlone(s: State, counter: RomanCounter, at: Area): number {
  if (counter === FORCE || at === s.board.rome) return 0
  const supports = countAt(s, LEGION, at) + countAt(s, FORT, at) + countAt(s, WALL, at)
  return supports === 1 ? forcesAt(s, at) : 0
}

/** FR-5-b FR-5-e: to the Available pile. */
function disband(s: State, counter: RomanCounter, at: Area, table: Table): void {
  const id = s.board.ids[at]
  const alone = leftAlone(s, counter, at)
  remove(s, counter, at, 1)
  table.tell({ type: 'disband', counter: romanName(counter), at: id, number: 1, why: 'choice' })
  if (alone === 0) return
  remove(s, FORCE, at, alone)
  table.tell({ type: 'disband', counter: 'force', at: id, number: alone, why: 'unsupported' })
}

/** FR-5-c */
function pay(s: State, table: Table): void {
  const counters = upkeep(s)
  addPoints(s, -counters)
  table.tell({ type: 'payment', counters, rrp: pointsOf(s) })
  endPhase(s, 'expenditure')
}
