/** Raids: where raiders start, and the way that plunders most. */
import { type Action, actionsOf } from '../actions.ts'
import { type Leader, NONE, type Space } from '../board.ts'
import type { FrameOf } from '../frames.ts'
import { shareSea, wayFor } from '../rules/map/reach.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  CITY,
  controlOf,
  cuAt,
  cuOfSide,
  faceOf,
  garrisonAt,
  hasFlag,
  isFortified,
  isInside,
  isTransit,
  isZone,
  LOYALIST,
  playerOf,
  powerOf,
  RIVER,
  ROMAN,
  STRAIT,
  type State,
  tribeOf,
  tribesAt,
  USURPER,
} from '../state.ts'
import { duel } from './assault.ts'
import { type Survey, takingWorth } from './survey.ts'
import { weights } from './weights.ts'

interface Trail {
  readonly at: Space
  readonly ap: number
  readonly gain: number
  readonly hope: number
  readonly actions: readonly Action[]
  readonly taken: readonly Space[]
  readonly hasSailed: boolean
}

export interface Raiding {
  readonly gain: number
  readonly actions: readonly Action[]
}

const WIDTH = 8
const RAID_AP = 10
const NAVAL_COST = 3

/** The chance that a Roman leader near by catches raiders in a space. */
function caught(sv: Survey, to: Space): number {
  const { s } = sv
  let escaped = 1
  for (const way of s.board.ways[to]) {
    if (way.type === RIVER || way.type === STRAIT) continue
    for (const leader of sv.leaders[way.to]) {
      const power = powerOf(s, leader)
      if (playerOf(power) !== ROMAN || isInside(s, leader)) continue
      const side = power === ALLIED ? ALLIED : LOYALIST
      if (cuOfSide(s, way.to, side) === 0) continue
      const needed = 6 - faceOf(s, leader).tactical - (power !== ALLIED && way.type === 0 ? 1 : 0)
      escaped *= 1 - Math.max(0, Math.min(1, (7 - needed) / 6)) * 0.6
      break
    }
  }
  return 1 - escaped
}

const foesAt = (s: State, space: Space): number =>
  cuOfSide(s, space, LOYALIST) + cuAt(s, space, USURPER) + cuAt(s, space, ALLIED) + garrisonAt(s, space)

class RaidSearch {
  readonly #sv: Survey
  readonly #cu: number
  readonly #leader: Leader
  readonly #mods: readonly string[]
  readonly #cities: readonly Space[]

  constructor(sv: Survey, cu: number, leader: Leader, mods: readonly string[], cities: readonly Space[]) {
    this.#sv = sv
    this.#cu = cu
    this.#leader = leader
    this.#mods = mods
    this.#cities = cities
  }

