/** Chapter 3.3.1: generic Roman leaders come back. */
import type { RuleId } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import { isRomanPiece, type Piece, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import { controllerOf, GONE, put, ROMAN, ralliedTo, type State, setRallied, setReturn, whereIs } from '../../state.ts'
import { namesOf, place, placeName } from '../pieces.ts'

/** UR-3.3.1-i: which usurpation holds that zone with Roman units; 0: none. */
export function usurpationAt(s: State, zone: Zone): number {
  for (const unit of s.board.everyUnit) {
    if (whereIs(s, unit) === zone && ralliedTo(s, unit) !== 0 && isRomanPiece(s.board, unit)) return ralliedTo(s, unit)
  }
  return 0
}

/** UR-3.3.1-f to UR-3.3.1-i UR-3.3.1-n: to his zone, or where the Roman chooses in his diocese, or never again. */
export function comeBack(s: State, leader: Piece, rule: RuleId, table: Table, elsewhere = 'UR-3.3.1-g'): true {
  const zone = s.board.leader[leader].entryZone
  const side = usurpationAt(s, zone)
  const { zones } = s.board.dioceses[s.board.dioceseOf[zone]]
  setReturn(s, leader, 0)
  if (side !== 0 || controllerOf(s, zone) === ROMAN) {
    setRallied(s, leader, side)
    place(s, [leader], zone, side === 0 ? rule : 'UR-3.3.1-i', table)
    return true
  }
  const free = zones.filter((each) => controllerOf(s, each) === ROMAN)
  if (free.length === 0) {
    put(s, leader, GONE)
    const pieces = namesOf(s, [leader])
    table.tell({ type: 'eliminate', pieces, at: placeName(s, zone), forGood: true, rule: 'UR-3.3.1-h' })
  } else if (free.length === 1) place(s, [leader], free[0], elsewhere, table)
  else push(s, { kind: 'entry', camp: ROMAN, piece: leader, zones: free, rule: elsewhere })
  return true
}
