/** UR-3.6.3-s to UR-3.6.3-x: step D, units without a leader are called upon to join. */
import { d6, no, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { EAST, type Half, type Piece, WEST, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question } from '../../handlers.ts'
import {
  campOf,
  FOEDERATI,
  leadersAt,
  ROMAN,
  ralliedTo,
  type State,
  seatOf,
  setMoved,
  statusOf,
  unitsAt,
  usurperOf,
  whereIs,
} from '../../state.ts'
import { join } from './camps.ts'

/** Roman and Foederati units of the Roman's there. */
function loyalUnits(s: State, zone: Zone): Piece[] {
  return unitsAt(s, zone, ROMAN).filter((unit) => {
    const status = statusOf(s, unit)
    return status === null || status === FOEDERATI
  })
}

/** The half of the usurpation that a leader leads or has joined; null: none. */
function cause(s: State, leader: Piece): Half | null {
  const side = ralliedTo(s, leader)
  return side === 0 ? null : side === 1 ? WEST : EAST
}

/**
 * UR-3.6.3-s UR-3.6.3-t: may that leader try to rally the units of that zone, which he has entered or would enter?
 * UR-3.6.2-e: only in the half of his usurpation.
 */
export function mayRally(s: State, leader: Piece, zone: Zone): boolean {
  const half = cause(s, leader)
  if (half === null || s.board.halfOf[zone] !== half) return false
  return leadersAt(s, zone, ROMAN).length === 0 && loyalUnits(s, zone).length > 0
}

/**
 * Asks whether he tries, when he stands in the zone. Whatever comes of it is seen in the zone: the units have joined,
 * or they are enemies still, and then the move stops (UR-3.6.3-x). Ask once for a zone that is entered.
 */
export function offerRally(s: State, leader: Piece, zone: Zone): void {
  push(s, { kind: 'rally', leader, zone })
}

/** UR-3.6.3-u: the Usurper's CP if he is there, else the best of those who have joined him. */
export function rallyCapacity(s: State, half: Half, zone: Zone): number {
  const usurper = usurperOf(s, half)
  if (usurper >= 0 && whereIs(s, usurper) === zone) return s.board.leader[usurper].cp
  let best = 0
  for (const leader of s.board.everyLeader) {
    if (whereIs(s, leader) === zone && ralliedTo(s, leader) === 1 + half)
      best = Math.max(best, s.board.leader[leader].cp)
  }
  return best
}

function attempt(s: State, { leader, zone }: FrameOf<'rally'>, table: Table): void {
  const half = cause(s, leader)
  if (half === null) return
  const capacity = rallyCapacity(s, half, zone)
  const roll = table.roll(d6, { for: 'rally', at: s.board.placeIds[zone], atMost: capacity })
  if (roll <= capacity) return join(s, half, loyalUnits(s, zone), 'UR-3.6.3-v', table)
  // His move is over, even if he is alone.
  setMoved(s, leader)
  table.tell({ type: 'refused', what: 'rally', rule: 'UR-3.6.3-x' })
}

export const rally: Question<'rally'> = {
  asks: (s, { leader }) => seatOf(s, campOf(s, leader)),
  candidates: ({ board }) => [actionsOf(board).option.yes, actionsOf(board).option.no],
  verdict: (_, __, action) =>
    action.kind === 'option' && (action.option === 'yes' || action.option === 'no') ? yes() : no('UR-3.6.3-s'),
  answer(s, frame, action, table) {
    pop(s)
    if (action.kind === 'option' && action.option === 'yes') attempt(s, frame, table)
  },
}
