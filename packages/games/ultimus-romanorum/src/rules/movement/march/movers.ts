/**
 * Everybody who can begin a move: the longest list of all, asked for at every move. It is what `beginVerdict` says of each,
 * found sooner where one look is enough.
 */
import { type Action, actionsOf } from '../../../actions.ts'
import {
  BU,
  derived,
  isInEmpire,
  isLand,
  isRomanPiece,
  NOBODY,
  type Piece,
  peopleOfPiece,
  type Zone,
} from '../../../board.ts'
import { Changes } from '../../../position/changes.ts'
import { type Camp, campOf, firstAt, firstUnitAt, hasMoved, nextAt, type State, whereIs } from '../../../state.ts'
import { canSetOutAlone } from '../bounds/alone.ts'
import { holdsAnybody, UNREST } from '../bounds/holding.ts'
import { beginVerdict, canRoam } from './beginning.ts'
import { mayCommand } from './command.ts'
import { passagesTried } from './march.ts'

/** UR-2.E-c: a piece moves once. */
export const isUnmoved = (s: State, camp: Camp, piece: Piece): boolean =>
  whereIs(s, piece) >= 0 && !hasMoved(s, piece) && campOf(s, piece) === camp

/** Names those who stand on land and can; whoever is in a box or aboard is given to `others`. */
export function movers(s: State, camp: Camp, canOthers: (piece: Piece) => boolean): Action[] {
  const found: Action[] = []
  const { ready, can } = keptOf(s)
  const actions = actionsOf(s.board).piece
  for (const piece of s.board.everyPiece) {
    if (ready[piece] !== camp) continue
    const known = can[piece]
    if (known === YES || (known === UNKNOWN && findOut(s, camp, piece, can, canOthers))) found.push(actions[piece])
  }
  return found
}

const NO = 0
const YES = 1
const UNKNOWN = 2

/** What was found for the position that was asked about last, on one board. */
interface Kept {
  readonly changes: Changes
  /** By piece: the camp for which it has not moved yet; NOBODY. */
  readonly ready: number[]
  /** By piece: whether it can begin a move. */
  readonly can: number[]
}

const keptOn = derived(
  (board): Kept => ({
    changes: new Changes(),
    ready: board.everyPiece.map(() => NOBODY),
    can: board.everyPiece.map(() => UNKNOWN),
  }),
)

/** What still holds of it in this position: a piece whose zone has changed, or a zone beside it, is looked at again. */
function keptOf(s: State): Kept {
  const kept = keptOn(s.board)
  const { changes, ready, can } = kept
  if (changes.look(s)) {
    for (const piece of changes.pieces) {
      ready[piece] = readyFor(s, piece)
      can[piece] = UNKNOWN
    }
    for (const place of changes.places) if (isLand(s.board, place)) forgetAround(s, place, can)
  } else {
    for (const piece of s.board.everyPiece) ready[piece] = readyFor(s, piece)
    can.fill(UNKNOWN)
  }
  return kept
}

const readyFor = (s: State, piece: Piece): number =>
  whereIs(s, piece) >= 0 && !hasMoved(s, piece) ? campOf(s, piece) : NOBODY

function forgetAround(s: State, zone: Zone, can: number[]): void {
  forgetAt(s, zone, can)
  for (const next of s.board.neighbours[zone]) forgetAt(s, next, can)
}

function forgetAt(s: State, zone: Zone, can: number[]): void {
  for (let piece = firstAt(s, zone); piece >= 0; piece = nextAt(s, piece)) {
    // Whether a Roman unit can set out is a matter of its own zone.
    if (piece < s.board.leaders || !isRomanPiece(s.board, piece)) can[piece] = UNKNOWN
  }
}

/**
 * Answers that depend on zones further away than the next are not kept: those of leaders who are driven home, say, or in a
 * year of migration.
 */
function findOut(s: State, camp: Camp, piece: Piece, can: number[], canOthers: (piece: Piece) => boolean): boolean {
  if (!isLand(s.board, whereIs(s, piece))) return canOthers(piece)
  const before = (piece - 1) as Piece
  if (areKin(s, piece, before) && can[before] !== UNKNOWN) {
    can[piece] = can[before]
    return can[piece] === YES
  }
  const tried = passagesTried()
  const answer = canBegin(s, camp, piece)
  const isNear = passagesTried() === tried && s.migrating === NOBODY && (s.event !== UNREST || piece >= s.board.leaders)
  if (isNear) can[piece] = answer ? YES : NO
  return answer
}

/** Units of one people that stand together can go to the same zones. */
function areKin(s: State, unit: Piece, before: Piece): boolean {
  if (before < s.board.leaders || isRomanPiece(s.board, unit)) return false
  return peopleOfPiece(s.board, unit) === peopleOfPiece(s.board, before) && whereIs(s, unit) === whereIs(s, before)
}

function canBegin(s: State, camp: Camp, piece: Piece): boolean {
  if (piece < s.board.leaders) return canLeaderBegin(s, camp, piece)
  return s.board.unit[piece].people === NOBODY ? canRomanBegin(s, camp, piece) : beginVerdict(s, camp, piece).ok
}

function canRomanBegin(s: State, camp: Camp, unit: Piece): boolean {
  if (holdsAnybody(s.event)) return beginVerdict(s, camp, unit).ok
  return s.board.unit[unit].category !== BU && canSetOutAlone(s.board, unit, whereIs(s, unit))
}

function canLeaderBegin(s: State, camp: Camp, leader: Piece): boolean {
  if (isRomanPiece(s.board, leader)) return canRoam(s, leader) || beginVerdict(s, camp, leader).ok
  return (isAccompanied(s, leader) || isAtBorder(s, leader)) && beginVerdict(s, camp, leader).ok
}

/** UR-4.3-b: whoever is of another people needs units of his own wherever he goes inside the Empire. */
function isAccompanied(s: State, leader: Piece): boolean {
  for (let unit = firstUnitAt(s, whereIs(s, leader)); unit >= 0; unit = nextAt(s, unit)) {
    if (mayCommand(s, leader, unit).ok) return true
  }
  return false
}

function isAtBorder(s: State, leader: Piece): boolean {
  for (const zone of s.board.neighbours[whereIs(s, leader)]) if (!isInEmpire(s.board, zone)) return true
  return false
}
