/**
 * Chapters 3 and 11: what each phase does as it begins, and the end of the turn. A phase in which nothing could be done is
 * passed over; one in which something was done waits until its player ends it.
 */
import type { Runs } from '../asking.ts'
import type { Phase, Table } from '../events.ts'
import { nextTurn, type State, turnOf } from '../state.ts'
import { beginBarbarianMovement } from './barbarian-movement.ts'
import { invade } from './barbarian-resources.ts'
import { collect } from './collection.ts'
import { beginConflicts } from './conflict/resolve.ts'
import { beginExpenditure } from './expenditure.ts'
import { endPhase } from './phases.ts'
import { beginPurchase } from './purchase.ts'
import { beginRomanMovement } from './roman-movement.ts'
import { endGame, isLastTurn } from './winning.ts'

/** FR-3-a: each leaves a question, a step of its own or the next phase in its place. */
const beginnings: Readonly<Record<Phase, (s: State, table: Table) => void>> = {
  collection: collect,
  expenditure: beginExpenditure,
  purchase: beginPurchase,
  'barbarian-resources': invade,
  'roman-movement': beginRomanMovement,
  'barbarian-movement': beginBarbarianMovement,
  conflict: beginConflicts,
  'end-of-turn': endTurn,
}

export const phase: Runs<'phase'> = {
  run(s, { phase }, table) {
    table.tell({ type: 'phase', turn: turnOf(s), phase })
    beginnings[phase](s, table)
  },
}

/** FR-2-b FR-11-a */
function endTurn(s: State, table: Table): void {
  if (isLastTurn(s)) return endGame(s, { winner: 'roman', rule: 'FR-2-b' }, table)
  nextTurn(s)
  endPhase(s, 'end-of-turn')
}
