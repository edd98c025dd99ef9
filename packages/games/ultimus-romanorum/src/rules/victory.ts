/** Chapter 10: victory. */
import type { Outcome, RuleId } from '@tabularium/engine'
import type { Table } from '../events.ts'
import { BARBARIAN, type Camp, campNames, otherCamp, pointsOf, ROMAN, type State, seatOf } from '../state.ts'

export { scorePhaseF } from './victory/phase-f.ts'
export { score } from './victory/points.ts'

export function endGame(s: State, winner: Camp | null, rule: RuleId, table: Table): void {
  s.end = { winner, rule }
  table.tell({ type: 'end', winner: winner === null ? null : campNames[winner], rule })
}

/** UR-10.3-a UR-10.3-d */
export function endByPoints(s: State, table: Table): void {
  const [roman, barbarian] = [pointsOf(s, ROMAN), pointsOf(s, BARBARIAN)]
  const winner = roman === barbarian ? null : roman > barbarian ? ROMAN : BARBARIAN
  endGame(s, winner, winner === null ? 'UR-10.3-d' : 'UR-10.3-a', table)
}

export function outcome(s: State): Outcome | null {
  if (s.end === null) return null
  const { winner, rule } = s.end
  const details = { roman: pointsOf(s, ROMAN), barbarian: pointsOf(s, BARBARIAN), year: s.year, level: levelOf(s) }
  return { winners: winner === null ? [] : [seatOf(s, winner)], rule, details }
}

/** UR-10.3-b UR-10.3-c */
function levelOf(s: State): string {
  const winner = s.end?.winner ?? null
  if (winner === null) return 'draw'
  const [won, lost] = [pointsOf(s, winner), pointsOf(s, otherCamp(winner))]
  if (won > 5 * lost) return 'definitive'
  return won > 2 * lost ? 'decisive' : 'simple'
}
