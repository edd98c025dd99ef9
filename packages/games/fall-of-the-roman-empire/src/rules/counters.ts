/** Counters as events call them. */
import { CAVALRY, counterNames, type RomanCounter } from '../board.ts'
import type { BarbarianCounterName, RomanCounterName } from '../events.ts'
import type { Entry } from '../state.ts'

export const romanName = (counter: RomanCounter): RomanCounterName => counterNames[counter]

export const barbarianName = (counter: Entry['counter']): BarbarianCounterName =>
  counter === CAVALRY ? 'cavalry' : 'force'
