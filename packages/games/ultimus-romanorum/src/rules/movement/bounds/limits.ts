/** Chapters 3.2, 3.4.1, 3.6.5, 4.2.4, 4.3, 4.4.2 and 4.5.1: where a piece may go, and where it may stay. */
import { no, type Verdict, yes } from '@tabularium/engine'
import {
  type Board,
  BU,
  CO,
  HALVES,
  type Half,
  isInEmpire,
  LI,
  NOBODY,
  type People,
  type Piece,
  peopleOfPiece,
  type UnitData,
  type Zone,
} from '../../../board.ts'
import {
  CLIENT,
  campOf,
  FOEDERATI,
  firstAt,
  firstUnitAt,
  hasUnits,
  isAugustus,
  isMajorPeople,
  isPatrice,
  isUsurper,
  nextAt,
  PEACE,
  patronOf,
  REGNUM,
  REVOLT,
  type State,
  statusOfPeople,
  usurperOf,
  WAR,
  whereIs,
} from '../../../state.ts'
import { zoneOfPlace } from '../../pieces.ts'
import { mayLimitaneiGo, mayRomanGoAlone } from './alone.ts'
import { clashesOf, toEmpire } from './geography.ts'

/**
 * May this piece end a move, an evasion or a retreat in that zone, going there with this company? Where it comes from
 * is where it stands. Whether a leader goes without units is for `mayGoAlone`; enemies there are the caller's affair.
 */
export function mayStand(s: State, piece: Piece, zone: Zone, company: readonly Piece[]): Verdict {
  const entering = mayEnter(s, piece, zone, company)
  return entering.ok ? mayStop(s, piece, zone, company) : entering
}

/** May this piece, which may come there in this company, end its way there? */
export function mayStop(s: State, piece: Piece, zone: Zone, company: readonly Piece[]): Verdict {
  const people = peopleOfPiece(s.board, piece)
  // UR-4.3-m: passing through is all that is allowed.
  if (isHunni(s.board, people) && !isOpenHome(s, people, zone, company)) return no('UR-4.3-m')
  return canStack(s, piece, zone)
}

/** May this piece come to that zone, if only to pass through, in this company? */
export function mayEnter(s: State, piece: Piece, zone: Zone, company: readonly Piece[]): Verdict {
  const { board } = s
  const people = peopleOfPiece(board, piece)
  if (people !== NOBODY) return mayPeopleEnter(s, piece, people, zone, company)
  // UR-3.4.1-a UR-3.4.1-b
  if (piece < board.leaders) return mayUsurperEnter(s, piece, zone)
  const unit = board.unit[piece]
  if (unit.category === BU) return mayBuccellariiEnter(s, piece, zone, company)
  if (unit.category === LI) return mayLimitaneiGo(board, unit, zone)
  const from = zoneOfPlace(s, whereIs(s, piece))
  if (!hasLeader(s, company)) return mayRomanGoAlone(board, unit, from, zone)
  return unit.category === CO
    ? mayComitatensesEnter(s, unit, from, zone, company)
    : mayPalatiniEnter(s, unit, zone, company)
}

/** UR-3.6.5-h */
function mayUsurperEnter(s: State, leader: Piece, zone: Zone): Verdict {
  for (const half of HALVES) {
    if (usurperOf(s, half) === leader && s.board.halfOf[zone] !== half) return no('UR-3.6.5-h')
  }
  return yes()
}

/** UR-3.2.2-a to UR-3.2.2-g: with a leader. */
function mayComitatensesEnter(s: State, unit: UnitData, from: Zone, zone: Zone, company: readonly Piece[]): Verdict {
  const { board } = s
  const half = board.halfOf[zone]
  if (half === null) {
    if (!hasRuler(s, company)) return no('UR-3.2.2-d')
    if (!isBesideHalf(board, zone, unit.half)) return no('UR-3.2.2-f')
    return mayRomansEnterHome(s, zone, company)
  }
  if (half !== unit.half) return no('UR-3.2.2-e')
  if (hasRuler(s, company) || hasUsurper(s, company)) return yes()
  if (board.dioceseOf[zone] !== unit.diocese) return no('UR-3.2.2-c')
  return from !== NOBODY && board.dioceseOf[from] === unit.diocese ? yes() : no('UR-3.2.2-g')
}

function isBesideHalf(board: Board, zone: Zone, half: Half | null): boolean {
  for (const next of board.neighbours[zone]) if (board.halfOf[next] === half) return true
  return false
}

