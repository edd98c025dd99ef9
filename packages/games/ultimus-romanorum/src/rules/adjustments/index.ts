/** Chapter 9: adjustments. */

import { pop, replace } from '@tabularium/engine/machine'
import { HALVES } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Step } from '../../handlers.ts'
import type { State } from '../../state.ts'
import { type AdjustmentStep, type adjustmentFrames, adjustmentSteps } from './adjustments-frames.ts'
import { adjustBox } from './boxes.ts'
import { adjustFederate } from './federation.ts'
import { adjustFleet } from './fleets.ts'
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

const parts: { readonly [Step in AdjustmentStep]: Part } = {
  fleets: each(none, (s) => s.board.fleetIds.length, adjustFleet),
  'roman-recovery': { count: () => 1, adjust: (s, _, table) => recoverRomans(s, table) },
  garrisons: units(adjustGarrison),
  palatini: units(adjustPalatini),
  buccellarii: units(adjustBuccellarii),
  leaders: each(none, leaders, adjustLeader),
  boxes: { count: () => HALVES.length, adjust: (s, next, table) => adjustBox(s, HALVES[next], table) },
  recovery: each(none, peoples, recoverPeople),
  fallen: each(none, peoples, adjustFallen),
  kings: each(none, peoples, adjustKing),
  losses: each(none, peoples, adjustLosses),
  settlers: units(adjustSettler),
}

const adjustments: Step<'adjustments'> = {
  run(s, { step, done }, table) {
    const part = parts[step]
    if (done < part.count(s)) {
      replace(s, { kind: 'adjustments', step, done: done + 1 })
      return part.adjust(s, done, table)
    }
    const next = adjustmentSteps[adjustmentSteps.indexOf(step) + 1]
    if (next === undefined) pop(s)
    else replace(s, { kind: 'adjustments', step: next, done: 0 })
  },
}

export const adjustmentHandlers: Handlers<keyof typeof adjustmentFrames> = {
  adjustments,
  'adjust-zone': adjustZone,
  'adjust-federate': adjustFederate,
}
