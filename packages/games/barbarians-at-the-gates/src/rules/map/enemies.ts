/** Enemies in a space: BG-2.2.3, between powers. */
import { NONE, type Space, type Tribe } from '../../board.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  type Controller,
  cuAt,
  cuOfSide,
  enemiesOf,
  isAllied,
  LOYALIST,
  type Power,
  powersAt,
  type State,
  tribesAt,
  USURPER,
} from '../../state.ts'

const SIDES: readonly Controller[] = [LOYALIST, USURPER, BARBARIANS, ALLIED]

/** The enemy CU of a power in a space, those inside a garrison left out: BG-10.3.1-h. */
export function enemyCuAt(s: State, space: Space, power: Power): number {
  switch (power) {
    case USURPER:
      return cuOfSide(s, space, LOYALIST) + cuAt(s, space, BARBARIANS) + cuAt(s, space, ALLIED)
    case BARBARIANS:
      return cuOfSide(s, space, LOYALIST) + cuAt(s, space, USURPER) + cuAt(s, space, ALLIED)
    default:
      return cuAt(s, space, USURPER) + cuAt(s, space, BARBARIANS)
  }
}

/** Whether there are any. */
export const hasEnemyCu = (s: State, space: Space, power: Power): boolean =>
  (powersAt(s, space) & enemiesOf(power)) !== 0

/** The sides of which enemy CU stand in a space, outside a garrison. */
export const enemySidesAt = (s: State, space: Space, power: Power): Controller[] =>
  SIDES.filter((side) => areEnemies(power, side) && cuOfSide(s, space, side) > 0)

const sideOfMarker = (s: State, tribe: Tribe): Power => (isAllied(s, tribe) ? ALLIED : BARBARIANS)

/** A Tribal Marker of an enemy of that power; NONE. */
export const enemyMarkerAt = (s: State, space: Space, power: Power): Tribe =>
  tribesAt(s, space).find((tribe) => areEnemies(power, sideOfMarker(s, tribe))) ?? NONE