/** UR-3.2.3-a to UR-3.2.3-e: with a leader. */
function mayPalatiniEnter(s: State, unit: UnitData, zone: Zone, company: readonly Piece[]): Verdict {
  const half = s.board.halfOf[zone]
  if (half === unit.half) return yes()
  if (half === null) return hasRuler(s, company) ? mayRomansEnterHome(s, zone, company) : no('UR-3.2.3-d')
  // UR-3.5.2-ae UR-3.5.2-af
  if (hasRuler(s, company) || (s.escort !== NOBODY && company.includes(s.escort))) return yes()
  return no('UR-3.2.3-d')
}

/** UR-3.2.4-a UR-3.2.4-e UR-3.2.4-f */
function mayBuccellariiEnter(s: State, piece: Piece, zone: Zone, company: readonly Piece[]): Verdict {
  if (!company.includes(patronOf(s, piece))) return no('UR-3.2.4-a')
  return isInEmpire(s.board, zone) ? yes() : mayRomansEnterHome(s, zone, company)
}

/** UR-3.4.1-k UR-3.4.1-l UR-4.4.2-f */
function mayRomansEnterHome(s: State, zone: Zone, company: readonly Piece[]): Verdict {
  const people = s.board.homeOf[zone]
  if (people === NOBODY || statusOfPeople(s, people) === CLIENT) return yes()
  if (!isAtWar(s, people)) return no('UR-3.4.1-k')
  return hasRuler(s, company) ? yes() : no('UR-3.4.1-l')
}

/** An Augustus or a Patrice is in the company. */
export function hasRuler(s: State, company: readonly Piece[]): boolean {
  for (const piece of company) if (isAugustus(s, piece) || isPatrice(s, piece)) return true
  return false
}

export function hasLeader(s: State, company: readonly Piece[]): boolean {
  for (const piece of company) if (piece < s.board.leaders) return true
  return false
}

function hasUsurper(s: State, company: readonly Piece[]): boolean {
  for (const piece of company) if (isUsurper(s, piece)) return true
  return false
}

/** UR-4.3-h to UR-4.3-q UR-4.2.2-f UR-4.4.2-g UR-4.4.2-h UR-4.5.1-f */
function mayPeopleEnter(s: State, piece: Piece, people: People, zone: Zone, company: readonly Piece[]): Verdict {
  const status = statusOfPeople(s, people)
  const homes = homesOf(s, people)
  if (homes.includes(zone)) return mayEnterOwnHome(s, piece, people, zone)
  if (status === PEACE) return no('UR-4.3-h')
  if (status === CLIENT && piece >= s.board.leaders) {
    const verdict = mayArmeniaEnter(s, homes, zone)
    if (!verdict.ok) return verdict
  }
  if (status === FOEDERATI) {
    const verdict = mayFoederatiEnter(s, piece, zone)
    if (!verdict.ok) return verdict
  }
  if (!isHunni(s.board, people) && !isOpenHome(s, people, zone, company)) return no('UR-4.3-k')
  if (status === WAR && isTooFar(s.board, homes, zone)) return no('UR-4.3-n')
  return yes()
}

/** UR-4.2.2-f: a pacified minor people stays where it is. */
function mayEnterOwnHome(s: State, piece: Piece, people: People, zone: Zone): Verdict {
  const status = statusOfPeople(s, people)
  if (status === FOEDERATI) return mayFoederatiEnter(s, piece, zone)
  return status === PEACE && !isMajorPeople(s, people) ? no('UR-4.2.2-f') : yes()
}

/** UR-4.5.1-f UR-6.3-i: never out of the Empire; one that stands outside may only come nearer. */
function mayFoederatiEnter(s: State, piece: Piece, zone: Zone): Verdict {
  if (piece < s.board.leaders || isInEmpire(s.board, zone)) return yes()
  const from = zoneOfPlace(s, whereIs(s, piece))
  if (from === NOBODY || isInEmpire(s.board, from)) return no('UR-4.5.1-f')
  return toEmpire(s.board, zone) < toEmpire(s.board, from) ? yes() : no('UR-6.3-i')
}

/** UR-4.4.2-g UR-4.4.2-h */
function mayArmeniaEnter(s: State, homes: readonly Zone[], zone: Zone): Verdict {
  const leaving = mayArmeniaLeave(s)
  if (!leaving.ok) return leaving
  return homes.some((home) => s.board.neighbours[home].includes(zone)) ? yes() : no('UR-4.4.2-h')
}

/** UR-4.4.2-g */
export function mayArmeniaLeave(s: State): Verdict {
  const isThreatened = ['iberia', 'persae'].some((id) => isAtWar(s, s.board.peopleOf.get(id) ?? NOBODY))
  return isThreatened ? yes() : no('UR-4.4.2-g')
}

/** UR-4.3-n */
const REACH = 5

