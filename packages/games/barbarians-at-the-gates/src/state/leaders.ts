/** Leaders: where each is, which side of his counter is up, and of what power he is. */
import { derived, type Face, type Leader, NONE, type Space, type Tribe } from '../board.ts'
import { access, type State } from '../position/fields.ts'
import {
  ALLIED,
  BARBARIANS,
  BYZANTINE,
  type Controller,
  LOYALIST,
  POWERS,
  type Power,
  sideOf,
  USURPER,
} from '../terms.ts'
import { link, unlink } from './chains.ts'
import { noteChange, setSettled } from './spaces.ts'
import { LED, noteStanding } from './standing.ts'
import { isAllied } from './tribes.ts'
import { forgetChecks } from './unchecked.ts'

const { at, flipped, inside, hasWon, next } = access.leaders
const { firstLeader } = access.spaces
const { usurpers } = access.following

/** A space, or OFF, DISPLACED, GONE. */
export const whereIs: (s: State, leader: Leader) => Space = at.reader()
export const isOnMap = (s: State, leader: Leader): boolean => whereIs(s, leader) >= 0
/** A leader is in another place from now on, outside any garrison. */
export function putLeader(s: State, leader: Leader, to: Space): void {
  const from = at.get(s, leader)
  inside.set(s, leader, 0)
  noteLeader(s, leader)
  if (from === to) return
  countUsurper(s, leader, -1)
  if (from >= 0) {
    unlink(s, firstLeader, next, leader, from)
    if (firstLeader.get(s, from) === NONE) noteStanding(s, LED, from, false)
  }
  at.set(s, leader, to)
  if (to >= 0) {
    link(s, firstLeader, next, leader, to)
    noteStanding(s, LED, to, true)
  }
  countUsurper(s, leader, 1)
  noteLeader(s, leader)
}

/** He counts among the Usurper's leaders on the map, if he is one. */
export function countUsurper(s: State, leader: Leader, by: number): void {
  if (at.get(s, leader) >= 0 && powerOf(s, leader) === USURPER) usurpers.set(s, usurpers.get(s) + by)
}

/** Where he stands something is different. */
function noteLeader(s: State, leader: Leader): void {
  const space = at.get(s, leader)
  if (space >= 0) noteChange(s, space)
}

const readFlipped = flipped.reader()
export const isFlipped = (s: State, leader: Leader): boolean => readFlipped(s, leader) === 1
export function flip(s: State, leader: Leader, isSo: boolean): void {
  countUsurper(s, leader, -1)
  flipped.set(s, leader, isSo ? 1 : 0)
  countUsurper(s, leader, 1)
  noteLeader(s, leader)
}

const readInside = inside.reader()
export const isInside = (s: State, leader: Leader): boolean => readInside(s, leader) === 1
export function goInside(s: State, leader: Leader, isSo: boolean): void {
  inside.set(s, leader, isSo ? 1 : 0)
  noteLeader(s, leader)
}

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

const NOBODY: readonly Leader[] = []

/** The first of the leaders in a space, and the next one after another; NONE: there is none. */
const readFirst = firstLeader.reader()
export const firstLeaderAt = (s: State, space: Space): Leader => (space < 0 ? NONE : readFirst(s, space))
export const nextLeader: (s: State, leader: Leader) => Leader = next.reader()

/** All leaders in a space, those inside too. */
export function leadersAt(s: State, space: Space): readonly Leader[] {
  const first = firstLeaderAt(s, space)
  if (first === NONE) return NOBODY
  const leaders: Leader[] = []
  for (let leader = first; leader !== NONE; leader = nextLeader(s, leader)) leaders.push(leader)
  return leaders
}

/** The leaders of one side in a space who are outside its garrison. */
export function leadersOutside(s: State, space: Space, side: Controller): Leader[] {
  const leaders: Leader[] = []
  for (let leader = firstLeaderAt(s, space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (!isInside(s, leader) && sideOfLeader(s, leader) === side) leaders.push(leader)
  }
  return leaders
}

/** By power: who may ever be of it, in their order. */
const everyOf = derived(({ everyLeader, leaders }) =>
  POWERS.map((of) =>
    everyLeader.filter((leader) => {
      const { tribe, power } = leaders[leader]
      if (tribe !== NONE) return of === ALLIED || of === BARBARIANS
      return power === BYZANTINE ? of === BYZANTINE : of === LOYALIST || of === USURPER
    }),
  ),
)

/** A leader of a power is on the map. */
export function hasLeader(s: State, power: Power): boolean {
  if (power === USURPER) return usurpers.get(s) > 0
  for (const leader of everyOf(s.board)[power]) if (isOnMap(s, leader) && powerOf(s, leader) === power) return true
  return false
}

/** Every leader of a power who is on the map. */
export function leadersOf(s: State, power: Power): Leader[] {
  const leaders: Leader[] = []
  if (power === USURPER && usurpers.get(s) === 0) return leaders
  for (const leader of everyOf(s.board)[power]) {
    if (isOnMap(s, leader) && powerOf(s, leader) === power) leaders.push(leader)
  }
  return leaders
}

/** BG-15.3-b: an Allied leader is lent, or goes back: NONE. Whose side he is on may have consequences anywhere. */
export function borrow(s: State, leader: Leader): void {
  if (s.borrowed === leader) return
  s.borrowed = leader
  forgetChecks(s)
  setSettled(s, false)
}
