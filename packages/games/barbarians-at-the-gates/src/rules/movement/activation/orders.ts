/** BG-10.2.2: what an activated leader spends his AP on. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { type Action, actionsOf, type Option } from '../../../actions.ts'
import { NONE, type Space, type Way } from '../../../board.ts'
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
  tribeAt,
  USURPER,
  whereIs,
} from '../../../state.ts'
import { isBlocked } from '../../map/blocks.ts'
import { hasEnemyCu } from '../../map/enemies.ts'
import { isAtPeace, type Mover, mayEnter, mayLeave, maySail, totalOf } from '../../map/entering.ts'
import { passageVerdict } from '../../map/passage.ts'
import { asFor, navalCost, portsFrom, sailVerdict, wayFor } from '../../map/reach.ts'
import { LEAST_BESIEGERS } from '../../map/siege.ts'
import { isChoice, type Wanted } from '../compose.ts'
import { MOST_CU_MOVING } from '../composing.ts'
import { type Charge, campaignOf, mayBear } from './wear.ts'

type Activation = FrameOf<'activation'>

/** BG-10.2.2-v */
const SIEGE_COST = 2

const placeOf = (s: State, { leader }: Activation): Space => whereIs(s, leader)

/** BG-10.1.2: who can go along from where he is. */
export const composition = (s: State, activation: Activation): Wanted => ({
  player: activation.player,
  purpose: isInside(s, activation.leader) ? 'sortie' : 'activation',
  space: placeOf(s, activation),
  power: powerOf(s, activation.leader),
  leader: activation.leader,
  most: MOST_CU_MOVING,
})

/** An activated leader as he stands: what every order is judged by, looked at once. */
interface Acting {
  readonly activation: Activation
  readonly at: Space
  readonly power: Power
  readonly isInside: boolean
  /** BG-10.2.2-u BG-10.2.2-w: a besieger stays, as long as the siege lasts. */
  readonly isHeld: boolean
  readonly campaign: FrameOf<'campaign'> | undefined
  readonly mover: Mover
}

function actingIn(s: State, activation: Activation): Acting {
  const { leader, with: others, cu } = activation
  const at = placeOf(s, activation)
  const power = powerOf(s, leader)
  return {
    activation,
    at,
    power,
    isInside: isInside(s, leader),
    isHeld: activation.isStopped && isBesieged(s, at),
    campaign: campaignOf(s),
    mover: { power, leader, leaders: others.length === 0 ? [leader] : [leader, ...others], cu },
  }
}

/** BG-10.5.2-c BG-10.5.2-d: what control costs is the leader's; what is due for going on is everybody's. */
export const chargeOf = ({ owes }: Activation, price: number, isControl: boolean): Charge => {
  const all = isControl ? (owes ? 1 : 0) : price
  return { all, alone: price - all }
}

/** BG-10.2.2-g BG-12.6-a BG-10.5.2-b: what he has to pay in all, if he can. */
function priceOf({ activation, campaign }: Acting, cost: number, isControl = false): Verdict {
  const price = cost + (activation.owes ? 1 : 0)
  if (price > activation.ap) return no(activation.owes && cost <= activation.ap ? 'BG-12.6-a' : 'BG-10.2.2-g')
  if (campaign === undefined) return yes(price)
  const borne = mayBear(campaign, activation, chargeOf(activation, price, isControl))
  return borne.ok ? yes(price) : borne
}

function goVerdict(s: State, him: Acting, to: Space): Verdict {
  if (him.isInside) return no('BG-10.3.1-j')
  if (him.isHeld) return no('BG-10.2.2-u')
  const left = mayLeave(s, him.mover, him.at, to)
  return left.ok ? mayEnter(s, him.mover, to) : left
}

function toVerdict(s: State, him: Acting, to: Space): Verdict {
  const way = wayFor(s, him.at, to, him.activation.mods)
  if (way === undefined) return no('BG-10.2.2-a')
  const gone = goVerdict(s, him, to)
  return gone.ok ? priceOf(him, way.cost) : gone
}

/** BG-15.3-e: those of a borrowed leader are Barbarian. */
const hasBarbarianCu = (s: State, { leader, cu }: Activation): boolean =>
  cu[BARBARIANS] > 0 || (s.borrowed === leader && cu[ALLIED] > 0)

/** BG-10.6-a to BG-10.6-m */
function sailingVerdict(s: State, him: Acting, to: Space): Verdict {
  const { activation, at } = him
  const able = maySail(s, activation.leader)
  if (!able.ok) return able
  const sea = sailVerdict(s, at, to, hasBarbarianCu(s, activation))
  if (!sea.ok) return sea
  if (isBlocked(s, 'naval', { player: activation.player, leader: activation.leader, space: at })) return no('BG-10.6-a')
  const gone = goVerdict(s, him, to)
  return gone.ok ? priceOf(him, navalCost(activation.mods)) : gone
}

/** BG-10.2.2-k to BG-10.2.2-q */
function controlVerdict(s: State, him: Acting): Verdict {
  const { activation, at, power } = him
  const holder = controlOf(s, at)
  if (isTransit(s, at)) return no('BG-10.2.2-m')
  if (isZone(s, at)) return no('BG-2.3.4-n')
  if (isFortified(s, at)) return no('BG-10.2.2-n')
  if (!areEnemies(holder, power)) return no('BG-10.2.2-q')
  // BG-2.5-e: under its Tribal Marker a space is Barbarian.
  if (tribeAt(s, at) !== NONE) return no('BG-2.5-e')
  if (isBlocked(s, 'control-change', { player: activation.player, space: at })) return no('BG-10.2.2-k')
  const isFree = activation.mods.includes('free-control-vs-usurper') && holder === USURPER
  return priceOf(him, isFree ? 0 : 1, true)
}