function isTooFar(board: Board, homes: readonly Zone[], zone: Zone): boolean {
  for (const home of homes) if (board.distance[home][zone] <= REACH) return false
  return homes.length > 0
}

/** A people's zones of origin. UR-6.2-ao: the Bagaudes' is where they rose. */
export function homesOf(s: State, people: People): readonly Zone[] {
  return s.bagaudesHome !== NOBODY && s.board.peoples[people].id === 'bagaudes'
    ? [s.bagaudesHome]
    : s.board.peoples[people].homes
}

/** At war with Rome, in revolt or a kingdom (UR-2.C-k). */
export function isAtWar(s: State, people: People): boolean {
  const status = statusOfPeople(s, people)
  return status === WAR || status === REVOLT || status === REGNUM
}

/**
 * UR-4.3-i UR-4.3-j UR-4.3-l UR-4.3-p: nobody's zone of origin, or one of a people at war, or one without units but those
 * who enter and their people. UR-4.4.2-b UR-4.4.2-k: Armenia, the Roman's, can be fought and occupied.
 */
function isOpenHome(s: State, people: People, zone: Zone, company: readonly Piece[]): boolean {
  const owner = s.board.homeOf[zone]
  if (owner === NOBODY || owner === people || isAtWar(s, owner) || statusOfPeople(s, owner) === CLIENT) return true
  if (isAtHomeUnseen(s, owner)) return false
  return !hasOthers(s, people, zone, company)
}

function hasOthers(s: State, people: People, zone: Zone, company: readonly Piece[]): boolean {
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = nextAt(s, unit)) {
    if (peopleOfPiece(s.board, unit) !== people && !company.includes(unit)) return true
  }
  return false
}

/** UR-4.3-p: a minor people at peace whose units are off the map is in all its zones. */
const isAtHomeUnseen = (s: State, people: People): boolean =>
  statusOfPeople(s, people) === PEACE && !isMajorPeople(s, people) && !hasUnits(s, people)

const isHunni = (board: Board, people: People): boolean => people !== NOBODY && board.peoples[people].id === 'hunni'

/** UR-4.2.4-a to UR-4.2.4-d UR-3.6.5-g: may it stay with those of its camp who are there? */
export function canStack(s: State, piece: Piece, zone: Zone): Verdict {
  const { board } = s
  const people = peopleOfPiece(board, piece)
  if (people === NOBODY) return isUsurper(s, piece) ? canUsurperStack(s, piece, zone) : yes()
  let other = firstAt(s, zone)
  if (other === NOBODY) return yes()
  const clashes = clashesOf(board, people)
  for (; other >= 0; other = nextAt(s, other)) {
    // UR-4.2.4-d: Romans stand with anybody.
    const its = peopleOfPiece(board, other)
    const rule = its === NOBODY ? null : clashes[its]
    if (rule !== null && campOf(s, other) === campOf(s, piece)) return no(rule)
  }
  return yes()
}

/** UR-4.2.4-e: may those who come to a zone together stay there together? */
export function canStayTogether({ board }: State, group: readonly Piece[]): Verdict {
  for (const piece of group) {
    const people = peopleOfPiece(board, piece)
    if (people === NOBODY) continue
    const clashes = clashesOf(board, people)
    for (const other of group) {
      const its = peopleOfPiece(board, other)
      const rule = its === NOBODY ? null : clashes[its]
      if (rule !== null) return no(rule)
    }
  }
  return yes()
}

/** UR-3.6.5-g */
function canUsurperStack(s: State, usurper: Piece, zone: Zone): Verdict {
  const meets = HALVES.some((half) => {
    const other = usurperOf(s, half)
    return other !== NOBODY && other !== usurper && whereIs(s, other) === zone
  })
  return meets ? no('UR-3.6.5-g') : yes()
}

/**
 * UR-4.3-b UR-4.5.1-j: may this leader go there with this company, as regards the units he needs? Nobody forces this on
 * one who flees: retreats and escapes are free of it.
 */
export function mayGoAlone(s: State, leader: Piece, zone: Zone, company: readonly Piece[]): Verdict {
  const { board } = s
  const { people } = board.leader[leader]
  if (people === NOBODY) return yes()
  if (isInEmpire(board, zone) && !hasUnit(board, company)) return no('UR-4.3-b')
  return isPatrice(s, leader) && !hasUnitOf(board, company, people) ? no('UR-4.5.1-j') : yes()
}

function hasUnit(board: Board, company: readonly Piece[]): boolean {
  for (const piece of company) if (piece >= board.leaders) return true
  return false
}

function hasUnitOf(board: Board, company: readonly Piece[], people: People): boolean {
  for (const piece of company) if (piece >= board.leaders && board.unit[piece].people === people) return true
  return false
}
