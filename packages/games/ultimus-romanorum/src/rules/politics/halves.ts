/** Where leaders count: by where they stand. */
import { HALVES, type Half, NOBODY, type Piece } from '../../board.ts'
import { augustusOf, campOf, isAugustus, isInPlay, ROMAN, type State, whereIs } from '../../state.ts'
import { zoneOfPlace } from '../pieces.ts'

/** The half in which a leader stands; null: outside the Empire or at sea. */
export function standsIn(s: State, leader: Piece): Half | null {
  const zone = zoneOfPlace(s, whereIs(s, leader))
  return zone === NOBODY ? null : s.board.halfOf[zone]
}

/** UR-3.5.2-k UR-3.5.1-h: where he stands; outside the Empire, the half of his colour. */
export function halfOfLeader(s: State, leader: Piece): Half | null {
  return standsIn(s, leader) ?? s.board.leader[leader].half
}

export const isHistoricalRoman = ({ board }: State, leader: Piece): boolean =>
  leader < board.leaders && board.leader[leader].people === NOBODY && !board.leader[leader].generic

/** A historical Roman leader in play in the Roman's camp. */
export function isLoyalRoman(s: State, leader: Piece): boolean {
  return isHistoricalRoman(s, leader) && isInPlay(s, leader) && campOf(s, leader) === ROMAN
}

/** UR-3.6.2-b UR-3.6.3-r: an Augustus is in that zone, or in the box that lies in it. */
export function holdsAugustus(s: State, zone: number): boolean {
  return HALVES.some((half) => {
    const leader = augustusOf(s, half)
    return leader !== NOBODY && zoneOfPlace(s, whereIs(s, leader)) === zone
  })
}

/** UR-3.5.2-d UR-3.5.2-h UR-3.5.2-l UR-3.3.1-k: who can become Augustus at all. */
export function isEligible(s: State, leader: Piece): boolean {
  return isLoyalRoman(s, leader) && !s.board.leader[leader].isBarbarian && !isAugustus(s, leader)
}

export function leadersWhere(s: State, test: (leader: Piece) => boolean): Piece[] {
  const found: Piece[] = []
  for (const leader of s.board.everyLeader) if (test(leader)) found.push(leader)
  return found
}
