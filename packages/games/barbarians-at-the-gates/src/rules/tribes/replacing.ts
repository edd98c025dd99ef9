/** Chapter 2.4.2.5: a leader is replaced by the other side of his counter. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { type Leader, NONE } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  DISPLACED,
  faceOf,
  flip,
  isFlipped,
  isInPlay,
  markerAt,
  putLeader,
  type State,
  tribeOf,
  whereIs,
} from '../../state.ts'

/** BG-2.4.2.5-f BG-2.4.2.5-h: only while the leader's marker is in play, on either side. */
export function replaceVerdict(s: State, leader: Leader): Verdict {
  const tribe = tribeOf(s, leader)
  return tribe === NONE || isInPlay(s, tribe) ? yes() : no('BG-2.4.2.5-f')
}

/** BG-2.4.2.5-a BG-2.4.2.5-c BG-2.4.2.5-d BG-2.4.2.5-e: the counter is turned, in place. */
export function replaceLeader(s: State, leader: Leader, rule: RuleId, table: Table): void {
  const tribe = tribeOf(s, leader)
  // BG-2.4.2.5-g BG-2.4.2.5-i: out of the box he first goes to his marker, besieged or not.
  if (tribe !== NONE && whereIs(s, leader) === DISPLACED) putLeader(s, leader, markerAt(s, tribe))
  const before = faceOf(s, leader).name
  flip(s, leader, !isFlipped(s, leader))
  table.tell({ type: 'replaced', leader: before, by: faceOf(s, leader).name, rule })
}
