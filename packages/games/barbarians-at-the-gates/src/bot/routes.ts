/** What an activated leader can do with his AP: every way worth looking at, and what it brings. */
import { type Action, actionsOf } from '../actions.ts'
import { type Leader, NONE, type Space } from '../board.ts'
import type { Muster } from '../kinds.ts'
import { enemyCuAt } from '../rules/map/enemies.ts'
import { isAtPeace, type Mover, mayEnter, mayLeave, maySail } from '../rules/map/entering.ts'
import { navalCost, sailVerdict, wayFor } from '../rules/map/reach.ts'
import { LEAST_BESIEGERS } from '../rules/map/siege.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  besiegerOf,
  cardsLeft,
  controlOf,
  cuOfSide,
  isBesieged,
  isFortified,
  isInside,
  isTransit,
  isZone,
  LOYALIST,
  NAVAL,
  type Player,
  type Power,
  powerOf,
  ROMAN,
  type State,
  sideOf,
  type Via,
} from '../state.ts'
import { assault, tribeWorth } from './assault.ts'
import { siegeChance } from './clash.ts'
import { captives, guardsNeeded, pointsNeeded } from './goals.ts'
import { postureOf } from './posture.ts'
import { type Survey, takingWorth } from './survey.ts'
import { weights } from './weights.ts'

/** A Force that may set out. */
export interface Host {
  readonly leader: Leader
  readonly power: Power
  readonly player: Player
  readonly at: Space
  readonly cu: number
  readonly muster: Muster
  readonly tactical: number
  readonly mods: readonly string[]
  /** By space: what draws a great host there, and one of its own size. */
  readonly field: readonly number[]
  readonly prospects: readonly number[]
}

/** A place on a way, with what has been gained so far. */
interface Label {
  readonly at: Space
  readonly ap: number
  readonly gain: number
  /** The chance to have come so far. */
  readonly hope: number
  readonly cu: number
  readonly hasSailed: boolean
  readonly isEnd: boolean
  readonly before: Label | undefined
  readonly action: Action | undefined
}

export interface Route {
  readonly gain: number
  readonly actions: readonly Action[]
}

export interface Routes {
  /** By AP: the best that can be done with so many; undefined: nothing worth it. */
  readonly best: readonly (Route | undefined)[]
}

const MOST_LABELS = 220
const MOST_AP = 10
const AP_STEPS = 16
const SIEGE_COST = 2

export function routesOf(sv: Survey, host: Host, ap: number, owes = false): Routes {
  const start: Label = {
    at: host.at,
    ap,
    gain: 0,
    hope: 1,
    cu: host.cu,
    hasSailed: false,
    isEnd: false,
    before: undefined,
    action: undefined,
  }
  return new Search(sv, host, start, owes).run()
}

class Search {
  readonly #sv: Survey
  readonly #s: State
  readonly #host: Host
  readonly #mover: Mover
  /** By space and AP: the most that was gained there. */
  readonly #seen: Float64Array
  readonly #labels: Label[]
  readonly #home: number
  readonly #owes: boolean
  readonly #isBesieging: boolean

  constructor(sv: Survey, host: Host, start: Label, owes: boolean) {
    this.#sv = sv
    this.#s = sv.s
    this.#host = host
    this.#mover = { power: host.power, leader: host.leader, leaders: [host.leader], cu: host.muster }
    this.#labels = [start]
    this.#seen = new Float64Array(sv.s.board.everySpace.length * AP_STEPS).fill(Number.NEGATIVE_INFINITY)
    this.#isBesieging = isBesieging(sv.s, host)
    this.#home = this.#isBesieging ? this.#siegeWorth(host.at, 0, 1) : postureOf(sv, host, host.at, host.cu)
    this.#owes = owes
  }

