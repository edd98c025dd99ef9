/** Counters as events call them. */
import { type BarbarianCounter, CAVALRY, counterNames, type RomanCounter } from '../board.ts'
import type { BarbarianCounterName, RomanCounterName } from '../events.ts'

export const romanName = (counter: RomanCounter): RomanCounterName => counterNames[counter]

export const barbarianName = (counter: BarbarianCounter): BarbarianCounterName =>
  counter === CAVALRY ? 'cavalry' : 'force'
