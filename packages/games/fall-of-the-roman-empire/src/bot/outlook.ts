/** The strikes to come, turn by turn: who could stand before Rome, and how many Forces could have been bought by then. */
import { CAVALRY, FORCE, FORT, LEGION, WALL } from '../board.ts'
import { upkeep as owed } from '../rules/expenditure.ts'
import { availableOf, countAt, pointsOf, type State } from '../state.ts'
import { chanceAt } from './chances.ts'
import type { Moment } from './moment.ts'
import type { Prospective } from './prospective.ts'
import { gather, spreadOf, supportOf } from './roads.ts'
import { settle } from './settling.ts'
import { BEATEN, besiege, type Garrison, Hosts, type Siege } from './siege.ts'
import type { Weights } from './weights.ts'

const hosts = new Hosts()
const garrison: Garrison = { forces: 0, legions: 0, moreLegions: 0, legionPrice: 0 }
const siege: Siege = { danger: 0, lost: 0, legionsLost: 0, needed: 0 }

/** Of a host that the Roman beats: those who are not there, or get away. */
const HOST_LEFT = 0.15
const RIDERS_LEFT = 0.3
/** Legions that he could buy in a turn beside Forces. */
const MOST_LEGIONS_BOUGHT = 2
/** Past so many, a Legion is worth less. */
const ENOUGH_LEGIONS = 3
const SPARE_LEGION = 0.25
/** A Cavalry in the first round counts for this many Forces. */
const RIDER_WORTH = 3
/** So that nothing is divided by nothing. */
const SOMEBODY = 0.2

/** What the Roman has to live on. */
interface Means {
  /** Points, when what is due has been paid. */
  cash: number
  /** What a turn brings, less its upkeep. */
  net: number
  /** Forces outside Rome. */
  abroad: number
  legions: number
}

function meansOf(s: State, p: Prospective, now: Moment): Means {
  const { areas, rome, value } = s.board
  let income = 0
  let upkeep = 0
  let abroad = 0
  let legions = 0
  for (const a of areas) {
    income += value[a] * p.held[a]
    const built = p.held[a] > 0 ? countAt(s, FORT, a) + countAt(s, WALL, a) : 0
    upkeep += p.romans[a] + p.legions[a] + built * p.held[a]
    if (a !== rome) abroad += p.romans[a]
    legions += p.legions[a]
  }
  return { cash: pointsOf(s) - now.dues * owed(s), net: income - upkeep, abroad, legions }
}

/** The next strike: the hosts next to Rome, against what the Roman can still do. Returns the chance that Rome falls to it. */
function nextStrike(s: State, p: Prospective, now: Moment, { cash, net }: Means, w: Weights): number {
  const { board } = s
  const { rome, price } = board
  hosts.clear()
  for (const n of board.neighbours[rome]) {
    if (!now.fights && p.pinned[n] === 1) continue
    if (p.barbarians[n] + p.cavalry[n] > 0) hosts.add(n, p.barbarians[n], p.cavalry[n], supportOf(p, n, w))
  }
  const money = now.buys ? cash + now.incomes * net : 0
  garrison.forces = p.romans[rome] + (money > 0 ? money / price[FORCE] : 0)
  garrison.legions = now.marches ? p.legions[rome] : 0
  garrison.legionPrice = price[LEGION] / price[FORCE]
  garrison.moreLegions = now.buys ? Math.min(availableOf(s, LEGION), MOST_LEGIONS_BOUGHT) : 0
  besiege(board, hosts, garrison, siege)
  removeBeaten(p)
  return now.fights ? underPressure(siege.danger, w) : siege.danger
}

function removeBeaten(p: Prospective): void {
  for (let i = 0; i < hosts.count; i++) {
    if (hosts.dealt[i] !== BEATEN) continue
    p.barbarians[hosts.area[i]] *= HOST_LEFT
    p.cavalry[hosts.area[i]] *= RIDERS_LEFT
  }
}

/** Hosts next to Rome are a threat even where there is an answer to them. */
function underPressure(danger: number, w: Weights): number {
  let forces = 0
  let riders = 0
  for (let i = 0; i < hosts.count; i++) {
    forces += hosts.forces[i]
    riders += hosts.riders[i]
  }
  if (forces <= 0) return danger
  return mixed(danger, (forces + RIDER_WORTH * riders) / (garrison.forces + SOMEBODY), w.pressure)
}

/** A chance by the table, softened by so much: better odds are worth something before they decide anything. */
const mixed = (chance: number, ratio: number, soft: number) => chance * (1 - soft) + (soft * ratio) / (ratio + 2)

/** Strike by strike to the end: the chance that Rome outlives them. */
export function outlook(s: State, p: Prospective, now: Moment, strikes: number, w: Weights): number {
  const means = meansOf(s, p, now)
  settle(p, strikes, means.cash, w.settling)
  const strike = nextStrike(s, p, now, means, w)
  gather(p, strikes, now.fights ? 0 : 1)
  return (1 - strike) * (1 - laterDanger(s, p, now, strikes, means, w))
}

/** How dangerous the strikes after the next one are: the worst of them, and all. */
function laterDanger(s: State, p: Prospective, now: Moment, strikes: number, means: Means, w: Weights): number {
  if (strikes < 2) return 0
  const { rome, mix, price } = s.board
  const { legions } = means
  const more = siege.needed - p.romans[rome]
  const net = means.net - (more > 0 ? w.drain * more : 0)
  const before = means.cash + now.incomes * means.net
  const home = p.romans[rome] - siege.lost - garrison.legionPrice * siege.legionsLost
  const command =
    w.legion * (legions < ENOUGH_LEGIONS ? legions : ENOUGH_LEGIONS + SPARE_LEGION * (legions - ENOUGH_LEGIONS))
  const many = 1 + w.spread * spreadOf(p)
  let worst = 0
  let sum = 0
  let trust = 1
  for (let t = 2; t <= strikes; t++) {
    trust *= w.patience
    const host = many * Math.min(s.options.barbarianForces, p.hosts[t] + w.arrivals * (t - 2))
    const riders = Math.min(mix[CAVALRY], p.riders[t] + (t - 2) / 6)
    const money = before + (t - 1) * net + p.earned[t]
    const own = Math.min(mix[FORCE] - means.abroad, home + money / price[FORCE])
    const defence = Math.max(SOMEBODY, own + w.relief * p.relief[t] + command)
    const ratio = (host + riders) / defence
    const danger = host <= 0 ? 0 : trust * mixed(chanceAt(ratio, riders), ratio, w.slope)
    if (danger > worst) worst = danger
    sum += danger
  }
  return w.worst * worst + ((1 - w.worst) * sum) / (strikes - 1)
}
