/** BG-10.2.2: what an activated leader spends his AP on. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { type Action, actionsOf, type Option } from '../../../actions.ts'
import type { Space, Way } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  besiegerOf,
  controlOf,
  cuOfSide,
  isBesieged,
  isFortified,
  isInside,
  isTransit,
  isZone,
  LOYALIST,
  type Power,
  powerOf,
  type State,
  sideOf,
  tribesAt,
  USURPER,
  whereIs,
} from '../../../state.ts'
import { isBlocked } from '../../map/blocks.ts'
import { enemyCuAt } from '../../map/enemies.ts'
import { isAtPeace, type Mover, mayEnter, mayLeave, maySail, totalOf } from '../../map/entering.ts'
import { passageVerdict } from '../../map/passage.ts'
import { asFor, navalCost, portsFrom, sailVerdict, wayFor } from '../../map/reach.ts'
import { LEAST_BESIEGERS } from '../../map/siege.ts'
import { isChoice, type Wanted } from '../compose.ts'
import { MOST_CU_MOVING } from '../composing.ts'
import { forceOf, moverOf } from '../forces.ts'
import { type Charge, mayBear } from './wear.ts'

type Activation = FrameOf<'activation'>

/** BG-10.2.2-v */
const SIEGE_COST = 2

export const placeOf = (s: State, { leader }: Activation): Space => whereIs(s, leader)
export const powerOfHim = (s: State, { leader }: Activation): Power => powerOf(s, leader)

/** BG-10.1.2: who can go along from where he is. */
export const composition = (s: State, activation: Activation): Wanted => ({
  player: activation.player,
  purpose: isInside(s, activation.leader) ? 'sortie' : 'activation',
  space: placeOf(s, activation),
  power: powerOfHim(s, activation),
  leader: activation.leader,
  most: MOST_CU_MOVING,
})

/** BG-10.5.2-c BG-10.5.2-d: what control costs is the leader's; what is due for going on is everybody's. */
export const chargeOf = ({ owes }: Activation, price: number, isControl: boolean): Charge => {
  const all = isControl ? (owes ? 1 : 0) : price
  return { all, alone: price - all }
}

/** BG-10.2.2-g BG-12.6-a BG-10.5.2-b: what he has to pay in all, if he can. */
function priceOf(s: State, activation: Activation, cost: number, isControl = false): Verdict {
  const price = cost + (activation.owes ? 1 : 0)
  if (price > activation.ap) return no(activation.owes && cost <= activation.ap ? 'BG-12.6-a' : 'BG-10.2.2-g')
  const borne = mayBear(s, activation, chargeOf(activation, price, isControl))
  return borne.ok ? yes(price) : borne
}

/** BG-10.2.2-u BG-10.2.2-w: a besieger stays, as long as the siege lasts. */
const isHeld = (s: State, activation: Activation): boolean =>
  activation.isStopped && isBesieged(s, placeOf(s, activation))

function goVerdict(s: State, activation: Activation, mover: Mover, to: Space): Verdict {
  if (isInside(s, activation.leader)) return no('BG-10.3.1-j')
  if (isHeld(s, activation)) return no('BG-10.2.2-u')
  const left = mayLeave(s, mover, placeOf(s, activation), to)
  return left.ok ? mayEnter(s, mover, to) : left
}

const theMover = (s: State, activation: Activation): Mover => moverOf(s, forceOf(activation))

function toVerdict(s: State, activation: Activation, to: Space, mover = theMover(s, activation)): Verdict {
  const way = wayFor(s, placeOf(s, activation), to, activation.mods)
  if (way === undefined) return no('BG-10.2.2-a')
  const gone = goVerdict(s, activation, mover, to)
  return gone.ok ? priceOf(s, activation, way.cost) : gone
}

/** BG-15.3-e: those of a borrowed leader are Barbarian. */
const hasBarbarianCu = (s: State, { leader, cu }: Activation): boolean =>
  cu[BARBARIANS] > 0 || (s.borrowed === leader && cu[ALLIED] > 0)

/** BG-10.6-a to BG-10.6-m */
function sailingVerdict(s: State, activation: Activation, to: Space, mover = theMover(s, activation)): Verdict {
  const from = placeOf(s, activation)
  const able = maySail(s, activation.leader)
  if (!able.ok) return able
  const sea = sailVerdict(s, from, to, hasBarbarianCu(s, activation))
  if (!sea.ok) return sea
  if (isBlocked(s, 'naval', { player: activation.player, leader: activation.leader, space: from }))
    return no('BG-10.6-a')
  const gone = goVerdict(s, activation, mover, to)
  return gone.ok ? priceOf(s, activation, navalCost(activation.mods)) : gone
}

