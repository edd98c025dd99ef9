/** Chapters 8.2.1 and 8.4.1: which zones a force can leave a battle for, and who may go there. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { NOBODY, type Piece, type Zone } from '../../board.ts'
import type { Table, UltimusEvent } from '../../events.ts'
import { type Camp, forgetOrigin, hasEnemyUnit, type State } from '../../state.ts'
import { holdsAnybody, mayLeave } from '../movement/bounds/holding.ts'
import { mayStand } from '../movement/bounds/limits.ts'
import { onEnter } from '../movement/entering.ts'
import { guardWith } from '../movement/march/joining.ts'
import { move } from '../pieces.ts'
import { forceAt, piecesOf } from './forces.ts'

/** UR-8.2.1-c UR-8.2.1-d UR-8.2.1-g UR-8.2.1-i: is the zone open to that camp at all? */
export function isOpen(s: State, at: Zone, to: Zone, camp: Camp, origins: readonly Zone[]): Verdict {
  if (!s.board.neighbours[at].includes(to)) return no('UR-8.2.1-c')
  if (origins.includes(to)) return no('UR-8.2.1-i')
  return hasEnemyUnit(s, to, camp) ? no('UR-8.2.1-d') : yes()
}

/** Those of a camp who may leave of their own will; a retreat is no choice. UR-3.2.4-a: a leader with his buccellarii. */
export function freeToLeave(s: State, at: Zone, camp: Camp): Piece[] {
  return piecesOf(forceAt(s, at, camp)).filter((piece) => mayLeaveWithGuard(s, piece))
}

function mayLeaveWithGuard(s: State, piece: Piece): boolean {
  if (!holdsAnybody(s.event)) return true
  const guard = guardWith(s, piece)
  return mayLeave(s, piece).ok && (guard === NOBODY || mayLeave(s, guard).ok)
}

/** UR-8.2.1-e UR-8.2.1-f UR-3.2.4-a: those of a group who may go there together; no leader without his buccellarii. */
export function goers(s: State, group: readonly Piece[], to: Zone): readonly Piece[] {
  let company = group
  for (;;) {
    const allowed = company.filter((piece) => mayComeAlong(s, piece, company, to))
    if (allowed.length === company.length) return allowed
    company = allowed
  }
}

function mayComeAlong(s: State, piece: Piece, company: readonly Piece[], to: Zone): boolean {
  if (!mayStand(s, piece, to, company).ok) return false
  const guard = guardWith(s, piece)
  return guard === NOBODY || (company.includes(guard) && mayStand(s, guard, to, company).ok)
}

/** Why this group, of whom none may go there, may not. */
export function whyNone(s: State, group: readonly Piece[], to: Zone): Verdict {
  for (const piece of group) {
    const verdict = mayStand(s, piece, to, group)
    if (!verdict.ok) return verdict
  }
  return yes()
}

export type Leaving = Extract<UltimusEvent, { readonly type: 'move' }>['how'] & ('evade' | 'retreat' | 'flight')

/** They go; what waits for them there may push frames. */
export function leave(s: State, group: readonly Piece[], to: Zone, how: Leaving, table: Table): void {
  move(s, group, to, how, table)
  for (const piece of group) {
    forgetOrigin(s, piece)
  }
  onEnter(s, group, to, table)
}
