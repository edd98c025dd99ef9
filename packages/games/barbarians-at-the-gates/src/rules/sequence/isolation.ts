/** Chapter 19.3: Usurper spaces without a line to anything of the Usurper's. */
import type { Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  controlOf,
  cuAt,
  fortAt,
  insideAt,
  isBesieged,
  LOYALIST,
  leadersAt,
  NO_FORT,
  powerOf,
  STRAIT,
  type State,
  USURPER,
  usurpedSpaces,
} from '../../state.ts'
import { convert } from '../map/control.ts'

const isUsurpers = (s: State, space: Space): boolean => controlOf(s, space) === USURPER

/** BG-19.3-b BG-19.3-d BG-19.3-e: a CU, a leader or a fort; walls alone are nothing. */
const isHeld = (s: State, space: Space): boolean =>
  cuAt(s, space, USURPER) > 0 ||
  insideAt(s, space, USURPER) > 0 ||
  (isUsurpers(s, space) && fortAt(s, space) !== NO_FORT) ||
  leadersAt(s, space).some((leader) => powerOf(s, leader) === USURPER)

/** BG-19.3-f BG-19.3-h: a besieged space of the Usurper's gives no line to others, whoever controls the end of it otherwise. */
const isCutOff = (s: State, space: Space): boolean => isUsurpers(s, space) && isBesieged(s, space)

/** BG-19.3-b to BG-19.3-i: the spaces with a line, from its ends outwards. Nobody controls a transit space, so none is on it. */
function withLine(s: State): Set<Space> {
  const reached = new Set(s.board.everySpace.filter((space) => isHeld(s, space)))
  // A set that grows is gone through to its new end.
  for (const space of reached) {
    if (isCutOff(s, space)) continue
    for (const { to, type } of s.board.ways[space]) if (type !== STRAIT && isUsurpers(s, to)) reached.add(to)
  }
  return reached
}

/** BG-19.3-a BG-19.3-j: found first, then changed together. */
export function isolate(s: State, table: Table): void {
  if (usurpedSpaces(s) === 0) return
  const reached = withLine(s)
  const isolated = s.board.everySpace.filter((space) => isUsurpers(s, space) && !reached.has(space))
  for (const space of isolated) convert(s, space, LOYALIST, 'given', 'BG-19.3-a', table)
}
