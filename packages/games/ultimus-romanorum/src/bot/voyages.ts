/** Fleets: who goes aboard, where it sails, and who lands where. */
import { type Action, actionsOf, DONE, zoneNamed } from '../actions.ts'
import { type Fleet, isLand, NOBODY, type Piece, type Place, type Zone } from '../board.ts'
import { verdict } from '../machine.ts'
import { canStayTogether, mayGoAlone, mayStand } from '../rules/movement/bounds/limits.ts'
import { withGuard } from '../rules/movement/march/joining.ts'
import { aboard, embarkVerdict, mayUse } from '../rules/movement/sea/naval.ts'
import {
  type Camp,
  campOf,
  campOfFleet,
  faceOf,
  giveFleet,
  hasFleetMoved,
  hasMoved,
  piecesAt,
  putFleet,
  type State,
  setFleetMoved,
  smcLeft,
  whereIsFleet,
} from '../state.ts'
import { judge, type Survey, surveyFor, worthOfLanding } from './judgement.ts'
import type { Host } from './routes.ts'
import { fights } from './situation.ts'

export interface Voyage {
  readonly fleet: Fleet
  readonly host: Host
  readonly sea: Place
  readonly to: Zone
  readonly gain: number
}

/** UR-3.4.2-h */
const ROOM = 2
/** UR-9.2-b: what it costs that the fleet may be away for years, if it has no sequence left to come home in. */
const FAR_FROM_HOME = 0.3

/** The voyage from a port that gains most; undefined: none gains as much as that. */
export function bestVoyage(v: Survey, least: number): Voyage | undefined {
  const { s, camp } = v
  let best: Voyage | undefined
  for (const fleet of s.board.everyFleet) {
    const port = whereIsFleet(s, fleet)
    if (!isLand(s.board, port) || !mayUse(s, camp, fleet).ok) continue
    best = bestFrom(v, fleet, port, best?.gain ?? least) ?? best
  }
  return best
}

function bestFrom(v: Survey, fleet: Fleet, port: Zone, least: number): Voyage | undefined {
  const { s, camp } = v
  let best: Voyage | undefined
  const price = s.board.fleetBase[fleet] !== NOBODY && smcLeft(s, camp) === 0 ? FAR_FROM_HOME : 0
  for (const host of crewsAt(s, camp, fleet, port)) {
    for (const sea of s.board.seasAt[port]) {
      for (const to of s.board.coasts[sea - s.board.zones]) {
        if (to === port || !mayLand(s, host.pieces, to)) continue
        const gain = gainOf(v, host, to) - price
        if (gain > (best?.gain ?? least)) best = { fleet, host, sea, to, gain }
      }
    }
  }
  return best
}

const gainOf = (v: Survey, host: Host, to: Zone): number => judge(v, host, to, { path: [to], crosses: false }).gain

/** As the rules will ask when they land. */
function mayLand(s: State, pieces: readonly Piece[], to: Zone): boolean {
  for (const piece of pieces) {
    if (!mayStand(s, piece, to, pieces).ok) return false
    if (piece < s.board.leaders && !mayGoAlone(s, piece, to, pieces).ok) return false
  }
  return canStayTogether(s, pieces).ok
}

/** Who could sail from that port: the strongest two, the strongest, and each leader with the strongest who find room. */
function crewsAt(s: State, camp: Camp, fleet: Fleet, port: Zone): readonly Host[] {
  const ready = piecesAt(s, port).filter(
    (piece) => campOf(s, piece) === camp && !hasMoved(s, piece) && fights(s, piece),
  )
  const maySail = (pieces: readonly Piece[]) => embarkVerdict(s, camp, fleet, pieces).ok
  const units = ready.filter((piece) => piece >= s.board.leaders && maySail([piece]))
  units.sort((a, b) => faceOf(s, b).pf - faceOf(s, a).pf)
  const strongest = units.slice(0, ROOM)
  const crews: Host[] = []
  for (let n = strongest.length; n > 0; n--) crews.push({ camp, leader: NOBODY, pieces: strongest.slice(0, n) })
  for (const leader of ready) {
    if (leader >= s.board.leaders) continue
    const guard = withGuard(s, leader)
    if (!maySail(guard)) continue
    const room = ROOM - (guard.length - 1)
    crews.push({ camp, leader, pieces: [...guard, ...units.filter((unit) => !guard.includes(unit)).slice(0, room)] })
  }
  return crews
}