/** BG-13.1.1-d BG-13.1.1-g BG-13.4-c */
function siegeVerdict(s: State, him: Acting): Verdict {
  const { at } = him
  const side = sideOf(him.power)
  const besieger = besiegerOf(s, at)
  if (besieger === undefined || sideOf(besieger) !== side || him.isInside) return no('BG-13.1.1-d')
  if (cuOfSide(s, at, side) < LEAST_BESIEGERS) return no('BG-13.4-c')
  return priceOf(him, SIEGE_COST)
}

/** BG-13.4.1-b BG-13.4.1-g: at no cost, with a CU at least. */
function sortieVerdict(him: Acting): Verdict {
  if (!him.isInside) return no('BG-13.4.1-b')
  return totalOf(him.activation.cu) > 0 ? yes() : no('BG-2.4.2.4-b')
}

/** BG-2.3.4-k */
function attackVerdict(s: State, him: Acting): Verdict {
  if (!isAtPeace(s, him.at) || !hasEnemyCu(s, him.at, him.power)) return no('BG-2.3.4-k')
  return totalOf(him.activation.cu) > 0 ? priceOf(him, 1) : no('BG-2.4.2.4-b')
}

/** BG-10.1.2-a to BG-10.1.2-j: once in each place, or it would never end. */
function regroupVerdict(s: State, { activation, isHeld }: Acting): Verdict {
  if (activation.isComposed || activation.ap === 0 || isHeld) return no('BG-10.1.2-j')
  return isChoice(s, composition(s, activation)) ? yes() : no('BG-10.1.2-a')
}

/** BG-10.2.3-b BG-7.2-y: at the moment when Loyalists would go into an Allied space. */
function rightVerdict(s: State, him: Acting): Verdict {
  const { activation, at } = him
  if (sideOf(him.power) !== LOYALIST) return no('BG-7.2-s')
  const isFree = activation.mods.includes('free-right-of-passage') && !s.passage
  const bought = isFree ? yes() : passageVerdict(s)
  if (!bought.ok) return bought
  const barred = (found: Verdict): boolean => !found.ok && found.rule === 'BG-10.2.3-a'
  const isAlliedSpace = (to: Space): boolean => controlOf(s, to) === ALLIED
  const ways = s.board.ways[at].some(
    ({ to, cost }) => cost <= activation.ap && isAlliedSpace(to) && barred(toVerdict(s, him, to)),
  )
  const isNear =
    ways ||
    (canAffordShips(activation) &&
      portsFrom(s, at).some((to) => isAlliedSpace(to) && barred(sailingVerdict(s, him, to))))
  return isNear ? yes() : no('BG-10.2.3-b')
}

function optionVerdict(s: State, him: Acting, option: Option): Verdict {
  switch (option) {
    case 'control':
      return controlVerdict(s, him)
    case 'siege':
      return siegeVerdict(s, him)
    case 'sortie':
      return sortieVerdict(him)
    case 'attack':
      return attackVerdict(s, him)
    case 'regroup':
      return regroupVerdict(s, him)
    case 'passage':
      return rightVerdict(s, him)
    case 'done':
      // BG-10.2.2-ab
      return yes()
    default:
      return no('BG-10.2.2-a')
  }
}

export function orderVerdict(s: State, activation: Activation, action: Action): Verdict {
  const him = actingIn(s, activation)
  switch (action.kind) {
    case 'to':
      return toVerdict(s, him, action.space)
    case 'sail':
      return sailingVerdict(s, him, action.space)
    case 'option':
      return optionVerdict(s, him, action.option)
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
const canSetOut = ({ activation, isInside, isHeld }: Acting): boolean => activation.ap > 0 && !isInside && !isHeld

/** The most that he can pay for a way: whatever costs less he can pay too. */
function mostToPay(him: Acting): number {
  for (let cost = him.activation.ap; cost > 0; cost--) if (priceOf(him, cost).ok) return cost
  return 0
}

/** As `toVerdict` tells, of one who can set out and pay so much. */
const isWayOpen = (s: State, { activation, mover, at }: Acting, most: number, way: Way): boolean =>
  asFor(s, way, activation.mods).cost <= most && mayLeave(s, mover, at, way.to).ok && mayEnter(s, mover, way.to).ok

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
const isPortOpen = (s: State, { activation, mover, at }: Acting, to: Space): boolean =>
  mayEnter(s, mover, to).ok && mayLeave(s, mover, at, to).ok && sailVerdict(s, at, to, hasBarbarianCu(s, activation)).ok

/** Whether there is anything left to do but to stop. */
export function canAct(s: State, activation: Activation): boolean {
  const him = actingIn(s, activation)
  if (canSetOut(him)) {
    const most = mostToPay(him)
    for (const way of s.board.ways[him.at]) if (isWayOpen(s, him, most, way)) return true
    for (const port of portsFor(s, him)) if (isPortOpen(s, him, port)) return true
  }
  return OPTIONS.some((option) => option !== 'done' && optionVerdict(s, him, option).ok)
}

export function legalOrders(s: State, activation: Activation): Action[] {
  const { to, sail, option } = actionsOf(s.board)
  const found: Action[] = []
  const him = actingIn(s, activation)
  if (canSetOut(him)) {
    const most = mostToPay(him)
    for (const way of s.board.ways[him.at]) if (isWayOpen(s, him, most, way)) found.push(to[way.to])
    for (const port of portsFor(s, him)) if (isPortOpen(s, him, port)) found.push(sail[port])
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
