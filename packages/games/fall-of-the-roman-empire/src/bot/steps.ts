/** The runs of actions worth trying, for each question. */
import type { Seat, Step } from '@tabularium/engine'
import { type Action, DONE, PAY } from '../actions.ts'
import {
  type Area,
  BARBARIAN,
  type BarbarianCounter,
  CAVALRY,
  FORCE,
  FORT,
  LEGION,
  ROMAN_COUNTERS,
  WALL,
} from '../board.ts'
import { BARBARIANS, ROMAN } from '../options.ts'
import { isPinned, mostMoving, moveVerdict } from '../rules/barbarian-movement.ts'
import { fewestCavalryLost, mostCavalryLost } from '../rules/conflict/losses.ts'
import { rideVerdict } from '../rules/conflict/ride.ts'
import { payVerdict, upkeep } from '../rules/expenditure.ts'
import { buyVerdict } from '../rules/purchase.ts'
import { canMarch, fewestForces, mostForces } from '../rules/roman-movement.ts'
import {
  availableOf,
  countAt,
  type FrameOf,
  forcesAt,
  frame,
  hasFort,
  hasWall,
  pointsOf,
  type State,
  unmovedAt,
} from '../state.ts'

type Steps = Step<Action>[]

const on = (...actions: readonly Action[]): Step<Action> => ({ actions, leads: 'on' })
const home = (...actions: readonly Action[]): Step<Action> => ({ actions, leads: 'home' })
const times = (n: number, action: Action): readonly Action[] => new Array<Action>(n).fill(action)

/** A turn has several phases of each side; each is closed by itself. */
export function close(s: State, seat: Seat): Action | undefined {
  if (s.end !== null) return undefined
  switch (frame(s).kind) {
    case 'expenditure':
      return seat === ROMAN && payVerdict(s).ok ? PAY : undefined
    case 'purchase':
    case 'roman-movement':
      return seat === ROMAN ? DONE : undefined
    case 'barbarian-movement':
    case 'ride':
      return seat === BARBARIANS ? DONE : undefined
    default:
      return undefined
  }
}

export function steps(s: State): readonly Step<Action>[] {
  if (s.end !== null) return []
  const top = frame(s)
  switch (top.kind) {
    case 'set-up':
      return s.board.routes.map((at) => home({ kind: 'place', at }))
    case 'expenditure':
      return disbandings(s)
    case 'purchase':
      return purchases(s)
    case 'entry':
      return entries(s, top)
    case 'roman-movement':
      return marches(s)
    case 'march':
      return numbers(fewestForces(s, top.from), mostForces(s, top.from))
    case 'barbarian-movement':
      return moves(s)
    case 'host':
      return numbers(1, mostMoving(s, top.from))
    case 'losses':
      return losses(s, top)
    case 'ride':
      return rides(s)
    default:
      return []
  }
}

/** All Barbarians come by one way: to try every two ways takes playouts a third of their time. */
export function glances(s: State): readonly Step<Action>[] {
  const top = frame(s)
  if (s.end !== null || top.kind !== 'entry') return steps(s)
  return s.board.routes.map((at) => ({ actions: times(top.left, { kind: 'enter', at }), leads: leadsAfterEntry(s) }))
}

/** One counter, or as many Forces as are too many; where that would be a long way, step by step, asked again each time. */
function disbandings(s: State): Steps {
  const found: Steps = []
  const short = upkeep(s) - pointsOf(s)
  const leads = short > MOST_AT_ONCE ? 'home' : 'on'
  for (const counter of ROMAN_COUNTERS) {
    for (const at of s.board.areas) {
      const number = countAt(s, counter, at)
      if (number === 0 || (counter === FORCE && isLastOfGarrison(s, at))) continue
      const action: Action = { kind: 'disband', counter, at }
      found.push({ actions: [action], leads })
      if (counter === FORCE && short > 1 && number > short) found.push(on(...times(short, action)))
    }
  }
  return found
}

/** As many as a plan has steps for. */
const MOST_AT_ONCE = 4

/** FR-10-j: what sheltered it would die. Better disband that, and the Force goes with it (FR-5-e). */
function isLastOfGarrison(s: State, at: Area): boolean {
  return at !== s.board.rome && forcesAt(s, at) === 1
}

function purchases(s: State): Steps {
  const found: Steps = []
  const { rome, areas } = s.board
  const legion: Action = { kind: 'buy', counter: LEGION, at: rome }
  forceful(s, pointsOf(s), [], found)
  if (buyVerdict(s, LEGION, rome).ok) {
    found.push(on(legion))
    // To march out at once, which pays neither without a Legion nor without Forces.
    if (countAt(s, LEGION, rome) === 0) forceful(s, pointsOf(s) - s.board.price[LEGION], [legion], found)
  }
  for (const counter of [WALL, FORT] as const) {
    for (const at of areas) {
      if (buyVerdict(s, counter, at).ok) found.push(on({ kind: 'buy', counter, at }))
    }
  }
  return found
}

