/** How a seat stands: the points it has, and those of the year as the map looks now. */
import type { Seat } from '@tabularium/engine'
import { BARBARIAN, pointsOf, ROMAN, type State, seatOf } from '../state.ts'
import { harvest } from './situation.ts'

/** The Roman's points of a quiet year. */
const QUIET_YEAR = 4
/** Points that are as good as won. */
const LEAD = 40

/** From 0, lost, to 1, won. */
export function standing(s: State, seat: Seat): number {
  if (s.end !== null) {
    const { winner } = s.end
    return winner === null ? 0.5 : seatOf(s, winner) === seat ? 1 : 0
  }
  const lead = pointsOf(s, ROMAN) + QUIET_YEAR - pointsOf(s, BARBARIAN) - harvest(s)
  const share = 0.5 + lead / (2 * LEAD + 2 * Math.abs(lead))
  return seatOf(s, ROMAN) === seat ? share : 1 - share
}