/** BG-10.2.2-k to BG-10.2.2-q */
function controlVerdict(s: State, activation: Activation): Verdict {
  const at = placeOf(s, activation)
  const power = powerOfHim(s, activation)
  const holder = controlOf(s, at)
  if (isTransit(s, at)) return no('BG-10.2.2-m')
  if (isZone(s, at)) return no('BG-2.3.4-n')
  if (isFortified(s, at)) return no('BG-10.2.2-n')
  if (!areEnemies(holder, power)) return no('BG-10.2.2-q')
  // BG-2.5-e: under its Tribal Marker a space is Barbarian.
  if (tribesAt(s, at).length > 0) return no('BG-2.5-e')
  if (isBlocked(s, 'control-change', { player: activation.player, space: at })) return no('BG-10.2.2-k')
  const isFree = activation.mods.includes('free-control-vs-usurper') && holder === USURPER
  return priceOf(s, activation, isFree ? 0 : 1, true)
}

/** BG-13.1.1-d BG-13.1.1-g BG-13.4-c */
function siegeVerdict(s: State, activation: Activation): Verdict {
  const at = placeOf(s, activation)
  const side = sideOf(powerOfHim(s, activation))
  const besieger = besiegerOf(s, at)
  if (besieger === undefined || sideOf(besieger) !== side || isInside(s, activation.leader)) return no('BG-13.1.1-d')
  if (cuOfSide(s, at, side) < LEAST_BESIEGERS) return no('BG-13.4-c')
  return priceOf(s, activation, SIEGE_COST)
}

/** BG-13.4.1-b BG-13.4.1-g: at no cost, with a CU at least. */
function sortieVerdict(s: State, activation: Activation): Verdict {
  if (!isInside(s, activation.leader)) return no('BG-13.4.1-b')
  return totalOf(activation.cu) > 0 ? yes() : no('BG-2.4.2.4-b')
}

/** BG-2.3.4-k */
function attackVerdict(s: State, activation: Activation): Verdict {
  const at = placeOf(s, activation)
  if (!isAtPeace(s, at) || enemyCuAt(s, at, powerOfHim(s, activation)) === 0) return no('BG-2.3.4-k')
  return totalOf(activation.cu) > 0 ? priceOf(s, activation, 1) : no('BG-2.4.2.4-b')
}

/** BG-10.1.2-a to BG-10.1.2-j: once in each place, or it would never end. */
function regroupVerdict(s: State, activation: Activation): Verdict {
  if (activation.isComposed || activation.ap === 0 || isHeld(s, activation)) return no('BG-10.1.2-j')
  return isChoice(s, composition(s, activation)) ? yes() : no('BG-10.1.2-a')
}

/** BG-10.2.3-b BG-7.2-y: at the moment when Loyalists would go into an Allied space. */
function rightVerdict(s: State, activation: Activation): Verdict {
  if (sideOf(powerOfHim(s, activation)) !== LOYALIST) return no('BG-7.2-s')
  const isFree = activation.mods.includes('free-right-of-passage') && !s.passage
  const bought = isFree ? yes() : passageVerdict(s)
  if (!bought.ok) return bought
  const at = placeOf(s, activation)
  const mover = theMover(s, activation)
  const barred = (found: Verdict): boolean => !found.ok && found.rule === 'BG-10.2.3-a'
  const isAlliedSpace = (to: Space): boolean => controlOf(s, to) === ALLIED
  const ways = s.board.ways[at].some(
    ({ to, cost }) => cost <= activation.ap && isAlliedSpace(to) && barred(toVerdict(s, activation, to, mover)),
  )
  const isNear =
    ways ||
    (canAffordShips(activation) &&
      portsFrom(s, at).some((to) => isAlliedSpace(to) && barred(sailingVerdict(s, activation, to, mover))))
  return isNear ? yes() : no('BG-10.2.3-b')
}

