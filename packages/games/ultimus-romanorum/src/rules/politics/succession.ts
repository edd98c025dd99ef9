/** Chapter 3.5.2: who succeeds an Augustus. */
import { d6, no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { pop, push } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { EAST, HALVES, type Half, NOBODY, otherHalf, type Piece, WEST } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { Question, Step } from '../../handlers.ts'
import { augustusOf, BARBARIAN, hasWon, isAugustus, isCivilWar, patriceOf, type State, theRoman } from '../../state.ts'
import { endGame } from '../victory.ts'
import { halfOfLeader, isLoyalRoman, leadersWhere } from './halves.ts'
import { named } from './lineage.ts'
import type { Priority } from './politics-frames.ts'
import { beginRegency } from './regency.ts'
import { offerRex } from './rex-right.ts'
import { letVacanciesFollow } from './thrones.ts'
import { makeAugustus } from './titles.ts'
import { beginUsurpation } from './usurpation.ts'

const ruleOf: Readonly<Record<Priority, RuleId>> = {
  theodosian: 'UR-3.5.2-i',
  local: 'UR-3.5.2-m',
  abroad: 'UR-3.5.2-v',
  'after-refusal': 'UR-3.5.2-r',
}

/** Why a leader cannot be chosen by that priority, or that he can. */
function heirVerdict(s: State, half: Half, priority: Priority, leader: Piece): Verdict {
  if (s.board.leader[leader].generic) return no('UR-3.3.1-k')
  if (!isLoyalRoman(s, leader)) return no('UR-3.5.2-l')
  if (s.board.leader[leader].isBarbarian) return no('UR-3.5.2-h')
  if (isAugustus(s, leader)) return no('UR-3.5.2-d')
  const from = priority === 'theodosian' || priority === 'local' ? half : otherHalf(half)
  if (halfOfLeader(s, leader) !== from) return no(ruleOf[priority])
  return priority === 'theodosian' && !s.board.leader[leader].isTheodosian ? no('UR-3.5.2-i') : yes()
}

const heirsBy = (s: State, half: Half, priority: Priority): Piece[] =>
  leadersWhere(s, (leader) => heirVerdict(s, half, priority, leader).ok)

/** UR-3.5.2-e: the priorities in turn. UR-3.5.2-a: a throne that a Usurper has won is not for them. */
export const succession: Step<'succession'> = {
  run(s, { half, dead }, table) {
    pop(s)
    letVacanciesFollow(s)
    succeed(s, half, dead, table)
  },
}

function succeed(s: State, half: Half, dead: Piece, table: Table): void {
  if (augustusOf(s, half) !== NOBODY || hasWon(s, half)) return
  const isHonorius = half === WEST && dead !== NOBODY && dead === named(s, 'honorius')
  // UR-3.5.2-aa UR-3.5.2-ai
  if (isHonorius && beginRegency(s, table)) return
  for (const priority of ['theodosian', 'local', 'abroad'] as const) {
    // UR-3.5.2-z
    if (priority === 'theodosian' && isHonorius) continue
    if (choose(s, half, priority, dead, table)) return
  }
  stayVacant(s, dead, table)
}

/** The Roman chooses; false: there is nobody to choose. */
function choose(s: State, half: Half, priority: Priority, dead: Piece, table: Table): boolean {
  const heirs = heirsBy(s, half, priority)
  if (heirs.length === 0) return false
  if (heirs.length === 1) elect(s, half, heirs[0], priority, dead, table)
  else push(s, { kind: 'heir', half, priority, dead })
  return true
}

export const heir: Question<'heir'> = {
  asks: theRoman,
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
function elect(s: State, half: Half, leader: Piece, priority: Priority, dead: Piece, table: Table): void {
  // UR-3.5.2-u
  const needsApproval = half === WEST && priority === 'local' && augustusOf(s, EAST) !== NOBODY
  if (needsApproval && !isApproved(s, leader, table)) refuse(s, leader, dead, table)
  else makeAugustus(s, half, leader, ruleOf[priority], table)
}

/** UR-3.5.2-n to UR-3.5.2-p: by his own CP or that of the Patrice of the West. */
function isApproved(s: State, leader: Piece, table: Table): boolean {
  const patrice = patriceOf(s, WEST)
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

export const heirAbroad: Step<'heir-abroad'> = {
  run(s, { dead }, table) {
    pop(s)
    if (!choose(s, WEST, 'after-refusal', dead, table)) stayVacant(s, dead, table)
  },
}

/** UR-3.5.2-w UR-3.5.2-x UR-3.5.1-d UR-3.5.1-e */
function stayVacant(s: State, dead: Piece, table: Table): void {
  const isEmpty = HALVES.every((half) => augustusOf(s, half) === NOBODY && !hasWon(s, half))
  if (isEmpty) return endGame(s, BARBARIAN, 'UR-3.5.1-d', table)
  if (dead !== NOBODY) offerRex(s)
}
