/** What a march is worth, in points of victory. */
import { HALVES, isInEmpire, NOBODY, PA, type Piece, WEST, type Zone } from '../board.ts'
import { mayRally, rallyCapacity } from '../rules/politics/rally.ts'
import {
  augustusOf,
  BARBARIAN,
  type Camp,
  controllerOf,
  faceOf,
  hasCrossed,
  isAugustus,
  landOf,
  otherCamp,
  put,
  ROMAN,
  ralliedTo,
  type State,
  setCrossed,
  smcLeft,
  statusOfPeople,
  unitsAt,
  usurperOf,
  WAR,
  whereIs,
} from '../state.ts'
import { blow, type Outlook, outlook, WOUND } from './battles.ts'
import type { Host, Route } from './routes.ts'
import { harvest, leaderWorth, type Situation, scores, situationOf, zoneValue } from './situation.ts'
import { type Weights, weights } from './weights.ts'

/** How a camp sees the map while it plans its marches. */
export interface Survey {
  readonly s: State
  readonly camp: Camp
  readonly sit: Situation
  readonly w: Weights
  /** By zone, for a weak and for a strong host: what lies within reach of it later. */
  readonly draw: readonly (readonly number[])[]
  /** How much the enemy can still do this year. */
  readonly fear: number
  /** Battles as they stand, by zone. */
  readonly known: Map<Zone, Outlook>
}

export interface Plan {
  readonly host: Host
  readonly route: Route
  /** By zone of the path: the unit that is left behind there; NOBODY. */
  readonly drops: readonly Piece[]
  readonly gain: number
  /** What it costs to leave, if it ends among enemies; null: it does not. */
  readonly attack: { readonly cost: number } | null
}

/** The PF above which a host looks for other prey than a raider. */
const STRONG = 11
const NEVER_MIND = 0.15

export function surveyFor(s: State, camp: Camp): Survey {
  const sit = situationOf(s)
  const draw = [6, 18].map((pf) => (camp === ROMAN ? huntingGrounds(s, sit, pf) : openLands(s, sit, pf)))
  const w = weights[camp]
  const fear = w.fear * (smcLeft(s, otherCamp(camp)) > 0 ? 1 : NEVER_MIND)
  return { s, camp, sit, w, draw, fear, known: new Map() }
}

/** How far away a zone still counts for something. */
const HORIZON = 6

/** By zone: the best of what the zones around it are worth, the nearer the better. */
function pull(s: State, worth: readonly number[]): number[] {
  const { board } = s
  const draw = new Array<number>(board.zones).fill(0)
  for (const to of board.everyZone) {
    if (worth[to] <= 0) continue
    const row = board.distance[to]
    for (const zone of board.everyZone) {
      if (row[zone] > HORIZON) continue
      const value = worth[to] / (1 + row[zone])
      if (value > draw[zone]) draw[zone] = value
    }
  }
  return draw
}

/** For the Barbarian: zones of the Empire that nobody scores for yet, and that such a host could take. */
function openLands(s: State, sit: Situation, pf: number): number[] {
  const worth: number[] = []
  for (const zone of s.board.everyZone) {
    const enemy = sit.pf[ROMAN][zone]
    const odds = enemy === 0 ? 1 : enemy * 1.2 <= pf ? 0.8 : enemy <= pf * 1.2 ? 0.3 : 0
    worth.push(sit.scoring[zone] > 0 ? 0 : zoneValue(s.board, zone) * odds)
  }
  return pull(s, worth)
}

/** For the Roman: enemies in the Empire whom such a host could beat. */
function huntingGrounds(s: State, sit: Situation, pf: number): number[] {
  const worth: number[] = []
  for (const zone of s.board.everyZone) {
    const enemy = sit.pf[BARBARIAN][zone]
    const odds = enemy === 0 ? 0 : enemy * 1.5 <= pf ? 1 : enemy <= pf ? 0.5 : 0.1
    const prey = odds === 0 ? 0 : preyAt(s, zone)
    worth.push((isInEmpire(s.board, zone) ? 1 + zoneValue(s.board, zone) + prey : 0.4 + prey) * odds)
  }
  return pull(s, worth)
}

/** How much it would hurt their peoples to lose the units there. */
function preyAt(s: State, zone: Zone): number {
  let prey = 0
  for (const unit of unitsAt(s, zone, BARBARIAN)) prey += WOUND * weights[ROMAN].peace * blow(s, unit, 0)
  return prey
}

