/** Chapters 3.6.4, 3.6.6 and 5: usurpations that succeed, the exchange of camps, and who is away in phase F. */
import { no } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { EAST, HALVES, type Half, isRomanPiece, NOBODY, PA, type Piece, WEST, type Zone } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Question } from '../../handlers.ts'
import { seatNames } from '../../options.ts'
import {
  augustusOf,
  BARBARIAN,
  campOf,
  handSize,
  hasWon,
  isAugustus,
  isCivilWar,
  patronOf,
  piecesAt,
  pointsOf,
  puppetOf,
  ROMAN,
  ralliedTo,
  type State,
  seatOf,
  setFled,
  setFresh,
  setPoints,
  setPuppet,
  setWon,
  theRoman,
  usurperOf,
  whereIs,
} from '../../state.ts'
import { move } from '../pieces.ts'
import { release } from './camps.ts'
import { killLeader } from './death.ts'
import { standsIn } from './halves.ts'
import { fillThrones } from './thrones.ts'
import { bestow, halfName, makeAugustus } from './titles.ts'
import { puppetsFor, puppetVerdict } from './usurpation.ts'

/** UR-3.6.4-c: the usurpation has a Roman leader and a Roman unit there. */
function occupies(s: State, half: Half, zone: Zone): boolean {
  let [leaders, units] = [0, 0]
  for (const piece of s.board.everyPiece) {
    if (whereIs(s, piece) !== zone || ralliedTo(s, piece) !== 1 + half || !isRomanPiece(s.board, piece)) continue
    if (piece < s.board.leaders) leaders++
    else units++
  }
  return leaders > 0 && units > 0
}

/** UR-3.6.4-a UR-3.6.4-b UR-3.6.4-d UR-3.6.4-g: both cities or the one, and nobody shelters in the box. */
export function holdsCapitals(s: State, half: Half): boolean {
  const box = s.board.refuge[half]
  if (piecesAt(s, box).some((leader) => isAugustus(s, leader))) return false
  const cities = half === WEST ? [s.board.refugeZone[WEST], s.board.roma] : [s.board.refugeZone[EAST]]
  return cities.every((zone) => occupies(s, half, zone))
}

/** UR-2.F-b UR-3.6.4-i UR-3.6.5-i UR-3.6.5-j UR-3.6.5-l: for each usurpation that has succeeded. May push frames. */
export function exchangeCamps(s: State, table: Table): void {
  for (const half of HALVES) {
    if (!isCivilWar(s, half) || !(hasWon(s, half) || holdsCapitals(s, half))) continue
    if (!hasWon(s, half)) table.tell({ type: 'usurpation', half: halfName(half), won: true })
    exchange(s, half, table)
  }
}

/** UR-5-a to UR-5-n. What has joined the usurpation of the other half keeps face and marker: UR-5-g UR-5-i UR-3.6.5-k. */
function exchange(s: State, half: Half, table: Table): void {
  const [usurper, puppet] = [usurperOf(s, half), puppetOf(s, half)]
  const isLegitimate = !s.board.leader[usurper].isBarbarian
  const fallen = augustusOf(s, half)
  // UR-3.5.1-e: until he is Augustus, the throne counts as filled.
  setWon(s, half, true)
  // UR-3.6.4-j
  if (fallen !== NOBODY) killLeader(s, fallen, 'overthrown', table)
  bestow(s, 'usurper', half, NOBODY, 'UR-5-c', table)
  setWon(s, half, false)
  setPuppet(s, half, NOBODY)
  swapPlayers(s, half, table)
  release(s, half, 'UR-5-d', table)
  // UR-3.5.2-a UR-5-c UR-6.2-d
  const heir = isLegitimate ? usurper : puppet
  if (isLegitimate || isFit(s, half, heir)) makeAugustus(s, half, heir, 'UR-5-c', table)
  else if (puppetsFor(s, half).length > 0) push(s, { kind: 'puppet', half })
  else push(s, { kind: 'succession', half, dead: usurper })
  fillThrones(s)
}

/** Whether the one who was to be Augustus can still be. */
const isFit = (s: State, half: Half, puppet: Piece): boolean =>
  puppet !== NOBODY && puppetVerdict(s, half, puppet).ok && campOf(s, puppet) === ROMAN

/** UR-5-b UR-5-k UR-5-l: the seats change roles; points and hands stay with the players. */
function swapPlayers(s: State, half: Half, table: Table): void {
  s.romanSeat = s.romanSeat === 0 ? 1 : 0
  const [roman, barbarian] = [pointsOf(s, ROMAN), pointsOf(s, BARBARIAN)]
  setPoints(s, ROMAN, barbarian)
  setPoints(s, BARBARIAN, roman)
  // What was kept for the old role may be of no use in the new one, until the end of this phase F.
  for (const camp of [ROMAN, BARBARIAN] as const) setFresh(s, seatOf(s, camp), handSize(s, camp))
  table.tell({ type: 'exchange', half: halfName(half), roman: seatNames[seatOf(s, ROMAN)] })
}

export const puppet: Question<'puppet'> = {
  asks: theRoman,
  candidates: ({ board }) => actionsOf(board).piece.slice(0, board.leaders),
  verdict: (s, { half }, action) =>
    action.kind === 'piece' && action.piece < s.board.leaders ? puppetVerdict(s, half, action.piece) : no('UR-6.2-d'),
  answer(s, { half }, action, table) {
    pop(s)
    if (action.kind === 'piece') makeAugustus(s, half, action.piece, 'UR-6.2-d', table)
  },
}

/** UR-3.6.6-a UR-3.6.6-b UR-3.6.6-c UR-3.6.6-f: which Augusti are away from their half as the points are scored. */
export function noteFlights(s: State): void {
  for (const half of HALVES) {
    setFled(s, half, augustusOf(s, half) !== NOBODY && standsIn(s, augustusOf(s, half)) !== half)
  }
}

/** UR-3.5.2-ag UR-3.5.2-ah: the escort goes home with the palatini of the East when the civil war is over. */
export function sendEscortHome(s: State, table: Table): void {
  if (s.escort === NOBODY || isCivilWar(s, WEST)) return
  const leader = s.escort
  s.escort = NOBODY
  const home = s.board.refugeZone[EAST]
  if (whereIs(s, leader) === home) return
  const company: Piece[] = [leader]
  for (const unit of s.board.everyUnit) {
    const { category, half } = s.board.unit[unit]
    const isWithHim = whereIs(s, unit) === whereIs(s, leader) && campOf(s, unit) === campOf(s, leader)
    const isHis = patronOf(s, unit) === leader || (category === PA && half === EAST)
    if (isWithHim && isHis) company.push(unit)
  }
  move(s, company, home, 'home', table)
}
