/** A group on the march: who comes along, which way, who is left behind; and what happens at each step. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf, DONE, zoneNamed } from '../../actions.ts'
import {
  BU,
  HALVES,
  isLand,
  isRomanPiece,
  NOBODY,
  type Piece,
  type Place,
  peopleOfPiece,
  type Zone,
} from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  type Camp,
  campOf,
  FOEDERATI,
  faceOf,
  firstAt,
  firstUnitAt,
  hasMoved,
  isRallied,
  isUsurper,
  itsCamp,
  landOf,
  nextAt,
  otherCamp,
  PEACE,
  patriceOf,
  patronOf,
  ralliedTo,
  type State,
  setMoved,
  setOrigin,
  statusOf,
  statusOfPeople,
  whereIs,
} from '../../state.ts'
import { move } from '../pieces.ts'
import { mayRally, offerRally } from '../politics/rally.ts'
import { openWindow } from '../stratagems/moments.ts'
import { canSetOutAlone } from './alone.ts'
import { areRivals, canLead, mayCommand } from './command.ts'
import { awaits, onEnter } from './entering.ts'
import { oweEscapes } from './escape.ts'
import { holdsAnybody, isBoundByUnrest, mayLeave, UNREST } from './leaving.ts'
import { homesOf, mayStand } from './limits.ts'
import {
  after,
  anyStep,
  canGoOn,
  clause,
  doneVerdict,
  leaveVerdict,
  progressOf,
  stepsOf,
  stepVerdict,
  without,
} from './march.ts'
import { asGroup, loneMarch, setOut, withGroup, withZones } from './marching.ts'
import { meetingZones } from './migration.ts'
import type { March } from './movement-frames.ts'
import { costOf, isMigrating, pmOf, pmOfGroup, tellsInBattle, wayTo } from './points.ts'

/** UR-3.2.4-a: a leader and the buccellarii who never leave him. */
export function withGuard(s: State, leader: Piece): Piece[] {
  if (leader >= s.board.leaders || s.board.leader[leader].people !== NOBODY) return [leader]
  const guard = guardOf(s, leader)
  return guard === NOBODY ? [leader] : [leader, guard]
}

/** The buccellarii who are with a Roman leader, or NOBODY. */
function guardOf(s: State, leader: Piece): Piece {
  for (let unit = firstUnitAt(s, whereIs(s, leader)); unit >= 0; unit = nextAt(s, unit)) {
    if (patronOf(s, unit) === leader) return unit
  }
  return NOBODY
}

/** UR-6.2-as: where it is bound to go, if it is of a people that migrates. */
function bound(s: State, m: March): March {
  return m.steps === 0 && m.group.some((piece) => piece >= s.board.leaders && isMigrating(s, piece))
    ? withZones(m, meetingZones(s))
    : m
}

/** The march that a piece would begin. */
function marchOf(s: State, camp: Camp, piece: Piece): March {
  return piece < s.board.leaders ? setOut(camp, piece, withGuard(s, piece)) : loneMarch(piece, camp)
}

/** Whether that piece can begin a move at all, from a zone. */
export function beginVerdict(s: State, camp: Camp, piece: Piece): Verdict {
  if (piece >= s.board.leaders) return beginUnitVerdict(s, camp, piece)
  if (canRoam(s, piece)) return yes()
  if (isAtHome(s, piece)) return no('UR-4.3-h')
  const m = marchOf(s, camp, piece)
  for (const each of m.group) {
    const leaving = mayPart(s, m.group, each)
    if (!leaving.ok) return leaving
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
function canRoam(s: State, leader: Piece): boolean {
  if (!isRomanPiece(s.board, leader) || isRallied(s, leader) || holdsAnybody(s.event) || guardOf(s, leader) !== NOBODY)
    return false
  const pm = pmOf(s, leader)
  for (const way of s.board.ways[landOf(s, leader)]) if (costOf(s, way) <= pm) return true
  return false
}

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
  if (isMigrating(s, unit)) return anyStep(s, marchOf(s, camp, unit))
  return isRomanPiece(s.board, unit) && canSetOutAlone(s.board, unit, landOf(s, unit)) ? yes() : stepAlone(s, unit)
}

function stepAlone(s: State, unit: Piece): Verdict {
  let verdict: Verdict = no('UR-7.2-a')
  for (const to of s.board.neighbours[whereIs(s, unit)]) {
    verdict = mayStand(s, unit, to, ALONE)
    if (verdict.ok) return verdict
  }
  return verdict
}

/** Whether any unit may come along. UR-4.3-b UR-4.5.1-j: he may need one before he can go anywhere. */
function canAnyJoin(s: State, m: March): boolean {
  const zone = whereIs(s, m.leader)
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = nextAt(s, unit)) {
    if (!m.group.includes(unit) && pieceVerdict(s, m, unit).ok) return true
  }
  return false
}

