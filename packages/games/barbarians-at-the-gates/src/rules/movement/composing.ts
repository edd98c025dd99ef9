/** Chapters 10.1, 10.3.1, 11 and 14.1.2: which leaders may go along or inside, and how many CU. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { type Leader, NONE, type Space } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import {
  ALLIED,
  BARBARIANS,
  bitOf,
  cuAt,
  firstLeaderAt,
  insideAt,
  isAllied,
  isCity,
  isInside,
  leadersAt,
  leadersOutside,
  nextLeader,
  POWERS,
  type Power,
  powerOf,
  type State,
  sideBitsOf,
  tribeOf,
  tribesAt,
  whereIs,
} from '../../state.ts'
import { isBlocked } from '../map/blocks.ts'
import { cuThatFace, cuThatStay, mayFollow } from '../map/commanders.ts'
import { totalOf } from '../map/entering.ts'
import { mayGoInside } from '../map/siege.ts'

export type Compose = FrameOf<'compose'>

/** BG-10.1.1-a BG-11.1.1-f BG-11.2.1-p */
export const MOST_CU_MOVING = 10

/** BG-14.1.2-f: one Barbarian leader for each stack. */
function mayRaid(s: State, frame: Compose, leader: Leader): Verdict {
  if (frame.with.length > 0 || powerOf(s, leader) !== BARBARIANS) return no('BG-14.1.2-f')
  return isBlocked(s, 'activate-and-raid', { leader, tribe: tribeOf(s, leader) }) ? no('BG-14.1.2-f') : yes()
}

const NOBODY: readonly Leader[] = []

/** Leaders are named in their order, and before any CU. */
export function leaderVerdict(s: State, frame: Compose, leader: Leader): Verdict {
  if (whereIs(s, leader) !== frame.space) return no('BG-10.1.2-b')
  if (frame.told > 0 || leader <= (frame.with.at(-1) ?? NONE)) return no('BG-10.1.2-b')
  if (isInside(s, leader) !== (frame.purpose === 'sortie')) return no('BG-10.3.1-j')
  switch (frame.purpose) {
    case 'garrison':
      return mayGoInside(s, leader, frame.space)
    case 'raid':
      return mayRaid(s, frame, leader)
    default:
      return mayFollow(s, frame.leader, leader)
  }
}

/** Whether any leader may be named. */
export function isAnyLeft(s: State, frame: Compose): boolean {
  if (frame.told > 0) return false
  for (let leader = firstLeaderAt(s, frame.space); leader !== NONE; leader = nextLeader(s, leader)) {
    if (leaderVerdict(s, frame, leader).ok) return true
  }
  return false
}

export const leadersLeft = (s: State, frame: Compose): readonly Leader[] =>
  frame.told > 0 ? NOBODY : leadersAt(s, frame.space).filter((leader) => leaderVerdict(s, frame, leader).ok)

/** BG-10.2.3-m: CU stacked with another Barbarian tribe's leader or marker; an Allied one is besieged. Further East: BG-2.3.4-ac. */
function isAnothers(s: State, { power, leader, space }: Compose): boolean {
  if (power !== BARBARIANS || space === s.board.furtherEast) return false
  const tribe = tribeOf(s, leader)
  return (
    leadersOutside(s, space, BARBARIANS).some((other) => tribeOf(s, other) !== tribe) ||
    tribesAt(s, space).some((other) => other !== tribe && !isAllied(s, other))
  )
}

/** The CU that have come with the activated leader. */
const broughtBy = (s: State, power: Power): number =>
  s.stack.findLast((frame) => frame.kind === 'activation')?.cu[power] ?? 0

/** BG-15.3-e: a borrowed leader leads the CU that have set out with him, and no others. */
const isBorrowed = (s: State, { purpose, leader }: Compose): boolean =>
  purpose === 'activation' && s.borrowed === leader

/** BG-14.1.2-d: raiders who have finished do not start again. */
export function raidedAt(s: State, space: Space): number {
  let found = 0
  for (const guest of s.guests) {
    if (guest.cause === 'unled' && guest.space === space) found += guest.force.cu[BARBARIANS]
  }
  return found
}