  from(at: Space, ap: number, hasSailed = false): Raiding {
    let edge: Trail[] = [{ at, ap, gain: 0, hope: 1, actions: [], taken: [], hasSailed }]
    let best: Raiding = { gain: 0, actions: [] }
    for (let depth = 0; depth < RAID_AP && edge.length > 0; depth++) {
      const next: Trail[] = []
      for (const trail of edge) this.#extend(trail, next)
      next.sort((a, b) => this.#promise(b) - this.#promise(a))
      edge = next.slice(0, WIDTH)
      for (const trail of edge) {
        const value = this.#ending(trail)
        if (value > best.gain) best = { gain: value, actions: trail.actions }
      }
    }
    return best
  }

  /** More can be taken with the AP that are left. */
  #promise({ at, gain, ap, hope }: Trail): number {
    return gain + hope * 0.03 * ap + (takingWorth(this.#sv, at, 1) > 0 ? 0.05 : 0)
  }

  /** BG-14.1.2-p BG-9.0-n: nobody ends under an enemy's walls, nor unled in an enemy's space. */
  #ending({ at, gain, hope, taken }: Trail): number {
    const { s } = this.#sv
    const isHostile = areEnemies(controlOf(s, at), BARBARIANS) && !taken.includes(at)
    if (!isHostile) return gain
    return gain - hope * this.#cu * weights.cu[BARBARIANS] * (isFortified(s, at) ? 3 : 0.7)
  }

  #extend(trail: Trail, into: Trail[]): void {
    const { s } = this.#sv
    const { board } = s
    const { at, ap } = trail
    if (ap > 0) this.#take(trail, into)
    for (const { to } of board.ways[at]) {
      const way = wayFor(s, at, to, this.#mods)
      if (way === undefined || way.cost > ap || to === board.easternEmpire) continue
      this.#enter(trail, to, way.cost, way.type, actionsOf(board).to[to], into)
    }
    if (board.seas[at] === 0 || trail.hasSailed || ap < NAVAL_COST || !this.#isSeafaring()) return
    for (const to of board.everySpace) {
      if (!shareSea(s, at, to) || takingWorth(this.#sv, to, 1) <= 0 || foesAt(s, to) > 0) continue
      this.#enter({ ...trail, hasSailed: true }, to, NAVAL_COST, 4, actionsOf(board).sail[to], into)
    }
  }

  #isSeafaring(): boolean {
    if (this.#leader === NONE) return false
    const { s } = this.#sv
    const { id } = s.board.tribes[tribeOf(s, this.#leader)]
    return ['jutes', 'angles', 'saxons'].includes(id) || (id === 'vandals' && hasFlag(s, 'genseric'))
  }

  #take(trail: Trail, into: Trail[]): void {
    const { s } = this.#sv
    const { at, taken, gain, hope } = trail
    if (taken.includes(at) || isTransit(s, at) || isZone(s, at) || isFortified(s, at)) return
    if (!areEnemies(controlOf(s, at), BARBARIANS) || tribesAt(s, at).length > 0) return
    const won = hope * (takingWorth(this.#sv, at, 1) + 0.01)
    const actions = [...trail.actions, actionsOf(s.board).option.control]
    into.push({ ...trail, ap: trail.ap - 1, gain: gain + won, actions, taken: [...taken, at] })
  }

  #enter(trail: Trail, to: Space, cost: number, via: 0 | 1 | 2 | 3 | 4, action: Action, into: Trail[]): void {
    const sv = this.#sv
    const { s } = sv
    let { gain, hope } = trail
    const mine = weights.cu[BARBARIANS]
    const isWall = isFortified(s, to) && areEnemies(controlOf(s, to), BARBARIANS)
    const foes = foesAt(s, to)
    if (foes > 0) {
      if (cuAt(s, to, USURPER) > 0) return
      const tactical = this.#leader === NONE ? 0 : faceOf(s, this.#leader).tactical
      const { win, attackersLose } = duel(sv, { power: BARBARIANS, cu: this.#cu, tactical, via }, to)
      if (win < 0.55) return
      gain += hope * (win * 0.1 - attackersLose * mine)
      hope *= win
    }
    const danger = caught(sv, to)
    gain -= hope * danger * this.#cu * mine * 0.8
    hope *= 1 - 0.8 * danger
    if (isWall) {
      const isFresh = s.board.kind[to] === CITY && !this.#cities.includes(to) && !trail.taken.includes(to)
      if (isFresh) gain += hope * weights.plunder
      gain -= hope * mine * 0.17
      hope *= this.#cu > 1 ? 1 : 0.83
    }
    const ap = trail.ap - cost
    if (isWall && ap <= 0) return
    const taken = isWall ? [...trail.taken, to] : trail.taken
    into.push({ at: to, ap, gain, hope, actions: [...trail.actions, action], taken, hasSailed: trail.hasSailed })
  }
}

/** BG-14.1.2-f: a leader goes with them who can sail; others stay with their people. */
function raidLeader(sv: Survey, from: Space): Leader {
  const { s } = sv
  if (s.board.seas[from] === 0) return NONE
  for (const leader of sv.leaders[from]) {
    if (powerOf(s, leader) !== BARBARIANS) continue
    const { id } = s.board.tribes[tribeOf(s, leader)]
    if (['jutes', 'angles', 'saxons'].includes(id) || (id === 'vandals' && hasFlag(s, 'genseric'))) return leader
  }
  return NONE
}

/** CU of which a space can spare some: a Tribal Marker is not left alone. */
function spareAt(sv: Survey, space: Space): number {
  const { s } = sv
  const cu = cuAt(s, space, BARBARIANS)
  return tribesAt(s, space).length > 0 && sv.reach[ROMAN][space] > 0 ? cu - 1 : cu
}

export interface RaidPlan {
  readonly gain: number
  readonly from: Space
  readonly leader: Leader
}

/** How far from the nearest prey it is worth to look for raiders. */
const FAR = 5

/** The best place for one raider to start. */
export function bestRaid(sv: Survey, spaces: readonly Space[], frame: Partial<FrameOf<'raid'>> = {}): RaidPlan {
  let best: RaidPlan = { gain: 0, from: NONE, leader: NONE }
  for (const from of spaces) {
    if (spareAt(sv, from) <= 0 || !isNearPrey(sv, from)) continue
    const leader = raidLeader(sv, from)
    const found = new RaidSearch(sv, 1, leader, frame.mods ?? [], frame.cities ?? []).from(from, RAID_AP)
    if (found.gain > best.gain) best = { gain: found.gain, from, leader }
  }
  return { ...best, gain: best.gain }
}

function isNearPrey({ s }: Survey, from: Space): boolean {
  const row = s.board.distance[from]
  for (const to of s.board.everySpace) {
    const holder = controlOf(s, to)
    if (row[to] <= FAR && (holder === LOYALIST || holder === ALLIED)) return true
  }
  return s.board.seas[from] !== 0
}

/** What raiders under way do: a run of orders. */
export function raidOrders(sv: Survey, raid: FrameOf<'raid'>): readonly Action[] {
  const { option } = actionsOf(sv.s.board)
  const { current } = raid
  if (current === null) return [option.done]
  const { force, at, ap, hasSailed } = current
  const search = new RaidSearch(sv, force.cu[BARBARIANS], force.leader, raid.mods, raid.cities)
  const found = search.from(at, ap, hasSailed)
  return found.actions.length > 0 ? found.actions : [option.done]
}

export const raidStarts = (s: State): Space[] => s.board.everySpace.filter((space) => cuAt(s, space, BARBARIANS) > 0)
