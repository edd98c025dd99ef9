/** Chapter 14.2: where a CU on a Forced March may pass, and where it may stay. */
import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { derived, NONE, type Space } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Muster } from '../../kinds.ts'
import { NO_CU, withCu } from '../../musters.ts'
import {
  ALLIED,
  BARBARIANS,
  controlOf,
  enemiesOf,
  firstLeaderAt,
  heldBy,
  isTransit,
  isZone,
  LOYALIST,
  nextLeader,
  POWERS,
  type Power,
  powersAt,
  type Sets,
  type State,
  sideBitsOf,
  sideOf,
  sideOfLeader,
  USURPER,
} from '../../state.ts'
import { hasEnemyCu } from '../map/enemies.ts'
import { zoneVerdict } from '../map/entering.ts'
import { NAVAL_COST, portsOn } from '../map/reach.ts'

export type Current = NonNullable<FrameOf<'marching'>['current']>

const ONE_CU = POWERS.map((power) => withCu(NO_CU, power, 1))
export const cuOf = (power: Power): Muster => ONE_CU[power]
const moverOf = ({ power, leader }: Current) => ({
  power,
  leader: NONE,
  leaders: leader === NONE ? [] : [leader],
  cu: cuOf(power),
})

/** The clause that keeps it from passing through a space; undefined: none does. */
type Bar = RuleId | undefined

const verdictOf = (bar: Bar): Verdict => (bar === undefined ? yes() : no(bar))

/** BG-14.2-d to BG-14.2-g BG-14.2-m BG-14.2-n BG-14.2-o: what keeps it from passing through a space. */
export function passBar(s: State, current: Current, to: Space): Bar {
  if (isZone(s, to)) {
    const zone = zoneVerdict(s, moverOf(current), to)
    if (!zone.ok) return zone.rule
  }
  if (hasEnemyCu(s, to, current.power)) return 'BG-14.2-m'
  if (isTransit(s, to)) return undefined
  const holder = controlOf(s, to)
  const side = sideOf(current.power)
  if (holder === side || (side === ALLIED && holder === LOYALIST)) return undefined
  if (side === LOYALIST && holder === ALLIED) return s.passage ? undefined : 'BG-14.2-g'
  return 'BG-14.2-d'
}

const HOLDERS = [LOYALIST, USURPER, BARBARIANS, ALLIED] as const

function barred(power: Power, hasPassage: boolean): Sets {
  const side = sideOf(power)
  let sets = enemiesOf(power)
  for (const holder of HOLDERS) {
    const isOpen =
      holder === side ||
      (side === ALLIED && holder === LOYALIST) ||
      (side === LOYALIST && holder === ALLIED && hasPassage)
    if (!isOpen) sets |= 1 << heldBy(holder)
  }
  return sets
}
const BARRED = POWERS.map((power) => barred(power, false))
const BARRED_WITH_PASSAGE = POWERS.map((power) => barred(power, true))

/** The sets of spaces through which it cannot pass, whatever else is there: with enemies, or of others. */
export const barredTo = (s: State, power: Power): Sets => (s.passage ? BARRED_WITH_PASSAGE : BARRED)[power]

/** Others than those of its side are there, outside a garrison or leaders. */
function hasOthers(s: State, power: Power, at: Space): boolean {
  if ((powersAt(s, at) & ~sideBitsOf(power)) !== 0) return true
  const side = sideOf(power)
  for (let leader = firstLeaderAt(s, at); leader !== NONE; leader = nextLeader(s, leader)) {
    if (sideOfLeader(s, leader) !== side) return true
  }
  return false
}

/** BG-14.2-d BG-14.2-f BG-14.2-g BG-14.2-n BG-14.2-p: what keeps it from staying in a space. */
function stayBar(s: State, { power }: Current, at: Space): Bar {
  if (isTransit(s, at)) return 'BG-14.2-n'
  const side = sideOf(power)
  if (controlOf(s, at) !== side) return side === ALLIED ? 'BG-14.2-f' : side === LOYALIST ? 'BG-14.2-g' : 'BG-14.2-d'
  return hasOthers(s, power, at) ? 'BG-14.2-p' : undefined
}

export const mayStay = (s: State, current: Current, at: Space): boolean => stayBar(s, current, at) === undefined
export const endVerdict = (s: State, current: Current, at: Space): Verdict => verdictOf(stayBar(s, current, at))

/** By space: the ways by land and by sea. */
const waysOn = derived((board) =>
  board.everySpace.map((at): readonly { readonly to: Space; readonly cost: number }[] => [
    ...board.ways[at].map(({ to, cost }) => ({ to, cost })),
    ...portsOn(board)[at].map((to) => ({ to, cost: NAVAL_COST })),
  ]),
)

/** Whether it can still reach a space to stay in, from there, with so many AP. */
const canEnd = (s: State, current: Current, at: Space, ap: number): boolean =>
  mayStay(s, current, at) || (ap > 0 && canEndBeyond(s, current, at, ap))

/** In another space than where it is. */
function canEndBeyond(s: State, current: Current, at: Space, ap: number): boolean {
  const best = new Map<Space, number>([[at, ap]])
  const queue: Space[] = [at]
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    const left = best.get(here) ?? 0
    for (const { to, cost } of waysOn(s.board)[here]) {
      if (cost > left || (best.get(to) ?? -1) >= left - cost || passBar(s, current, to) !== undefined) continue
      if (mayStay(s, current, to)) return true
      best.set(to, left - cost)
      queue.push(to)
    }
  }
  return false
}

/** Its side's, with nobody else there and no leader: most spaces where it can pass and stay are so. */
const isAtHome = (s: State, power: Power, to: Space): boolean =>
  controlOf(s, to) === sideOf(power) &&
  (powersAt(s, to) & ~sideBitsOf(power)) === 0 &&
  firstLeaderAt(s, to) === NONE &&
  !isZone(s, to)

/** Whether it may go there, at that cost: as `goVerdict` tells. */
export function mayGo(s: State, current: Current, to: Space, cost: number): boolean {
  if (cost > current.ap) return false
  if (isAtHome(s, current.power, to)) return true
  return passBar(s, current, to) === undefined && canEnd(s, current, to, current.ap - cost)
}

export function goVerdict(s: State, current: Current, to: Space, cost: number): Verdict {
  if (mayGo(s, current, to, cost)) return yes(cost)
  if (cost > current.ap) return no('BG-14.2-h')
  return verdictOf(passBar(s, current, to) ?? stayBar(s, current, to))
}
