/** Chapters 1.2.2, 1.3.2 and 7.2: movement points, and what a border costs. */
import { type Piece, peopleOfPiece, type Way, type Zone } from '../../../board.ts'
import { isMigratingPeople, type State } from '../../../state.ts'

export const DISASTROUS_WEATHER = 2
const HARSH_WINTER = 7

/** UR-1.2.2-a */
const LEADER_PM = 4
/** UR-6.2-aq */
const MIGRATION_PM = 4

/** UR-6.2-aq: of a people that migrates. */
export const isMigrating = (s: State, piece: Piece): boolean => isMigratingPeople(s, peopleOfPiece(s.board, piece))

/** UR-1.2.2-a UR-1.3.2-a UR-1.3.2-b UR-6.2-aq UR-T.events-2 */
export function pmOf(s: State, piece: Piece): number {
  const pm = piece < s.board.leaders ? LEADER_PM : isMigrating(s, piece) ? MIGRATION_PM : s.board.unit[piece].pm
  return s.event === DISASTROUS_WEATHER ? pm - 1 : pm
}

/** UR-3.4.1-d UR-4.3-e */
export function pmOfGroup(s: State, group: readonly Piece[]): number {
  let least = Number.POSITIVE_INFINITY
  for (const piece of group) least = Math.min(least, pmOf(s, piece))
  return least
}

const isFrozen = (s: State, way: Way): boolean => way.freezes && s.event === HARSH_WINTER

/** UR-7.2-c to UR-7.2-i UR-T.events-7b */
export const costOf = (s: State, way: Way): number => (isFrozen(s, way) ? way.cost - 1 : way.cost)

/** UR-T.combat-o UR-T.events-7b: whether it tells in a battle on the other side. */
export const tellsInBattle = (s: State, way: Way): boolean => way.isCrossing && !isFrozen(s, way)

export function wayTo(s: State, from: Zone, to: Zone): Way | undefined {
  for (const way of s.board.ways[from]) if (way.to === to) return way
  return undefined
}
