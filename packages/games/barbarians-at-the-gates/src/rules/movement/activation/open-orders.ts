/** BG-10.2.2: all that an activated leader can do: what is the same wherever he would go is looked at once. */
import { type Action, actionsOf } from '../../../actions.ts'
import type { Space, Way } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import type { State } from '../../../state.ts'
import { isBlocked } from '../../map/blocks.ts'
import { type Hold, holdOn, isHeldFrom, type Mover, mayEnter, maySail } from '../../map/entering.ts'
import { asFor, navalCost, portsFrom, sailVerdict } from '../../map/reach.ts'
import {
  type Acting,
  actingIn,
  attackVerdict,
  canAffordShips,
  controlVerdict,
  hasBarbarianCu,
  priceOf,
  regroupVerdict,
  rightVerdict,
  siegeVerdict,
  sortieVerdict,
} from './orders.ts'

type Activation = FrameOf<'activation'>

/** Nothing holds him where he is, wherever he would go. */
const canSetOut = ({ activation, isInside, isHeld }: Acting): boolean => activation.ap > 0 && !isInside && !isHeld

/** The most that he can pay for a way: whatever costs less he can pay too. */
function mostToPay(him: Acting): number {
  for (let cost = him.activation.ap; cost > 0; cost--) if (priceOf(him, cost).ok) return cost
  return 0
}

/** As `toVerdict` tells, of one who can set out and pay so much. */
const isWayOpen = (s: State, { activation, mover }: Acting, hold: Hold, most: number, way: Way): boolean =>
  asFor(s, way, activation.mods).cost <= most && isSpaceOpen(s, mover, hold, way.to)

const isSpaceOpen = (s: State, mover: Mover, hold: Hold, to: Space): boolean =>
  !isHeldFrom(s, hold, mover, to) && mayEnter(s, mover, to).ok

const NO_PORTS: readonly Space[] = []

/** The ports to which he could sail, wherever they are and whoever holds them. */
function portsFor(s: State, him: Acting): readonly Space[] {
  const { activation, at } = him
  if (!canAffordShips(activation)) return NO_PORTS
  const { player, leader, mods } = activation
  const ports = portsFrom(s, at)
  if (ports.length === 0 || !maySail(s, leader).ok || !priceOf(him, navalCost(mods)).ok) return NO_PORTS
  return isBlocked(s, 'naval', { player, leader, space: at }) ? NO_PORTS : ports
}

/** As `sailingVerdict` tells, of one who can set out to one of his ports. */
const isPortOpen = (s: State, { mover, at }: Acting, hold: Hold, isBarbarian: boolean, to: Space): boolean =>
  isSpaceOpen(s, mover, hold, to) && sailVerdict(s, at, to, isBarbarian).ok

/** Whether there is anything left to do but to stop. */
export function canAct(s: State, activation: Activation): boolean {
  const him = actingIn(s, activation)
  if (canSetOut(him)) {
    const hold = holdOn(s, him.mover, him.at)
    const most = mostToPay(him)
    for (const way of s.board.ways[him.at]) if (isWayOpen(s, him, hold, most, way)) return true
    const isBarbarian = hasBarbarianCu(s, activation)
    for (const port of portsFor(s, him)) if (isPortOpen(s, him, hold, isBarbarian, port)) return true
  }
  return canActHere(s, him)
}

const canActHere = (s: State, him: Acting): boolean =>
  controlVerdict(s, him).ok ||
  siegeVerdict(s, him).ok ||
  sortieVerdict(him).ok ||
  attackVerdict(s, him).ok ||
  regroupVerdict(s, him).ok ||
  rightVerdict(s, him).ok

/** All that `orderVerdict` allows. */
export function legalOrders(s: State, activation: Activation): Action[] {
  const { to, sail, option } = actionsOf(s.board)
  const found: Action[] = []
  const him = actingIn(s, activation)
  if (canSetOut(him)) {
    const hold = holdOn(s, him.mover, him.at)
    const most = mostToPay(him)
    for (const way of s.board.ways[him.at]) if (isWayOpen(s, him, hold, most, way)) found.push(to[way.to])
    const isBarbarian = hasBarbarianCu(s, activation)
    for (const port of portsFor(s, him)) if (isPortOpen(s, him, hold, isBarbarian, port)) found.push(sail[port])
  }
  if (controlVerdict(s, him).ok) found.push(option.control)
  if (siegeVerdict(s, him).ok) found.push(option.siege)
  if (sortieVerdict(him).ok) found.push(option.sortie)
  if (attackVerdict(s, him).ok) found.push(option.attack)
  if (regroupVerdict(s, him).ok) found.push(option.regroup)
  if (rightVerdict(s, him).ok) found.push(option.passage)
  found.push(option.done)
  return found
}
