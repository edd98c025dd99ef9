/** BG-5.7-g: only the garrison's side is besieged, never the besiegers. */
import type { Leader, Space, Tribe } from '../../board.ts'
import {
  type Controller,
  controlOf,
  cuOfSide,
  isBesieged,
  isInPlay,
  isInside,
  isOnMap,
  markerAt,
  type State,
  whereIs,
} from '../../state.ts'

/** Its marker is on the map, and not in a besieged space. */
export const isFreeMarker = (s: State, tribe: Tribe): boolean =>
  isInPlay(s, tribe) && !isBesieged(s, markerAt(s, tribe))

/** He is on the map, and not inside a besieged space. */
export const isFreeLeader = (s: State, leader: Leader): boolean =>
  isOnMap(s, leader) && !(isInside(s, leader) && isBesieged(s, whereIs(s, leader)))

/** CU of that side are there, and nobody besieges them. */
export const hasFreeCu = (s: State, space: Space, side: Controller): boolean =>
  cuOfSide(s, space, side) > 0 && !(isBesieged(s, space) && controlOf(s, space) === side)
