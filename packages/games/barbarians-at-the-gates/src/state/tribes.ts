/** Tribes: where their markers are, and which side is up. */
import { NONE, type Space, type Tribe } from '../board.ts'
import { access, type State } from '../position/fields.ts'

const { at, allied } = access.tribes

/** A space, or OFF, GONE. */
export const markerAt = (s: State, tribe: Tribe): Space => at.get(s, tribe)
export const putMarker = (s: State, tribe: Tribe, to: Space): void => at.set(s, tribe, to)
/** Its marker is on the map. */
export const isInPlay = (s: State, tribe: Tribe): boolean => at.get(s, tribe) >= 0

/** BG-2.4.3-a: the Allied side is up. */
export const isAllied = (s: State, tribe: Tribe): boolean => allied.get(s, tribe) === 1
export const setAllied = (s: State, tribe: Tribe, isSo: boolean): void => allied.set(s, tribe, isSo ? 1 : 0)

/** The tribes whose markers are in a space. */
export const tribesAt = (s: State, space: Space): Tribe[] =>
  s.board.everyTribe.filter((tribe) => at.get(s, tribe) === space)

/** The first of them; NONE: there is none. Only in Further East are there several: BG-2.3.4-h. */
export const tribeAt = (s: State, space: Space): Tribe => tribesAt(s, space)[0] ?? NONE

export const alliedTribes = (s: State): Tribe[] =>
  s.board.everyTribe.filter((tribe) => isInPlay(s, tribe) && isAllied(s, tribe))
export const barbarianTribes = (s: State): Tribe[] =>
  s.board.everyTribe.filter((tribe) => isInPlay(s, tribe) && !isAllied(s, tribe))
