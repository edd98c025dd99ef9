/** Chapter 1.2.1: which face a leader shows and which markers lie on pieces. All of it follows from the position. */
import { isLeader, isRomanPiece, isUnit, type People, type Piece } from '../../board.ts'
import {
  FOEDERATI,
  isInPlay,
  isMajorPeople,
  isUsurper,
  kingOf,
  PEACE,
  ralliedTo,
  type State,
  statusOf,
  statusOfPeople,
  whereIs,
} from '../../state.ts'

export type ShownFace = 'front' | 'back' | 'usurper' | 'pax-romana' | 'rex'

/** UR-1.2.1-b: their leaders have a Pax Romana face. */
const PAX_ROMANA = ['persae', 'hunni']
/** UR-1.2.1-c UR-4.5.3-a: their leaders have a Rex face. */
const REX = ['burgondi', 'franci-salii', 'ostrogothi', 'vandali', 'visigothi']

export const hasPaxRomanaFace = (s: State, people: People): boolean => PAX_ROMANA.includes(s.board.peoples[people].id)
export const hasRexFace = (s: State, people: People): boolean => REX.includes(s.board.peoples[people].id)

/** UR-1.2.1-a UR-1.2.1-d UR-1.2.1-e UR-3.6.2-d UR-3.7.1-b */
export function shownFace(s: State, leader: Piece): ShownFace {
  const { people } = s.board.leader[leader]
  if (isRomanPiece(s.board, leader)) {
    if (isUsurper(s, leader)) return 'usurper'
    return ralliedTo(s, leader) === 0 ? 'front' : 'back'
  }
  if (hasPaxRomanaFace(s, people)) return statusOfPeople(s, people) === PEACE ? 'pax-romana' : 'front'
  return hasRexFace(s, people) && kingOf(s, people) === leader ? 'rex' : 'front'
}

/** UR-1.2.1-f UR-4.2.2-d: a marker tells that one of the five Rex peoples is at peace. */
export const hasPaxRomanaMarker = (s: State, people: People): boolean =>
  statusOfPeople(s, people) === PEACE && hasRexFace(s, people) && isMajorPeople(s, people)

/**
 * UR-3.6.3-d: on a rallied Foederati leader. UR-3.6.3-e UR-3.6.3-f: on rallied units, Roman or Foederati, in a zone
 * where their usurpation has no leader.
 */
export function hasCivilWarMarker(s: State, piece: Piece): boolean {
  const side = ralliedTo(s, piece)
  if (side === 0 || !isInPlay(s, piece)) return false
  if (isLeader(s.board, piece)) return statusOf(s, piece) === FOEDERATI
  return isUnit(s.board, piece) && !isLed(s, piece, side)
}

function isLed(s: State, unit: Piece, side: number): boolean {
  for (const leader of s.board.everyLeader) {
    if (whereIs(s, leader) === whereIs(s, unit) && ralliedTo(s, leader) === side) return true
  }
  return false
}