/** So many Forces more, after what is bought first. */
function forceful(s: State, money: number, first: readonly Action[], found: Steps): void {
  const { rome, price } = s.board
  const most = Math.min(availableOf(s, FORCE), Math.floor(money / price[FORCE]))
  const force: Action = { kind: 'buy', counter: FORCE, at: rome }
  for (let n = 1; n <= most; n++) found.push(on(...first, ...times(n, force)))
}

/** Where the Roman has no Legion to march with, the Barbarian is asked on, and plans his movement with his entry. */
const leadsAfterEntry = (s: State): Step<Action>['leads'] => (canMarch(s) ? 'home' : 'on')

/** All in one area, or half of them in a second. */
function entries(s: State, { left }: FrameOf<'entry'>): Steps {
  const found: Steps = []
  const { routes } = s.board
  const leads = leadsAfterEntry(s)
  const half = Math.floor(left / 2)
  for (const at of routes) {
    found.push({ actions: times(left, { kind: 'enter', at }), leads })
    if (half === 0) continue
    for (const other of routes) {
      if (other === at) continue
      const actions = [...times(left - half, { kind: 'enter', at }), ...times(half, { kind: 'enter', at: other })]
      found.push({ actions, leads })
    }
  }
  return found
}

function numbers(fewest: number, most: number): Steps {
  const found: Steps = []
  for (let number = fewest; number <= most; number++) found.push(on({ kind: 'with', number }))
  return found
}

function marches(s: State): Steps {
  const found: Steps = []
  for (const from of s.board.areas) {
    if (unmovedAt(s, LEGION, from) === 0) continue
    const fewest = fewestForces(s, from)
    const most = mostForces(s, from)
    for (const to of s.board.neighbours[from]) {
      const march: Action = { kind: 'march', from, to }
      for (const number of escorts(fewest, most)) {
        if (leavesToDie(s, from, to, number)) continue
        found.push(fewest === most ? on(march) : on(march, { kind: 'with', number }))
      }
    }
  }
  return found
}

/** FR-10-j: a Legion that goes to an empty area alone, or a Fort or Wall whose last Force goes away. */
function leavesToDie(s: State, from: Area, to: Area, number: number): boolean {
  if (number === 0 && forcesAt(s, to) === 0) return true
  return number > 0 && number === forcesAt(s, from) && (hasFort(s, from) || hasWall(s, from))
}

/** Of many Forces, not every number is worth a thought. */
function escorts(fewest: number, most: number): readonly number[] {
  const found: number[] = []
  for (let n = fewest; n <= most; n++) {
    if (n < fewest + 3 || n > most - 3 || n % 2 === 0) found.push(n)
  }
  return found
}

/** A host moves: one action, or two where a number is asked for. */
function hostMove(s: State, from: Area, to: Area, number: number): readonly Action[] {
  const move: Action = { kind: 'move', counter: BARBARIAN, from, to }
  return mostMoving(s, from) > 1 ? [move, { kind: 'with', number }] : [move]
}

const canMove = (s: State, counter: BarbarianCounter, from: Area, to: Area) => moveVerdict(s, counter, from, to).ok

function moves(s: State): Steps {
  const found: Steps = []
  for (const to of s.board.areas) gatherings(s, to, found)
  return found
}

/** To one area: each host by itself, all of them, all of them with the Cavalry, Cavalry alone. */
function gatherings(s: State, to: Area, found: Steps): void {
  const hosts: Action[] = []
  const riders: Action[] = []
  let sources = 0
  for (const from of s.board.neighbours[to]) {
    const number = isPinned(s, from) ? 0 : mostMoving(s, from)
    if (number > 0) {
      const all = hostMove(s, from, to, number)
      found.push(on(...all))
      if (number > 1) found.push(on(...hostMove(s, from, to, Math.floor(number / 2))))
      if (number > 3) found.push(on(...hostMove(s, from, to, number - 1)))
      hosts.push(...all)
      sources++
    }
    if (!canMove(s, CAVALRY, from, to)) continue
    const ride: Action = { kind: 'move', counter: CAVALRY, from, to }
    found.push(on(ride))
    riders.push(...times(unmovedAt(s, CAVALRY, from), ride))
  }
  // FR-2-a: an empty Rome falls to the first host, and nothing can follow.
  if (sources > 0 && to === s.board.rome && forcesAt(s, to) === 0) return
  if (sources > 1) found.push(on(...hosts))
  if (sources > 0 && riders.length > 0) found.push(on(...riders, ...hosts))
  if (forcesAt(s, to) > 0 && riders.length > 1) found.push(on(...riders))
}

/** FR-10-n: the conflict goes on after the choice. */
function losses(s: State, { at, number }: FrameOf<'losses'>): Steps {
  const found: Steps = []
  const most = mostCavalryLost(s, at, number)
  for (let cavalry = fewestCavalryLost(s, at, number); cavalry <= most; cavalry++) {
    found.push({ actions: [{ kind: 'lose', forces: number - cavalry, cavalry }], leads: 'to-chance' })
  }
  return found
}

function rides(s: State): Steps {
  const found: Steps = []
  for (const from of s.board.areas) {
    if (unmovedAt(s, CAVALRY, from) === 0) continue
    for (const to of s.board.neighbours[from])
      if (rideVerdict(s, from, to).ok) found.push(on({ kind: 'ride', from, to }))
  }
  return found
}
