/** Chapter 7.2: Right of Passage. */
import { no, type Verdict, yes } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import { ALLIED, heldBy, type Sets, type State } from '../../state.ts'
import { hasReserveCard, payReserveCard } from './reserve.ts'

/** Where Loyalists want it. */
export const HELD_BY_ALLIES: Sets = 1 << heldBy(ALLIED)

/** BG-7.2-s BG-7.2-u BG-7.2-y: whoever moves Loyalists may buy it, once in an impulse. */
export function passageVerdict(s: State): Verdict {
  if (s.passage) return no('BG-7.2-u')
  return hasReserveCard(s) ? yes() : no('BG-7.2-s')
}

/** BG-7.2-w: the OPs and the event of the card do not count. */
export function buyPassage(s: State, table: Table): void {
  payReserveCard(s, table)
  s.passage = true
}
