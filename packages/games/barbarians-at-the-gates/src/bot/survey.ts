/** The map at a glance: what spaces are worth, who stands where, and who can strike where. */
import { type Leader, NONE, type Space, type Tribe } from '../board.ts'
import { isRomanProvince } from '../rules/map/control.ts'
import { waveLevel } from '../rules/map/wave.ts'
import { scenarioOf } from '../rules/victory.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIAN,
  BARBARIANS,
  barbarianTribes,
  CITY,
  CULTIVATED,
  cardsLeft,
  controlOf,
  cuAt,
  cuOfSide,
  faceOf,
  fortAt,
  garrisonAt,
  isBesieged,
  isInside,
  isOnMap,
  LOYALIST,
  markerAt,
  NO_FORT,
  type Player,
  playerOf,
  powerOf,
  ROMAN,
  type State,
  sideOf,
  sideOfLeader,
  USURPER,
  vpOf,
  whereIs,
} from '../state.ts'
import { weights } from './weights.ts'
import { isRomans, turnsLeft, worths } from './worths.ts'

export interface Survey {
  readonly s: State
  /** How many scorings are still to come, and how many of them count. */
  readonly turns: number
  readonly horizon: number
  /** By space: what it is worth to the ROMAN player to hold it. */
  readonly worth: readonly number[]
  /** By space: the leaders there. */
  readonly leaders: readonly (readonly Leader[])[]
  /** By space: the Tribal Marker there, or one of them; NONE. */
  readonly marker: readonly Tribe[]
  /** By player, then by space: the strongest Force that could come there soon. */
  readonly reach: readonly [readonly number[], readonly number[]]
  /** By space: a Tribal Marker could migrate there this turn if nobody stood there. */
  readonly exposed: readonly boolean[]
  /** By space: raiders could come in there from beyond the border. */
  readonly gate: readonly boolean[]
  /** By space: a Loyalist leader is wanted there, and in all of Britanniae or Africa there is none. */
  readonly unwatched: readonly boolean[]
  /** What the end of a usurpation would bring the ROMAN player. */
  readonly reunion: number
  /** By player: how likely what he takes in the open now is still his when it counts. */
  readonly lasting: readonly [number, number]
}

const NOBODY: readonly Leader[] = []

function leadersBySpace(s: State): (readonly Leader[])[] {
  const found = new Array<readonly Leader[]>(s.board.everySpace.length).fill(NOBODY)
  for (const leader of s.board.everyLeader) {
    const at = whereIs(s, leader)
    if (at >= 0) found[at] = found[at] === NOBODY ? [leader] : [...found[at], leader]
  }
  return found
}

function markers(s: State): Tribe[] {
  const found = new Array<Tribe>(s.board.everySpace.length).fill(NONE)
  for (const tribe of s.board.everyTribe) if (markerAt(s, tribe) >= 0) found[markerAt(s, tribe)] = tribe
  return found
}

/** How far a led Force strikes, in connections. */
const STRIKE = 3
const MOST_MOVING = 10

/** The strength of a leader's Force: its CU and his tactics. */
export function forceOf(s: State, leader: Leader): number {
  const cu = Math.min(MOST_MOVING, cuOfSide(s, whereIs(s, leader), sideOf(powerOf(s, leader))))
  return cu === 0 ? 0 : cu + faceOf(s, leader).tactical
}

function reaches(s: State): [number[], number[]] {
  const { everySpace, everyLeader, distance } = s.board
  const reach: [number[], number[]] = [
    new Array<number>(everySpace.length).fill(0),
    new Array<number>(everySpace.length).fill(0),
  ]
  for (const leader of everyLeader) {
    const at = whereIs(s, leader)
    if (at < 0 || isInside(s, leader)) continue
    const force = forceOf(s, leader)
    if (force === 0) continue
    const mine = reach[playerOf(powerOf(s, leader))]
    const row = distance[at]
    for (const to of everySpace) {
      const felt = row[to] <= 1 ? force : row[to] <= STRIKE ? 0.8 * force : 0
      if (felt > mine[to]) mine[to] = felt
    }
  }
  return reach
}

const hasEnemies = (s: State, space: Space): boolean =>
  garrisonAt(s, space) > 0 ||
  cuOfSide(s, space, LOYALIST) > 0 ||
  cuAt(s, space, USURPER) > 0 ||
  cuAt(s, space, ALLIED) > 0

/** Where Tribal Markers could go this turn, over spaces where nobody stops them. */
function exposure(s: State): boolean[] {
  const exposed = new Array<boolean>(s.board.everySpace.length).fill(false)
  const far = waveLevel(s)
  if (far === 0) return exposed
  for (const tribe of barbarianTribes(s)) {
    const home = markerAt(s, tribe)
    if (isBesieged(s, home)) continue
    let edge: Space[] = [home]
    for (let step = 0; step < far; step++) {
      const next: Space[] = []
      for (const from of edge) {
        for (const to of s.board.near[from]) {
          if (fortAt(s, to) !== NO_FORT || exposed[to]) continue
          exposed[to] = true
          if (!hasEnemies(s, to) && s.board.kind[to] !== CITY) next.push(to)
        }
      }
      edge = next
    }
  }
  return exposed
}