export function begin(s: State, camp: Camp, piece: Piece): void {
  push(s, asGroup(bound(s, marchOf(s, camp, piece))))
}

/** What keeps a piece from leaving with this group. */
function mayPart(s: State, group: readonly Piece[], piece: Piece): Verdict {
  const leaving = mayLeave(s, piece)
  if (!leaving.ok || piece < s.board.leaders) return leaving
  const { people } = s.board.unit[piece]
  return people !== NOBODY && isLastWithPatrice(s, group, piece) ? no('UR-4.5.1-j') : leaving
}

/** UR-4.5.1-j: a Patrice of its people stays behind, and no other unit of his own with him. */
function isLastWithPatrice(s: State, group: readonly Piece[], unit: Piece): boolean {
  const { people } = s.board.unit[unit]
  for (const half of HALVES) {
    const patrice = patriceOf(s, half)
    if (patrice === NOBODY || s.board.people[patrice] !== people || !isLeftAt(s, group, unit, patrice)) continue
    if (!s.board.peoples[people].units.some((other) => isLeftAt(s, group, unit, other))) return true
  }
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
  if (isTooSlow(s, m, piece)) return no('UR-T.events-6a')
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
  return group.some((leader) => hurries(s, leader) && pmOf(s, piece) < pmOf(s, leader))
}

const hurries = (s: State, leader: Piece): boolean =>
  isBoundByUnrest(s, leader) && s.board.leader[leader].people === NOBODY

