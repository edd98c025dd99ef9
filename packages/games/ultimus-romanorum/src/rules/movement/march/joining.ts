/** Who comes along with a group, before its first step or where units were rallied. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { HALVES, NOBODY, type Piece } from '../../../board.ts'
import {
  campOf,
  faceOf,
  firstUnitAt,
  hasMoved,
  nextAt,
  patriceOf,
  patronOf,
  type State,
  whereIs,
} from '../../../state.ts'
import { drivenHome, isBoundByUnrest, mayMarchAway, UNREST } from '../bounds/holding.ts'
import { canStayTogether } from '../bounds/limits.ts'
import { pmOf, pmOfGroup } from '../bounds/points.ts'
import type { March } from '../movement-frames.ts'
import { areRivals, canLead, mayCommand } from './command.ts'
import { anyStep, clause, leaveVerdict } from './march.ts'
import { withGroup } from './marching.ts'
import { bound } from './migration.ts'

/** UR-3.2.4-a: a leader and the buccellarii who never leave him. */
export function withGuard(s: State, leader: Piece): Piece[] {
  const guard = guardWith(s, leader)
  return guard === NOBODY ? [leader] : [leader, guard]
}

/** The buccellarii who go wherever that piece goes; NOBODY: it is no Roman leader, or has none with him. */
export function guardWith(s: State, piece: Piece): Piece {
  return piece < s.board.leaders && s.board.leader[piece].people === NOBODY ? guardOf(s, piece) : NOBODY
}

/** The buccellarii who are with a Roman leader, or NOBODY. */
export function guardOf(s: State, leader: Piece): Piece {
  for (let unit = firstUnitAt(s, whereIs(s, leader)); unit >= 0; unit = nextAt(s, unit)) {
    if (patronOf(s, unit) === leader) return unit
  }
  return NOBODY
}

/** Whether any unit may come along. UR-4.3-b UR-4.5.1-j: he may need one before he can go anywhere. */
export function canAnyJoin(s: State, m: March): boolean {
  const zone = whereIs(s, m.leader)
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = nextAt(s, unit)) {
    if (!m.group.includes(unit) && mayAnyCommand(s, m.group, unit).ok && pieceVerdict(s, m, unit).ok) return true
  }
  return false
}

/** What keeps a piece from leaving with this group. */
export function mayPart(s: State, group: readonly Piece[], piece: Piece): Verdict {
  const leaving = mayMarchAway(s, piece)
  if (!leaving.ok || piece < s.board.leaders) return leaving
  return isLastWithPatrice(s, group, piece) ? no('UR-4.5.1-j') : leaving
}

/** UR-4.5.1-j: a Patrice of its people stays behind, and no other unit of his own with him. */
export function isLastWithPatrice(s: State, group: readonly Piece[], unit: Piece): boolean {
  const { people } = s.board.unit[unit]
  if (people === NOBODY) return false
  for (const half of HALVES) {
    const patrice = patriceOf(s, half)
    if (patrice === NOBODY || s.board.people[patrice] !== people || !isLeftAt(s, group, unit, patrice)) continue
    if (!isAnyLeftAt(s, group, unit, s.board.peoples[people].units)) return true
  }
  return false
}

function isAnyLeftAt(s: State, group: readonly Piece[], unit: Piece, others: readonly Piece[]): boolean {
  for (const other of others) if (isLeftAt(s, group, unit, other)) return true
  return false
}

/** Whether a piece stands where that unit does and stays there without it. */
const isLeftAt = (s: State, group: readonly Piece[], unit: Piece, piece: Piece): boolean =>
  whereIs(s, piece) === whereIs(s, unit) && piece !== unit && !group.includes(piece)

/** UR-3.4.1-c UR-3.4.1-e UR-4.3-c UR-4.3-f: one more comes along, before the first step. */
function joinVerdict(s: State, m: March, piece: Piece): Verdict {
  if (m.leader === NOBODY) return no(clause(s, m, 'UR-3.4.1-h', 'UR-4.3-g'))
  if (whereIs(s, piece) !== whereIs(s, m.leader)) return no(clause(s, m, 'UR-3.4.1-e', 'UR-4.3-f'))
  if (campOf(s, piece) !== m.camp) return no('UR-3.4.1-c')
  if (hasMoved(s, piece)) return no('UR-2.E-c')
  if (hasRival(s, m.group, piece)) return no('UR-3.6.5-e')
  const leaving = mayPart(s, m.group, piece)
  if (!leaving.ok) return leaving
  if (isTooSlow(s, m, piece)) return drivenHome(s, [piece, ...m.group])
  return mayAdd(s, m, piece)
}

function hasRival(s: State, group: readonly Piece[], piece: Piece): boolean {
  for (const each of group) if (areRivals(s, each, piece)) return true
  return false
}

/** UR-T.events-6a: nobody holds up a Roman who must hurry. */
function isTooSlow(s: State, { group }: March, piece: Piece): boolean {
  if (s.event !== UNREST) return false
  if (hurries(s, piece)) return pmOfGroup(s, group) < pmOf(s, piece)
  for (const leader of group) if (hurries(s, leader) && pmOf(s, piece) < pmOf(s, leader)) return true
  return false
}

const hurries = (s: State, leader: Piece): boolean =>
  isBoundByUnrest(s, leader) && s.board.leader[leader].people === NOBODY

export function mayAdd(s: State, m: March, piece: Piece): Verdict {
  const taking = piece >= s.board.leaders ? mayAnyCommand(s, m.group, piece) : yes()
  if (!taking.ok) return taking
  const joined = joinedBy(s, m, piece)
  if (!canLead(s, joined.group)) return no(clause(s, m, 'UR-3.4.1-c', 'UR-4.3-c'))
  const together = canStayTogether(s, joined.group)
  if (!together.ok) return together
  const step = anyStep(s, bound(s, joined))
  return step.ok ? yes() : step
}

/** Yes if any leader of the group may lead that unit, else why the first may not. */
function mayAnyCommand(s: State, group: readonly Piece[], unit: Piece): Verdict {
  let refusal: Verdict | undefined
  for (const leader of group) {
    if (leader >= s.board.leaders) continue
    const verdict = mayCommand(s, leader, unit)
    if (verdict.ok) return verdict
    refusal ??= verdict
  }
  return refusal ?? no('UR-3.4.1-c')
}

export const joinedBy = (s: State, m: March, piece: Piece): March =>
  withGroup(m, piece >= s.board.leaders ? [...m.group, piece] : [...m.group, ...withGuard(s, piece)])

/** Everybody in the zone who may come, the strongest units first. */
export function allJoin(s: State, m: March): March {
  let joined = m
  const here = whereIs(s, m.leader)
  const units: Piece[] = []
  for (let unit = firstUnitAt(s, here); unit >= 0; unit = nextAt(s, unit)) units.push(unit)
  units.sort((a, b) => faceOf(s, b).pf - faceOf(s, a).pf)
  for (const unit of units) {
    if (!joined.group.includes(unit) && pieceVerdict(s, joined, unit).ok) joined = joinedBy(s, joined, unit)
  }
  return joined
}

/** Naming a piece: it comes along, or it is left behind. */
export function pieceVerdict(s: State, m: March, piece: Piece): Verdict {
  if (m.group.includes(piece)) return leaveVerdict(s, m, piece)
  if (m.steps === 0) return joinVerdict(s, m, piece)
  // UR-3.6.3-w UR-3.6.3-z: only those who were rallied here, within the leaders' CC.
  return m.units.includes(piece) ? mayAdd(s, m, piece) : no(clause(s, m, 'UR-3.4.1-e', 'UR-4.3-f'))
}
