/** Chapter 9.3.5: the boxes of Ravenna and Constantinopolis. */
import { EAST, type Half } from '../../board.ts'
import { d6, d10 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import { augustusOf, hasEnemyUnit, ROMAN, type State, whereIs } from '../../state.ts'
import { killLeader } from '../politics/death.ts'

/** UR-9.3.5-a UR-9.3.5-d: an Augustus in the box while the Barbarian holds the zone. */
export function adjustBox(s: State, half: Half, table: Table): void {
  const box = s.board.refuge[half]
  const augustus = augustusOf(s, half)
  if (augustus < 0 || whereIs(s, augustus) !== box || !hasEnemyUnit(s, s.board.refugeZone[half], ROMAN)) return
  // UR-9.3.5-b UR-9.3.5-e UR-8.2.2-g: whoever is with him dies with him, and his throne is left to 3.5.2.
  if (falls(half, table)) killLeader(s, augustus, 'box', table)
}

/** UR-9.3.5-b to UR-9.3.5-d */
function falls(half: Half, table: Table): boolean {
  if (table.roll(d10, { for: 'siege', below: 1 }) !== 0) return false
  return half !== EAST || table.roll(d6, { for: 'walls', below: 5 }) < 5
}
