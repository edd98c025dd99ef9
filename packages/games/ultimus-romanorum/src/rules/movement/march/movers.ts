/**
 * Everybody who can begin a move: the longest list of all, asked for at every move. It is what `beginVerdict` says of each,
 * found sooner where one look is enough.
 */
import { BU, isInEmpire, isLand, isRomanPiece, NOBODY, type People, type Piece, type Place } from '../../../board.ts'
import { type Camp, campOf, firstUnitAt, hasMoved, nextAt, type State, whereIs } from '../../../state.ts'
import { canSetOutAlone } from '../bounds/alone.ts'
import { holdsAnybody } from '../bounds/holding.ts'
import { beginVerdict, canRoam } from './beginning.ts'
import { mayCommand } from './command.ts'

/** UR-2.E-c: a piece moves once. */
export const isUnmoved = (s: State, camp: Camp, piece: Piece): boolean =>
  whereIs(s, piece) >= 0 && !hasMoved(s, piece) && campOf(s, piece) === camp

/** Those who stand on land and can; whoever is in a box or aboard is given to `others`. */
export function movers(s: State, camp: Camp, canOthers: (piece: Piece) => boolean): Piece[] {
  const found: Piece[] = []
  for (const leader of s.board.everyLeader) {
    if (!isUnmoved(s, camp, leader)) continue
    if (isLand(s.board, whereIs(s, leader)) ? canLeaderBegin(s, camp, leader) : canOthers(leader)) found.push(leader)
  }
  let before: Kin | undefined
  for (const unit of s.board.everyUnit) {
    if (!isUnmoved(s, camp, unit)) continue
    const at = whereIs(s, unit)
    const { people } = s.board.unit[unit]
    if (!isLand(s.board, at)) {
      if (canOthers(unit)) found.push(unit)
    } else if (people === NOBODY) {
      if (canRomanBegin(s, camp, unit)) found.push(unit)
    } else {
      // Units of one people that stand together can go to the same zones.
      if (before?.people !== people || before.at !== at) before = { people, at, can: beginVerdict(s, camp, unit).ok }
      if (before.can) found.push(unit)
    }
  }
  return found
}

/** A unit that was just looked at, with what was found. */
interface Kin {
  readonly people: People
  readonly at: Place
  readonly can: boolean
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
