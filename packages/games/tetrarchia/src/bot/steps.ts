/** The steps of a plan: go somewhere and do one thing there, or go somewhere to stay. */

import type { Step } from '@tabularium/engine'
import { top } from '@tabularium/engine/machine'
import { ACCEPT, type Action, BLOCK, CALM, GIVE, POWER, SECURE, STAND, STRENGTHEN, SUBDUE, TAKE } from '../actions.ts'
import {
  DIOCLETIAN,
  type Emperor,
  EVERY_ARMY,
  EVERY_EMPEROR,
  linkBetween,
  NO_LINK,
  NONE,
  OUTER_REGIONS,
  type Province,
} from '../board.ts'
import { securedBorders } from '../rules/game-end.ts'
import { addMoves, revoltCost, seasFrom } from '../rules/roman-phase/move.ts'
import { sailVerdict } from '../rules/roman-phase/sail.ts'
import { callVerdict, giveVerdict, takeVerdict } from '../rules/variants.ts'
import {
  active,
  armyProvince,
  armyRegion,
  emperorProvince,
  handOf,
  ipLeft,
  isOnBoard,
  isPowerUsed,
  NO_TOKEN,
  otherEmperorAt,
  passingEmperor,
  REVOLT,
  regionHasRevolt,
  type State,
  tokenAt,
  UNREST,
  unrestInReserve,
} from '../state.ts'

type Steps = Step<Action>[]

export function steps(s: State): Steps {
  if (s.end !== null) return []
  switch (top(s).kind) {
    case 'fleets':
      return s.actions.fleet.map((fleet) => open([fleet]))
    case 'arrival':
      return arrivals(s)
    case 'roman-phase':
      return romanSteps(s)
    case 'combat':
      return hasSpareToken(s) ? [chance([ACCEPT]), chance([STRENGTHEN])] : [chance([ACCEPT])]
    case 'block':
      return hasSpareToken(s) ? [chance([STAND]), chance([BLOCK])] : [chance([STAND])]
    default:
      return []
  }
}

/** Whoever spends the tokens that the borders need can hold the Empire for ever and never win. */
function hasSpareToken(s: State): boolean {
  let tokensInHands = 0
  for (const e of EVERY_EMPEROR) tokensInHands += handOf(s, e)
  return tokensInHands > OUTER_REGIONS.length - securedBorders(s)
}

const open = (actions: readonly Action[]): Step<Action> => ({ actions, leads: 'on' })
const last = (actions: readonly Action[]): Step<Action> => ({ actions, leads: 'home' })
const chance = (actions: readonly Action[]): Step<Action> => ({ actions, leads: 'to-chance' })

function arrivals(s: State): Steps {
  const { arrive } = s.actions
  return [open([arrive[s.board.roma]]), open([arrive[s.board.capital[active(s)]]])]
}

function romanSteps(s: State): Steps {
  const found: Steps = []
  const way = journeys(s)
  addWorks(s, way, found)
  addAttacks(s, way, found)
  addStays(s, way, found)
  if (passingEmperor(s) === NONE) addFreeSteps(s, found)
  return found
}

/** Where the Emperor whose turn it is can go, at what cost, and by which province he comes there. */
interface Journeys {
  readonly cost: readonly number[]
  readonly by: readonly Province[]
}

const BEYOND = 99

function journeys(s: State): Journeys {
  const { size, provinces, reach, ways } = s.board
  const cost: number[] = Array.from({ length: size }, () => BEYOND)
  const by: Province[] = Array.from({ length: size }, () => NONE)
  const barred = armyCamps(s)
  if (isOnBoard(s, active(s))) cost[emperorProvince(s, active(s))] = 0
  for (let spent = 0; spent < ipLeft(s); spent++) {
    for (const from of provinces) {
      if (cost[from] !== spent) continue
      const seas = seasFrom(s, from)
      for (const to of reach[seas][from]) {
        const total = spent + ways[seas][from * size + to] + revoltCost(s, to)
        if (total <= ipLeft(s) && total < cost[to] && !barred.includes(to)) {
          cost[to] = total
          by[to] = from
        }
      }
    }
  }
  return { cost, by }
}