const strengthOf = (s: State, pieces: readonly Piece[]): number => {
  let pf = 0
  for (const piece of pieces) if (piece >= s.board.leaders) pf += faceOf(s, piece).pf
  return pf
}

/** What a host would gain by that way. */
export function judge(v: Survey, host: Host, to: Zone, route: Route): Plan {
  const { s, camp, sit } = v
  const from = landOf(s, host.pieces[0])
  const pf = strengthOf(s, host.pieces)
  const drops = camp === BARBARIAN && host.leader !== NOBODY ? dropsOn(v, host, route) : NO_DROPS
  const staying = host.pieces.filter((piece) => !drops.includes(piece))
  const isAttack = sit.units[otherCamp(camp)][to] > 0
  let rest = duties(v, host, from, to) - departure(v, host.pieces, from) - 0.01 * route.path.length
  rest += pullAt(v, to, pf) - pullAt(v, from, pf)
  for (let i = 0; i < drops.length; i++) if (drops[i] !== NOBODY) rest += holding(v, [drops[i]], route.path[i])
  if (!isAttack) rest += dangerAt(v, from, sit.pf[camp][from]) - dangerAt(v, to, sit.pf[camp][to] + pf)
  const attack = isAttack && pf > 0 ? { cost: -rest } : null
  return { host, route, drops, gain: arrival(v, staying, to, route) + rest, attack }
}

/** What it brings that these land there from a fleet. */
export function worthOfLanding(v: Survey, pieces: readonly Piece[], to: Zone): number {
  const { s, camp, sit } = v
  const pf = strengthOf(s, pieces)
  const isAttack = sit.units[otherCamp(camp)][to] > 0
  const danger = isAttack ? 0 : dangerAt(v, to, sit.pf[camp][to] + pf)
  return arrival(v, pieces, to, { path: [to], crosses: false }) + pullAt(v, to, pf) - danger
}

/** Several hosts that fall upon one zone: the first of them to march, with what they gain as a whole. */
export function together(v: Survey, zone: Zone, plans: readonly Plan[]): Plan | undefined {
  const { s, camp, w } = v
  const ranked = [...plans].sort((a, b) => strengthOf(s, b.host.pieces) - strengthOf(s, a.host.pieces))
  const chosen: Plan[] = []
  const pieces: Piece[] = []
  let cost = 0
  for (const plan of ranked) {
    if (plan.host.pieces.some((piece) => pieces.includes(piece))) continue
    chosen.push(plan)
    pieces.push(...plan.host.pieces)
    cost += plan.attack?.cost ?? 0
    if (chosen.length < 2) continue
    const there = whileAllAt(s, pieces, zone, () => outlook(s, zone, camp))
    const before = v.sit.units[camp][zone] > 0 ? knownOutlook(v, zone).gain : 0
    if (there.wins >= w.odds + SURER) return { ...chosen[0], gain: there.gain - before - w.effort - cost }
    if (chosen.length === MOST) return undefined
  }
  return undefined
}

/** What is planned with several hosts should be safer, and simple. */
const SURER = 0.1
const MOST = 4

/** Looks at the map as if they all stood there, wherever they come from. */
function whileAllAt<T>(s: State, pieces: readonly Piece[], to: Zone, look: () => T): T {
  const from = pieces.map((piece) => whereIs(s, piece))
  for (const piece of pieces) put(s, piece, to)
  const seen = look()
  pieces.forEach((piece, i) => {
    put(s, piece, from[i])
  })
  return seen
}

const NO_DROPS: readonly Piece[] = []

function pullAt({ draw, w }: Survey, zone: Zone, pf: number): number {
  if (pf === 0) return 0
  return w.pull * draw[pf >= STRONG ? 1 : 0][zone]
}

/** What it brings that these pieces come there. */
function arrival(v: Survey, pieces: readonly Piece[], to: Zone, route: Route): number {
  const { s, camp, sit } = v
  const enemy = otherCamp(camp)
  if (!pieces.some((piece) => piece >= s.board.leaders)) return sit.pf[enemy][to] > 0 ? -4 : 0
  if (sit.units[enemy][to] === 0) return holding(v, pieces, to)
  const known = sit.units[camp][to] > 0 ? knownOutlook(v, to) : null
  const before = known?.gain ?? 0
  const there = whileAt(s, pieces, to, route.crosses, () => outlook(s, to, camp))
  const rally = rallyValue(v, pieces, to)
  if (rally > 0) return rally
  if (there.wins < v.w.odds) return -2
  const isSettled = known !== null && known.wins >= SURE
  return there.gain - before - v.w.effort - (isSettled ? v.w.spare : 0)
}

