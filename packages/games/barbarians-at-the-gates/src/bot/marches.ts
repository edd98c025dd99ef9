/** Forced marches: CU go where they are wanted, one by one. */
import { type Action, actionsOf } from '../actions.ts'
import { NONE, type Space } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import { enemyCuAt } from '../rules/map/enemies.ts'
import { NAVAL_COST } from '../rules/map/reach.ts'
import {
  ALLIED,
  BYZANTINE,
  controlOf,
  cuAt,
  isTransit,
  isZone,
  LOYALIST,
  POWERS,
  type Power,
  powerOf,
  type State,
  sideOf,
  USURPER,
} from '../state.ts'
import type { Fields } from './activations.ts'
import { cuWorth } from './placing.ts'
import type { Survey } from './survey.ts'

/** One CU and the way it goes. */
export interface March {
  readonly gain: number
  readonly from: Space
  readonly power: Power
  readonly path: readonly Action[]
}

const REACH = 6
/** A march for less than this is not worth the trouble. */
const LEAST = 0.06

/** BG-14.2-b */
export const MARCHING: readonly (readonly Power[])[] = [[LOYALIST, BYZANTINE, ALLIED], [USURPER]]

/** BG-14.2-d to BG-14.2-g: a space that such CU may pass through. */
function mayPass(s: State, power: Power, to: Space): boolean {
  if (isZone(s, to) || enemyCuAt(s, to, power) > 0) return false
  if (isTransit(s, to)) return true
  const holder = controlOf(s, to)
  const side = sideOf(power)
  if (holder === side || (side === ALLIED && holder === LOYALIST)) return true
  return side === LOYALIST && holder === ALLIED && s.passage
}

function mayStay(sv: Survey, power: Power, at: Space): boolean {
  const { s } = sv
  const side = sideOf(power)
  if (isTransit(s, at) || isZone(s, at) || controlOf(s, at) !== side) return false
  if (POWERS.some((other) => sideOf(other) !== side && cuAt(s, at, other) > 0)) return false
  return sv.leaders[at].every((leader) => sideOf(powerOf(s, leader)) === side)
}

interface Stop {
  readonly at: Space
  readonly left: number
  readonly before: Stop | undefined
  readonly action: Action | undefined
}

/** Everywhere a CU can go with so many AP, the cheapest way to each. */
function stopsOf(s: State, power: Power, from: Space, ap: number): Stop[] {
  const { ways, seas, ports } = s.board
  const actions = actionsOf(s.board)
  const best = new Map<Space, number>([[from, ap]])
  const stops: Stop[] = [{ at: from, left: ap, before: undefined, action: undefined }]
  const reach = (before: Stop, to: Space, cost: number, action: Action): void => {
    const left = before.left - cost
    if (left < 0 || (best.get(to) ?? -1) >= left || !mayPass(s, power, to)) return
    best.set(to, left)
    stops.push({ at: to, left, before, action })
  }
  for (let i = 0; i < stops.length; i++) {
    const stop = stops[i]
    for (const { to, cost } of ways[stop.at]) reach(stop, to, cost, actions.to[to])
    if (stop.left < NAVAL_COST) continue
    for (const sea of [1, 2] as const) {
      if ((seas[stop.at] & sea) === 0) continue
      for (const to of ports[sea]) if (to !== stop.at) reach(stop, to, NAVAL_COST, actions.sail[to])
    }
  }
  return stops
}

const pathTo = (stop: Stop): Action[] => {
  const path: Action[] = []
  for (let each: Stop | undefined = stop; each?.action !== undefined; each = each.before) path.unshift(each.action)
  return path
}

/** By power: what one more CU is worth in each space. */
class Wants {
  readonly #sv: Survey
  readonly #fields: Fields
  readonly #wants = new Map<Power, readonly number[]>()

  constructor(sv: Survey, fields: Fields) {
    this.#sv = sv
    this.#fields = fields
  }

  at(space: Space, power: Power): number {
    let wants = this.#wants.get(power)
    if (wants === undefined) {
      const field = this.#fields.of(power)
      wants = this.#sv.s.board.everySpace.map((each) => cuWorth(this.#sv, field, each, power))
      this.#wants.set(power, wants)
    }
    return wants[space]
  }

  /** What is lost where a CU leaves. */
  without(space: Space, power: Power): number {
    return cuWorth(this.#sv, this.#fields.of(power), space, power, 1)
  }
}

function bestFrom(sv: Survey, wants: Wants, from: Space, power: Power, ap: number): March {
  let found: Stop | undefined
  let most = 0
  const here = wants.without(from, power)
  for (const stop of stopsOf(sv.s, power, from, ap)) {
    if (stop.before === undefined || !mayStay(sv, power, stop.at)) continue
    const gain = wants.at(stop.at, power) - here
    if (gain <= most) continue
    most = gain
    found = stop
  }
  return { gain: most, from, power, path: found === undefined ? [] : pathTo(found) }
}

/** The marches that gain something, best first. */
export function marchesOf(
  sv: Survey,
  fields: Fields,
  powers: readonly Power[],
  ap = REACH,
  marched: FrameOf<'marching'>['marched'] = [],
): March[] {
  const { s } = sv
  const wants = new Wants(sv, fields)
  const found: March[] = []
  for (const from of s.board.everySpace) {
    for (const power of powers) {
      const done = marched.reduce((n, each) => (each.space === from && each.power === power ? n + each.cu : n), 0)
      if (cuAt(s, from, power) - done <= 0) continue
      const best = bestFrom(sv, wants, from, power, ap)
      if (best.gain > LEAST) found.push(best)
    }
  }
  return found.sort((a, b) => b.gain - a.gain)
}

/** What so many CU gain by marching; each finds less than the one before. */
export function marchWorth(marches: readonly March[], number: number): number {
  let [all, share] = [0, 1]
  for (const { gain } of marches.slice(0, number)) {
    all += share * gain
    share *= 0.8
  }
  return all
}

/** One CU after the other: from where, and its whole way. */
export function marchNow(sv: Survey, fields: Fields, frame: FrameOf<'marching'>): readonly Action[] {
  const { s } = sv
  const { to, power: powers, option } = actionsOf(s.board)
  const { current, origin } = frame
  if (current !== null) {
    const best = bestFrom(sv, new Wants(sv, fields), current.at, current.power, current.ap)
    // Nothing is said beyond the last step: who has no AP left is asked no more.
    return best.path.length > 0 ? best.path : [option.done]
  }
  const [best] = marchesOf(sv, fields, frame.powers, frame.reach, frame.marched)
  if (origin !== NONE) {
    const held = frame.powers.filter((power) => cuAt(s, origin, power) > 0)
    return [powers[best !== undefined && held.includes(best.power) ? best.power : held[0]]]
  }
  if (best === undefined) return [option.done]
  const several = frame.powers.filter((power) => cuAt(s, best.from, power) > 0).length > 1
  return [to[best.from], ...(several ? [powers[best.power]] : []), ...best.path]
}
