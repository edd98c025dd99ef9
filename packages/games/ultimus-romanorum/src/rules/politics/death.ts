/** Chapters 3.5.2, 8.5 and T.leaders: the death of leaders, and what it brings about. */
import type { RuleId } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { HALVES, type Half, isLeader, isRomanPiece, isUnit, NOBODY, type Piece, type Place } from '../../board.ts'
import { d10 } from '../../dice.ts'
import type { Table } from '../../events.ts'
import type { Step } from '../../handlers.ts'
import {
  augustusOf,
  campOf,
  GONE,
  isCivilWar,
  isInPlay,
  LOST,
  otherCamp,
  piecesAt,
  put,
  type State,
  setReturn,
  whereIs,
} from '../../state.ts'
import { freeSubjects } from '../peoples/alliance.ts'
import { eliminate, namesOf, placeName } from '../pieces.ts'
import { score } from '../victory.ts'
import { detach, endHisUsurpation } from './departure.ts'
import { bringIn, callGondebaud } from './entries.ts'
import { named } from './lineage.ts'
import { bestow } from './titles.ts'
import { winUsurpation } from './usurpation.ts'

export type DeathCause =
  | 'natural'
  | 'battle'
  | 'assassination'
  | 'plague'
  | 'escape'
  | 'fleet'
  | 'box'
  | 'overthrown'
  | 'dethroned'

const ruleOf: Readonly<Record<DeathCause, RuleId>> = {
  natural: 'UR-T.leaders-e',
  battle: 'UR-8.5.1-a',
  assassination: 'UR-6.3-t',
  plague: 'UR-6.3-x',
  escape: 'UR-7.1-h',
  fleet: 'UR-9.2-d',
  box: 'UR-8.2.2-g',
  overthrown: 'UR-3.6.4-j',
  dethroned: 'UR-9.4-ab',
}

/**
 * A leader leaves the map: a historical one for good, a generic one until he returns. Titles, buccellarii, kingship and
 * usurpations follow. It may push frames, such as a succession: call it last, when your own frame says how to go on.
 */
export function killLeader(s: State, leader: Piece, cause: DeathCause, table: Table): void {
  if (!isInPlay(s, leader)) return
  const throne = HALVES.find((half) => augustusOf(s, half) === leader)
  scoreDeath(s, leader, cause, table)
  const at = whereIs(s, leader)
  remove(s, leader, cause, table)
  if (throne !== undefined && at === s.board.refuge[throne]) emptyBox(s, at, table)
  if (throne !== undefined) leaveThrone(s, throne, leader, cause, table)
  detach(s, leader, table)
  endHisUsurpation(s, leader, table)
  callHeirs(s, leader, table)
}

/** UR-10.1-b UR-10.1-c UR-10.1-d UR-10.1-e: for the opponent of whoever controlled him. */
function scoreDeath(s: State, leader: Piece, cause: DeathCause, table: Table): void {
  if (cause !== 'battle' && cause !== 'assassination') return
  const enemy = otherCamp(campOf(s, leader))
  if (cause === 'battle' && leader === named(s, 'attila')) return score(s, enemy, 5, 'UR-10.1-c', table)
  score(s, enemy, 1, 'UR-10.1-b', table)
}

/** UR-3.3.1-f UR-3.3.1-o UR-4.2.1-d UR-6.4-a UR-6.4-b UR-9.2-d UR-8.2.2-g UR-9.4-ab: who comes back, and in which phase. */
function remove(s: State, leader: Piece, cause: DeathCause, table: Table): void {
  const forGood = !s.board.leader[leader].generic || ['fleet', 'box', 'dethroned'].includes(cause)
  const comesInC = cause === 'plague' || cause === 'assassination' || !isRomanPiece(s.board, leader)
  const [pieces, at] = [namesOf(s, [leader]), placeName(s, whereIs(s, leader))]
  put(s, leader, forGood ? GONE : LOST)
  setReturn(s, leader, forGood ? 0 : comesInC ? 1 : 2)
  table.tell({ type: 'eliminate', pieces, at, forGood, rule: ruleOf[cause] })
}

/** UR-8.2.2-g: whoever was in the box with the Augustus dies with him. */
function emptyBox(s: State, box: Place, table: Table): void {
  const others = piecesAt(s, box)
  const units = others.filter((piece) => isUnit(s.board, piece))
  eliminate(s, units, { rule: 'UR-8.2.2-g', forGood: true }, table)
  for (const other of others) if (isLeader(s.board, other)) killLeader(s, other, 'box', table)
}

/**
 * UR-2.C-m UR-3.5.2-e UR-3.5.2-f UR-3.5.2-g UR-3.6.4-f UR-3.6.4-j: a murder in a civil war gives the throne to the
 * Usurper, and so may a battle; otherwise it is for 3.5.2 to fill it.
 */
function leaveThrone(s: State, half: Half, leader: Piece, cause: DeathCause, table: Table): void {
  bestow(s, 'augustus', half, NOBODY, ruleOf[cause], table)
  s.paxRomana = false
  if (cause === 'overthrown') return
  if (cause === 'assassination' && isCivilWar(s, half)) return winUsurpation(s, half, table)
  push(s, { kind: 'succession', half, dead: leader })
}

/** UR-6.2-al UR-T.leaders-j UR-T.leaders-u: those for whom his death is the sign. */
function callHeirs(s: State, leader: Piece, table: Table): void {
  switch (s.board.leader[leader].id) {
    case 'attila':
      return freeSubjects(s, 'UR-6.2-al', table)
    case 'arcadius':
      bringIn(s, named(s, 'theodose-ii'), table)
      return
    case 'gondioc':
      callGondebaud(s, table)
      return
    case 'gondebaud':
      // He is one man on two counters.
      put(s, named(s, 'gondebaud-rex'), GONE)
  }
}

/** UR-T.leaders-e UR-T.leaders-f: below this roll he dies; 10: without a roll; 0: not this year. */
export function deathBelow(s: State, leader: Piece): number {
  return 1 + (s.board.leader[leader].death?.indexOf(s.year) ?? -1)
}

const CERTAIN = 10

/** UR-3.3.1-b UR-3.3.1-e UR-4.2.1-a UR-4.2.1-b UR-T.leaders-g UR-T.leaders-h */
function diesNow(s: State, leader: Piece, table: Table): boolean {
  const below = isInPlay(s, leader) ? deathBelow(s, leader) : 0
  if (below === 0 || below === CERTAIN) return below === CERTAIN
  return table.roll(d10, { for: 'death', leader: s.board.pieceIds[leader], below }) < below
}

/** UR-2.D-m: one after the other; what follows from a death comes before the next test. */
export const deaths: Step<'deaths'> = {
  run(s, { after }, table) {
    for (const leader of s.board.everyLeader.slice(after + 1)) {
      if (!diesNow(s, leader, table)) continue
      replace(s, { kind: 'deaths', after: leader })
      return killLeader(s, leader, 'natural', table)
    }
    pop(s)
  },
}
