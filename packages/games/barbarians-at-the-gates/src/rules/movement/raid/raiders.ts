/** The raiders who are on their way. */

import { replace } from '@tabularium/engine/machine'
import { NONE, type Space } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import { areEnemies, BARBARIAN, BARBARIANS, controlOf, isFortified, type State } from '../../../state.ts'
import { totalOf } from '../../map/entering.ts'
import { raidAt, raidBy } from '../changed.ts'
import { askComposition } from '../compose.ts'
import { noteForce } from '../forces.ts'

export type Raid = FrameOf<'raid'>
export type Raiders = NonNullable<Raid['current']>

export function raidersOf({ current }: Raid): Raiders {
  if (current === null) throw new Error('Nobody raids.')
  return current
}

/** BG-14.1.2-p BG-14.1.2-q: an enemy's walls. */
export const isAtWalls = (s: State, space: Space): boolean =>
  isFortified(s, space) && areEnemies(controlOf(s, space), BARBARIANS)

/** BG-14.1.2-p BG-14.1.2-r: nobody stays there who has come there on a raid; besiegers who have not set out may. */
export const mustMoveOn = (s: State, { at, force }: Raiders): boolean => force.from !== NONE && isAtWalls(s, at)

/** BG-14.1.2-e: from here, how many and with whom. */
export function startFrom(s: State, raid: Raid, space: Space): void {
  replace(s, raidAt(raid, 'compose'))
  askComposition(s, { player: BARBARIAN, purpose: 'raid', space, power: BARBARIANS, leader: NONE, most: raid.left })
}

/** The raid of this stack is over; BG-14.1.2-ae BG-9.0-s: without a leader it may have to leave. */
export function stop(s: State, raid: Raid): void {
  const { force, at } = raidersOf(raid)
  if (totalOf(force.cu) > 0) noteForce(s, force, at, 'unled', force.from)
  replace(s, raidBy(raid, null, 'next'))
}
