/** The stratagem Migration: a whole people goes to one zone, with 4 PM, under the Barbarian for the rest of the year. */
import { type Action, actionsOf, DONE } from '../actions.ts'
import { isInEmpire, NOBODY, type People, type Piece, type Zone } from '../board.ts'
import { mayMigrationRest, meetingZones } from '../rules/movement/march/migration.ts'
import { headOf } from '../rules/peoples/alliance.ts'
import {
  BARBARIAN,
  bloc,
  clone,
  FOEDERATI,
  faceOf,
  hasMoved,
  isOnLand,
  landOf,
  PEACE,
  put,
  ROMAN,
  type State,
  setMigrating,
  statusOfPeople,
} from '../state.ts'
import { outlook } from './battles.ts'
import { type Host, hostsOf, type Route, routesOf } from './routes.ts'
import { type Situation, scores, situationOf, zoneValue } from './situation.ts'
import { weights } from './weights.ts'

interface Meeting {
  readonly zone: Zone
  readonly gain: number
}

/** So few PF change nothing, wherever they go. */
const LEAST_PF = 8

/** What it is worth, in points, that a people migrates to the best zone for it. */
export function migrationWorth(s: State, people: People): number {
  if (s.migrating !== NOBODY || headOf(s, people) !== people || statusOfPeople(s, people) === PEACE) return 0
  const units = unitsOf(s, people)
  if (strengthOf(s, units) < LEAST_PF) return 0
  const then = clone(s)
  setMigrating(then, people)
  return bestMeeting(then)?.gain ?? 0
}

/** Its units on land, its allies' too. */
const unitsOf = (s: State, people: People): readonly Piece[] =>
  bloc(s, people).flatMap((each) => s.board.peoples[each].units.filter((unit) => isOnLand(s, unit)))

const strengthOf = (s: State, units: readonly Piece[]): number => units.reduce((pf, unit) => pf + faceOf(s, unit).pf, 0)

/** Where the people that migrates does best; undefined: there is no zone where all could meet. */
function bestMeeting(s: State): Meeting | undefined {
  const units = unitsOf(s, s.migrating)
  const sit = situationOf(s)
  const left = leaving(s, sit, units)
  let best: Meeting | undefined
  for (const zone of meetingZones(s)) {
    const gain = left + coming(s, sit, units, zone)
    if (best === undefined || gain > best.gain) best = { zone, gain }
  }
  return best
}

/** The Barbarian scores no more where his own units have gone; the Roman misses his Foederati where they stood guard. */
function leaving(s: State, sit: Situation, units: readonly Piece[]): number {
  const isFederate = statusOfPeople(s, s.migrating) === FOEDERATI
  let worth = 0
  for (const zone of new Set(units.map((unit) => landOf(s, unit)))) {
    const there = units.filter((unit) => landOf(s, unit) === zone)
    if (isFederate) worth += guardsMissed(s, sit, strengthOf(s, there), zone)
    else if (there.filter((unit) => scores(s, unit)).length >= sit.scoring[zone])
      worth -= zoneValue(s.board, zone) * weights[BARBARIAN].years
  }
  return worth
}

/** The PF of a common raider. */
const RAIDER = 5

function guardsMissed({ board }: State, sit: Situation, pf: number, zone: Zone): number {
  if (!isInEmpire(board, zone)) return 0
  const { guard, watch } = weights[ROMAN]
  const danger = sit.reach[BARBARIAN][zone] > pf ? guard : watch
  return (zoneValue(board, zone) + (board.isCapital[zone] ? 1 : 0)) * danger * (pf / (pf + RAIDER))
}

/** What they do where they meet: a battle, or they hold the zone. */
function coming(s: State, sit: Situation, units: readonly Piece[], zone: Zone): number {
  const isFederate = statusOfPeople(s, s.migrating) === FOEDERATI
  if (sit.units[ROMAN][zone] > 0) {
    const { wins, gain } = whileAllAt(s, units, zone, () => outlook(s, zone, BARBARIAN))
    // What Foederati lose is lost to the Roman.
    const own = weights[BARBARIAN].pf * strengthOf(s, units) * (LOST_WON * wins + LOST_BEATEN * (1 - wins))
    return isFederate ? gain + 2 * own : wins < weights[BARBARIAN].odds ? -NEVER : gain
  }
  if (isFederate || sit.scoring[zone] > 0 || !units.some((unit) => scores(s, unit))) return 0
  return zoneValue(s.board, zone) * weights[BARBARIAN].years
}

/** The shares of their PF that attackers lose, about: who have won, and who have not. */
const LOST_WON = 0.15
const LOST_BEATEN = 0.4
const NEVER = 100

function whileAllAt<T>(s: State, units: readonly Piece[], to: Zone, look: () => T): T {
  const from = units.map((unit) => landOf(s, unit))
  for (const unit of units) put(s, unit, to)
  const seen = look()
  units.forEach((unit, i) => {
    put(s, unit, from[i])
  })
  return seen
}

/** UR-6.2-ba: the next march of a people that is still to migrate, leaders and their hosts first; nothing: none is owed. */
export function migrantsNow(s: State): readonly Action[] {
  if (s.migrating === NOBODY || mayMigrationRest(s, BARBARIAN).ok) return []
  const meeting = bestMeeting(s)
  if (meeting === undefined) return []
  for (const host of hosts(s)) {
    const route = routesOf(s, host).get(meeting.zone)
    if (route !== undefined) return actionsFor(s, host, route)
  }
  return []
}

function hosts(s: State): readonly Host[] {
  const leaders = bloc(s, s.migrating).flatMap((people) => s.board.peoples[people].leaders)
  const led = leaders.flatMap((leader) =>
    isOnLand(s, leader) ? hostsOf(s, BARBARIAN, leader).filter(({ pieces }) => pieces.length > 1) : [],
  )
  const lone = unitsOf(s, s.migrating).filter((unit) => !hasMoved(s, unit))
  return [...led, ...lone.map((unit): Host => ({ camp: BARBARIAN, leader: NOBODY, pieces: [unit] }))]
}

function actionsFor({ board }: State, { pieces }: Host, { path }: Route): readonly Action[] {
  const { piece, to } = actionsOf(board)
  return [...pieces.map((each) => piece[each]), ...path.map((zone) => to[zone]), DONE]
}
