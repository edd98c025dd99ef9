/** Chapter 2: how the game ends. */
import type { Outcome } from '@tabularium/engine'
import { BARBARIAN, CAVALRY, FORCE, LEGION } from '../board.ts'
import type { Table } from '../events.ts'
import { seatNames } from '../options.ts'
import { barbariansAt, type End, forcesAt, onMap, pointsOf, type State, turnOf } from '../state.ts'

/** FR-2-a: a Barbarian Force and no Roman one; Cavalry alone does not count. */
export function hasRomeFallen(s: State): boolean {
  const { rome } = s.board
  return barbariansAt(s, rome) > 0 && forcesAt(s, rome) === 0
}

export function endIfRomeHasFallen(s: State, table: Table): void {
  if (hasRomeFallen(s)) endGame(s, { winner: 'barbarian', rule: 'FR-2-a' }, table)
}

/** FR-2-b */
export function isLastTurn(s: State): boolean {
  return turnOf(s) >= s.board.file.setUp.turns
}

export function endGame(s: State, end: End, table: Table): void {
  s.end = end
  s.stack.length = 0
  table.tell({ type: 'end', winner: end.winner, rule: end.rule, turn: turnOf(s) })
}

export function outcome(s: State): Outcome | null {
  if (s.end === null) return null
  const { winner, rule } = s.end
  return {
    winners: [seatNames.indexOf(winner)],
    rule,
    details: {
      winner,
      turn: turnOf(s),
      rrp: pointsOf(s),
      legions: onMap(s, LEGION),
      forces: onMap(s, FORCE),
      barbarianForces: onMap(s, BARBARIAN),
      cavalry: onMap(s, CAVALRY),
    },
  }
}