/** Who joins a battle that is as good as won is missed elsewhere. */
const SURE = 0.8

function knownOutlook({ s, camp, known }: Survey, zone: Zone): Outlook {
  let there = known.get(zone)
  if (there === undefined) {
    there = outlook(s, zone, camp)
    known.set(zone, there)
  }
  return there
}

/** Looks at the map as if they stood there. */
function whileAt<T>(s: State, pieces: readonly Piece[], to: Zone, crosses: boolean, look: () => T): T {
  const [from, crossed] = [whereIs(s, pieces[0]), hasCrossed(s, pieces[0])]
  for (const piece of pieces) {
    put(s, piece, to)
    setCrossed(s, piece, crosses)
  }
  const seen = look()
  for (const piece of pieces) {
    put(s, piece, from)
    setCrossed(s, piece, crossed)
  }
  return seen
}

/** UR-3.6.3-s: leaderless units that might join. */
function rallyValue({ s, sit }: Survey, pieces: readonly Piece[], to: Zone): number {
  const leader = pieces[0]
  if (leader >= s.board.leaders || ralliedTo(s, leader) === 0 || !mayRally(s, leader, to)) return 0
  const half = HALVES.find((each) => ralliedTo(s, leader) === 1 + each) ?? 0
  const chance = whileAt(s, pieces, to, false, () => rallyCapacity(s, half, to)) / 6
  const odds = whileAt(s, pieces, to, false, () => outlook(s, to, BARBARIAN))
  return chance * 0.2 * sit.pf[ROMAN][to] + (1 - chance) * odds.gain
}

/** What it is worth to stand in a zone without enemies. */
function holding(v: Survey, pieces: readonly Piece[], zone: Zone): number {
  const { s, camp, sit } = v
  if (camp === ROMAN) {
    const pf = sit.pf[ROMAN][zone]
    return guardValue(v, zone, pf + strengthOf(s, pieces)) - guardValue(v, zone, pf)
  }
  if (sit.scoring[zone] > 0 || !pieces.some((piece) => piece >= s.board.leaders && scores(s, piece))) return 0
  return zoneValue(s.board, zone) * v.w.years
}

/** For the Roman: what guards of that strength keep in a zone of the Empire. */
function guardValue({ s, sit, w }: Survey, zone: Zone, pf: number): number {
  const { board } = s
  if (pf === 0 || !isInEmpire(board, zone)) return 0
  const danger = sit.reach[BARBARIAN][zone] > 0 ? w.guard : w.watch
  return (zoneValue(board, zone) + (board.isCapital[zone] ? 1 : 0)) * danger * (pf / (pf + RAIDER))
}

/** The PF of a common raider, who has even odds against as many guards. */
const RAIDER = 5

/** What is lost where they leave. */
function departure(v: Survey, pieces: readonly Piece[], from: Zone): number {
  const { s, camp, sit } = v
  const units = pieces.filter((piece) => piece >= s.board.leaders)
  if (units.length === 0) return 0
  if (camp === ROMAN) {
    const pf = sit.pf[ROMAN][from]
    return guardValue(v, from, pf) - guardValue(v, from, pf - strengthOf(s, pieces)) + desertion(s, pieces, from)
  }
  const scoring = units.filter((unit) => scores(s, unit)).length
  let lost = scoring > 0 && scoring >= sit.scoring[from] ? zoneValue(s.board, from) * v.w.years : 0
  if (!isInEmpire(s.board, from)) lost += v.w.home * homes(s, units)
  return lost
}

/** UR-8.2.2-b: an Augustus who is left without palatini has no refuge. */
function desertion(s: State, pieces: readonly Piece[], from: Zone): number {
  const isLeft = (leader: Piece) => leader !== NOBODY && whereIs(s, leader) === from && !pieces.includes(leader)
  if (!HALVES.some((half) => isLeft(augustusOf(s, half)))) return 0
  const isGuard = (unit: Piece) => s.board.unit[unit].category === PA
  if (!pieces.some((piece) => piece >= s.board.leaders && isGuard(piece))) return 0
  return unitsAt(s, from, ROMAN).some((unit) => isGuard(unit) && !pieces.includes(unit)) ? 0 : 1.5
}

