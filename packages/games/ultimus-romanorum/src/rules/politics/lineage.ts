/** T.leaders: who comes when, and after whom. */
import { type Board, NOBODY, type Piece } from '../../board.ts'
import { GONE, isInPlay, OFF, type State, whereIs } from '../../state.ts'

/** A leader whom the rules call by his name. */
export const named = ({ board }: { readonly board: Board }, id: string): Piece => board.pieceOf.get(id) ?? NOBODY

/** UR-T.leaders-i UR-T.leaders-k: heirs who wait for a death. */
const awaited: Readonly<Record<string, string>> = { 'theodose-ii': 'arcadius', 'valentinien-iii': 'honorius' }

const DEATH = 9

/** The year of the column Death. */
const lastYear = (board: Board, leader: Piece): number =>
  board.leader[leader].death?.[DEATH] ?? Number.POSITIVE_INFINITY

/** Removed for good, or never entered in the years that were his. */
export function isDead(s: State, leader: Piece): boolean {
  if (leader === NOBODY || whereIs(s, leader) === GONE) return true
  return whereIs(s, leader) === OFF && lastYear(s.board, leader) < s.year
}

/** UR-T.leaders-q UR-T.leaders-r: those of his people before him are all dead. */
function hasSucceeded(s: State, leader: Piece): boolean {
  const { people } = s.board.leader[leader]
  for (const other of s.board.peoples[people].leaders) {
    if (other === leader) return true
    if (!s.board.leader[other].generic && !isDead(s, other)) return false
  }
  return true
}

/** UR-3.3.1-a UR-4.2.1-a UR-T.leaders-c UR-T.leaders-d: a historical leader whose time has come. */
export function isDue(s: State, leader: Piece): boolean {
  const { generic, entryYear, people, id } = s.board.leader[leader]
  if (generic || whereIs(s, leader) !== OFF || entryYear > s.year || isDead(s, leader)) return false
  // UR-T.leaders-u UR-T.leaders-v: once Gondioc is dead, Gondebaud comes as a Burgondian.
  if (id === 'gondebaud') return !isDead(s, named(s, 'gondioc'))
  if (id === 'gondebaud-rex' && isInPlay(s, named(s, 'gondebaud'))) return false
  if (people !== NOBODY) return hasSucceeded(s, leader)
  const before = awaited[id]
  return before === undefined || isDead(s, named(s, before))
}

/** UR-T.leaders-u: whether Gondebaud is among the Romans although Gondioc is dead. */
export function isGondebaudCalled(s: State): boolean {
  const roman = named(s, 'gondebaud')
  return roman !== NOBODY && isInPlay(s, roman) && isDead(s, named(s, 'gondioc'))
}
