/** Chapters 14.3 and 17.1: tribes that enter play. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { NONE, type Space, type Tribe } from '../../board.ts'
import type { Table } from '../../events.ts'
import {
  ALLIED,
  addCu,
  BARBARIANS,
  controlOf,
  cuAt,
  faceOf,
  flip,
  isFortified,
  leadersAt,
  POWERS,
  powerNames,
  putLeader,
  type State,
  tribesAt,
} from '../../state.ts'
import { convert } from '../map/control.ts'
import { placeMarker, turnTribe } from './changing-sides.ts'

/** BG-14.3-g BG-16.2-ah: the Picts are never in Further East. */
export const arePicts = (s: State, tribe: Tribe): boolean => s.board.tribes[tribe].id === 'picti'

/** Whether a tribe may enter there, on its Barbarian side. */
export function entryVerdict(s: State, tribe: Tribe, space: Space): Verdict {
  // BG-14.3-f: there it may always be, with whoever else is there.
  if (space === s.board.furtherEast) return arePicts(s, tribe) ? no('BG-14.3-g') : yes()
  if (controlOf(s, space) !== BARBARIANS) return no(isFortified(s, space) ? 'BG-14.3-e' : 'BG-14.3-b')
  if (tribesAt(s, space).length > 0) return no('BG-14.3-c')
  return hasOthers(s, space) ? no('BG-14.3-d') : yes()
}

/** BG-14.3-d: Barbarian CU without a leader are nobody's. */
const hasOthers = (s: State, space: Space): boolean =>
  POWERS.some((power) => power !== BARBARIANS && cuAt(s, space, power) > 0) || leadersAt(s, space).length > 0

/** BG-14.3-f BG-14.3-h: the first legal space in the order given, or Further East; NONE: it cannot enter. */
export function entrySpace(s: State, tribe: Tribe, spaces: readonly Space[]): Space {
  return [...spaces, s.board.furtherEast].find((space) => entryVerdict(s, tribe, space).ok) ?? NONE
}

/** BG-14.3-a: an invasion: the marker, its leader and CU. False: there is no space for it. */
export function placeTribe(s: State, tribe: Tribe, spaces: readonly Space[], cu: number, table: Table): boolean {
  const space = entrySpace(s, tribe, spaces)
  if (space === NONE) return false
  enter(s, tribe, space, BARBARIANS, cu, 'BG-14.3-a', table)
  return true
}

/** BG-17.1-a BG-17.1-c BG-2.2.2-b: a tribe that enters as an ally; the space is Allied. The event says where. */
export function placeAlliedTribe(s: State, tribe: Tribe, space: Space, cu: number, table: Table): void {
  turnTribe(s, tribe, true, 'BG-17.1-b', table)
  enter(s, tribe, space, ALLIED, cu, 'BG-17.1-a', table)
  convert(s, space, ALLIED, 'given', 'BG-17.1-c', table)
}

function enter(
  s: State,
  tribe: Tribe,
  space: Space,
  power: typeof BARBARIANS | typeof ALLIED,
  cu: number,
  rule: RuleId,
  table: Table,
): void {
  const at = s.board.spaceIds[space]
  const { leader } = s.board.tribes[tribe]
  placeMarker(s, tribe, space, rule, table)
  flip(s, leader, false)
  putLeader(s, leader, space)
  table.tell({ type: 'enter', leader: faceOf(s, leader).name, power: powerNames[power], space: at, rule })
  addCu(s, space, power, cu)
  table.tell({ type: 'place', power: powerNames[power], cu, space: at, rule })
}
