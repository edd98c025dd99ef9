/** Chapter 2.D: how many Movement-Combat Sequences a turn has. */
import { HALVES, NOBODY } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  augustusOf,
  BARBARIAN,
  campOf,
  isInPlay,
  otherCamp,
  PEACE,
  ROMAN,
  type State,
  setSmc,
  smcLeft,
  statusOf,
} from '../../state.ts'

/** UR-2.D-b to UR-2.D-g */
export function smcTotal(s: State): number {
  const values = HALVES.flatMap((half) =>
    augustusOf(s, half) === NOBODY ? [] : [s.board.leader[augustusOf(s, half)].vs],
  )
  const roman = Math.ceil(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length))
  return roman + bestBarbarian(s)
}

/** UR-2.D-d UR-2.D-e UR-2.D-f: leaders at peace do not count. */
function bestBarbarian(s: State): number {
  let best = 0
  for (const leader of s.board.everyLeader) {
    if (!isInPlay(s, leader) || campOf(s, leader) !== BARBARIAN || statusOf(s, leader) === PEACE) continue
    best = Math.max(best, s.board.leader[leader].vs)
  }
  return best
}

/** UR-2.D-h UR-2.D-i */
export function splitSmc(s: State, total: number, table: Table): void {
  const less = Math.floor(total / 2)
  setSmc(s, otherCamp(s.initiative), less)
  setSmc(s, s.initiative, total - less)
  table.tell({ type: 'smc-total', total, roman: smcLeft(s, ROMAN), barbarian: smcLeft(s, BARBARIAN) })
}
