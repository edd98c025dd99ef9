/** Chapter 17.2.3: a usurpation ends. */

import type { RuleId } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import type { Muster } from '../../kinds.ts'
import { plus, withCu } from '../../musters.ts'
import {
  addCu,
  besiege,
  besiegerOf,
  controlOf,
  cuAt,
  cuInside,
  cuOutside,
  flip,
  hasLeader,
  insideAt,
  LOYALIST,
  leadersOf,
  type State,
  setCu,
  setInside,
  USURPER,
  usurpedSpaces,
} from '../../state.ts'
import { convert } from './control.ts'

/** CU of the Usurper are Loyalist. */
export const turned = (cu: Muster): number[] => withCu(plus(cu, LOYALIST, cu[USURPER]), USURPER, 0)

/**
 * BG-17.2.3.1-a to BG-17.2.3.1-c, BG-17.2.3.2-b BG-17.2.3.2-c, BG-2.4.2.6-q BG-2.4.2.6-t: CU, forts and spaces, Walled
 * Cities too; BG-17.2.3.2-a: after the loss of the Emperor the leaders as well.
 */
export function endUsurpation(s: State, leadersToo: boolean, rule: RuleId, table: Table): void {
  table.tell({ type: 'usurpation-ends', rule })
  if (leadersToo) for (const leader of leadersOf(s, USURPER)) flip(s, leader, false)
  for (const space of s.board.everySpace) {
    addCu(s, space, LOYALIST, cuAt(s, space, USURPER))
    setCu(s, space, USURPER, 0)
    setInside(s, space, LOYALIST, insideAt(s, space, LOYALIST) + insideAt(s, space, USURPER))
    setInside(s, space, USURPER, 0)
    if (besiegerOf(s, space) === USURPER) besiege(s, space, LOYALIST)
    if (controlOf(s, space) === USURPER) convert(s, space, LOYALIST, 'given', rule, table)
  }
  s.guests = s.guests.map((guest) => ({ ...guest, force: { ...guest.force, cu: turned(guest.force.cu) } }))
}

const hasUsurperPieces = (s: State): boolean =>
  cuOutside(s, USURPER) > 0 || cuInside(s, USURPER) > 0 || usurpedSpaces(s) > 0

/** The Usurper has something, and no leader on the map. */
export function isLeaderless(s: State): boolean {
  if (!hasUsurperPieces(s)) return false
  return !hasLeader(s, USURPER)
}