function optionVerdict(s: State, activation: Activation, option: Option): Verdict {
  switch (option) {
    case 'control':
      return controlVerdict(s, activation)
    case 'siege':
      return siegeVerdict(s, activation)
    case 'sortie':
      return sortieVerdict(s, activation)
    case 'attack':
      return attackVerdict(s, activation)
    case 'regroup':
      return regroupVerdict(s, activation)
    case 'passage':
      return rightVerdict(s, activation)
    case 'done':
      // BG-10.2.2-ab
      return yes()
    default:
      return no('BG-10.2.2-a')
  }
}

export function orderVerdict(s: State, activation: Activation, action: Action): Verdict {
  switch (action.kind) {
    case 'to':
      return toVerdict(s, activation, action.space)
    case 'sail':
      return sailingVerdict(s, activation, action.space)
    case 'option':
      return optionVerdict(s, activation, action.option)
    default:
      return no('BG-10.2.2-a')
  }
}

const OPTIONS = ['control', 'siege', 'sortie', 'attack', 'regroup', 'passage', 'done'] as const

export function ordersFor(s: State, activation: Activation): Action[] {
  const { to, sail, option } = actionsOf(s.board)
  const at = placeOf(s, activation)
  return [
    ...s.board.ways[at].map((way) => to[way.to]),
    ...portsFrom(s, at).map((port) => sail[port]),
    ...OPTIONS.map((each) => option[each]),
  ]
}

/** Naval movement can be paid for. */
const canAffordShips = ({ ap, mods }: Activation): boolean => ap >= navalCost(mods)

/** Nothing holds him where he is, wherever he would go. */
const canSetOut = (s: State, activation: Activation): boolean =>
  activation.ap > 0 && !isInside(s, activation.leader) && !isHeld(s, activation)

/** The most that he can pay for a way: whatever costs less he can pay too. */
function mostToPay(s: State, activation: Activation): number {
  for (let cost = activation.ap; cost > 0; cost--) if (priceOf(s, activation, cost).ok) return cost
  return 0
}

/** As `toVerdict` tells, of one who can set out and pay so much. */
const isWayOpen = (s: State, activation: Activation, mover: Mover, most: number, way: Way): boolean =>
  asFor(s, way, activation.mods).cost <= most &&
  mayLeave(s, mover, placeOf(s, activation), way.to).ok &&
  mayEnter(s, mover, way.to).ok

const NO_PORTS: readonly Space[] = []

/** The ports to which he could sail, wherever they are and whoever holds them. */
function portsFor(s: State, activation: Activation): readonly Space[] {
  if (!canAffordShips(activation)) return NO_PORTS
  const { player, leader, mods } = activation
  const ports = portsFrom(s, placeOf(s, activation))
  if (ports.length === 0 || !maySail(s, leader).ok || !priceOf(s, activation, navalCost(mods)).ok) return NO_PORTS
  return isBlocked(s, 'naval', { player, leader, space: placeOf(s, activation) }) ? NO_PORTS : ports
}

/** As `sailingVerdict` tells, of one who can set out to one of his ports. */
const isPortOpen = (s: State, activation: Activation, mover: Mover, to: Space): boolean =>
  mayEnter(s, mover, to).ok &&
  mayLeave(s, mover, placeOf(s, activation), to).ok &&
  sailVerdict(s, placeOf(s, activation), to, hasBarbarianCu(s, activation)).ok

/** Whether there is anything left to do but to stop. */
export function canAct(s: State, activation: Activation): boolean {
  if (canSetOut(s, activation)) {
    const mover = theMover(s, activation)
    const most = mostToPay(s, activation)
    for (const way of s.board.ways[placeOf(s, activation)]) if (isWayOpen(s, activation, mover, most, way)) return true
    for (const port of portsFor(s, activation)) if (isPortOpen(s, activation, mover, port)) return true
  }
  return OPTIONS.some((option) => option !== 'done' && optionVerdict(s, activation, option).ok)
}

export function legalOrders(s: State, activation: Activation): Action[] {
  const { to, sail, option } = actionsOf(s.board)
  const found: Action[] = []
  if (canSetOut(s, activation)) {
    const mover = theMover(s, activation)
    const most = mostToPay(s, activation)
    for (const way of s.board.ways[placeOf(s, activation)]) {
      if (isWayOpen(s, activation, mover, most, way)) found.push(to[way.to])
    }
    for (const port of portsFor(s, activation)) if (isPortOpen(s, activation, mover, port)) found.push(sail[port])
  }
  for (const each of OPTIONS) if (optionVerdict(s, activation, each).ok) found.push(option[each])
  return found
}
