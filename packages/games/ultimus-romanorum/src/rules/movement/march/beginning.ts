/** Who can begin a move. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { push } from '@tabularium/engine/machine'
import { BU, isRomanPiece, NOBODY, type Piece, peopleOfPiece } from '../../../board.ts'
import { type Camp, isRallied, isUsurper, landOf, PEACE, type State, statusOfPeople, whereIs } from '../../../state.ts'
import { canSetOutAlone } from '../bounds/alone.ts'
import { holdsAnybody, mayMarchAway } from '../bounds/holding.ts'
import { homesOf, mayStand } from '../bounds/limits.ts'
import { costOf, isMigrating, pmOf } from '../bounds/points.ts'
import type { March } from '../movement-frames.ts'
import { canAnyJoin, guardOf, mayPart, withGuard } from './joining.ts'
import { anyStep, firstStep, looked } from './march.ts'
import { asGroup, loneMarch, setOut } from './marching.ts'
import { bound } from './migration.ts'

/** The march that a piece would begin. */
function marchOf(s: State, camp: Camp, piece: Piece): March {
  return piece < s.board.leaders ? setOut(camp, piece, withGuard(s, piece)) : loneMarch(piece, camp)
}

/** Whether that piece can begin a move at all, from a zone. */
export function beginVerdict(s: State, camp: Camp, piece: Piece): Verdict {
  if (piece >= s.board.leaders) return beginUnitVerdict(s, camp, piece)
  if (canRoam(s, piece)) return yes()
  const leaving = mayGo(s, piece)
  if (!leaving.ok) return leaving
  const m = marchOf(s, camp, piece)
  for (let i = 1; i < m.group.length; i++) {
    const following = mayPart(s, m.group, m.group[i])
    if (!following.ok) return following
  }
  // A Roman goes nearly anywhere alone, the others hardly anywhere without units.
  if (!isRomanPiece(s.board, piece) && canAnyJoin(s, m)) return yes()
  const step = anyStep(s, m)
  return step.ok || (isRomanPiece(s.board, piece) && canAnyJoin(s, m)) ? yes() : step
}

/**
 * UR-3.4.1-a UR-3.4.1-b: a loyal Roman leader without a guard goes anywhere, as far as his PM take him. That is found out
 * sooner than anything else; whoever is no such leader is looked at closely.
 */
export function canRoam(s: State, leader: Piece): boolean {
  if (!isRomanPiece(s.board, leader) || isRallied(s, leader) || isUsurper(s, leader)) return false
  if (holdsAnybody(s.event) || guardOf(s, leader) !== NOBODY) return false
  const pm = pmOf(s, leader)
  for (const way of s.board.ways[landOf(s, leader)]) if (costOf(s, way) <= pm) return true
  return false
}

/** Whether a piece may leave its zone, whoever leads it. */
export const mayGo = (s: State, piece: Piece): Verdict => (isAtHome(s, piece) ? no('UR-4.3-h') : mayMarchAway(s, piece))

/** UR-4.3-h: at peace, with one zone of origin, there is nowhere to go. */
function isAtHome(s: State, piece: Piece): boolean {
  const people = peopleOfPiece(s.board, piece)
  return people !== NOBODY && statusOfPeople(s, people) === PEACE && homesOf(s, people).length <= 1
}

const ALONE: readonly Piece[] = []

/** UR-3.4.1-h UR-4.3-g: one step by itself, whatever it costs, to where it may stay. */
function beginUnitVerdict(s: State, camp: Camp, unit: Piece): Verdict {
  if (s.board.unit[unit].category === BU) return no('UR-3.2.4-a')
  if (isAtHome(s, unit)) return no('UR-4.3-h')
  const leaving = mayPart(s, ALONE, unit)
  if (!leaving.ok) return leaving
  if (isMigrating(s, unit)) return firstStep(s, bound(s, marchOf(s, camp, unit)))
  return isRomanPiece(s.board, unit) && canSetOutAlone(s.board, unit, landOf(s, unit)) ? yes() : stepAlone(s, unit)
}

function stepAlone(s: State, unit: Piece): Verdict {
  let verdict: Verdict = no('UR-7.2-a')
  for (const to of s.board.neighbours[whereIs(s, unit)]) {
    looked.last = to
    verdict = mayStand(s, unit, to, ALONE)
    if (verdict.ok) return verdict
  }
  return verdict
}

export function begin(s: State, camp: Camp, piece: Piece): void {
  push(s, asGroup(bound(s, marchOf(s, camp, piece))))
}
