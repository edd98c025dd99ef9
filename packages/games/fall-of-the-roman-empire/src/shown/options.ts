/** What the form for a new game offers. */
import { board } from './view.ts'

/** FR-1-e: how many Barbarian Forces there are as the edition has it. */
export const USUAL = board.counters.barbarianForce.count
/** So many more or fewer may be chosen. */
export const HANDICAP = 3