/** It in single actions, up to where others may have a word. */
export function voyageActions(s: State, { fleet, host, sea }: Voyage): readonly Action[] {
  const { fleet: use, piece, to } = actionsOf(s.board)
  const guard = host.leader === NOBODY ? [] : withGuard(s, host.leader).slice(1)
  const named = host.pieces.filter((each) => !guard.includes(each))
  return [use[fleet], ...named.map((each) => piece[each]), to[sea]]
}

/** A fleet at sea, which lands who is aboard and comes home; undefined: there is none to be used. */
export function homecoming(s: State, camp: Camp): Action | undefined {
  for (const fleet of s.board.everyFleet) {
    const at = whereIsFleet(s, fleet)
    if (at < 0 || isLand(s.board, at) || !mayUse(s, camp, fleet).ok) continue
    const action = actionsOf(s.board).fleet[fleet]
    if (isOfUse(s, fleet, at) && verdict(s, action).ok) return action
  }
  return undefined
}

const isOfUse = (s: State, fleet: Fleet, sea: Place): boolean =>
  aboard(s, fleet).length > 0 || isHomeOf(s, fleet, s.board.coasts[sea - s.board.zones])

const isHomeOf = ({ board }: State, fleet: Fleet, zones: readonly Zone[]): boolean =>
  board.fleetBase[fleet] !== NOBODY && zones.includes(board.fleetBase[fleet])

/** What a fleet in use does next: it lands everybody where that gains most, or goes home. */
export function fleetAnswer(s: State, camp: Camp, fleet: Fleet, group: readonly Piece[]): Action {
  const { option, to } = actionsOf(s.board)
  if (group.length > 0) return landing(s, camp, group) ?? DONE
  const at = whereIsFleet(s, fleet)
  const crew = aboard(s, fleet).filter((piece) => campOf(s, piece) === camp)
  if (crew.length > 0 && verdict(s, option.all).ok && canLand(s, crew, at)) return option.all
  const home = s.board.fleetBase[fleet]
  return home !== NOBODY && crew.length === 0 && verdict(s, to[home]).ok ? to[home] : DONE
}

function canLand(s: State, crew: readonly Piece[], at: Place): boolean {
  const shores = isLand(s.board, at) ? [at] : s.board.coasts[at - s.board.zones]
  return shores.some((zone) => mayLand(s, crew, zone))
}

/** Where they land; undefined: nowhere. */
function landing(s: State, camp: Camp, group: readonly Piece[]): Action | undefined {
  const view = surveyFor(s, camp)
  let best: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const action of actionsOf(s.board).to) {
    const zone = zoneNamed(s.board, action)
    if (zone === undefined || !verdict(s, action).ok) continue
    const gain = worthOfLanding(view, group, zone)
    if (gain <= most) continue
    most = gain
    best = action
  }
  return best
}

/** By zone: what a fleet of the stratagem there would bring at once. */
export function worthOfFleet(s: State, camp: Camp): readonly number[] {
  const { board } = s
  const worths = board.everyZone.map(() => 0)
  const spare = board.everyFleet.find((fleet) => board.fleetBase[fleet] === NOBODY && whereIsFleet(s, fleet) < 0)
  if (spare === undefined) return worths
  const view = surveyFor(s, camp)
  const [owner, moved, place] = [campOfFleet(s, spare), hasFleetMoved(s, spare), whereIsFleet(s, spare)]
  giveFleet(s, spare, camp)
  setFleetMoved(s, spare, false)
  for (const zone of board.everyZone) {
    if (board.seasAt[zone].length === 0 || view.sit.units[camp][zone] === 0) continue
    putFleet(s, spare, zone)
    worths[zone] = bestFrom(view, spare, zone, 0)?.gain ?? 0
  }
  putFleet(s, spare, place)
  giveFleet(s, spare, owner)
  setFleetMoved(s, spare, moved)
  return worths
}
