/** Tribes: where their markers are, and which side is up. */
import { NONE, type Space, type Tribe } from '../board.ts'
import { access, type State } from '../position/fields.ts'
import { link, unlink } from './chains.ts'
import { noteChange } from './spaces.ts'
import { MARKED, noteStanding } from './standing.ts'
import { noteUnchecked } from './unchecked.ts'

const { at, allied, next } = access.tribes
const { firstTribe } = access.spaces

/** A space, or OFF, GONE. */
export const markerAt: (s: State, tribe: Tribe) => Space = at.reader()
export function putMarker(s: State, tribe: Tribe, to: Space): void {
  const from = at.get(s, tribe)
  if (from === to) return
  if (from >= 0) {
    unlink(s, firstTribe, next, tribe, from)
    noteStanding(s, MARKED, from, tribeAt(s, from) !== NONE)
    noteUnchecked(s, from)
  }
  at.set(s, tribe, to)
  if (to >= 0) {
    link(s, firstTribe, next, tribe, to)
    noteStanding(s, MARKED, to, true)
    noteUnchecked(s, to)
  }
}
/** Its marker is on the map. */
export const isInPlay = (s: State, tribe: Tribe): boolean => markerAt(s, tribe) >= 0

/** BG-2.4.3-a: the Allied side is up. */
const readAllied = allied.reader()
export const isAllied = (s: State, tribe: Tribe): boolean => readAllied(s, tribe) === 1
export function setAllied(s: State, tribe: Tribe, isSo: boolean): void {
  allied.set(s, tribe, isSo ? 1 : 0)
  // Its leader changes sides with it.
  if (isInPlay(s, tribe)) noteUnchecked(s, at.get(s, tribe))
  const space = access.leaders.at.get(s, s.board.tribes[tribe].leader)
  if (space >= 0) noteChange(s, space)
}

const readFirst = firstTribe.reader()
/** The first of the tribes whose markers are in a space, and the next one; NONE. Only in Further East are there several: BG-2.3.4-h. */
export const tribeAt = (s: State, space: Space): Tribe => (space < 0 ? NONE : readFirst(s, space))
export const nextTribe: (s: State, tribe: Tribe) => Tribe = next.reader()

const NOBODY: readonly Tribe[] = []

/** The tribes whose markers are in a space. */
export function tribesAt(s: State, space: Space): readonly Tribe[] {
  const first = tribeAt(s, space)
  if (first === NONE) return NOBODY
  const tribes: Tribe[] = []
  for (let tribe = first; tribe !== NONE; tribe = next.get(s, tribe)) tribes.push(tribe)
  return tribes
}

export const alliedTribes = (s: State): Tribe[] =>
  s.board.everyTribe.filter((tribe) => isInPlay(s, tribe) && isAllied(s, tribe))
export const barbarianTribes = (s: State): Tribe[] =>
  s.board.everyTribe.filter((tribe) => isInPlay(s, tribe) && !isAllied(s, tribe))
