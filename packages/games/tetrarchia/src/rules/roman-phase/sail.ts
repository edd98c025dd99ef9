/** Chapter 3.2: Sail. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { emperors, type Sea } from '../../board.ts'
import type { Table } from '../../events.ts'
import { active, addFleets, fleetsIn, ipLeft, isOnBoard, type State, spendIp } from '../../state.ts'

/** TE-3.2-a TE-3.2-b */
export function sailVerdict(s: State, from: Sea, to: Sea): Verdict {
  if (!isOnBoard(s, active(s))) return no('TE-3.2-b')
  if (fleetsIn(s, from) === 0) return no('TE-3.2-a')
  if ((s.board.seasNextTo[from] & (1 << to)) === 0) return no('TE-3.2-a')
  return ipLeft(s) >= 1 ? yes(1) : no('TE-3-b')
}

export function sail(s: State, from: Sea, to: Sea, table: Table): void {
  spendIp(s, 1)
  addFleets(s, from, -1)
  addFleets(s, to, 1)
  table.tell({ type: 'sail', emperor: emperors[active(s)], from: s.board.seaIds[from], to: s.board.seaIds[to] })
}
