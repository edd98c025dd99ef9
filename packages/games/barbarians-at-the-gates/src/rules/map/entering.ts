/** Chapters 2.3.4, 10.2.2 and 10.2.3: which spaces units may leave and enter, and by which clause not. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { derived, type Leader, NONE, type Space } from '../../board.ts'
import type { Muster } from '../../kinds.ts'
import {
  ALLIED,
  areEnemies,
  BARBARIANS,
  BYZANTINE,
  besiegerOf,
  controlOf,
  fortAt,
  hasFlag,
  isAllied,
  isFortified,
  isZone,
  LOYALIST,
  leadersAt,
  NO_FORT,
  POWERS,
  type Power,
  powerOf,
  type State,
  sideOf,
  tribeOf,
  tribesAt,
} from '../../state.ts'

/** Units that move together. */
export interface Mover {
  readonly power: Power
  /** NONE: raiders without a leader, or CU on a forced march. */
  readonly leader: Leader
  /** He and those under him. */
  readonly leaders: readonly Leader[]
  readonly cu: Muster
}

/** BG-10.2.2-z: without fewer CU nobody goes into an enemy Fortified space. */
const LEAST_BESIEGERS = 3

export function totalOf(cu: Muster): number {
  let all = 0
  for (const each of cu) all += each
  return all
}

/** BG-10.5.3-a: the space of a battle that was put off; NONE. */
export function delayedSpace(s: State): Space {
  for (const frame of s.stack) if (frame.kind === 'campaign') return frame.delayed?.space ?? NONE
  return NONE
}

const isByzantineOnly = (s: State, { leaders, cu }: Mover): boolean =>
  leaders.every((leader) => powerOf(s, leader) === BYZANTINE) &&
  POWERS.every((power) => power === BYZANTINE || cu[power] === 0)

/** BG-2.3.4-d BG-2.3.4-ab: a borrowed leader is an ally, whatever he counts as. */
const isTrulyBarbarian = (s: State, { power, leaders }: Mover): boolean =>
  power === BARBARIANS && (s.borrowed === NONE || !leaders.includes(s.borrowed))

/** BG-2.3.4-b to BG-2.3.4-g BG-2.3.4-ab: who may go into a Land Zone. */
export function zoneVerdict(s: State, mover: Mover, zone: Space): Verdict {
  switch (zone) {
    case s.board.mauretania:
      return isTrulyBarbarian(s, mover) ? yes() : no('BG-2.3.4-d')
    case s.board.furtherEast:
      if (isTrulyBarbarian(s, mover)) return yes()
      return sideOf(mover.power) === LOYALIST && hasFlag(s, 'eastern-conquests') ? yes() : no('BG-2.3.4-d')
    case s.board.easternEmpire:
      return isByzantineOnly(s, mover) ? yes() : no('BG-2.3.4-g')
    default:
      return yes()
  }
}

/** BG-10.2.3-k BG-17.1-d */
const vortigern = derived((board) => board.leaderOf.get('vortigern'))
const isVortigern = (s: State, leader: Leader): boolean => leader !== NONE && vortigern(s.board) === leader

/** BG-10.2.3-k BG-17.1-d BG-2.3.4-ab: what binds units however they come into a space. */
export function boundsVerdict(s: State, mover: Mover, to: Space): Verdict {
  if (isVortigern(s, mover.leader) && !s.board.isInBritanniae[to]) return no('BG-10.2.3-k')
  return zoneVerdict(s, mover, to)
}

/** BG-17.1-e */
export const maySail = (s: State, leader: Leader): Verdict => (isVortigern(s, leader) ? no('BG-17.1-e') : yes())

/** What keeps units where they are: nothing, the Eastern Empire, or a siege that they hold. */
export type Hold = 'none' | 'east' | 'siege'

/** BG-2.3.4-g BG-10.2.3-q BG-10.2.3-s BG-10.2.3-t: the same wherever they would go. */
export function holdOn(s: State, mover: Mover, from: Space): Hold {
  if (from === s.board.easternEmpire && !isByzantineOnly(s, mover)) return 'east'
  const besieger = besiegerOf(s, from)
  if (besieger === undefined || areEnemies(besieger, mover.power)) return 'none'
  return fortAt(s, from) !== NO_FORT && areEnemies(controlOf(s, from), mover.power) ? 'siege' : 'none'
}

/** BG-10.2.3-q: from a besieged fort no besieger goes to an enemy space. */
export const isHeldFrom = (s: State, hold: Hold, { power }: Mover, to: Space): boolean =>
  hold !== 'none' && (hold === 'east' || areEnemies(controlOf(s, to), power))

export function mayLeave(s: State, mover: Mover, from: Space, to: Space): Verdict {
  const hold = holdOn(s, mover, from)
  if (!isHeldFrom(s, hold, mover, to)) return yes()
  return no(hold === 'east' ? 'BG-2.3.4-g' : 'BG-10.2.3-q')
}

/** BG-10.2.3-e BG-10.2.3-f BG-15.2-c: other Allied leaders and markers. BG-10.5.3-s: but for a combined attack. */
function alliedVerdict(s: State, { leader }: Mover, to: Space): Verdict {
  if (to === delayedSpace(s)) return yes()
  if (leadersAt(s, to).some((other) => other !== leader && powerOf(s, other) === ALLIED)) return no('BG-10.2.3-e')
  const isOthers = tribesAt(s, to).some((tribe) => isAllied(s, tribe) && tribe !== tribeOf(s, leader))
  return isOthers ? no('BG-10.2.3-f') : yes()
}

/** BG-10.2.2-z BG-10.2.2-aa BG-10.2.2-ac BG-10.2.3-v: an enemy Fortified space that no friend besieges wants 3 CU. */
function wantsBesiegers(s: State, power: Power, to: Space): boolean {
  if (!isFortified(s, to) || !areEnemies(controlOf(s, to), power)) return false
  const besieger = besiegerOf(s, to)
  return besieger === undefined || areEnemies(besieger, power)
}

/** Whether a leader's Force, or a leader alone, may go into a space. */
export function mayEnter(s: State, mover: Mover, to: Space): Verdict {
  const bound = boundsVerdict(s, mover, to)
  if (!bound.ok) return bound
  // BG-10.2.3-a BG-10.2.3-b BG-2.2.3-g
  if (sideOf(mover.power) === LOYALIST && controlOf(s, to) === ALLIED && !s.passage) return no('BG-10.2.3-a')
  if (mover.power === ALLIED) {
    const found = alliedVerdict(s, mover, to)
    if (!found.ok) return found
  }
  return wantsBesiegers(s, mover.power, to) && totalOf(mover.cu) < LEAST_BESIEGERS ? no('BG-10.2.2-z') : yes()
}

/** BG-2.3.4-k BG-2.3.4-m: in Further East nobody has to fight. */
export const isAtPeace = (s: State, space: Space): boolean => isZone(s, space) && space === s.board.furtherEast
