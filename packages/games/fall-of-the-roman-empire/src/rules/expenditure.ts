/** Chapter 5: Roman Resource Expenditure. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Area, FORCE, FORT, LEGION, type RomanCounter, WALL } from '../board.ts'
import type { Table } from '../events.ts'
import { countAt, forcesAt, onMap, remove, type State } from '../state.ts'
import { romanName } from './counters.ts'

/** FR-5-a */
export function upkeep(s: State): number {
  return onMap(s, LEGION) + onMap(s, FORCE) + onMap(s, FORT) + onMap(s, WALL)
}

/** FR-5-b: not before the count is down to what the track can pay. */
export function payVerdict(s: State): Verdict {
  const count = upkeep(s)
  return count > s.rrp ? no('FR-5-b') : yes(count)
}

/** FR-5-b FR-5-d: any counter of his on the map. */
export function disbandVerdict(s: State, counter: RomanCounter, at: Area): Verdict {
  return countAt(s, counter, at) > 0 ? yes() : no('FR-5-b')
}

/** FR-5-e: the Forces outside Rome that stand with this counter alone, and would go with it. */
export function leftAlone(s: State, counter: RomanCounter, at: Area): number {
  if (counter === FORCE || at === s.board.rome) return 0
  const supports = countAt(s, LEGION, at) + countAt(s, FORT, at) + countAt(s, WALL, at)
  return supports === 1 ? forcesAt(s, at) : 0
}

/** FR-5-b FR-5-e: to the Available pile. */
export function disband(s: State, counter: RomanCounter, at: Area, table: Table): void {
  const id = s.board.ids[at]
  const alone = leftAlone(s, counter, at)
  remove(s, counter, at, 1)
  table.tell({ type: 'disband', counter: romanName(counter), at: id, number: 1, why: 'choice' })
  if (alone === 0) return
  remove(s, FORCE, at, alone)
  table.tell({ type: 'disband', counter: 'force', at: id, number: alone, why: 'unsupported' })
}

/** FR-5-c */
export function pay(s: State, table: Table): void {
  const counters = upkeep(s)
  s.rrp -= counters
  table.tell({ type: 'payment', counters, rrp: s.rrp })
}
