/** Chapters 2.2.2, 2.4.5 and 2.5: the markers that lie on the map and the tracks. None is kept: all follow from control. */
import type { Space, Tribe } from '../../board.ts'
import {
  ALLIED,
  BARBARIANS,
  type Controller,
  controlOf,
  isAllied,
  isCity,
  LOYALIST,
  NO_POWER,
  type State,
  tribesAt,
  USURPER,
} from '../../state.ts'

/** BG-2.4.5-a BG-2.4.5-b BG-2.4.5-c BG-2.3.2-b: the side of a city's own marker, which tells the player who holds it. */
export function cityMarkerAt(s: State, space: Space): typeof LOYALIST | typeof USURPER | typeof NO_POWER {
  if (!isCity(s, space)) return NO_POWER
  const holder = controlOf(s, space)
  return holder === USURPER || holder === BARBARIANS ? USURPER : LOYALIST
}

/**
 * The control marker that lies in a space; NO_POWER: none. BG-2.5-b BG-2.5-e: a Tribal Marker stands for it. BG-2.4.5-d
 * BG-2.4.5-e BG-2.4.5-f: in a city only Allied and Barbarian ones lie, on top of its own. BG-2.5-a BG-8.0-j: elsewhere the
 * printed power needs none.
 */
export function controlMarkerAt(s: State, space: Space): Controller {
  const holder = controlOf(s, space)
  if (tribesAt(s, space).length > 0) return NO_POWER
  if (isCity(s, space)) return holder === ALLIED || holder === BARBARIANS ? holder : NO_POWER
  return holder === s.board.printed[space] ? NO_POWER : holder
}

/** BG-2.2.2-c BG-2.2.2-f: the tribes that have a space on the Tribal Alignment track. */
export const trackedTribes = (s: State): Tribe[] =>
  s.board.everyTribe.filter((tribe) => s.board.tribes[tribe].canBeAllied)

/** BG-2.2.2-d BG-2.2.2-e BG-2.2.2-g: a Barbarian marker lies on the tribe's space of the track, as long as it is not Allied. */
export const isOnBarbarianSide = (s: State, tribe: Tribe): boolean => !isAllied(s, tribe)
