/** BG-10.2.2: what an activated leader spends his AP on. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { type Action, actionsOf, type Option } from '../../../actions.ts'
import { NONE, type Space } from '../../../board.ts'
import type { FrameOf } from '../../../frames.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  besiegerOf,
  type Controller,
  controlOf,
  cuOfSide,
  isAnyAmong,
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
import { HELD_BY_ALLIES, passageVerdict } from '../../map/passage.ts'
import { navalCost, portsFrom, portWordsFrom, sailVerdict, wayFor } from '../../map/reach.ts'
import { LEAST_BESIEGERS } from '../../map/siege.ts'
import { isChoice, type Wanted } from '../compose.ts'
import { MOST_CU_MOVING } from '../composing.ts'
import { type Charge, campaignOf, mayBear } from './wear.ts'

type Activation = FrameOf<'activation'>

/** BG-10.2.2-v */
const SIEGE_COST = 2
/** BG-2.3.4-k */
const ATTACK_COST = 1

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
export interface Acting {
  readonly activation: Activation
  readonly at: Space
  readonly power: Power
  readonly isInside: boolean
  /** BG-10.2.2-u BG-10.2.2-w: a besieger stays, as long as the siege lasts. */
  readonly isHeld: boolean
  readonly campaign: FrameOf<'campaign'> | undefined
  readonly mover: Mover
}

export function actingIn(s: State, activation: Activation): Acting {
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

/** BG-12.6-a: what he has to pay in all. */
const priceWith = ({ owes }: Activation, cost: number): number => cost + (owes ? 1 : 0)

/** BG-10.2.2-g BG-12.6-a BG-10.5.2-b: what he has to pay in all, if he can. */
export function priceOf({ activation, campaign }: Acting, cost: number, isControl = false): Verdict {
  const price = priceWith(activation, cost)
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
export const hasBarbarianCu = (s: State, { leader, cu }: Activation): boolean =>
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
export function controlVerdict(s: State, him: Acting): Verdict {
  const { activation, at, power } = him
  const holder = controlOf(s, at)
  if (isTransit(s, at)) return no('BG-10.2.2-m')
  if (isZone(s, at)) return no('BG-2.3.4-n')
  if (isFortified(s, at)) return no('BG-10.2.2-n')
  if (!areEnemies(holder, power)) return no('BG-10.2.2-q')
  // BG-2.5-e: under its Tribal Marker a space is Barbarian.
  if (tribeAt(s, at) !== NONE) return no('BG-2.5-e')
  if (isBlocked(s, 'control-change', { player: activation.player, space: at })) return no('BG-10.2.2-k')
  return priceOf(him, controlCost(activation, holder), true)
}

/** BG-10.2.2-k; a card may make it free. */
const controlCost = ({ mods }: Activation, holder: Controller): number =>
  holder === USURPER && mods.includes('free-control-vs-usurper') ? 0 : 1

/** BG-13.1.1-d BG-13.1.1-g BG-13.4-c */
export function siegeVerdict(s: State, him: Acting): Verdict {
  const { at } = him
  const side = sideOf(him.power)
  const besieger = besiegerOf(s, at)
  if (besieger === undefined || sideOf(besieger) !== side || him.isInside) return no('BG-13.1.1-d')
  if (cuOfSide(s, at, side) < LEAST_BESIEGERS) return no('BG-13.4-c')
  return priceOf(him, SIEGE_COST)
}

/** BG-13.4.1-b BG-13.4.1-g: at no cost, with a CU at least. */
export function sortieVerdict(him: Acting): Verdict {
  if (!him.isInside) return no('BG-13.4.1-b')
  return totalOf(him.activation.cu) > 0 ? yes() : no('BG-2.4.2.4-b')
}

/** BG-2.3.4-k */
export function attackVerdict(s: State, him: Acting): Verdict {
  if (!isAtPeace(s, him.at) || !hasEnemyCu(s, him.at, him.power)) return no('BG-2.3.4-k')
  return totalOf(him.activation.cu) > 0 ? priceOf(him, ATTACK_COST) : no('BG-2.4.2.4-b')
}

/** BG-10.1.2-a to BG-10.1.2-j: once in each place, or it would never end. */
export function regroupVerdict(s: State, { activation, isHeld }: Acting): Verdict {
  if (activation.isComposed || activation.ap === 0 || isHeld) return no('BG-10.1.2-j')
  return isChoice(s, composition(s, activation)) ? yes() : no('BG-10.1.2-a')
}

/** BG-10.2.3-b BG-7.2-y: at the moment when Loyalists would go into an Allied space. */
export function rightVerdict(s: State, him: Acting): Verdict {
  const { activation } = him
  if (sideOf(him.power) !== LOYALIST) return no('BG-7.2-s')
  const isFree = activation.mods.includes('free-right-of-passage') && !s.passage
  const bought = isFree ? yes() : passageVerdict(s)
  if (!bought.ok) return bought
  return isAnyBarred(s, him) ? yes() : no('BG-10.2.3-b')
}

/** An Allied space is within his reach that he may not enter. */
function isAnyBarred(s: State, him: Acting): boolean {
  const { activation, at } = him
  const isBarred = (found: Verdict): boolean => found.ok === false && found.rule === 'BG-10.2.3-a'
  for (const { to, cost } of s.board.ways[at]) {
    if (cost <= activation.ap && controlOf(s, to) === ALLIED && isBarred(toVerdict(s, him, to))) return true
  }
  if (!canAffordShips(activation)) return false
  return isAnyAmong(s, portWordsFrom(s, at), HELD_BY_ALLIES, (to) => isBarred(sailingVerdict(s, him, to)))
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

/** What an order costs that is legal: what its verdict says. */
export function costOf(s: State, activation: Activation, action: Action): number {
  const { mods } = activation
  const at = placeOf(s, activation)
  switch (action.kind) {
    case 'to':
      return priceWith(activation, wayFor(s, at, action.space, mods)?.cost ?? 0)
    case 'sail':
      return priceWith(activation, navalCost(mods))
    case 'option':
      return optionCost(s, activation, action.option, at)
    default:
      return 0
  }
}

function optionCost(s: State, activation: Activation, option: Option, at: Space): number {
  switch (option) {
    case 'control':
      return priceWith(activation, controlCost(activation, controlOf(s, at)))
    case 'siege':
      return priceWith(activation, SIEGE_COST)
    case 'attack':
      return priceWith(activation, ATTACK_COST)
    default:
      return 0
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
export const canAffordShips = ({ ap, mods }: Activation): boolean => ap >= navalCost(mods)
