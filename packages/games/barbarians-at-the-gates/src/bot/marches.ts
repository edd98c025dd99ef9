/** Forced marches: CU go where they are wanted, one by one. */
import { type Action, actionsOf } from '../actions.ts'
import { NONE, type Space } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import { enemyCuAt } from '../rules/map/enemies.ts'
import { NAVAL_COST } from '../rules/map/reach.ts'
import {
  ALLIED,
  controlOf,
  cuAt,
  isTransit,
  isZone,
  LOYALIST,
  POWERS,
  type Power,
  playerOf,
  powerOf,
  ROMAN,
  type State,
  sideOf,
} from '../state.ts'
import type { Fields } from './activations.ts'
import { guardsNeeded } from './goals.ts'
import { commandAt, cuWorth } from './placing.ts'
import type { Survey } from './survey.ts'

export interface March {
  readonly gain: number
  readonly from: Space
  readonly power: Power
}

const REACH = 6

/** BG-14.2-d to BG-14.2-g: a space that such CU may pass through. */
function mayPass(s: State, power: Power, to: Space): boolean {
  if (isZone(s, to) || enemyCuAt(s, to, power) > 0) return false
  if (isTransit(s, to)) return true
  const holder = controlOf(s, to)
  const side = sideOf(power)
  return (
    holder === side || (side === ALLIED && holder === LOYALIST) || (side === LOYALIST && holder === ALLIED && s.passage)
  )
}

function mayStay(sv: Survey, power: Power, at: Space): boolean {
  const { s } = sv
  const side = sideOf(power)
  if (isTransit(s, at) || isZone(s, at) || controlOf(s, at) !== side) return false
  if (POWERS.some((other) => sideOf(other) !== side && cuAt(s, at, other) > 0)) return false
  return sv.leaders[at].every((leader) => sideOf(powerOf(s, leader)) === side)
}

interface Target {
  readonly to: Space
  readonly first: Action
}

/** Everywhere a CU can go with so many AP, with the first step of the way. */
function targets(s: State, power: Power, from: Space, ap: number): Target[] {
  const { ways, seas, everySpace } = s.board
  const left = new Map<Space, number>([[from, ap]])
  const first = new Map<Space, Action>()
  const queue: Space[] = [from]
  const reach = (at: Space, to: Space, cost: number, action: Action): void => {
    const rest = (left.get(at) ?? 0) - cost
    if (rest < 0 || (left.get(to) ?? -1) >= rest || !mayPass(s, power, to)) return
    left.set(to, rest)
    first.set(to, at === from ? action : (first.get(at) ?? action))
    queue.push(to)
  }
  const actions = actionsOf(s.board)
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]
    for (const { to, cost } of ways[at]) reach(at, to, cost, actions.to[to])
    if (seas[at] === 0 || (left.get(at) ?? 0) < NAVAL_COST) continue
    for (const to of everySpace)
      if (to !== at && (seas[at] & seas[to]) !== 0) reach(at, to, NAVAL_COST, actions.sail[to])
  }
  return [...first].map(([to, action]) => ({ to, first: action }))
}

/** What a CU is worth where it stands, to those who would lose it. */
function stayWorth(sv: Survey, field: readonly number[], at: Space, power: Power): number {
  const { s } = sv
  const there = cuAt(s, at, power)
  const guards = guardsNeeded(sv, at, playerOf(power))
  const led = commandAt(sv, at, power)
  const army = led >= 0 ? (0.06 + 0.03 * led) * (there <= 8 ? 1 : 0.5) + 0.05 * field[at] : 0
  return army + (there <= guards ? 0.02 + (sv.exposed[at] ? 0.5 : 0.2) * sv.worth[at] : 0)
}

function bestFrom(
  sv: Survey,
  field: readonly number[],
  from: Space,
  power: Power,
  ap: number,
): { gain: number; first?: Action } {
  let best: { gain: number; first?: Action } = { gain: 0 }
  const here = stayWorth(sv, field, from, power)
  for (const { to, first } of targets(sv.s, power, from, ap)) {
    if (!mayStay(sv, power, to)) continue
    const gain = cuWorth(sv, field, to, power) - 0.16 - here
    if (gain > best.gain) best = { gain, first }
  }
  return best
}

/** The CU whose march gains most. */
export function bestMarch(
  sv: Survey,
  fields: Fields,
  powers: readonly Power[],
  ap = REACH,
  frame?: FrameOf<'marching'>,
): March {
  const { s } = sv
  let best: March = { gain: 0.03, from: NONE, power: LOYALIST }
  for (const from of s.board.everySpace) {
    for (const power of powers) {
      const marched =
        frame?.marched.reduce((n, each) => (each.space === from && each.power === power ? n + each.cu : n), 0) ?? 0
      if (cuAt(s, from, power) - marched <= 0) continue
      const { gain } = bestFrom(sv, fields.of(power), from, power, ap)
      if (gain > best.gain) best = { gain, from, power }
    }
  }
  return best.from === NONE ? { ...best, gain: 0 } : best
}

export function marchNow(sv: Survey, fields: Fields, frame: FrameOf<'marching'>): Action {
  const { s } = sv
  const { to, power: powers, option } = actionsOf(s.board)
  const { current, origin } = frame
  if (current !== null) {
    const found = bestFrom(sv, fields.of(current.power), current.at, current.power, current.ap)
    const isMoved = current.ap < frame.reach
    return found.first === undefined || (isMoved && found.gain < 0.02) ? option.done : found.first
  }
  const best = bestMarch(sv, fields, frame.powers, frame.reach, frame)
  if (origin !== NONE) {
    const held = frame.powers.filter((power) => cuAt(s, origin, power) > 0)
    return powers[held.includes(best.power) ? best.power : held[0]]
  }
  return best.from === NONE ? option.done : to[best.from]
}

export const MARCHING: readonly (readonly Power[])[] = [[0, 1, 4], [2]]
export { ROMAN }
