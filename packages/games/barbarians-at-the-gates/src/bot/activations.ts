/** Which leader is best activated, who goes with him, and what he does. */
import { type Action, actionsOf } from '../actions.ts'
import { type Leader, NONE, type Space } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import { apFor } from '../rules/map/activation.ts'
import { actingIn, rightVerdict } from '../rules/movement/activation/orders.ts'
import { bounds, powersOf } from '../rules/movement/composing.ts'
import {
  ALLIED,
  BARBARIAN,
  BARBARIANS,
  BYZANTINE,
  besiegerOf,
  cardsLeft,
  cuAt,
  faceOf,
  garrisonAt,
  insideAt,
  isInside,
  LOYALIST,
  NO_WAY,
  type Player,
  type Power,
  playerOf,
  powerOf,
  type State,
  sideOf,
  USURPER,
  whereIs,
} from '../state.ts'
import { duel } from './assault.ts'
import { siegeChance } from './clash.ts'
import { attractionOf, guardsNeeded, leaderWorth, pointsNeeded } from './goals.ts'
import { type Answer, inTurn } from './ranking.ts'
import { type Host, type Route, routesOf, spareAt } from './routes.ts'
import type { Survey } from './survey.ts'
import { weights } from './weights.ts'
import { isRomans } from './worths.ts'

const MOST_MOVING = 10

/** Forces are told apart by size: few, some, many CU. */
const SIZES = [3, 6, 9]
const sizeOf = (cu: number): number => (cu <= 4 ? 0 : cu <= 7 ? 1 : 2)

/** By power and size: what draws its Forces; worked out when it is asked for. */
export class Fields {
  readonly #sv: Survey
  readonly #fields: (readonly number[] | undefined)[] = []

  constructor(sv: Survey) {
    this.#sv = sv
  }

  of(power: Power, cu = 10): readonly number[] {
    const side = power === BYZANTINE ? LOYALIST : power
    const key = side * SIZES.length + sizeOf(cu)
    const known = this.#fields[key]
    if (known !== undefined) return known
    const made = attractionOf(this.#sv, side, SIZES[sizeOf(cu)])
    this.#fields[key] = made
    return made
  }
}

/** How many CU go along: all but those who are needed where he stands. */
function takenAlong(sv: Survey, leader: Leader, stock: number): number {
  const { s } = sv
  const at = whereIs(s, leader)
  const player = playerOf(powerOf(s, leader))
  const besieger = besiegerOf(s, at)
  if (besieger !== undefined && sideOf(besieger) === sideOf(powerOf(s, leader))) return Math.min(MOST_MOVING, stock)
  const isHome = player === 1 || isRomans(s, at)
  const guards = isHome ? guardsNeeded(sv, at, player) : 0
  return Math.max(0, Math.min(MOST_MOVING, stock - guards))
}

export function hostOf(sv: Survey, fields: Fields, leader: Leader, mods: readonly string[] = []): Host {
  const { s } = sv
  const at = whereIs(s, leader)
  const power = powerOf(s, leader)
  const muster = [0, 0, 0, 0, 0]
  if (sideOf(power) === LOYALIST) {
    const stock = cuAt(s, at, LOYALIST) + cuAt(s, at, BYZANTINE)
    const taken = takenAlong(sv, leader, stock)
    muster[LOYALIST] = Math.min(taken, cuAt(s, at, LOYALIST))
    muster[BYZANTINE] = taken - muster[LOYALIST]
  } else muster[power] = takenAlong(sv, leader, cuAt(s, at, power))
  const cu = muster[0] + muster[1] + muster[2] + muster[3] + muster[4]
  const { tactical } = faceOf(s, leader)
  return {
    leader,
    power,
    player: playerOf(power),
    at,
    cu,
    muster,
    tactical,
    mods,
    field: fields.of(power),
    prospects: fields.of(power, cu),
  }
}

/** The same with those whom he has with him already. */
function activatedHost(sv: Survey, fields: Fields, activation: FrameOf<'activation'>): Host {
  const host = hostOf(sv, fields, activation.leader, activation.mods)
  const muster = activation.cu
  const cu = muster.reduce((all, each) => all + each, 0)
  return { ...host, muster, cu, prospects: fields.of(host.power, cu) }
}

/** What a leader who is shut in gains by a sortie: the siege would end, but whom he loses is missed on the walls. */
function sortieWorth(sv: Survey, leader: Leader): number {
  const { s } = sv
  const at = whereIs(s, leader)
  const power = powerOf(s, leader)
  const cu = garrisonAt(s, at)
  if (cu === 0) return 0
  const { win, attackersLose } = duel(sv, { power, cu, tactical: faceOf(s, leader).tactical, via: NO_WAY }, at)
  const falls = fallChance(s, at)
  const prize = sv.worth[at] + leaderWorth(sv, leader)
  const bared = Math.min(1, attackersLose / cu) * (1 - falls)
  return win * falls * prize - attackersLose * weights.cu[power] - (1 - win) * bared * prize
}

/** The chance that a besieged space is taken this turn: by the roll of the Control Phase, and by those of activations to come. */
function fallChance(s: State, at: Space): number {
  const besieger = besiegerOf(s, at) ?? BARBARIANS
  const rolls = 1 + Math.min(4, cardsLeft(s, playerOf(besieger)))
  return siegeChance(s.board, pointsNeeded(s, at), rolls, besieger === BARBARIANS || besieger === ALLIED ? 0 : 1)
}

export interface Activation {
  readonly leader: Leader
  readonly gain: number
}

/** Everybody who gains something with so many OPs, or so many AP. */
export class Activations {
  readonly #sv: Survey
  readonly #fields: Fields
  readonly #routes = new Map<Leader, readonly (Route | undefined)[]>()

