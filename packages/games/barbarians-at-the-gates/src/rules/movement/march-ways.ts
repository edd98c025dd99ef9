/** Chapter 14.2: where a CU on a Forced March may pass, and where it may stay. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { derived, NONE, type Space } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Muster } from '../../kinds.ts'
import {
  ALLIED,
  controlOf,
  firstLeaderAt,
  isTransit,
  isZone,
  LOYALIST,
  nextLeader,
  POWERS,
  type Power,
  powersAt,
  type State,
  sideBitsOf,
  sideOf,
  sideOfLeader,
} from '../../state.ts'
import { hasEnemyCu } from '../map/enemies.ts'
import { zoneVerdict } from '../map/entering.ts'
import { NAVAL_COST, portsOn } from '../map/reach.ts'
import { NO_CU, withCu } from './forces.ts'

export type Current = NonNullable<FrameOf<'marching'>['current']>

const ONE_CU = POWERS.map((power) => withCu(NO_CU, power, 1))
export const cuOf = (power: Power): Muster => ONE_CU[power]
const moverOf = ({ power, leader }: Current) => ({
  power,
  leader: NONE,
  leaders: leader === NONE ? [] : [leader],
  cu: cuOf(power),
})

/** BG-14.2-d to BG-14.2-g BG-14.2-m BG-14.2-n BG-14.2-o: a space that it may pass through. */
export function passVerdict(s: State, current: Current, to: Space): Verdict {
  if (isZone(s, to)) {
    const zone = zoneVerdict(s, moverOf(current), to)
    if (!zone.ok) return zone
  }
  if (hasEnemyCu(s, to, current.power)) return no('BG-14.2-m')
  if (isTransit(s, to)) return yes()
  const holder = controlOf(s, to)
  const side = sideOf(current.power)
  if (holder === side || (side === ALLIED && holder === LOYALIST)) return yes()
  if (side === LOYALIST && holder === ALLIED) return s.passage ? yes() : no('BG-14.2-g')
  return no('BG-14.2-d')
}

/** Others than those of its side are there, outside a garrison or leaders. */
function hasOthers(s: State, power: Power, at: Space): boolean {
  if ((powersAt(s, at) & ~sideBitsOf(power)) !== 0) return true
  const side = sideOf(power)
  for (let leader = firstLeaderAt(s, at); leader !== NONE; leader = nextLeader(s, leader)) {
    if (sideOfLeader(s, leader) !== side) return true
  }
  return false
}

/** BG-14.2-d BG-14.2-f BG-14.2-g BG-14.2-n BG-14.2-p: a space where it may stay. */
export function endVerdict(s: State, { power }: Current, at: Space): Verdict {
  if (isTransit(s, at)) return no('BG-14.2-n')
  const side = sideOf(power)
  if (controlOf(s, at) !== side)
    return no(side === ALLIED ? 'BG-14.2-f' : side === LOYALIST ? 'BG-14.2-g' : 'BG-14.2-d')
  return hasOthers(s, power, at) ? no('BG-14.2-p') : yes()
}

/** By space: the ways by land and by sea. */
export const waysOn = derived((board) =>
  board.everySpace.map((at): readonly { readonly to: Space; readonly cost: number }[] => [
    ...board.ways[at].map(({ to, cost }) => ({ to, cost })),
    ...portsOn(board)[at].map((to) => ({ to, cost: NAVAL_COST })),
  ]),
)

/** Whether it can still reach a space to stay in, from there, with so many AP. */
const canEnd = (s: State, current: Current, at: Space, ap: number): boolean =>
  endVerdict(s, current, at).ok || canEndBeyond(s, current, at, ap)

/** In another space than where it is. */
function canEndBeyond(s: State, current: Current, at: Space, ap: number): boolean {
  const best = new Map<Space, number>([[at, ap]])
  const queue: Space[] = [at]
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    const left = best.get(here) ?? 0
    for (const { to, cost } of waysOn(s.board)[here]) {
      if (cost > left || (best.get(to) ?? -1) >= left - cost || !passVerdict(s, current, to).ok) continue
      if (endVerdict(s, current, to).ok) return true
      best.set(to, left - cost)
      queue.push(to)
    }
  }
  return false
}

export function goVerdict(s: State, current: Current, to: Space, cost: number): Verdict {
  if (cost > current.ap) return no('BG-14.2-h')
  const passed = passVerdict(s, current, to)
  if (!passed.ok) return passed
  return canEnd(s, current, to, current.ap - cost) ? yes(cost) : endVerdict(s, current, to)
}