  run(): Routes {
    const [start] = this.#labels
    const best: (Route | undefined)[] = new Array(MOST_AP + 1).fill(undefined)
    const most = new Array<number>(MOST_AP + 1).fill(0.02)
    const ends: (Label | undefined)[] = new Array(MOST_AP + 1).fill(undefined)
    for (let i = 0; i < this.#labels.length && i < MOST_LABELS; i++) {
      const label = this.#labels[i]
      if (i > 0) {
        const used = start.ap - label.ap
        const posture = label.isEnd ? 0 : label.hope * postureOf(this.#sv, this.#host, label.at, label.cu)
        const value = label.gain + posture - this.#home
        if (value > most[used] && this.#mayEnd(label)) {
          most[used] = value
          ends[used] = label
        }
      }
      if (!label.isEnd) this.#expand(label)
    }
    let top: Route | undefined
    for (let used = 0; used <= MOST_AP; used++) {
      const end = ends[used]
      if (end !== undefined && (top === undefined || most[used] > top.gain)) {
        top = { gain: most[used], actions: actionsTo(end) }
      }
      best[used] = top
    }
    return { best }
  }

  /** BG-10.2.3-d: Right of Passage is no right to stay. */
  #mayEnd({ at }: Label): boolean {
    return sideOf(this.#host.power) !== LOYALIST || controlOf(this.#s, at) !== ALLIED
  }

  #add(label: Label): void {
    if (!label.isEnd) {
      const key = label.at * AP_STEPS + label.ap
      if (this.#seen[key] >= label.gain) return
      this.#seen[key] = label.gain
    }
    this.#labels.push(label)
  }

  #expand(label: Label): void {
    const s = this.#s
    const due = this.#owes && label.before === undefined ? 1 : 0
    this.#siegeHere(label, due)
    if (isBesieged(s, label.at) && isInside(s, this.#host.leader) && label.at === this.#host.at) return
    this.#takeControl(label, due)
    for (const { to } of s.board.ways[label.at]) {
      const way = wayFor(s, label.at, to, this.#host.mods)
      if (way !== undefined && way.cost + due <= label.ap) this.#go(label, to, way.type, way.cost + due)
    }
    this.#sail(label, due)
  }

  /** A siege that is going on where he stands. */
  #siegeHere(label: Label, due: number): void {
    if (label.before !== undefined || !this.#isBesieging) return
    const { at, hope, cu, hasSailed } = label
    const rolls = Math.floor((label.ap - due) / SIEGE_COST)
    const action = actionsOf(this.#s.board).option.siege
    for (let n = 1; n <= rolls; n++) {
      const gain = this.#siegeWorth(at, n, 1)
      const ap = label.ap - due - n * SIEGE_COST
      this.#labels.push({ at, ap, gain, hope, cu, hasSailed, isEnd: true, before: label, action })
    }
  }

  /** What a siege of so many rolls brings, and what may come of it later. */
  #siegeWorth(at: Space, rolls: number, hope: number): number {
    const { board } = this.#s
    const { power, player } = this.#host
    const modifier = power === BARBARIANS || power === 4 ? 0 : 1
    const points = pointsNeeded(this.#s, at)
    const now = siegeChance(board, points, rolls, modifier)
    // The roll of the Control Phase, and those of activations to come.
    const more = 1 + Math.min(4, cardsLeft(this.#s, player))
    const later = siegeChance(board, points, rolls + more, modifier) - now
    const prize = takingWorth(this.#sv, at, player, true) + captives(this.#sv, at, power, false)
    return hope * ((now + 0.5 * later) * prize + 0.05 - 0.4 * rolls * weights.cu[power])
  }

  #takeControl(label: Label, due: number): void {
    const s = this.#s
    const { at } = label
    if (label.ap < 1 + due || isTransit(s, at) || isZone(s, at) || isFortified(s, at)) return
    if (!areEnemies(controlOf(s, at), this.#host.power) || this.#sv.marker[at] !== NONE) return
    if (hasTaken(label, at)) return
    const gain = label.gain + label.hope * (takingWorth(this.#sv, at, this.#host.player) + 0.01)
    const action = actionsOf(s.board).option.control
    const { hope, cu, hasSailed } = label
    this.#add({ at, ap: label.ap - 1 - due, gain, hope, cu, hasSailed, isEnd: false, before: label, action })
  }

  #go(label: Label, to: Space, via: Via, cost: number): void {
    const s = this.#s
    if (label.before?.at === to && label.action?.kind !== 'option') return
    if (label.before === undefined && !mayLeave(s, this.#mover, label.at, to).ok) return
    if (!mayEnter(s, this.#mover, to).ok) return
    const action = via === NAVAL ? actionsOf(s.board).sail[to] : actionsOf(s.board).to[to]
    const foes = enemyCuAt(s, to, this.#host.power)
    let { gain, hope, cu } = label
    let ap = label.ap - cost
    const hasSailed = label.hasSailed || via === NAVAL
    if (cu === 0) {
      if (foes === 0) this.#add({ at: to, ap, gain, hope, cu, hasSailed, isEnd: false, before: label, action })
      return
    }
    if (foes > 0 && !isAtPeace(s, to)) {
      const fight = assault(this.#sv, this.#host, cu, to, via)
      if (fight === undefined) return
      gain += hope * fight.gain
      hope *= fight.win
      cu = fight.left
      ap = Math.max(0, ap - 1)
    }
    if (isFortified(s, to) && areEnemies(controlOf(s, to), this.#host.power)) {
      if (cu < LEAST_BESIEGERS) return
      for (let rolls = Math.floor(ap / SIEGE_COST); rolls >= 0; rolls--) {
        const won = gain + this.#siegeWorth(to, rolls, hope)
        const left = ap - rolls * SIEGE_COST
        this.#add({ at: to, ap: left, gain: won, hope, cu, hasSailed, isEnd: true, before: label, action })
      }
      return
    }
    // BG-2.4.2.6-a: leaders without CU are displaced.
    if (foes === 0) gain += hope * captives(this.#sv, to, this.#host.power, false)
    gain += hope * this.#overrun(to)
    cu = Math.min(10, cu + spareAt(this.#sv, this.#host, to))
    this.#add({ at: to, ap, gain, hope, cu, hasSailed, isEnd: false, before: label, action })
  }

  /** BG-10.4.3-a: a marker in the open has to go. */
  #overrun(to: Space): number {
    const { power, player } = this.#host
    const marker = this.#sv.marker[to]
    if (marker === NONE || power === BARBARIANS || player !== ROMAN || to === this.#s.board.furtherEast) return 0
    if (controlOf(this.#s, to) !== BARBARIANS) return 0
    return 0.6 * tribeWorth(this.#sv, marker) + takingWorth(this.#sv, to, player)
  }

  #sail(label: Label, due: number): void {
    const s = this.#s
    const { host } = { host: this.#host }
    const cost = navalCost(host.mods) + due
    if (s.board.seas[label.at] === 0 || label.hasSailed || label.ap < cost || !maySail(s, host.leader).ok) return
    const least = 0.6 * (host.field[label.at] + 0.1)
    for (const to of s.board.everySpace) {
      if ((s.board.seas[label.at] & s.board.seas[to]) === 0 || to === label.at) continue
      if (host.field[to] < least && !(this.#sv.unwatched[to] && s.board.isCapital[to])) continue
      if (!sailVerdict(s, label.at, to, host.muster[BARBARIANS] > 0).ok) continue
      this.#go(label, to, NAVAL, cost)
    }
  }
}

/** Friends in a space who may come along: those whom nobody leads, and who need not stay. */
export function spareAt(sv: Survey, { leader, power, player, at, cu }: Host, to: Space): number {
  const { s } = sv
  const isLed = sv.leaders[to].some((other) => other !== leader && powerOf(s, other) === power)
  if (isLed || besiegerOf(s, to) !== undefined) return 0
  const others = cuOfSide(s, to, sideOf(power)) - (to === at ? cu : 0)
  return Math.max(0, others - guardsNeeded(sv, to, player))
}

/** BG-13.1.1-d: he besieges the space where he stands, with enough CU to go on. */
function isBesieging(s: State, { at, power, leader }: Host): boolean {
  const besieger = besiegerOf(s, at)
  if (besieger === undefined || sideOf(besieger) !== sideOf(power) || isInside(s, leader)) return false
  return cuOfSide(s, at, sideOf(power)) >= LEAST_BESIEGERS
}

function hasTaken(label: Label, at: Space): boolean {
  for (let each: Label | undefined = label; each !== undefined; each = each.before) {
    if (each.at === at && each.action?.kind === 'option' && each.action.option === 'control') return true
  }
  return false
}

function actionsTo(label: Label): Action[] {
  const actions: Action[] = []
  for (let each: Label | undefined = label; each?.action !== undefined; each = each.before) actions.unshift(each.action)
  return actions
}