/** How many CU of a power there are to choose from. */
export function stockOf(s: State, frame: Compose, power: Power): number {
  const { space, purpose } = frame
  // BG-10.3.1-f BG-10.3.1-g
  const isForeign = power === BARBARIANS || power === ALLIED
  switch (purpose) {
    case 'sortie':
      return isForeign ? 0 : insideAt(s, space, power)
    case 'garrison':
      return isForeign ? 0 : cuAt(s, space, power)
    case 'raid':
      return cuAt(s, space, power) - raidedAt(s, space)
    case 'activation': {
      const isOwnOnly = isAnothers(s, frame) || (isBorrowed(s, frame) && power === BARBARIANS)
      return isOwnOnly ? broughtBy(s, power) : cuAt(s, space, power)
    }
    default:
      return cuAt(s, space, power)
  }
}

/** By powers as bits: the same as a list. */
const LISTS = Array.from({ length: 1 << POWERS.length }, (_, bits) =>
  POWERS.filter((power) => (bits & bitOf(power)) !== 0),
)

/** BG-10.1.2-i BG-10.2.3-g: the powers whose CU are asked for, one after the other. */
export function powersOf(s: State, frame: Compose): readonly Power[] {
  // BG-15.3-e: until they set out they are Allied.
  const isStillAllied = isBorrowed(s, frame) && broughtBy(s, BARBARIANS) === 0
  let bits = 0
  for (const power of LISTS[isStillAllied ? bitOf(ALLIED) : sideBitsOf(frame.power)]) {
    if (stockOf(s, frame, power) > 0) bits |= bitOf(power)
  }
  return LISTS[bits]
}

/** BG-2.4.2.3-i BG-11.1.1-h BG-11.2.1-l */
function staying(s: State, { purpose, leader }: Compose): number {
  switch (purpose) {
    case 'activation':
    case 'intercept':
      return cuThatStay(s, leader)
    case 'avoid':
      return cuThatFace(s, leader)
    default:
      return 0
  }
}

/** BG-2.4.2.4-b BG-10.1.1-c BG-10.3.1-q: a Force has a CU, but a leader may go alone, and nobody need go inside. */
const leastOf = ({ purpose }: Compose): number =>
  purpose === 'activation' || purpose === 'sortie' || purpose === 'garrison' ? 0 : 1

/** The clause that says how many CU go at most. */
function limitOf(s: State, { purpose, space }: Compose): string {
  switch (purpose) {
    case 'garrison':
      return isCity(s, space) ? 'BG-10.3.1-d' : 'BG-10.3.1-c'
    case 'raid':
      return 'BG-14.1.2-a'
    case 'avoid':
      return 'BG-11.1.1-f'
    case 'intercept':
      return 'BG-11.2.1-p'
    default:
      return 'BG-10.1.1-a'
  }
}

interface Bounds {
  readonly least: number
  readonly most: number
  /** The clause that sets the upper bound. */
  readonly rule: string
}

/** How many CU of the power that is asked for may be named. */
export function bounds(s: State, frame: Compose, powers = powersOf(s, frame)): Bounds {
  const taken = totalOf(frame.cu)
  let all = 0
  let here = 0
  let later = 0
  for (let i = 0; i < powers.length; i++) {
    const stock = stockOf(s, frame, powers[i])
    all += stock
    if (i === frame.told) here = stock
    else if (i > frame.told) later += stock
  }
  const room = frame.most - taken
  const free = Math.max(0, all - staying(s, frame)) - taken
  const most = Math.max(0, Math.min(here, room, free))
  const rule = most === room ? limitOf(s, frame) : 'BG-2.4.2.3-i'
  return { least: Math.min(most, Math.max(0, leastOf(frame) - taken - later)), most, rule }
}

export function takeVerdict(s: State, frame: Compose, number: number): Verdict {
  const { least, most, rule } = bounds(s, frame)
  if (number > most) return no(rule)
  return number < least ? no('BG-2.4.2.4-b') : yes()
}
