/** Leaders: where each is, which side of his counter is up, and of what power he is. */
import { type Face, type Leader, NONE, type Space, type Tribe } from '../board.ts'
import { access, type State } from '../position/fields.ts'
import { ALLIED, BARBARIANS, BYZANTINE, type Controller, LOYALIST, type Power, sideOf, USURPER } from '../terms.ts'
import { isAllied } from './tribes.ts'

const { at, flipped, inside, hasWon } = access.leaders

/** A space, or OFF, DISPLACED, GONE. */
export const whereIs = (s: State, leader: Leader): Space => at.get(s, leader)
export const isOnMap = (s: State, leader: Leader): boolean => at.get(s, leader) >= 0
/** A leader is in another place from now on, outside any garrison. */
export function putLeader(s: State, leader: Leader, to: Space): void {
  at.set(s, leader, to)
  inside.set(s, leader, 0)
}

export const isFlipped = (s: State, leader: Leader): boolean => flipped.get(s, leader) === 1
export const flip = (s: State, leader: Leader, isSo: boolean): void => flipped.set(s, leader, isSo ? 1 : 0)

export const isInside = (s: State, leader: Leader): boolean => inside.get(s, leader) === 1
export const goInside = (s: State, leader: Leader, isSo: boolean): void => inside.set(s, leader, isSo ? 1 : 0)

/** He was Overall Commander of a winning side this turn. */
export const hasWonBattle = (s: State, leader: Leader): boolean => hasWon.get(s, leader) === 1
export const setWonBattle = (s: State, leader: Leader, isSo: boolean): void => hasWon.set(s, leader, isSo ? 1 : 0)

/** NONE: a Roman leader. */
export const tribeOf = (s: State, leader: Leader): Tribe => s.board.leaders[leader].tribe

/** BG-2.2.1-a BG-15.1-h: a tribe's leader is of the side of its marker. BG-15.3-c: unless he is borrowed. */
export function powerOf(s: State, leader: Leader): Power {
  const { tribe, power } = s.board.leaders[leader]
  if (tribe !== NONE) return isAllied(s, tribe) && s.borrowed !== leader ? ALLIED : BARBARIANS
  if (power === BYZANTINE) return BYZANTINE
  return isFlipped(s, leader) ? USURPER : LOYALIST
}

/** BG-2.2.1-g */
export const sideOfLeader = (s: State, leader: Leader): Controller => sideOf(powerOf(s, leader))

/** The side of his counter that is up. */
export const faceOf = (s: State, leader: Leader): Face => s.board.leaders[leader].faces[isFlipped(s, leader) ? 1 : 0]

/** BG-2.4.2.2-a BG-2.4.2.2-b */
export const isEmperor = (s: State, leader: Leader): boolean => faceOf(s, leader).emperor || s.usurpator === leader

/** All leaders in a space, those inside too. */
export function leadersAt(s: State, space: Space): Leader[] {
  return s.board.everyLeader.filter((leader) => at.get(s, leader) === space)
}

/** The leaders of one side in a space who are outside its garrison. */
export function leadersOutside(s: State, space: Space, side: Controller): Leader[] {
  return s.board.everyLeader.filter(
    (leader) => at.get(s, leader) === space && inside.get(s, leader) === 0 && sideOfLeader(s, leader) === side,
  )
}

/** Every leader of a power who is on the map. */
export function leadersOf(s: State, power: Power): Leader[] {
  return s.board.everyLeader.filter((leader) => isOnMap(s, leader) && powerOf(s, leader) === power)
}
