/** Chapter 3.5.2: who succeeds an Augustus. */
import { d6, no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { actionsOf } from '../../actions.ts'
import { EAST, HALVES, type Half, NOBODY, otherHalf, type Piece, WEST } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import { type Procedure, pop, push, type Question } from '../../machine.ts'
import { BARBARIAN, isAugustus, isCivilWar, ROMAN, type State } from '../../state.ts'
import { endGame } from '../victory.ts'
import { halfOfLeader, isEligible, isLoyalRoman, leadersWhere } from './halves.ts'
import { named } from './lineage.ts'
import { beginRegency } from './regency.ts'
import { offerRex } from './rex-right.ts'
import { makeAugustus } from './titles.ts'
import { beginUsurpation } from './usurpation.ts'

/** UR-3.5.2-i UR-3.5.2-m UR-3.5.2-v, and UR-3.5.2-r. */
const THEODOSIAN = 1
const LOCAL = 2
const ABROAD = 3
const AFTER_REFUSAL = 4

const ruleOf: Readonly<Record<number, RuleId>> = {
  [THEODOSIAN]: 'UR-3.5.2-i',
  [LOCAL]: 'UR-3.5.2-m',
  [ABROAD]: 'UR-3.5.2-v',
  [AFTER_REFUSAL]: 'UR-3.5.2-r',
}

/** Why a leader cannot be chosen by that priority, or that he can. */
function heirVerdict(s: State, half: Half, priority: number, leader: Piece): Verdict {
  if (s.board.leader[leader].generic) return no('UR-3.3.1-k')
  if (!isLoyalRoman(s, leader)) return no('UR-3.5.2-l')
  if (s.board.leader[leader].isBarbarian) return no('UR-3.5.2-h')
  if (isAugustus(s, leader)) return no('UR-3.5.2-d')
  const from = priority === THEODOSIAN || priority === LOCAL ? half : otherHalf(half)
  if (halfOfLeader(s, leader) !== from) return no(ruleOf[priority])
  return priority === THEODOSIAN && !s.board.leader[leader].isTheodosian ? no('UR-3.5.2-i') : yes()
}

const heirsBy = (s: State, half: Half, priority: number): Piece[] =>
  leadersWhere(s, (leader) => heirVerdict(s, half, priority, leader).ok)

/** Whether that throne will be filled by what is going on already. */
export function isThroneInQuestion(s: State, half: Half): boolean {
  return s.stack.some(
    (frame) =>
      ((frame.kind === 'succession' || frame.kind === 'heir' || frame.kind === 'puppet') && frame.half === half) ||
      (frame.kind === 'heir-abroad' && half === WEST),
  )
}

/** UR-3.5.2-w UR-3.5.2-y: a vacant throne, when somebody is there who could take it. One just left comes first. */
export function fillThrones(s: State): void {
  if (leadersWhere(s, (leader) => isEligible(s, leader)).length === 0) return
  for (const half of HALVES) {
    if (s.augustus[half] !== NOBODY || s.hasWon[half] || isThroneInQuestion(s, half)) continue
    const first = s.stack.findIndex(({ kind }) => kind === 'succession')
    s.stack.splice(first < 0 ? s.stack.length : first, 0, { kind: 'succession', half, dead: NOBODY })
  }
}

/** UR-3.5.2-e: the priorities in turn. UR-3.5.2-a: a throne that a Usurper has won is not for them. */
export const succession: Procedure<FrameOf<'succession'>> = (s, { half, dead }, table) => {
  pop(s)
  if (s.augustus[half] !== NOBODY || s.hasWon[half]) return
  const isHonorius = half === WEST && dead !== NOBODY && dead === named(s, 'honorius')
  // UR-3.5.2-aa UR-3.5.2-ai
  if (isHonorius && beginRegency(s, table)) return
  for (const priority of [THEODOSIAN, LOCAL, ABROAD]) {
    // UR-3.5.2-z
    if (priority === THEODOSIAN && isHonorius) continue
    if (choose(s, half, priority, dead, table)) return
  }
  stayVacant(s, dead, table)
}

/** The Roman chooses; false: there is nobody to choose. */
function choose(s: State, half: Half, priority: number, dead: Piece, table: Table): boolean {
  const heirs = heirsBy(s, half, priority)
  if (heirs.length === 0) return false
  if (heirs.length === 1) elect(s, half, heirs[0], priority, dead, table)
  else push(s, { kind: 'heir', half, priority, dead })
  return true
}

export const heir: Question<FrameOf<'heir'>> = {
  asks: () => ROMAN,
  candidates: ({ board }) => actionsOf(board).piece.slice(0, board.leaders),
  verdict: (s, { half, priority }, action) =>
    action.kind === 'piece' && action.piece < s.board.leaders
      ? heirVerdict(s, half, priority, action.piece)
      : no('UR-3.5.2-l'),
  answer(s, { half, priority, dead }, action, table) {
    pop(s)
    if (action.kind === 'piece') elect(s, half, action.piece, priority, dead, table)
  },
}

/** UR-3.5.2-j: without a roll, but for the West's own candidates. */
function elect(s: State, half: Half, leader: Piece, priority: number, dead: Piece, table: Table): void {
  // UR-3.5.2-u
  const needsApproval = half === WEST && priority === LOCAL && s.augustus[EAST] !== NOBODY
  if (needsApproval && !isApproved(s, leader, table)) refuse(s, leader, dead, table)
  else makeAugustus(s, half, leader, ruleOf[priority], table)
}

/** UR-3.5.2-n to UR-3.5.2-p: by his own CP or that of the Patrice of the West. */
function isApproved(s: State, leader: Piece, table: Table): boolean {
  const patrice = s.patrice[WEST]
  const { id, cp } = s.board.leader[leader]
  const atMost = Math.max(cp, patrice === NOBODY ? 0 : s.board.leader[patrice].cp)
  return table.roll(d6, { for: 'approval', leader: id, atMost }) <= atMost
}

/** UR-3.5.2-q UR-3.5.2-r UR-3.5.2-t: he rises against whoever comes from the East, if nobody has risen yet. */
function refuse(s: State, leader: Piece, dead: Piece, table: Table): void {
  table.tell({ type: 'refused', what: s.board.pieceIds[leader], rule: 'UR-3.5.2-p' })
  push(s, { kind: 'heir-abroad', dead })
  if (!isCivilWar(s, WEST)) beginUsurpation(s, WEST, leader, NOBODY, table)
}

export const heirAbroad: Procedure<FrameOf<'heir-abroad'>> = (s, { dead }, table) => {
  pop(s)
  if (!choose(s, WEST, AFTER_REFUSAL, dead, table)) stayVacant(s, dead, table)
}

/** UR-3.5.2-w UR-3.5.2-x UR-3.5.1-d UR-3.5.1-e */
function stayVacant(s: State, dead: Piece, table: Table): void {
  const isEmpty = HALVES.every((half) => s.augustus[half] === NOBODY && !s.hasWon[half])
  if (isEmpty) return endGame(s, BARBARIAN, 'UR-3.5.1-d', table)
  if (dead !== NOBODY) offerRex(s)
}
