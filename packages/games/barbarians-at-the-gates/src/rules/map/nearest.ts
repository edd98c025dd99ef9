/** The spaces nearest to another that will do. */
import type { Space } from '../../board.ts'
import type { State } from '../../state.ts'

/** BG-15.1-w: all at the least distance; if no way by land leads to any of them, all of them. */
export function nearest(s: State, from: Space, accepts: (space: Space) => boolean): Space[] {
  const distance = s.board.distance[from]
  const fit = s.board.everySpace.filter(accepts)
  const least = Math.min(...fit.map((space) => distance[space]))
  return fit.filter((space) => distance[space] === least)
}
