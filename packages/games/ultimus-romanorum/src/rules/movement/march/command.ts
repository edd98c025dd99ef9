/** Chapters 3.4.1, 3.6.3, 4.3 and 4.5.1: which units a leader may take with him. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { BU, NOBODY, type Piece } from '../../../board.ts'
import {
  allyOf,
  campOf,
  FOEDERATI,
  isAugustus,
  isPatrice,
  patronOf,
  ralliedTo,
  type State,
  statusOfPeople,
} from '../../../state.ts'

/** Whether he may lead that unit at all, wherever it is. */
export function mayCommand(s: State, leader: Piece, unit: Piece): Verdict {
  if (campOf(s, leader) !== campOf(s, unit)) return no('UR-3.4.1-c')
  if (s.board.unit[unit].category === BU) return patronOf(s, unit) === leader ? yes() : no('UR-3.2.4-a')
  if (areRivals(s, leader, unit)) return no('UR-3.6.5-f')
  return s.board.leader[leader].people === NOBODY ? mayRomanCommand(s, leader, unit) : mayChiefCommand(s, leader, unit)
}

/** UR-3.6.5-e UR-3.6.5-f: they have joined different usurpations. */
export const areRivals = (s: State, one: Piece, other: Piece): boolean =>
  ralliedTo(s, one) !== 0 && ralliedTo(s, other) !== 0 && ralliedTo(s, one) !== ralliedTo(s, other)

/** UR-3.4.1-c UR-3.4.1-o UR-3.6.3-aa UR-4.5.1-e */
function mayRomanCommand(s: State, leader: Piece, unit: Piece): Verdict {
  const { people } = s.board.unit[unit]
  if (people === NOBODY) return yes()
  if (statusOfPeople(s, people) !== FOEDERATI) return no('UR-3.4.1-o')
  if (ralliedTo(s, leader) !== 0) return ralliedTo(s, unit) === ralliedTo(s, leader) ? yes() : no('UR-3.4.1-o')
  return isAugustus(s, leader) || isPatrice(s, leader) ? yes() : no('UR-4.5.1-e')
}

/** UR-4.3-c UR-4.3-d UR-4.5.1-d UR-4.5.1-i UR-6.2-ag */
function mayChiefCommand(s: State, leader: Piece, unit: Piece): Verdict {
  const { people, generic } = s.board.leader[leader]
  const other = s.board.unit[unit].people
  if (other === people) return yes()
  if (other !== NOBODY) return allyOf(s, other) === people ? yes() : no('UR-4.3-d')
  return statusOfPeople(s, people) === FOEDERATI && !generic && isPatrice(s, leader) ? yes() : no('UR-4.3-c')
}

/** UR-3.4.1-c UR-3.4.1-n UR-4.3-c: every unit is one leader's to take, and none takes more than his CC. */
export function canLead(s: State, group: readonly Piece[]): boolean {
  if (isOnlyLeader(s, group)) return canLeadAlone(s, group)
  const leaders = group.filter((piece) => piece < s.board.leaders)
  const units = group.filter((piece) => piece >= s.board.leaders)
  const taken: Piece[][] = leaders.map(() => [])
  return units.every((unit) => assign(s, leaders, taken, unit, new Set()))
}

/** Whether nobody but the first leads. */
function isOnlyLeader(s: State, group: readonly Piece[]): boolean {
  for (let i = 1; i < group.length; i++) if (group[i] < s.board.leaders) return false
  return group.length > 0 && group[0] < s.board.leaders
}

function canLeadAlone(s: State, group: readonly Piece[]): boolean {
  const leader = group[0]
  if (group.length - 1 > s.board.leader[leader].cc) return false
  for (let i = 1; i < group.length; i++) if (!mayCommand(s, leader, group[i]).ok) return false
  return true
}

/** Finds a leader for a unit, moving others from one leader to another if need be. */
function assign(
  s: State,
  leaders: readonly Piece[],
  taken: readonly Piece[][],
  unit: Piece,
  tried: Set<number>,
): boolean {
  for (let i = 0; i < leaders.length; i++) {
    if (tried.has(i) || !mayCommand(s, leaders[i], unit).ok) continue
    tried.add(i)
    if (taken[i].length < s.board.leader[leaders[i]].cc) {
      taken[i].push(unit)
      return true
    }
    const freed = taken[i].findIndex((other) => assign(s, leaders, taken, other, tried))
    if (freed >= 0) {
      taken[i][freed] = unit
      return true
    }
  }
  return false
}