  constructor(sv: Survey, fields = new Fields(sv)) {
    this.#sv = sv
    this.#fields = fields
  }

  #routesOf(leader: Leader): readonly (Route | undefined)[] {
    const known = this.#routes.get(leader)
    if (known !== undefined) return known
    const { best } = routesOf(this.#sv, hostOf(this.#sv, this.#fields, leader), 6)
    this.#routes.set(leader, best)
    return best
  }

  gain(leader: Leader, ap: number): number {
    const { s } = this.#sv
    if (isInside(s, leader)) return sortieWorth(this.#sv, leader)
    return this.#routesOf(leader)[Math.max(0, Math.min(6, ap))]?.gain ?? 0
  }

  /** What he gains if the best he can do ends there; else nothing. */
  gainAt(leader: Leader, ap: number, at: Space): number {
    const route = this.#routesOf(leader)[Math.max(0, Math.min(6, ap))]
    const last = route?.actions.findLast(isStep)
    const isThere = (last?.kind === 'to' || last?.kind === 'sail') && last.space === at
    return isThere ? (route?.gain ?? 0) : 0
  }

  /** The best of a player's leaders for a card of so many OPs; those in `but` have been activated. */
  best(player: Player, ops: number, but: readonly Leader[] = [], isAllowed?: (leader: Leader) => boolean): Activation {
    const { s } = this.#sv
    let found: Activation = { leader: NONE, gain: 0 }
    for (const leader of s.board.everyLeader) {
      if (whereIs(s, leader) < 0 || playerOf(powerOf(s, leader)) !== player || but.includes(leader)) continue
      if (isAllowed !== undefined && !isAllowed(leader)) continue
      const ap = apFor(s, leader, ops)
      if (ap === undefined) continue
      const gain = this.gain(leader, ap)
      if (gain > found.gain) found = { leader, gain }
    }
    return found
  }
}

/** A card of the Tribal Reserve that buys Right of Passage serves for hardly anything else. */
const PRICE = 0.01

/** What the activated leader does next: runs of orders, best first. Not all of them are legal. */
export function ordersNow(sv: Survey, activation: FrameOf<'activation'>): Answer {
  const { s } = sv
  const { option } = actionsOf(s.board)
  const { leader, ap, owes } = activation
  if (isInside(s, leader)) return inTurn(sortieWorth(sv, leader) > 0 ? [option.sortie, option.done] : [option.done])
  const host = activatedHost(sv, new Fields(sv), activation)
  const routes = () => routesOf(sv, host, ap, owes).best[Math.min(10, ap)]
  const route = routes()
  const least = (route?.gain ?? 0) + PRICE
  // BG-10.2.3-b: it can be bought here.
  const bought = rightVerdict(s, actingIn(s, activation)).ok ? withPassage(s, routes) : undefined
  const first = bought !== undefined && bought.gain > least ? [[option.passage]] : []
  if (route === undefined || route.actions.length === 0) return [...first, [option.done]]
  if (host.player === BARBARIAN) return [...first, route.actions, [option.done]]
  const isRoom = host.cu < MOST_MOVING && spareAt(sv, host, host.at) > 0
  const pickUp = isRoom && isStep(route.actions[0]) ? [[option.regroup]] : []
  return [...first, ...pickUp, untilFriends(sv, host, route.actions), [option.done]]
}

/** Looks at the map as if it had been bought. */
function withPassage<T>(s: State, look: () => T): T {
  s.passage = true
  const seen = look()
  s.passage = false
  return seen
}

const isStep = ({ kind }: Action): boolean => kind === 'to' || kind === 'sail'

/** A run of orders as far as the first space where friends wait who could go along: BG-10.1.2. */
function untilFriends(sv: Survey, host: Host, actions: readonly Action[]): readonly Action[] {
  const last = actions.findLastIndex(isStep)
  const at = actions.findIndex(
    (action, i) => i < last && (action.kind === 'to' || action.kind === 'sail') && spareAt(sv, host, action.space) > 0,
  )
  return at < 0 ? actions : actions.slice(0, at + 1)
}

/** Who goes along with an activated leader, raiders, or into a garrison. */
export function composeNow(sv: Survey, frame: FrameOf<'compose'>): Action {
  const { s } = sv
  const { take } = actionsOf(s.board)
  const { least, most } = bounds(s, frame)
  const power = powersOf(s, frame)[frame.told] ?? frame.power
  return take[Math.max(least, Math.min(most, wantedOf(sv, frame, power)))]
}

function wantedOf(sv: Survey, frame: FrameOf<'compose'>, power: Power): number {
  const { s } = sv
  const stock = cuAt(s, frame.space, power)
  switch (frame.purpose) {
    case 'activation': {
      const total =
        sideOf(power) === LOYALIST ? cuAt(s, frame.space, LOYALIST) + cuAt(s, frame.space, BYZANTINE) : stock
      return takenAlong(sv, frame.leader, total) - frame.cu.reduce((all, each) => all + each, 0)
    }
    case 'sortie':
      return power === LOYALIST || power === BYZANTINE || power === USURPER ? insideAt(s, frame.space, power) : 0
    default:
      return stock
  }
}

export const activationBeneath = (s: State): FrameOf<'activation'> | undefined => {
  const frame = s.stack[s.stack.length - 2]
  return frame?.kind === 'activation' ? frame : undefined
}
