/** What keeps a piece where it is: events, and those who need it. Forced retreats and escapes are free of it. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Board, derived, EAST, HALVES, type Half, NOBODY, type Piece, WEST, type Zone } from '../../../board.ts'
import {
  augustusOf,
  BARBARIAN,
  campOf,
  controllerOf,
  hasEnemyUnit,
  isAugustus,
  patriceOf,
  REVOLT,
  ROMAN,
  type State,
  statusOf,
  whereIs,
} from '../../../state.ts'
import { zoneOfPlace } from '../../pieces.ts'

const ILLNESS = 4
export const UNREST = 6
const ANGER = 11
/** What event 11 leaves in `eventDetail` besides a half. */
const ALL_CAPITALS = 2

/** Whether an event keeps anybody where he is, or drives him. */
export const holdsAnybody = (event: number): boolean => event === ILLNESS || event === UNREST || event === ANGER

/** May this piece leave its zone of its own will, by a move, by sea, by an evasion or in flight? */
export function mayLeave(s: State, piece: Piece): Verdict {
  if (!holdsAnybody(s.event)) return yes()
  if (s.event === ILLNESS && isSick(s, piece)) return no('UR-T.events-4b')
  if (s.event === ANGER && isHeldByAnger(s, piece)) return no('UR-T.events-11b')
  if (s.event === UNREST && isBoundByUnrest(s, piece) && hasReturned(s, piece)) return no('UR-T.events-6c')
  return yes()
}

/** May it march or sail away? UR-4.5.2-e: units in revolt fight the Roman's units beside them, or evade them in a battle. */
export function mayMarchAway(s: State, piece: Piece): Verdict {
  if (
    piece >= s.board.leaders &&
    statusOf(s, piece) === REVOLT &&
    hasEnemyUnit(s, whereIs(s, piece), campOf(s, piece))
  ) {
    return no('UR-4.5.2-e')
  }
  return mayLeave(s, piece)
}

/** UR-T.events-4b */
export function isSick(s: State, piece: Piece): boolean {
  return s.event === ILLNESS && HALVES.some((half) => s.eventDetail === half && augustusOf(s, half) === piece)
}

/** UR-T.events-11b */
function isHeldByAnger(s: State, piece: Piece): boolean {
  const zone = zoneOfPlace(s, whereIs(s, piece))
  if (zone === NOBODY || !s.board.isCapital[zone] || campOf(s, piece) === BARBARIAN || isAugustus(s, piece))
    return false
  return s.eventDetail === ALL_CAPITALS || s.eventDetail === s.board.halfOf[zone]
}

/** UR-T.events-6a UR-T.events-6b */
export function isBoundByUnrest(s: State, piece: Piece): boolean {
  if (s.event !== UNREST || piece >= s.board.leaders || campOf(s, piece) !== ROMAN) return false
  return isBoundIn(s, WEST, piece) || isBoundIn(s, EAST, piece)
}

/** UR-T.events-6a UR-T.events-6b: the clause that drives the first of a group who is driven, and his name. */
export function drivenHome(s: State, group: readonly Piece[]): Verdict {
  for (const piece of group) {
    if (isBoundByUnrest(s, piece))
      return no(isAugustus(s, piece) ? 'UR-T.events-6a' : 'UR-T.events-6b', s.board.leader[piece].id)
  }
  return yes()
}

function isBoundIn(s: State, half: Half, piece: Piece): boolean {
  const augustus = augustusOf(s, half)
  if (augustus === piece) return true
  return patriceOf(s, half) === piece && augustus !== NOBODY && s.board.leader[piece].cp > s.board.leader[augustus].cp
}

/** UR-T.events-6c: he is in a capital under control, or there is none. */
function hasReturned(s: State, leader: Piece): boolean {
  const zone = zoneOfPlace(s, whereIs(s, leader))
  return zone !== NOBODY && isHaven(s, zone)
}

const isHaven = (s: State, zone: Zone): boolean => s.board.isCapital[zone] && controllerOf(s, zone) === ROMAN

/** The imperial capitals, and what was found for those of them under control, one bit each. */
const homewardOn = derived(({ capitals }) => ({
  capitals: [...capitals[WEST], ...capitals[EAST]],
  found: new Map<number, readonly number[]>(),
}))

/** UR-T.events-6a: in PM, by zone, to the nearest imperial capital under Roman control. */
export function wayHome(s: State): readonly number[] {
  const { capitals, found } = homewardOn(s.board)
  let havens = 0
  for (let i = 0; i < capitals.length; i++) if (isHaven(s, capitals[i])) havens |= 1 << i
  let left = found.get(havens)
  if (left === undefined) {
    left = pointsTo(
      s.board,
      capitals.filter((zone) => isHaven(s, zone)),
    )
    found.set(havens, left)
  }
  return left
}

function pointsTo(board: Board, havens: readonly Zone[]): number[] {
  const left = board.everyZone.map((zone) => (havens.includes(zone) ? 0 : Number.POSITIVE_INFINITY))
  for (let changed = true; changed; ) {
    changed = false
    board.ways.forEach((ways, zone) => {
      for (const { to, cost } of ways) {
        if (left[to] + cost >= left[zone]) continue
        left[zone] = left[to] + cost
        changed = true
      }
    })
  }
  return left
}

/** UR-T.events-6a: a step must bring whoever is bound nearer, along the shortest path. */
export function keepsToWayHome(s: State, group: readonly Piece[], from: Zone, to: Zone, cost: number): Verdict {
  const driven = s.event === UNREST ? drivenHome(s, group) : yes()
  if (driven.ok) return driven
  const left = wayHome(s)
  return left[from] === Number.POSITIVE_INFINITY || left[to] + cost === left[from] ? yes() : driven
}
