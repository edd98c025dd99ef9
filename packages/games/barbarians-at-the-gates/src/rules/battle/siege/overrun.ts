/** Chapters 10.4.3 and 10.4.4: a Barbarian Tribal Marker must leave its space. */
import { pop } from '@tabularium/engine/machine'
import { type Leader, NONE, type Space, type Tribe } from '../../../board.ts'
import type { Table } from '../../../events.ts'
import type { Step } from '../../../handlers.ts'
import {
  BARBARIANS,
  besiegerOf,
  controlOf,
  isCity,
  isInside,
  isOnMap,
  isOpenLand,
  isTransit,
  putMarker,
  type State,
  tribesAt,
  whereIs,
} from '../../../state.ts'
import { convert } from '../../map/control.ts'
import { eliminateTribe } from '../../map/losses.ts'

/** BG-10.4.3-c: a leader who besieges a Fortified space. */
const isBesieging = (s: State, leader: Leader): boolean =>
  besiegerOf(s, whereIs(s, leader)) === BARBARIANS && !isInside(s, leader)

/** BG-10.4.3-k BG-10.4.3-m: a space that can take the marker. */
function isEligible(s: State, to: Space, from: Space): boolean {
  if (to === s.board.furtherEast) return true
  if (to === from || isTransit(s, to) || tribesAt(s, to).length > 0) return false
  return !isCity(s, to) || controlOf(s, to) === BARBARIANS
}

/** BG-10.4.3-b BG-10.4.3-c BG-10.4.3-h BG-10.4.3-i: to the tribe's leader, or to Further East. */
function refuge(s: State, tribe: Tribe, from: Space): Space {
  const { leader } = s.board.tribes[tribe]
  if (isBesieging(s, leader)) return s.board.furtherEast
  const to = whereIs(s, leader)
  return isEligible(s, to, from) ? to : s.board.furtherEast
}

/** BG-10.4.3-d BG-14.3: the Picts have no place in the East. */
const mayGoEast = (s: State, tribe: Tribe): boolean => s.board.tribes[tribe].id !== 'picti'

function drive(s: State, tribe: Tribe, from: Space, table: Table): void {
  const { id, leader } = s.board.tribes[tribe]
  // BG-10.4.3-e BG-10.4.3-j
  if (leader === NONE || !isOnMap(s, leader)) return eliminateTribe(s, tribe, 'BG-10.4.3-e', table)
  const to = refuge(s, tribe, from)
  if (to === s.board.furtherEast && !mayGoEast(s, tribe)) return eliminateTribe(s, tribe, 'BG-10.4.3-d', table)
  putMarker(s, tribe, to)
  table.tell({ type: 'tribe', tribe: id, space: s.board.spaceIds[to], rule: 'BG-10.4.3-b' })
  // BG-10.4.3-m
  if (isOpenLand(s, to)) convert(s, to, BARBARIANS, 'taken', 'BG-10.4.3-m', table)
}

/** BG-10.4.3-g: whose the space is then is for the force that has come. */
export const overrunStep: Step<'overrun'> = {
  run(s, { tribe, space }, table) {
    pop(s)
    drive(s, tribe, space, table)
  },
}