/** BG-2.3.2-i BG-2.3.2-j */
function unwatched(s: State): readonly boolean[] {
  const { isInBritanniae, isInAfrica, everySpace } = s.board
  const regions = [isInBritanniae, isInAfrica].filter((region) => !isWatched(s, region))
  return everySpace.map((space) => regions.some((region) => region[space]))
}

/** Somebody of the Loyalists is in a region, but for one who may leave it. */
export const isWatched = (s: State, region: readonly boolean[], but?: Leader): boolean =>
  s.board.everyLeader.some(
    (leader) =>
      leader !== but && isOnMap(s, leader) && region[whereIs(s, leader)] && sideOfLeader(s, leader) === LOYALIST,
  )

/** Raiders farther away do not count. */
const RAIDERS_NEAR = 3

/** Roman spaces that border on land of the Barbarians with raiders near by. */
function gates(s: State): boolean[] {
  const { everySpace, near, distance } = s.board
  const bands = everySpace.filter((space) => cuAt(s, space, BARBARIANS) > 0)
  return everySpace.map((space) => {
    if (!isRomans(s, space) || !near[space].some((to) => controlOf(s, to) === BARBARIANS)) return false
    return bands.some((band) => distance[band][space] <= RAIDERS_NEAR)
  })
}

/** The provinces that would be Roman if all that the Usurper holds were Loyalist. */
function reunionOf(s: State, horizon: number): number {
  let gained = 0
  for (const { capital, counting } of s.board.provinces) {
    const seat = controlOf(s, capital)
    if (seat !== USURPER && seat !== LOYALIST && seat !== ALLIED) continue
    let [romans, usurpers] = [0, 0]
    for (const space of counting) {
      if (isRomans(s, space)) romans++
      else if (controlOf(s, space) === USURPER) usurpers++
    }
    const isNow = seat !== USURPER && romans * 2 > counting.length
    if (!isNow && (romans + usurpers) * 2 > counting.length) gained++
  }
  return gained * horizon * (isBehind(s) ? URGENT : 1)
}

/** What nothing else can bring in time. */
const URGENT = 1.6

/** The ROMAN player would lose if all stayed as it is. */
function isBehind(s: State): boolean {
  return vpOf(s) + turnsLeft(s) * (romanProvinces(s) - PIVOT) < scenarioOf(s).victory.romanWinsAt
}

/** BG-5.6-a */
const PIVOT = 7

export function surveyOf(s: State): Survey {
  const turns = turnsLeft(s)
  const horizon = Math.min(turns, weights.horizon)
  return {
    s,
    turns,
    horizon,
    worth: worths(s, horizon),
    leaders: leadersBySpace(s),
    marker: markers(s),
    reach: reaches(s),
    exposed: exposure(s),
    gate: gates(s),
    unwatched: unwatched(s),
    lasting: [1 / (1 + 0.12 * cardsLeft(s, BARBARIAN)), 1 / (1 + 0.12 * cardsLeft(s, ROMAN))],
    reunion: reunionOf(s, horizon),
  }
}

export const romanProvinces = (s: State): number =>
  s.board.everyProvince.reduce((n, province) => (isRomanProvince(s, province) ? n + 1 : n), 0)

/** What it is worth to a player that a space comes to one of his powers. */
export function takingWorth({ s, worth, lasting }: Survey, space: Space, player: Player, isStormed = false): number {
  const holder = controlOf(s, space)
  const kind = s.board.kind[space]
  const lasts = kind === CITY ? 0.5 + 0.5 * lasting[player] : lasting[player]
  if (player === ROMAN) {
    if (isRomans(s, space)) return 0
    // What is taken back too soon is plundered again.
    return lasts * worth[space] - (kind === CULTIVATED && holder === BARBARIANS ? weights.plunder * (1 - lasts) : 0)
  }
  if (holder === LOYALIST || holder === ALLIED) return lasts * worth[space] + sackOf(s, space, isStormed)
  return holder === USURPER ? sackOf(s, space, isStormed) : 0
}

/** BG-13.7-a BG-14.1.1-f: what the Barbarians plunder with it, in points. */
export function sackOf(s: State, space: Space, isStormed: boolean): number {
  const holder = controlOf(s, space)
  if (holder !== LOYALIST && holder !== USURPER) return 0
  const kind = s.board.kind[space]
  if (kind === CITY) return isStormed ? 3 * weights.plunder : 0
  return kind === CULTIVATED ? weights.plunder : 0
}

/** The best tactical rating of those leaders in a space who are enemies of a power, outside a garrison. */
export function tacticsAgainst({ s, leaders }: Survey, space: Space, power: number): number {
  let best = 0
  for (const leader of leaders[space]) {
    const his = powerOf(s, leader)
    if (isInside(s, leader) || !areEnemies(his, power as typeof LOYALIST)) continue
    best = Math.max(best, faceOf(s, leader).tactical)
  }
  return best
}

export const opponentReach = (sv: Survey, player: Player, space: Space): number =>
  sv.reach[player === ROMAN ? BARBARIAN : ROMAN][space]
