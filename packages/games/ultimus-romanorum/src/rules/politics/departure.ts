/** What hangs on a leader goes with him, whatever takes him off the map. */
import type { RuleId } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import { HALVES, NOBODY, type Piece } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  GONE,
  isInPlay,
  kingOf,
  puppetOf,
  put,
  type State,
  setKing,
  setPuppet,
  setRallied,
  usurperOf,
  whereIs,
} from '../../state.ts'
import { namesOf, placeName } from '../pieces.ts'
import { dismissBuccellarii } from './buccellarii.ts'
import { dropPatrice } from './titles.ts'
import { failUsurpation } from './usurpation.ts'

/** UR-3.2.4-d UR-3.5.1-n UR-4.5.3-g: his buccellarii, the title of Patrice, his crown and his errands. */
export function detach(s: State, leader: Piece, table: Table): void {
  setRallied(s, leader, 0)
  dismissBuccellarii(s, leader, table)
  dropPatrice(s, leader, 'UR-3.5.1-n', table)
  if (s.escort === leader) s.escort = NOBODY
  for (const half of HALVES) if (puppetOf(s, half) === leader) setPuppet(s, half, NOBODY)
  const { people } = s.board.leader[leader]
  if (people === NOBODY || kingOf(s, people) !== leader) return
  setKing(s, people, NOBODY)
  push(s, { kind: 'kingship', people })
}

/** UR-3.6.4-m: a usurpation ends with its Usurper. */
export function endHisUsurpation(s: State, leader: Piece, table: Table): void {
  for (const half of HALVES) if (usurperOf(s, half) === leader) failUsurpation(s, half, table)
}

/** UR-T.leaders-v: he leaves for good without having died: titles, buccellarii and camp are no longer his. */
export function depart(s: State, leader: Piece, rule: RuleId, table: Table): void {
  const at = whereIs(s, leader)
  const pieces = namesOf(s, [leader])
  if (isInPlay(s, leader)) table.tell({ type: 'eliminate', pieces, at: placeName(s, at), forGood: true, rule })
  put(s, leader, GONE)
  detach(s, leader, table)
  endHisUsurpation(s, leader, table)
}
