/** UR-2.D-n: reinforcements, and generic Roman leaders who return. */

import { pop, push } from '@tabularium/engine/machine'
import { isRomanPiece, type Piece } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Step } from '../../handlers.ts'
import { controllerOf, IN_D, LOST, OFF, ROMAN, returnsIn, type State, setRallied, whereIs } from '../../state.ts'
import { returnFleets } from '../adjustments/fleets.ts'
import { place } from '../pieces.ts'
import { EXCUBITORES } from '../sequence/set-up.ts'
import { comeBack, usurpationAt } from './generics.ts'
import { named } from './lineage.ts'

export function reinforce(s: State, table: Table): void {
  returnFleets(s, table)
  bringExcubitores(s, table)
  push(s, { kind: 'reinforcements' })
}

/** UR-T.palatini-i. As palatini that return, they join who holds Constantinopolis with Romans, or wait: UR-9.3.2-b UR-9.3.2-g. */
function bringExcubitores(s: State, table: Table): void {
  const unit = named(s, 'excubitores')
  const { base } = s.board.unit[unit]
  if (s.year < EXCUBITORES || whereIs(s, unit) !== OFF) return
  const side = usurpationAt(s, base)
  if (side === 0 && controllerOf(s, base) !== ROMAN) return
  setRallied(s, unit, side)
  place(s, [unit], base, 'UR-T.palatini-i', table)
}

/** UR-3.3.1-f: who is due in D. */
function returning(s: State): Piece | undefined {
  return s.board.everyLeader.find(
    (leader) => returnsIn(s, leader) === IN_D && whereIs(s, leader) === LOST && isRomanPiece(s.board, leader),
  )
}

export const reinforcements: Step<'reinforcements'> = {
  run(s, _, table) {
    const leader = returning(s)
    if (leader === undefined) return pop(s)
    comeBack(s, leader, 'UR-3.3.1-f', table)
  },
}
