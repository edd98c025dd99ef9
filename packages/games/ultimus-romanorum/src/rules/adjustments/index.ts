/** Chapter 9: adjustments. */
import { HALVES } from '../../board.ts'
import type { Table } from '../../events.ts'
import { type Handlers, pop, replace } from '../../machine.ts'
import type { State } from '../../state.ts'
import { adjustBox } from './boxes.ts'
import { adjustFederate } from './federation.ts'
import { adjustFleet } from './fleets.ts'
import type { AdjustmentFrames } from './frames.ts'
import { adjustFallen, adjustKing, adjustLosses, adjustSettler } from './peoples.ts'
import { adjustZone } from './placing.ts'
import { recoverPeople, recoverRomans } from './recovery.ts'
import { adjustBuccellarii, adjustGarrison, adjustLeader, adjustPalatini } from './romans.ts'

/** One thing after the other, since each may ask a question. */
interface Part {
  count(s: State): number
  adjust(s: State, next: number, table: Table): void
}

const each = (from: (s: State) => number, to: (s: State) => number, adjust: Part['adjust']): Part => ({
  count: (s) => to(s) - from(s),
  adjust: (s, next, table) => adjust(s, from(s) + next, table),
})

const none = () => 0
const leaders = (s: State) => s.board.leaders
const pieces = (s: State) => s.board.pieces
const peoples = (s: State) => s.board.peoples.length
const units = (adjust: Part['adjust']) => each(leaders, pieces, adjust)

/** UR-9.1-a: fleets, Romans, non-Romans; who recovers is judged before anybody comes back. */
const parts: readonly Part[] = [
  each(none, (s) => s.board.fleetIds.length, adjustFleet),
  { count: () => 1, adjust: (s, _, table) => recoverRomans(s, table) },
  units(adjustGarrison),
  units(adjustPalatini),
  units(adjustBuccellarii),
  each(none, leaders, adjustLeader),
  { count: () => HALVES.length, adjust: (s, next, table) => adjustBox(s, HALVES[next], table) },
  each(none, peoples, recoverPeople),
  each(none, peoples, adjustFallen),
  each(none, peoples, adjustKing),
  each(none, peoples, adjustLosses),
  units(adjustSettler),
]

export const adjustmentHandlers: Handlers<keyof AdjustmentFrames> = {
  adjustments(s, { step, next }, table) {
    const part = parts[step]
    if (part === undefined) return pop(s)
    if (next >= part.count(s)) return replace(s, { kind: 'adjustments', step: step + 1, next: 0 })
    replace(s, { kind: 'adjustments', step, next: next + 1 })
    part.adjust(s, next, table)
  },
  'adjust-zone': adjustZone,
  'adjust-federate': adjustFederate,
}
