/** Chapter 9: who must leave a space where stacking is broken. */

import type { RuleId } from '@tabularium/engine'
import { type Leader, NONE, type Space } from '../../board.ts'
import type { FrameOf } from '../../frames.ts'
import type { Muster } from '../../kinds.ts'
import { musterOf } from '../../musters.ts'
import {
  besiegerOf,
  type Controller,
  controlOf,
  cuAt,
  type Guest,
  isFortified,
  isInside,
  leadersOutside,
  NAVAL,
  NO_POWER,
  POWERS,
  type Power,
  playerOf,
  powerOf,
  type State,
  sideOf,
  sideOfLeader,
  whereIs,
} from '../../state.ts'
import { entryOf, isFriendlyPort, returnLoss } from '../map/retreats.ts'
import { markedSide, sidesAt, tribesTooMany } from '../map/stacking.ts'

export type Restack = FrameOf<'restack'>
type Leaves = FrameOf<'who-leaves'>

const NOTHING = [0, 0, 0, 0, 0]
const sum = (cu: Muster): number => cu.reduce((all, number) => all + number, 0)

/** The power by which a side is owned; nobody's side has no units. */
const powerOfSide = (side: Controller): Power => POWERS.find((power) => power === side) ?? 0

/** What is left of a guest where he is noted: leaders who are still there, and no more CU than there are. */
function remains(s: State, { force, space }: Guest): { readonly leaders: Leader[]; readonly cu: number[] } {
  return {
    leaders: force.leaders.filter((leader) => whereIs(s, leader) === space && !isInside(s, leader)),
    cu: musterOf((power) => Math.min(force.cu[power], cuAt(s, space, power))),
  }
}

function sideOfGuest(s: State, guest: Guest): Controller {
  const { leaders, cu } = remains(s, guest)
  if (leaders.length > 0) return sideOfLeader(s, leaders[0])
  const power = POWERS.find((each) => cu[each] > 0)
  return power === undefined ? NO_POWER : sideOf(power)
}

export const guestsAt = (s: State, space: Space, side: Controller): Guest[] =>
  s.guests.filter((guest) => guest.space === space && sideOfGuest(s, guest) === side)

/** All that a side has outside a garrison. */
function stackOf(s: State, space: Space, side: Controller): { readonly leaders: Leader[]; readonly cu: number[] } {
  return {
    leaders: leadersOutside(s, space, side),
    cu: musterOf((power) => (sideOf(power) === side ? cuAt(s, space, power) : 0)),
  }
}

/** CU and leaders that are no guests. */
function isAtHome(s: State, space: Space, side: Controller): boolean {
  const guests = guestsAt(s, space, side).map((guest) => remains(s, guest))
  const all = stackOf(s, space, side)
  const isGuest = (leader: Leader): boolean => guests.some(({ leaders }) => leaders.includes(leader))
  const cu = guests.reduce((left, guest) => left - sum(guest.cu), sum(all.cu))
  return cu > 0 || all.leaders.some((leader) => !isGuest(leader))
}

/** A guest leaves as he came; each only once. */
export function guestLeaves(s: State, guest: Guest, broken: RuleId): Restack {
  s.guests = s.guests.filter((each) => each !== guest)
  const { leaders, cu } = remains(s, guest)
  const power = powerOfSide(sideOfGuest(s, guest))
  const { space, cause, force } = guest
  const isReturn = cause === 'campaign' || cause === 'relief'
  const isCutOff = isReturn && force.via === NAVAL && !isFriendlyPort(s, guest.origin, power)
  return {
    kind: 'restack',
    player: playerOf(power),
    space,
    leaders,
    cu,
    cause,
    origin: isCutOff || guest.origin === NONE ? NONE : entryOf(s, { ...force, from: guest.origin }),
    cost: isReturn ? returnLoss(s, force) : 0,
    broken,
  }
}

const goes = (power: Power, space: Space, what: Pick<Restack, 'leaders' | 'cu' | 'cause' | 'broken'>): Restack => ({
  kind: 'restack',
  player: playerOf(power),
  space,
  ...what,
  origin: NONE,
  cost: 0,
})

/** A side leaves: a guest of it first; else its whole stack. */
export function sideLeaves(s: State, space: Space, side: Controller, broken: RuleId): Restack {
  const [guest] = guestsAt(s, space, side)
  if (guest !== undefined) return guestLeaves(s, guest, broken)
  const cause = broken === 'BG-9.0-n' ? 'unled' : broken === 'BG-9.0-ag' ? 'passage' : 'placed'
  return goes(powerOfSide(side), space, { ...stackOf(s, space, side), cause, broken })
}

/** A leader leaves; BG-9.0-av: CU that are not noted as his stay. */
export function leaderLeaves(s: State, space: Space, leader: Leader, broken: RuleId): Restack {
  const guest = s.guests.find((each) => each.space === space && each.force.leaders.includes(leader))
  if (guest !== undefined) return guestLeaves(s, guest, broken)
  return goes(powerOf(s, leader), space, { leaders: [leader], cu: NOTHING, cause: 'placed', broken })
}

/** Who leaves, or the question who does. */
export function violatorsAt(s: State, space: Space, broken: RuleId): Restack | Leaves {
  if (broken === 'BG-9.0-c') return tribesPart(s, space, broken)
  const sides = sidesAt(s, space)
  const placed = sides.length > 1 ? newcomerAt(s, space, sides) : undefined
  if (placed !== undefined) return guestLeaves(s, placed, broken)
  const stays = stayingSide(s, space, sides)
  const leaving = sides.filter((side) => side !== stays)
  if (stays !== undefined || sides.length === 1) return sideLeaves(s, space, leaving[0] ?? sides[0], broken)
  const powers = sides.map((side) => powerOfSide(side))
  return { kind: 'who-leaves', player: playerOf(powers[0]), space, powers, leaders: [], broken }
}

/** BG-9.0-v: CU that were placed here beside others are those that violate. */
const newcomerAt = (s: State, space: Space, sides: readonly Controller[]): Guest | undefined =>
  s.guests.find((guest) => guest.space === space && guest.cause === 'placed' && sides.includes(sideOfGuest(s, guest)))

/** BG-9.0-al BG-9.0-an: the besieger, whose marker is there, the controller, or else those who are no guests; undefined: their owner chooses. */
function stayingSide(s: State, space: Space, sides: readonly Controller[]): Controller | undefined {
  const besieger = besiegerOf(s, space)
  if (besieger !== undefined && sides.includes(sideOf(besieger))) return sideOf(besieger)
  const marked = markedSide(s, space)
  if (marked !== undefined) return marked
  const holder = controlOf(s, space)
  if (isFortified(s, space) || sides.includes(holder)) return holder
  const atHome = sides.filter((side) => isAtHome(s, space, side))
  return atHome.length === 1 && sides.length > 1 ? atHome[0] : undefined
}

/** BG-9.0-c: the marker stays; else whoever is no guest. */
function tribesPart(s: State, space: Space, broken: RuleId): Restack | Leaves {
  const foreign = tribesTooMany(s, space).map((tribe) => s.board.tribes[tribe].leader)
  const guests = foreign.filter((leader) => s.guests.some(({ force }) => force.leaders.includes(leader)))
  const sure = markedSide(s, space) !== undefined ? foreign : guests.length < foreign.length ? guests : []
  if (sure.length > 0) return leaderLeaves(s, space, sure[0], broken)
  const player = playerOf(powerOf(s, foreign[0]))
  return { kind: 'who-leaves', player, space, powers: [], leaders: foreign, broken }
}
