/** Chapter 3.6: usurpations, from their validation to their end. */
import { type Die, d6, no, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { type Diocese, type Half, isLand, NOBODY, type Piece, type Zone } from '../../board.ts'
import { d10 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import type { Question } from '../../handlers.ts'
import {
  campOf,
  FOEDERATI,
  hasWon,
  isAugustus,
  isCivilWar,
  isInPlay,
  patronOf,
  piecesAt,
  ROMAN,
  type State,
  setPuppet,
  setWon,
  statusOf,
  theBarbarian,
  usurperOf,
  whereIs,
} from '../../state.ts'
import { join, release } from './camps.ts'
import { holdsAugustus, isHistoricalRoman, isLoyalRoman, leadersWhere, standsIn } from './halves.ts'
import { fillThrones, isThroneInQuestion } from './thrones.ts'
import { bestow, halfName } from './titles.ts'

/** UR-3.6.1-a UR-3.6.2-b UR-6.2-a UR-6.2-f: may the Barbarian choose that leader for a usurpation in that half? */
export function usurperVerdict(s: State, half: Half, leader: Piece): Verdict {
  // UR-3.6.5-a to UR-3.6.5-c
  if (isCivilWar(s, half)) return no('UR-3.6.5-a')
  if (s.board.leader[leader].generic) return no('UR-3.3.1-l')
  if (!isHistoricalRoman(s, leader)) return no('UR-3.6.1-a')
  if (!isLoyalRoman(s, leader) || standsIn(s, leader) !== half) return no('UR-6.2-a')
  if (!isLand(s.board, whereIs(s, leader)) || holdsAugustus(s, whereIs(s, leader))) return no('UR-3.6.2-b')
  return s.board.leader[leader].isBarbarian && puppetsFor(s, half).length === 0 ? no('UR-6.2-f') : yes()
}

/** UR-6.2-d UR-6.2-f: may he be named to become Augustus in a barbarian's place? */
export function puppetVerdict(s: State, half: Half, leader: Piece): Verdict {
  const { isBarbarian, cp } = s.board.leader[leader]
  if (!isHistoricalRoman(s, leader) || !isInPlay(s, leader) || standsIn(s, leader) !== half) return no('UR-6.2-f')
  return isBarbarian || isAugustus(s, leader) || cp < 1 || cp > 2 ? no('UR-6.2-f') : yes()
}

export const puppetsFor = (s: State, half: Half): Piece[] =>
  leadersWhere(s, (leader) => puppetVerdict(s, half, leader).ok)

/** Roman and Foederati pieces of the Roman's can join; Armenia, the Barbarian's peoples and Augusti cannot. */
function canJoin(s: State, piece: Piece): boolean {
  if (campOf(s, piece) !== ROMAN) return false
  const status = statusOf(s, piece)
  return status === null || status === FOEDERATI
}

/** UR-3.6.3-b: with an Augustus in the zone (UR-3.6.3-r) nobody but the Usurper and his own men. */
function stepA(s: State, leader: Piece): Piece[] {
  const isAlone = holdsAugustus(s, whereIs(s, leader))
  return piecesAt(s, whereIs(s, leader)).filter(
    (piece) => piece === leader || (canJoin(s, piece) && (!isAlone || patronOf(s, piece) === leader)),
  )
}

/** UR-3.6.3-n UR-3.6.3-o: the one with the highest CP speaks for his zone; NOBODY: no leader is there. */
function spokesman(s: State, zone: Zone, table: Table): Piece {
  const leaders = leadersWhere(s, (leader) => whereIs(s, leader) === zone && canJoin(s, leader))
  const best = Math.max(...leaders.map((leader) => s.board.leader[leader].cp))
  const equals = leaders.filter((leader) => s.board.leader[leader].cp === best)
  if (equals.length < 2) return equals[0] ?? NOBODY
  const lot: Die = { name: `d${equals.length}`, sides: equals.length, low: 1 }
  return equals[table.roll(lot, { for: 'spokesman', at: s.board.placeIds[zone] }) - 1]
}

/** UR-3.6.3-g to UR-3.6.3-i UR-3.6.3-p to UR-3.6.3-r: step B in one diocese, zone by zone. */
function stepB(s: State, half: Half, diocese: Diocese, table: Table): void {
  for (const zone of s.board.dioceses[diocese].zones) {
    if (zone === whereIs(s, usurperOf(s, half)) || holdsAugustus(s, zone)) continue
    const leader = spokesman(s, zone, table)
    if (leader === NOBODY) continue
    const { id, cp } = s.board.leader[leader]
    const roll = table.roll(d6, { for: 'loyalty', leader: id, atLeast: cp })
    const pieces = piecesAt(s, zone).filter((piece) => canJoin(s, piece))
    if (roll >= cp) join(s, half, pieces, 'UR-3.6.3-h', table)
    else table.tell({ type: 'refused', what: id, rule: 'UR-3.6.3-i' })
  }
}

/** UR-3.6.3-j UR-3.6.3-k: the dioceses of its half beside the Usurper's own, over a strait too. */
function bordering(s: State, half: Half): Diocese[] {
  const home = s.board.dioceseOf[whereIs(s, usurperOf(s, half))]
  return s.board.dioceseBorders[home].filter((diocese) => s.board.dioceses[diocese].half === half)
}

/** UR-3.6.3-l: step C. */
function stepC(s: State, half: Half, diocese: Diocese, table: Table): void {
  const { cp } = s.board.leader[usurperOf(s, half)]
  const roll = table.roll(d10, { for: 'spread', diocese: s.board.dioceses[diocese].id, below: cp })
  if (roll < cp) stepB(s, half, diocese, table)
}

/** UR-3.6.2-d UR-3.6.3-a UR-3.6.3-m UR-3.6.5-d: a validated usurpation begins: steps A, B and C. Pushes frames. */
export function beginUsurpation(s: State, half: Half, leader: Piece, puppet: Piece, table: Table): void {
  setPuppet(s, half, puppet)
  setWon(s, half, false)
  bestow(s, 'usurper', half, leader, 'UR-3.6.2-d', table)
  join(s, half, stepA(s, leader), 'UR-3.6.3-b', table)
  const diocese = s.board.dioceseOf[whereIs(s, leader)] ?? NOBODY
  if (diocese === NOBODY) return
  stepB(s, half, diocese, table)
  const beside = bordering(s, half)
  if (beside.length === 1) stepC(s, half, beside[0], table)
  else if (beside.length > 1) push(s, { kind: 'usurpation-diocese', half })
}

export const usurpationDiocese: Question<'usurpation-diocese'> = {
  asks: theBarbarian,
  candidates: ({ board }) => actionsOf(board).diocese,
  verdict: (s, { half }, action) =>
    action.kind === 'diocese' && bordering(s, half).includes(action.diocese) ? yes() : no('UR-3.6.3-j'),
  answer(s, { half }, action, table) {
    pop(s)
    if (action.kind === 'diocese') stepC(s, half, action.diocese, table)
  },
}

/** UR-3.6.4-k to UR-3.6.4-m: it has failed. May push frames. */
export function failUsurpation(s: State, half: Half, table: Table): void {
  const usurper = usurperOf(s, half)
  if (usurper === NOBODY) return
  const hadWon = hasWon(s, half)
  setWon(s, half, false)
  setPuppet(s, half, NOBODY)
  bestow(s, 'usurper', half, NOBODY, 'UR-3.6.4-k', table)
  release(s, half, 'UR-3.6.4-l', table)
  table.tell({ type: 'usurpation', half: halfName(half), won: false })
  // A throne that was won already is to be filled after all.
  if (hadWon && !isThroneInQuestion(s, half)) push(s, { kind: 'succession', half, dead: usurper })
  fillThrones(s)
}

/** UR-3.6.4-e UR-3.6.4-f: it has succeeded in battle or by murder; the camps are exchanged in phase F. */
export function winUsurpation(s: State, half: Half, table: Table): void {
  if (!isCivilWar(s, half) || hasWon(s, half)) return
  setWon(s, half, true)
  table.tell({ type: 'usurpation', half: halfName(half), won: true })
}
