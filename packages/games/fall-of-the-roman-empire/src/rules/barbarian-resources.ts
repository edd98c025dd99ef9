/** Chapter 7: Barbarian Resources. */
import { d6, no, yes } from '@tabularium/engine'
import { replace } from '@tabularium/engine/machine'
import type { Asks } from '../asking.ts'
import { BARBARIAN, type BarbarianCounter, CAVALRY } from '../board.ts'
import type { Table } from '../events.ts'
import { BARBARIANS } from '../options.ts'
import { availableOf, place, type State } from '../state.ts'
import { barbarianName } from './counters.ts'
import { endPhase } from './phases.ts'

const CAVALRY_COMES = 6

/** FR-7-a FR-7-b: what comes this turn; what the Available pile lacks does not come. */
export function invade(s: State, table: Table): void {
  const die = table.roll(d6, { for: 'invasion' })
  const counter = die === CAVALRY_COMES ? CAVALRY : BARBARIAN
  const due = die === CAVALRY_COMES ? 1 : die
  const number = Math.min(due, availableOf(s, counter))
  table.tell({ type: 'invasion', die, counter: barbarianName(counter), number, missing: due - number })
  askForEntry(s, counter, number)
}

function askForEntry(s: State, counter: BarbarianCounter, left: number): void {
  if (left > 0) replace(s, { kind: 'entry', counter, left })
  else endPhase(s, 'barbarian-resources')
}

/** FR-7-a FR-7-c: any BIRA, Mountains and Walls notwithstanding; one counter after the other. */
export const entry: Asks<'entry'> = {
  asks: () => BARBARIANS,
  candidates: (s) => s.actions.enter,
  verdict(s, _, action) {
    if (action.kind !== 'enter') return no('FR-3-a')
    return s.board.isRoute[action.at] ? yes() : no('FR-7-a')
  },
  legal: (s) => s.actions.entries,
  answer(s, { counter, left }, action, table) {
    if (action.kind !== 'enter') return
    place(s, counter, action.at, 1)
    table.tell({ type: 'entry', counter: barbarianName(counter), at: s.board.ids[action.at] })
    askForEntry(s, counter, left - 1)
  },
}
