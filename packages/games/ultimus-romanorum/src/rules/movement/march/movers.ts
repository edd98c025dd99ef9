/**
 * Everybody who can begin a move: the longest list of all, asked for at every move. It is what `beginVerdict` says of each,
 * found sooner where one look is enough.
 */
import type { Action } from '../../../actions.ts'
import { BU, derived, isLand, isRomanPiece, NOBODY, type Piece, type Zone } from '../../../board.ts'
import { type Camp, campOf, firstUnitAt, hasMoved, isRallied, nextAt, type State, whereIs } from '../../../state.ts'
import { areOfOneSort, canSetOutAlone } from '../bounds/alone.ts'
import { isAtBorder } from '../bounds/geography.ts'
import { holdsAnybody, isBoundByUnrest } from '../bounds/holding.ts'
import { mayLeaveBox } from '../leaving-box.ts'
import { beginVerdict, canRoam } from './beginning.ts'
import { mayCommand } from './command.ts'
import { KeptMovers } from './kept-movers.ts'
import { looked } from './march.ts'

/** UR-2.E-c: a piece moves once. */
export const isUnmoved = (s: State, camp: Camp, piece: Piece): boolean =>
  whereIs(s, piece) >= 0 && !hasMoved(s, piece) && campOf(s, piece) === camp

/** Names those of a camp who can, and what it can do besides. */
export const movers = (s: State, camp: Camp, others: readonly Action[]): Action[] =>
  keptOn(s.board).list(s, camp, others)

const NOWHERE: readonly Zone[] = []

const keptOn = derived((board) => new KeptMovers(board, findOut))

/** Answers that depend on zones further away than the next are not kept. */
function findOut(s: State, camp: Camp, piece: Piece, kept: KeptMovers): boolean {
  const at = whereIs(s, piece)
  if (!isLand(s.board, at)) return mayLeaveBox(s, piece).ok
  if (isStuck(s, piece, at)) return kept.keepNo(piece, NOWHERE)
  const isFar = looksFar(s, piece)
  // Whether a Roman unit can set out is a matter of the map alone.
  const around = s.board.unit[piece]?.people === NOBODY ? NOWHERE : s.board.neighbours[at]
  const before = (piece - 1) as Piece
  if (!isFar && areKin(s, piece, before)) {
    const alike = kept.keepAlike(piece, before, around)
    if (alike !== undefined) return alike
  }
  looked.far = false
  looked.last = NOBODY
  const answer = canBegin(s, camp, piece)
  if (isFar || looked.far) return answer
  return answer ? kept.keepYes(piece, looked.last) : kept.keepNo(piece, around)
}

/** Whoever is driven home, and in a year of migration whoever might go with those who migrate, looks far ahead. */
function looksFar(s: State, piece: Piece): boolean {
  if (s.migrating !== NOBODY && (!isRomanPiece(s.board, piece) || isRallied(s, piece))) return true
  return isBoundByUnrest(s, piece)
}

/** Units of one people that stand together can go to the same zones. */
const areKin = (s: State, unit: Piece, other: Piece): boolean =>
  areOfOneSort(s, unit, other) && !isRomanPiece(s.board, unit) && whereIs(s, unit) === whereIs(s, other)

function canBegin(s: State, camp: Camp, piece: Piece): boolean {
  if (piece < s.board.leaders) return canLeaderBegin(s, camp, piece)
  return s.board.unit[piece].people === NOBODY ? canRomanBegin(s, camp, piece) : beginVerdict(s, camp, piece).ok
}

function canRomanBegin(s: State, camp: Camp, unit: Piece): boolean {
  if (holdsAnybody(s.event)) return beginVerdict(s, camp, unit).ok
  return s.board.unit[unit].category !== BU && canSetOutAlone(s.board, unit, whereIs(s, unit))
}

function canLeaderBegin(s: State, camp: Camp, leader: Piece): boolean {
  return (isRomanPiece(s.board, leader) && canRoam(s, leader)) || beginVerdict(s, camp, leader).ok
}

/** UR-4.3-b: a leader of another people inside the Empire goes nowhere without units, whoever is in the zones beside him. */
const isStuck = (s: State, piece: Piece, at: Zone): boolean =>
  piece < s.board.leaders && !isRomanPiece(s.board, piece) && !isAtBorder(s.board, at) && !isAccompanied(s, piece)

function isAccompanied(s: State, leader: Piece): boolean {
  for (let unit = firstUnitAt(s, whereIs(s, leader)); unit >= 0; unit = nextAt(s, unit)) {
    if (mayCommand(s, leader, unit).ok) return true
  }
  return false
}
