/** Chapter 5.7: where leaders may be placed who come back or are new. */
import { type Leader, NONE, type Space } from '../../../board.ts'
import {
  allCuAt,
  BYZANTINE,
  type Controller,
  controlOf,
  cuAt,
  heldBy,
  isBesieged,
  isCity,
  isZone,
  LOYALIST,
  leadersAt,
  markerAt,
  type State,
  sideBitsOf,
  spacesWith,
  tribeOf,
  type USURPER,
} from '../../../state.ts'
import { hasFreeCu, isFreeMarker } from '../../map/besieged.ts'

/** Of that side, and nobody besieges it. */
const isFreeCity = (s: State, space: Space, side: Controller): boolean =>
  isCity(s, space) && controlOf(s, space) === side && !isBesieged(s, space)

/** BG-5.7-m BG-5.7-n BG-5.7-r BG-5.7-u BG-5.7-w BG-2.3.4-ad: with unbesieged CU, or in an unbesieged city; in no Zone. */
export const romanPlaces = (s: State, side: typeof LOYALIST | typeof USURPER): Space[] =>
  spacesWith(
    s,
    sideBitsOf(side) | (1 << heldBy(side)),
    (space) => !isZone(s, space) && (hasFreeCu(s, space, side) || isFreeCity(s, space, side)),
  )

/** BG-5.7-o BG-5.7-r BG-2.3.4-ad: with Byzantine CU alone, or in the East; in no other Zone. */
const byzantinePlaces = (s: State): Space[] =>
  s.board.everySpace.filter(
    (space) =>
      space === s.board.easternEmpire ||
      (!isZone(s, space) && cuAt(s, space, BYZANTINE) > 0 && hasFreeCu(s, space, LOYALIST)),
  )

/** BG-5.7-j to BG-5.7-o: where a leader may go who was displaced, or who is new and no Emperor. */
export function placesFor(s: State, leader: Leader): Space[] {
  const tribe = tribeOf(s, leader)
  if (tribe !== NONE) return isFreeMarker(s, tribe) ? [markerAt(s, tribe)] : []
  return s.board.leaders[leader].power === BYZANTINE ? byzantinePlaces(s) : romanPlaces(s, LOYALIST)
}

/** Imperial Succession Fights: cities that go over to a new Emperor when the Usurper has no place for him. */
export const citiesToSeize = (s: State): Space[] => {
  const kept = [s.board.spaceOf.get('mediolanum'), s.board.spaceOf.get('roma')]
  return s.board.everySpace.filter(
    (space) =>
      isFreeCity(s, space, LOYALIST) &&
      !kept.includes(space) &&
      allCuAt(s, space) === 0 &&
      leadersAt(s, space).length === 0,
  )
}
