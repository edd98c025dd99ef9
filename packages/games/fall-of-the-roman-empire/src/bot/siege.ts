/**
 * Hosts next to Rome, and what the Roman can do about them before they strike: leave a host alone, meet it with as many
 * Forces as beat it for sure, or throw a single Force at it, which holds it in place for a turn (FR-9-c).
 */
import type { Board } from '../board.ts'
import { chanceAt, oddsAt } from './chances.ts'

/** What the Roman has. */
export interface Garrison {
  /** Forces in Rome, with those that he could buy. */
  forces: number
  legions: number
  /** Legions that he could buy besides, each at the price of so many Forces. */
  moreLegions: number
  legionPrice: number
}

/** What comes of the best he can do. */
export interface Siege {
  /** That Rome falls to the strike. */
  danger: number
  /** Roman Forces spent. */
  lost: number
  legionsLost: number
  /** Forces that must stand in Rome. */
  needed: number
}

/** Ways to deal with a host. */
export const [LEFT_ALONE, BEATEN, HELD]: readonly [0, 1, 2] = [0, 1, 2]
const WAYS = 3

const MOST_HOSTS = 4
/** By the number of hosts. */
const ALL_WAYS = [1, 3, 9, 27, 81]
/** Of the Forces that beat a host at two to one, so many do not come back. */
const TOLL = 0.35

export class Hosts {
  count = 0
  readonly area = new Int32Array(MOST_HOSTS)
  readonly forces = new Float64Array(MOST_HOSTS)
  readonly riders = new Float64Array(MOST_HOSTS)
  /** Barbarians who could come to its help. */
  readonly support = new Float64Array(MOST_HOSTS)
  /** What the Roman does about each in the best plan found. */
  readonly dealt = new Uint8Array(MOST_HOSTS)

  clear(): void {
    this.count = 0
  }

  /** Where Rome has more borders than these, the last hosts count as one. */
  add(area: number, forces: number, riders: number, support: number): void {
    if (this.count === MOST_HOSTS) {
      this.forces[MOST_HOSTS - 1] += forces
      this.riders[MOST_HOSTS - 1] += riders
      return
    }
    this.area[this.count] = area
    this.forces[this.count] = forces
    this.riders[this.count] = riders
    this.support[this.count] = support
    this.count++
  }
}

/** The Forces that beat a host for sure: fewer than three to one, two with Cavalry. */
function enough(forces: number, riders: number): number {
  const help = riders > 1 ? 1 : riders
  return Math.floor((forces + riders) / (3 - help)) + 1
}

/** That Rome falls: exactly, where all numbers are whole. */
function dangerOf(board: Board, romans: number, forces: number, riders: number): number {
  if (forces <= 0) return 0
  if (romans < 0.5) return 1
  const whole = Number.isInteger(romans) && Number.isInteger(forces) && Number.isInteger(riders)
  if (whole) return oddsAt(board, romans, forces + riders, riders > 0, false, board.isRough[board.rome]).barbarian
  return chanceAt((forces + riders) / romans, riders)
}

/** What comes of one way to deal with all hosts. */
const tried = { left: 0, host: 0, riders: 0, lost: 0, legionsLost: 0, beaten: 0 }

/** Fills in `tried`; false: the Roman lacks the Legions or the Forces for it. */
function tryWay(hosts: Hosts, g: Garrison, way: number): boolean {
  let left = g.forces
  let legions = g.legions
  let host = 0
  let riders = 0
  let lost = 0
  let legionsLost = 0
  let beaten = 0
  for (let i = 0, rest = way; i < hosts.count; i++, rest = Math.floor(rest / WAYS)) {
    const deal = rest % WAYS
    if (deal !== BEATEN) riders += hosts.riders[i]
    if (deal === LEFT_ALONE) host += hosts.forces[i]
    else legions--
    if (deal === BEATEN) {
      const sent = enough(hosts.forces[i] + hosts.support[i], hosts.riders[i])
      left -= sent
      lost += TOLL * sent
      beaten += hosts.forces[i]
    }
    if (deal === HELD) {
      left--
      lost++
      legionsLost++
    }
  }
  if (legions < 0) left += legions * g.legionPrice
  if (legions < -g.moreLegions || left < 0) return false
  tried.left = left
  tried.host = host
  tried.riders = riders
  tried.lost = lost
  tried.legionsLost = legionsLost
  tried.beaten = beaten
  return true
}

/** Safety first, then what is spent, then what is won, all in Forces. */
const SAFETY = 100
const WON = 0.6

/** Tries every way to deal with the hosts; keeps the best in `hosts.dealt`. */
export function besiege(board: Board, hosts: Hosts, g: Garrison, into: Siege): void {
  let least = Number.POSITIVE_INFINITY
  let best = 0
  for (let way = 0; way < ALL_WAYS[hosts.count]; way++) {
    if (!tryWay(hosts, g, way)) continue
    const { left, host, riders, lost, legionsLost, beaten } = tried
    const danger = dangerOf(board, left, host, riders)
    const cost = SAFETY * danger + lost + g.legionPrice * legionsLost - WON * beaten
    if (cost >= least) continue
    least = cost
    best = way
    into.danger = danger
    into.lost = lost
    into.legionsLost = legionsLost
    into.needed = host <= 0 ? 0 : enough(host, riders)
  }
  for (let i = 0, rest = best; i < hosts.count; i++, rest = Math.floor(rest / WAYS)) hosts.dealt[i] = rest % WAYS
}
