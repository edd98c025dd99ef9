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
import { looked } from './march.ts'

/** UR-2.E-c: a piece moves once. */
export const isUnmoved = (s: State, camp: Camp, piece: Piece): boolean =>
  whereIs(s, piece) >= 0 && !hasMoved(s, piece) && campOf(s, piece) === camp

/** Names those who stand on land and can; whoever is in a box or aboard is given to `others`. */
export function movers(s: State, camp: Camp, canOthers: (piece: Piece) => boolean): Action[] {
  const found: Action[] = []
  const kept = keptOf(s)
  const { known } = kept
  const actions = actionsOf(s.board).piece
  const [yes, unknown] = [of(camp, YES), of(camp, UNKNOWN)]
  for (let piece = 0 as Piece; piece < known.length; piece++) {
    const answer = known[piece]
    if (answer === yes || (answer === unknown && findOut(s, camp, piece, kept, canOthers))) found.push(actions[piece])
  }
  return found
}

const NO = 0
const YES = 1
const UNKNOWN = 2
const ANSWERS = 3

const of = (camp: Camp, answer: number): number => camp * ANSWERS + answer

/** What was found for the position that was asked about last, on one board. */
interface Kept {
  readonly changes: Changes
  /** By piece: whether it can begin a move, with its camp; NOBODY: it has moved or is off the map. */
  readonly known: number[]
  /** By piece that can: the zone beside it on which that depends; NOBODY: on none but its own. */
  readonly goal: Zone[]
}

const keptOn = derived(
  ({ everyPiece }): Kept => ({
    changes: new Changes(),
    known: everyPiece.map(() => NOBODY),
    goal: everyPiece.map(() => NOBODY),
  }),
)

/** What still holds of it in this position: a piece whose zone has changed, or a zone it depends on, is looked at again. */
function keptOf(s: State): Kept {
  const kept = keptOn(s.board)
  const { changes, known } = kept
  if (changes.look(s)) {
    for (const piece of changes.pieces) known[piece] = unknownOf(s, piece)
    for (const place of changes.places) if (isLand(s.board, place)) forgetAround(s, place, kept)
  } else {
    for (const piece of s.board.everyPiece) known[piece] = unknownOf(s, piece)
  }
  return kept
}

const unknownOf = (s: State, piece: Piece): number =>
  whereIs(s, piece) >= 0 && !hasMoved(s, piece) ? of(campOf(s, piece), UNKNOWN) : NOBODY

function forgetAround(s: State, zone: Zone, kept: Kept): void {
  const { known, goal } = kept
  for (let piece = firstAt(s, zone); piece >= 0; piece = nextAt(s, piece)) forget(s, piece, known)
  for (const next of s.board.neighbours[zone]) {
    for (let piece = firstAt(s, next); piece >= 0; piece = nextAt(s, piece)) {
      if (goal[piece] === zone || known[piece] % ANSWERS === NO) forget(s, piece, known)
    }
  }
}

function forget(s: State, piece: Piece, known: number[]): void {
  // Whether a Roman unit can set out is a matter of the map alone.
  if (known[piece] === NOBODY || (piece >= s.board.leaders && isRomanPiece(s.board, piece))) return
  known[piece] = of(campOf(s, piece), UNKNOWN)
}

/**
 * Answers that depend on zones further away than the next are not kept: those of leaders who are driven home, say, or in a
 * year of migration.
 */
function findOut(s: State, camp: Camp, piece: Piece, kept: Kept, canOthers: (piece: Piece) => boolean): boolean {
  if (!isLand(s.board, whereIs(s, piece))) return canOthers(piece)
  const { known, goal } = kept
  const before = (piece - 1) as Piece
  const kin = areKin(s, piece, before) ? known[before] : NOBODY
  if (kin === of(camp, YES) || kin === of(camp, NO)) {
    known[piece] = kin
    goal[piece] = goal[before]
    return kin === of(camp, YES)
  }
  looked.far = false
  looked.last = NOBODY
  const answer = canBegin(s, camp, piece)
  const isNear = !looked.far && s.migrating === NOBODY && (s.event !== UNREST || piece >= s.board.leaders)
  if (isNear) {
    known[piece] = of(camp, answer ? YES : NO)
    goal[piece] = looked.last
  }
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
