/** Chapter 2.4.2.3: who may command whom. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Leader, NONE, type Space } from '../../board.ts'
import {
  controlOf,
  faceOf,
  firstLeaderAt,
  isEmperor,
  isFortified,
  isInside,
  LOYALIST,
  nextLeader,
  powerOf,
  type State,
  sideOf,
  sideOfLeader,
  tribeOf,
  whereIs,
} from '../../state.ts'

/** BG-2.4.2.3-c BG-2.4.2.3-d BG-2.4.2.3-e: here a Byzantine is no Loyalist. */
function mayCommand(s: State, commander: Leader, other: Leader): Verdict {
  if (isEmperor(s, commander)) return yes()
  if (isEmperor(s, other)) return no('BG-2.4.2.3-c')
  return powerOf(s, other) === LOYALIST && powerOf(s, commander) !== LOYALIST ? no('BG-2.4.2.3-d') : yes()
}

/** BG-10.1.2-b BG-10.1.2-g BG-10.1.2-h BG-10.1.2-i: whether a leader may go along under another. */
export function mayFollow(s: State, leader: Leader, other: Leader): Verdict {
  if (leader === other || sideOfLeader(s, leader) !== sideOfLeader(s, other)) return no('BG-10.1.2-b')
  if (tribeOf(s, leader) !== NONE) return no('BG-10.1.2-i')
  return mayCommand(s, leader, other)
}

/** BG-2.4.2.3-a BG-11.2.1-n: those of one side's leaders who may be its overall commander. */
export const commandersAmong = (s: State, leaders: readonly Leader[]): Leader[] =>
  leaders.filter((leader) => leaders.every((other) => leader === other || mayCommand(s, leader, other).ok))

/** BG-2.4.2.3-f BG-2.4.2.3-m BG-2.4.2.3-n: whoever is outside where he is and cannot be under him. */
function commanderOver(s: State, leader: Leader): Leader {
  const side = sideOfLeader(s, leader)
  for (let other = firstLeaderAt(s, whereIs(s, leader)); other !== NONE; other = nextLeader(s, other)) {
    if (other === leader || isInside(s, other) || sideOfLeader(s, other) !== side) continue
    if (!mayCommand(s, leader, other).ok) return other
  }
  return NONE
}

/** BG-2.4.2.3-j BG-2.4.2.3-l: in a fortified space of his own power a commander needs no CU. */
const isSafe = (s: State, commander: Leader): boolean => {
  const space: Space = whereIs(s, commander)
  return isFortified(s, space) && controlOf(s, space) === sideOf(powerOf(s, commander))
}

/** BG-2.4.2.3-i BG-2.4.2.3-k: how many CU of the side must stay when he leaves. */
export function cuThatStay(s: State, leader: Leader): number {
  const commander = commanderOver(s, leader)
  return commander === NONE || isSafe(s, commander) ? 0 : 1
}

/** BG-11.1.1-h BG-11.1.1-i: when he avoids battle, only a commander inside the garrison needs none, and he is not beside him. */
export const cuThatFace = (s: State, leader: Leader): number => (commanderOver(s, leader) === NONE ? 0 : 1)

/** BG-10.5.3-l: of several activated leaders an Emperor commands, or else the one with the best Initiative. */
export function combinedCommanders(s: State, leaders: readonly Leader[]): Leader[] {
  const emperors = leaders.filter((leader) => isEmperor(s, leader))
  if (emperors.length > 0) return emperors
  const best = Math.min(...leaders.map((leader) => faceOf(s, leader).initiative))
  return leaders.filter((leader) => faceOf(s, leader).initiative === best)
}

/** BG-11.1.3-b BG-11.2.3-b: Loyalist, Byzantine or Usurper. */
export const isRomanLeader = (s: State, leader: Leader): boolean => tribeOf(s, leader) === NONE
