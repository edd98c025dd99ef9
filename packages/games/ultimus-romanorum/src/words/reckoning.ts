/** What questions and answers tell of the position, for the words of both languages. */
import { isLand, NOBODY, type People, type Piece, type Place, type Zone } from '../board.ts'
import type { HalfName } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { evasionValue, type Threatened } from '../rules/combat/evasion.ts'
import { forceAt, piecesOf } from '../rules/combat/forces.ts'
import { beaten, retreatingTo } from '../rules/combat/retreat.ts'
import { fugitives } from '../rules/combat/stratagems.ts'
import { pmOfGroup } from '../rules/movement/bounds/points.ts'
import { halfOfLeader } from '../rules/politics/halves.ts'
import { rallyCapacity } from '../rules/politics/rally.ts'
import { halfName } from '../rules/politics/titles.ts'
import { unplaced } from '../rules/sequence/garrisons.ts'
import { type Camp, handSize, isMajorPeople, ralliedTo, type State, whereIs } from '../state.ts'

export const toPlace = (s: State, camp: Camp): number => unplaced(s, camp).length

/** In PM; a unit by itself makes one step, whatever it costs. */
export function pmLeft(s: State, { leader, group, spent }: FrameOf<'group'>): number | null {
  return leader === NOBODY || group.length === 0 ? null : pmOfGroup(s, group) - spent
}

export const isAboard = (s: State, { fleet }: FrameOf<'fleet'>, piece: Piece): boolean =>
  whereIs(s, piece) === s.board.aboard + fleet

export const isBoxed = (s: State, piece: Piece): boolean => s.board.refuge.includes(whereIs(s, piece))

/** Who is beaten and has not left yet, and who of them would go there; null: all would. */
export const whoRetreats = (s: State, frame: FrameOf<'retreat'>): readonly Piece[] => beaten(s, frame)

export function whoCanRetreat(s: State, frame: FrameOf<'retreat'>, to: Place): readonly Piece[] | null {
  if (!isLand(s.board, to)) return null
  const going = retreatingTo(s, frame, to)
  return going.length === beaten(s, frame).length ? null : going
}

/** The whole force that is attacked. */
export const whoStands = (s: State, { at, camp }: { readonly at: Zone; readonly camp: Camp }): readonly Piece[] =>
  piecesOf(forceAt(s, at, camp))

/** Who of a force would flee there; null: all would. */
export function whoCanFlee(s: State, frame: FrameOf<'flight'>, to: Place): readonly Piece[] | null {
  if (!isLand(s.board, to)) return null
  const going = fugitives(s, frame, to)
  return going.length === piecesOf(forceAt(s, frame.at, frame.camp)).length ? null : going
}

/** Less than this, or as much, on the die. */
export const evadesBelow = (s: State, threatened: Threatened): number => evasionValue(s, threatened) ?? 0

export function ralliesAt(s: State, { leader, zone }: FrameOf<'rally'>): number {
  const side = ralliedTo(s, leader)
  return side === 0 ? 0 : rallyCapacity(s, side === 1 ? 0 : 1, zone)
}

/** null: he belongs to neither half. */
export function homeOf(s: State, leader: Piece): HalfName | null {
  const half = leader < s.board.leaders ? halfOfLeader(s, leader) : null
  return half === null ? null : halfName(half)
}

export const cpOf = ({ board }: State, leader: Piece): number => board.leader[leader]?.cp ?? 0

/** Above what may be kept. */
const RESERVE = 5
export const tooMany = (s: State, camp: Camp): number => handSize(s, camp) - RESERVE

/** UR-9.4-d UR-9.4-k: which die a victor throws. */
export const federationDie = (s: State, people: People): 'd6' | 'd10' => (isMajorPeople(s, people) ? 'd10' : 'd6')
