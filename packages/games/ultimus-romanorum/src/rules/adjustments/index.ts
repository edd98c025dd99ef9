/** Chapter 9: adjustments. */

import { pop, replace } from '@tabularium/engine/machine'
import { type Board, HALVES, type People, type Piece } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Handlers, Step } from '../../handlers.ts'
import type { State } from '../../state.ts'
import { type AdjustmentStep, type adjustmentFrames, adjustmentSteps } from './adjustments-frames.ts'
import { adjustBox } from './boxes.ts'
import { adjustFederate } from './federation.ts'
import { adjustFleet } from './fleets.ts'
import { adjustFallen, adjustKing, adjustLosses, adjustSettler, isSettlerLost } from './peoples.ts'
import { adjustZone } from './placing.ts'
import { recoverPeople, recoverRomans } from './recovery.ts'
import {
  adjustBuccellarii,
  adjustGarrison,
  adjustLeader,
  adjustPalatini,
  areBuccellariiLost,
  isAway,
  isGarrison,
  isPalatini,
  isRomanOutside,
} from './romans.ts'

/** One thing after the other, since each may ask a question. */
interface Part {
  /** Adjusts the first from that number on that is due, after noting how many are done then; false: none is left. */
  next(s: State, from: number, table: Table, note: (done: number) => void): boolean
}

/** Of these things, those that are due; the others would be left as they are. */
function each<Thing>(
  things: (board: Board) => readonly Thing[],
  adjust: (s: State, thing: Thing, table: Table) => void,
  isDue: (s: State, thing: Thing) => boolean = () => true,
): Part {
  return {
    next(s, from, table, note) {
      const all = things(s.board)
      for (let i = from; i < all.length; i++) {
        if (!isDue(s, all[i])) continue
        note(i + 1)
        adjust(s, all[i], table)
        return true
      }
      return false
    },
  }
}

const HERE = [null] as const
const units = (
  adjust: (s: State, unit: Piece, table: Table) => void,
  isDue: (s: State, unit: Piece) => boolean,
): Part => each(({ everyUnit }) => everyUnit, adjust, isDue)
const peoples = (adjust: (s: State, people: People, table: Table) => void): Part =>
  each(({ everyPeople }) => everyPeople, adjust)

const parts: { readonly [Step in AdjustmentStep]: Part } = {
  fleets: each(({ everyFleet }) => everyFleet, adjustFleet),
  'roman-recovery': each(
    () => HERE,
    (s, _, table) => recoverRomans(s, table),
  ),
  garrisons: units(adjustGarrison, (s, unit) => isGarrison(s, unit) && isAway(s, unit)),
  palatini: units(adjustPalatini, (s, unit) => isPalatini(s, unit) && isAway(s, unit)),
  buccellarii: units(adjustBuccellarii, areBuccellariiLost),
  leaders: each(({ everyLeader }) => everyLeader, adjustLeader, isRomanOutside),
  boxes: each(() => HALVES, adjustBox),
  recovery: peoples(recoverPeople),
  fallen: peoples(adjustFallen),
  kings: peoples(adjustKing),
  losses: peoples(adjustLosses),
  settlers: units(adjustSettler, isSettlerLost),
}

const adjustments: Step<'adjustments'> = {
  run(s, { step, done }, table) {
    const isBusy = parts[step].next(s, done, table, (now) => replace(s, { kind: 'adjustments', step, done: now }))
    if (isBusy) return
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