function mayAdd(s: State, m: March, piece: Piece): Verdict {
  const taking = piece >= s.board.leaders ? mayAnyCommand(s, m.group, piece) : yes()
  if (!taking.ok) return taking
  const joined = joinedBy(s, m, piece)
  if (!canLead(s, joined.group)) return no(clause(s, m, 'UR-3.4.1-c', 'UR-4.3-c'))
  const step = anyStep(s, joined)
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

const joinedBy = (s: State, m: March, piece: Piece): March => withGroup(m, [...m.group, ...withGuard(s, piece)])

/** Everybody in the zone who may come, the strongest units first. */
function allJoin(s: State, m: March): March {
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
function pieceVerdict(s: State, m: March, piece: Piece): Verdict {
  if (m.group.includes(piece)) return leaveVerdict(s, m, piece)
  if (m.steps === 0) return joinVerdict(s, m, piece)
  // UR-3.6.3-w UR-3.6.3-z: only those who were rallied here, within the leaders' CC.
  return m.units.includes(piece) ? mayAdd(s, m, piece) : no(clause(s, m, 'UR-3.4.1-e', 'UR-4.3-f'))
}

function candidates(s: State, m: March): Action[] {
  const { to, piece, option } = actionsOf(s.board)
  const here = whereIs(s, m.group[0])
  const found: Action[] = []
  for (const zone of s.board.neighbours[here]) found.push(to[zone])
  if (m.leader !== NOBODY) {
    found.push(option.all)
    for (let each = firstAt(s, here); each >= 0; each = nextAt(s, each)) if (each !== m.leader) found.push(piece[each])
  }
  found.push(DONE)
  return found
}

function verdict(s: State, m: March, action: Action): Verdict {
  switch (action.kind) {
    case 'to':
      return isLand(s.board, action.place) ? stepVerdict(s, m, action.place) : no('UR-7.2-a')
    case 'piece':
      return pieceVerdict(s, m, action.piece)
    case 'done':
      return doneVerdict(s, m)
    case 'option':
      if (action.option !== 'all' || m.leader === NOBODY) return no('UR-3.4.1-c')
      return canAnyJoin(s, m) ? yes() : no(clause(s, m, 'UR-3.4.1-c', 'UR-4.3-c'))
    default:
      return no('UR-2.E-c')
  }
}

/** Who may be named is found out once, for each and for all together. */
function legal(s: State, m: March): Action[] {
  const { to, piece, option } = actionsOf(s.board)
  const found: Action[] = []
  for (const zone of stepsOf(s, m)) found.push(to[zone])
  if (m.leader !== NOBODY) {
    const all = found.length
    let canAny = false
    for (let each = firstAt(s, whereIs(s, m.leader)); each >= 0; each = nextAt(s, each)) {
      if (each === m.leader || !pieceVerdict(s, m, each).ok) continue
      found.push(piece[each])
      canAny ||= each >= s.board.leaders && !m.group.includes(each)
    }
    if (canAny) found.splice(all, 0, option.all)
  }
  if (doneVerdict(s, m).ok) found.push(DONE)
  return found
}

export const groupQuestion: Question<'group'> = {
  asks: itsCamp,
  candidates,
  verdict,
  legal,
  answer(s, m, action, table) {
    const to = zoneNamed(s.board, action)
    if (to !== undefined) return step(s, m, to, table)
    if (action.kind === 'option') return replace(s, asGroup(bound(s, allJoin(s, m))))
    if (action.kind !== 'piece') return finish(s, m)
    if (!m.group.includes(action.piece)) return replace(s, asGroup(bound(s, joinedBy(s, m, action.piece))))
    const rest = without(s, m, action.piece)
    for (const piece of m.group) if (!rest.group.includes(piece)) setMoved(s, piece)
    replace(s, asGroup(rest))
  },
}

/** The step itself, before the group meets anything there. */
export function step(s: State, m: March, to: Zone, table: Table): void {
  const here = progressOf(s, m)
  const way = wayTo(s, here.zone, to)
  if (way === undefined) return
  const there = after(s, here, way)
  move(s, m.group, to, 'march', table)
  for (const piece of m.group) {
    setOrigin(s, piece, here.zone, tellsInBattle(s, way))
  }
  const isLed = m.isLed || m.group.some((piece) => piece >= s.board.leaders)
  const { spent, steps, isWild } = there
  const { camp, leader, group, zones } = m
  replace(s, { kind: 'march', camp, leader, group, units: [], spent, steps, isWild, isLed, zones, met: 'nothing' })
}

type Arrival = FrameOf<'march'>

/** What a group meets: plague and Council, then units that could be rallied; then it goes on or stops. */
export const march: Step<'march'> = {
  run(s, frame, table) {
    const zone = landOf(s, frame.group[0])
    if (frame.met === 'nothing' && awaits(s, zone)) {
      replace(s, { ...frame, met: 'plague' })
      return onEnter(s, frame.group, zone, table)
    }
    const rest = frame.met === 'nothing' ? frame : survivors(s, frame)
    if (rest.met !== 'units' && isRally(s, rest)) return meetUnits(s, rest)
    goOnOrFinish(s, rest)
  },
}

/** Those of the group who are still there, and still of its camp. */
function survivors(s: State, frame: Arrival): Arrival {
  const zone = whereIs(s, frame.group.find((piece) => whereIs(s, piece) >= 0) ?? frame.group[0])
  const group = frame.group.filter((piece) => isOf(s, piece, zone, frame.camp))
  const units = frame.units.filter((piece) => isOf(s, piece, zone, frame.camp))
  return group.length === frame.group.length && units.length === frame.units.length ? frame : { ...frame, group, units }
}

const isOf = (s: State, piece: Piece, zone: Place, camp: Camp): boolean =>
  zone >= 0 && whereIs(s, piece) === zone && campOf(s, piece) === camp

/** UR-3.6.3-s UR-3.6.3-t: the Usurper if he is there, else who leads the group. */
const rallier = (s: State, { group, leader }: March): Piece => group.find((piece) => isUsurper(s, piece)) ?? leader

function isRally(s: State, m: March): boolean {
  const leader = rallier(s, m)
  return m.group.includes(leader) && ralliedTo(s, leader) !== 0 && mayRally(s, leader, landOf(s, leader))
}

function meetUnits(s: State, frame: Arrival): void {
  const leader = rallier(s, frame)
  const zone = landOf(s, leader)
  const units: Piece[] = []
  for (let unit = firstUnitAt(s, zone); unit >= 0; unit = nextAt(s, unit)) {
    if (campOf(s, unit) !== frame.camp && canBeRallied(s, unit)) units.push(unit)
  }
  replace(s, { ...frame, met: 'units', units })
  offerRally(s, leader, zone)
}

function canBeRallied(s: State, unit: Piece): boolean {
  const status = statusOf(s, unit)
  return status === null || status === FOEDERATI
}

function goOnOrFinish(s: State, frame: Arrival): void {
  const isOver = frame.group.length === 0 || (frame.leader !== NOBODY && !frame.group.includes(frame.leader))
  // UR-3.6.3-x: whoever has failed to rally units is marked as having moved.
  if (isOver || frame.group.some((piece) => hasMoved(s, piece)) || !mayContinue(s, frame)) return finish(s, frame)
  replace(s, asGroup(frame))
}

function mayContinue(s: State, m: March): boolean {
  return canGoOn(s, m) || m.units.some((unit) => mayAdd(s, m, unit).ok)
}

/** UR-7.1-g UR-6-j: the move is over; whoever is alone among enemies escapes, and the other camp may answer. */
function finish(s: State, { camp, group }: March): void {
  pop(s)
  for (const piece of group) setMoved(s, piece)
  openWindow(s, otherCamp(camp), 'moved')
  oweEscapes(s)
}