function armyCamps(s: State): Province[] {
  const camps: Province[] = []
  for (const army of EVERY_ARMY) if (armyRegion(s, army) !== NONE) camps.push(armyProvince(s, army))
  return camps
}

/** The moves of a journey, then what is done at its end. */
function travel(s: State, way: Journeys, to: Province, then?: Action): Action[] {
  const { move } = s.actions
  const actions = then === undefined ? [] : [then]
  for (let at = to; way.by[at] !== NONE; at = way.by[at]) actions.push(move[at])
  return actions.reverse()
}

function canStay(s: State, way: Journeys, at: Province): boolean {
  return way.cost[at] <= ipLeft(s) && otherEmperorAt(s, at, active(s)) === NONE
}

function addWorks(s: State, way: Journeys, found: Steps): void {
  for (const at of s.board.provinces) {
    if (!canStay(s, way, at)) continue
    const ip = ipLeft(s) - way.cost[at]
    if (tokenAt(s, at) === UNREST && ip >= 1) found.push(open(travel(s, way, at, SUBDUE)))
    if (tokenAt(s, at) === REVOLT && ip >= 2) found.push(open(travel(s, way, at, SUBDUE)))
    if (tokenAt(s, at) === REVOLT && ip >= 1 && unrestInReserve(s) > 0) found.push(open(travel(s, way, at, CALM)))
    if (isWorthSecuring(s, at, ip)) found.push(open(travel(s, way, at, SECURE)))
  }
}

/** TE-3.3-a TE-3.3-d. The printed token of a capital protects as well as his own would. */
function isWorthSecuring(s: State, at: Province, ip: number): boolean {
  if (tokenAt(s, at) !== NO_TOKEN || handOf(s, active(s)) === 0) return false
  if (s.board.isBorder[at]) return ip >= 2 && !regionHasRevolt(s, s.board.region[at])
  return ip >= 1 && s.board.printed[at] === NONE && hasSpareToken(s)
}

function addAttacks(s: State, way: Journeys, found: Steps): void {
  const { attack } = s.actions
  for (const camp of armyCamps(s)) {
    const toll = tokenAt(s, camp) === REVOLT ? 1 : 0
    for (const from of s.board.neighbours[camp]) {
      const link = linkBetween(s.board, from, camp)
      if (link === NO_LINK || !canStay(s, way, from) || way.cost[from] + link + toll > ipLeft(s)) continue
      found.push(chance(travel(s, way, from, attack[camp])))
    }
  }
}

function addStays(s: State, way: Journeys, found: Steps): void {
  for (const at of s.board.provinces) {
    if (way.by[at] !== NONE && canStay(s, way, at)) found.push(last(travel(s, way, at)))
  }
}

/** What can be done from anywhere: fleets and the variants' powers and favours. */
function addFreeSteps(s: State, found: Steps): void {
  const { sail, order } = s.actions
  for (const from of s.board.seas) {
    for (const to of s.board.seas) if (sailVerdict(s, from, to).ok) found.push(open([sail[from][to]]))
  }
  if (s.options.variants.length === 0) return
  if (callVerdict(s).ok && hasSpareToken(s)) found.push(open([POWER]))
  if (takeVerdict(s).ok) found.push(open([TAKE]))
  if (giveVerdict(s).ok) found.push(open([GIVE]))
  if (isPowerUsed(s) && active(s) === DIOCLETIAN) {
    for (const other of EVERY_EMPEROR) if (other !== DIOCLETIAN) addOrders(s, other, order[other], found)
  }
}

/** TE-6.1-b: one move of another Emperor, unless it would leave him in a third one's province. */
function addOrders(s: State, other: Emperor, orders: readonly Action[], found: Steps): void {
  const legal: Action[] = []
  addMoves(s, other, orders, legal)
  for (const order of legal) {
    if (order.kind === 'order' && otherEmperorAt(s, order.to, other) === NONE) found.push(open([order]))
  }
}
