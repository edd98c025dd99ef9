/** Chapter 7: Barbarian Resources. */
import { d6, no, type Verdict, yes } from '@tabularium/engine'
import { type Area, BARBARIAN, CAVALRY } from '../board.ts'
import type { Table } from '../events.ts'
import { type Entry, place, type State } from '../state.ts'
import { barbarianName } from './counters.ts'

const CAVALRY_COMES = 6

/** FR-7-a FR-7-b: what comes this turn; what the Available pile lacks does not come. */
export function rollInvasion(s: State, table: Table): Entry {
  const die = table.roll(d6, { for: 'invasion' })
  const counter = die === CAVALRY_COMES ? CAVALRY : BARBARIAN
  const due = die === CAVALRY_COMES ? 1 : die
  const left = Math.min(due, s.available[counter])
  table.tell({ type: 'invasion', die, counter: barbarianName(counter), number: left, missing: due - left })
  return { kind: 'entry', counter, left }
}

/** FR-7-a FR-7-c: any BIRA, Mountains and Walls notwithstanding. */
export function enterVerdict(s: State, at: Area): Verdict {
  return s.board.isRoute[at] ? yes() : no('FR-7-a')
}

export function enter(s: State, { counter }: Entry, at: Area, table: Table): void {
  place(s, counter, at, 1)
  table.tell({ type: 'entry', counter: barbarianName(counter), at: s.board.ids[at] })
}
