/** Chapter 3.2.4: who gets buccellarii, and when they go. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { BU, derived, NOBODY, type Piece } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  GONE,
  isInPlay,
  LOST,
  lostBy,
  OFF,
  patronOf,
  put,
  ralliedTo,
  type State,
  setPatron,
  setRallied,
  setWeak,
  whereIs,
} from '../../state.ts'
import { enterMap } from '../movement/entering.ts'
import { namesOf, placeName } from '../pieces.ts'
import { isHistoricalRoman } from './halves.ts'

/** UR-3.2.4-g to UR-3.2.4-j: the PF of the unit that a leader of this CC gets; 0: none. */
export function buccellariiStrength(cc: number): number {
  if (cc === 0) return 0
  if (cc <= 4) return 2
  return cc <= 6 ? 3 : 4
}

/** UR-9.3.3-d: eliminated this turn, they may still come back to him. */
const isAwaited = (s: State, unit: Piece): boolean => whereIs(s, unit) === LOST && lostBy(s, unit) !== 0

/** UR-3.2.4-k */
function owns(s: State, leader: Piece): boolean {
  return everyGuard(s.board).some((unit) => patronOf(s, unit) === leader && (isInPlay(s, unit) || isAwaited(s, unit)))
}

/** All units of buccellarii there are. */
const everyGuard = derived((board) => board.everyUnit.filter((unit) => board.unit[unit].category === BU))

/** A counter of that strength that nobody has, or NOBODY. */
function spare(s: State, pf: number): Piece {
  for (const unit of everyGuard(s.board)) {
    if (s.board.unit[unit].full.pf !== pf || isInPlay(s, unit) || whereIs(s, unit) === GONE) continue
    if (!isAwaited(s, unit)) return unit
  }
  return NOBODY
}

/** May that leader be given buccellarii? */
export function buccellariiVerdict(s: State, leader: Piece): Verdict {
  if (!isHistoricalRoman(s, leader) || !isInPlay(s, leader)) return no('UR-3.2.4-c')
  const pf = buccellariiStrength(s.board.leader[leader].cc)
  if (pf === 0) return no('UR-3.2.4-j')
  if (owns(s, leader) || spare(s, pf) === NOBODY) return no('UR-3.2.4-k')
  return yes()
}

/** UR-3.2.4-b: stacked with him, in his camp. Nothing happens if he may have none. */
export function giveBuccellarii(s: State, leader: Piece, rule: RuleId, table: Table): void {
  if (!buccellariiVerdict(s, leader).ok) return
  const unit = spare(s, buccellariiStrength(s.board.leader[leader].cc))
  setPatron(s, unit, leader)
  setWeak(s, unit, false)
  setRallied(s, unit, ralliedTo(s, leader))
  enterMap(s, [unit], whereIs(s, leader), rule, table)
}

/** UR-3.2.4-d UR-9.3.3-a UR-9.3.3-b: their leader is gone; the counter can be given to another. */
export function dismissBuccellarii(s: State, leader: Piece, table: Table): void {
  for (const unit of s.board.everyUnit) {
    if (patronOf(s, unit) !== leader) continue
    const at = whereIs(s, unit)
    setPatron(s, unit, NOBODY)
    if (at === GONE) continue
    put(s, unit, OFF)
    setWeak(s, unit, false)
    setRallied(s, unit, 0)
    if (at < 0) continue
    const [pieces, where] = [namesOf(s, [unit]), placeName(s, at)]
    table.tell({ type: 'eliminate', pieces, at: where, forGood: false, rule: 'UR-9.3.3-a' })
  }
}