/** The last unit outside the Empire keeps a people from being pacified or federated as a whole. */
function homes(s: State, units: readonly Piece[]): number {
  const { people } = s.board.unit[units[0]]
  if (people === NOBODY || statusOfPeople(s, people) !== WAR) return 0
  const all = s.board.peoples[people].units.filter((unit) => whereIs(s, unit) >= 0)
  if (all.length < 2) return 0
  return all.some((unit) => !units.includes(unit) && !isInEmpire(s.board, whereIs(s, unit))) ? 0 : 1
}

/** What the enemy may do to a force of that strength. */
function dangerAt({ s, camp, sit, fear }: Survey, zone: Zone, pf: number): number {
  if (pf === 0) return 0
  const ratio = sit.reach[otherCamp(camp)][zone] / pf
  const odds = ratio < 0.7 ? 0 : ratio < 1 ? 0.15 : ratio < 1.5 ? 0.4 : 0.6
  return odds * fear * (0.06 * pf + 0.25 * zoneValue(s.board, zone))
}

/** Where certain leaders belong. */
function duties(v: Survey, { pieces }: Host, from: Zone, to: Zone): number {
  const { s, camp, sit } = v
  let gain = 0
  for (const leader of pieces) {
    if (leader >= s.board.leaders) break
    const enemy = otherCamp(camp)
    const isGuarded = sit.pf[camp][to] > 0 || pieces.some((piece) => piece >= s.board.leaders)
    if (!isGuarded && sit.reach[enemy][to] > 0) gain -= 0.3 * leaderWorth(s, leader)
    if (isAugustus(s, leader)) gain += throne(s, leader, to) - throne(s, leader, from)
    else if (ralliedTo(s, leader) !== 0) gain -= triumph(s, leader, to)
    else if (camp === ROMAN && pieces.length === 1) gain += command(v, leader, to) - command(v, leader, from)
  }
  return gain
}

/** UR-5-b: a usurpation that succeeds makes the camps change hands, which he who reaps the Empire does not want. */
function triumph(s: State, leader: Piece, to: Zone): number {
  if (harvest(s) < POOR) return 0
  const half = HALVES.find((each) => ralliedTo(s, leader) === 1 + each) ?? 0
  const { board } = s
  const isCity = to === board.refugeZone[half] || (half === WEST && to === board.roma)
  const isDuel =
    usurperOf(s, half) === leader && augustusOf(s, half) !== NOBODY && whereIs(s, augustusOf(s, half)) === to
  return isCity || isDuel ? 4 : 0
}

/** A year's points for zones below which a Barbarian would rather be the Roman. */
const POOR = 4

/** UR-10.2-b UR-3.6.6-a: an Augustus belongs into a capital of his half. */
function throne(s: State, augustus: Piece, zone: Zone): number {
  const half = HALVES.find((each) => augustusOf(s, each) === augustus) ?? 0
  const { board } = s
  let nearest = HORIZON
  for (const capital of board.capitals[half]) {
    if (controllerOf(s, capital) === ROMAN) nearest = Math.min(nearest, board.distance[zone][capital])
  }
  const refuge = board.refugeZone[half] === zone ? 0.5 : 0
  return (nearest === 0 ? 2.5 : 0) - 0.3 * nearest + refuge + (board.halfOf[zone] === half ? 0 : -2)
}

/** For a leader without units: those he could take over. */
function command({ s, sit }: Survey, leader: Piece, zone: Zone): number {
  const { cc } = s.board.leader[leader]
  const units = Math.min(cc, sit.units[ROMAN][zone])
  let others = 0
  for (const each of s.board.everyLeader) {
    if (each !== leader && whereIs(s, each) === zone && ralliedTo(s, each) === 0) others += s.board.leader[each].cc
  }
  return 0.12 * Math.max(0, Math.min(units, sit.units[ROMAN][zone] - others))
}

/** On the way raiders are left behind in open zones, the weakest first; one at least goes on to the end. */
function dropsOn(v: Survey, host: Host, { path }: Route): readonly Piece[] {
  const { s, sit } = v
  const units = host.pieces.filter((piece) => piece >= s.board.leaders && scores(s, piece))
  units.sort((a, b) => faceOf(s, a).pf - faceOf(s, b).pf)
  let left = units.length
  if (path.length < 2 || left < 2) return NO_DROPS
  const drops: Piece[] = []
  for (let i = 0; i + 1 < path.length; i++) {
    const zone = path[i]
    const isOpen = sit.scoring[zone] === 0 && sit.units[ROMAN][zone] === 0 && zoneValue(s.board, zone) > 0
    drops.push(isOpen && left > 1 ? units[units.length - left] : NOBODY)
    if (isOpen && left > 1) left--
  }
  return drops
}
