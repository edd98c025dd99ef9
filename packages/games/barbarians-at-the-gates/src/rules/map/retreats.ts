/** Chapter 12.4: where those may go who must give way. A `yes` costs so many additional CU. */

import { no, type RuleId, type Verdict, yes } from '@tabularium/engine'
import { type Leader, NONE, type Space } from '../../board.ts'
import type { Force, Muster } from '../../kinds.ts'
import { musterOf } from '../../musters.ts'
import {
  areEnemies,
  BARBARIANS,
  BYZANTINE,
  controlOf,
  hasFlag,
  isFortified,
  isTransit,
  LOYALIST,
  NAVAL,
  POWERS,
  type Power,
  powerOf,
  RIVER,
  STRAIT,
  type State,
  sideOf,
  type Via,
} from '../../state.ts'
import { enemyCuAt, enemyMarkerAt } from './enemies.ts'
import { fits } from './stacking.ts'

/** Somebody who must leave a space. */
export interface Leaving {
  readonly space: Space
  readonly power: Power
  readonly leaders: readonly Leader[]
  readonly cu: Muster
}

const holdsEnemyMarker = (s: State, space: Space, power: Power): boolean =>
  space !== s.board.furtherEast && enemyMarkerAt(s, space, power) !== NONE

/** BG-2.3.4-b to BG-2.3.4-g BG-2.3.4-ab: whom a Land Zone is closed to; undefined: it is open, or no Zone. */
export function closedZone(s: State, space: Space, leaders: readonly Leader[], cu: Muster): RuleId | undefined {
  const { mauretania, furtherEast, easternEmpire } = s.board
  if (space !== mauretania && space !== furtherEast && space !== easternEmpire) return undefined
  const powers = POWERS.filter((power) => cu[power] > 0 || leaders.some((leader) => powerOf(s, leader) === power))
  if (space === easternEmpire) return powers.every((power) => power === BYZANTINE) ? undefined : 'BG-2.3.4-g'
  if (powers.every((power) => power === BARBARIANS) && !leaders.includes(s.borrowed)) return undefined
  const isConquered = space === furtherEast && hasFlag(s, 'eastern-conquests')
  return isConquered && powers.every((power) => sideOf(power) === LOYALIST) ? undefined : 'BG-2.3.4-d'
}

/** What bars a space to any retreat, of attackers too by BG-12.4.1-w. */
export function barred(s: State, { power, leaders, cu }: Leaving, to: Space): RuleId | undefined {
  if (enemyCuAt(s, to, power) > 0) return 'BG-12.4.1-n'
  if (isFortified(s, to) && areEnemies(power, controlOf(s, to))) return 'BG-12.4.1-o'
  if (holdsEnemyMarker(s, to, power)) return 'BG-12.4.1-r'
  return closedZone(s, to, leaders, cu)
}

/** BG-12.4.1-q */
const inEnemySpace = (s: State, power: Power, to: Space): number => (areEnemies(power, controlOf(s, to)) ? 1 : 0)

/** BG-12.4.1-h to BG-12.4.1-o, BG-12.4.1-r, BG-12.4.1-y; the preference of BG-12.4.1-j is left out. */
function bareDefenderRetreat(s: State, leaving: Leaving, entries: readonly Space[], to: Space): Verdict {
  const way = s.board.retreats[leaving.space].find((each) => each.to === to)
  if (way === undefined) return no('BG-12.4.1-h')
  if (entries.includes(to)) return no('BG-12.4.1-i')
  if (way.type === RIVER) return no('BG-12.4.1-l')
  if (way.type === STRAIT) return no('BG-12.4.1-m')
  const closed = barred(s, leaving, to)
  if (closed !== undefined) return no(closed)
  if (!fits(s, ...mainPart(s, leaving), leaving.space, to)) return no('BG-12.4.1-y')
  return yes(inEnemySpace(s, leaving.power, to))
}

/** Friends who have intercepted are sorted out when the impulse ends: BG-11.2.2-i. */
function mainPart(s: State, { power, leaders, cu }: Leaving): [Leader[], number[]] {
  const isMain = (other: Power): boolean => sideOf(other) === sideOf(power)
  return [leaders.filter((leader) => isMain(powerOf(s, leader))), musterOf((power) => (isMain(power) ? cu[power] : 0))]
}

/** Where losing defenders may go. `entries`: the spaces from which the attackers came. */
export function defenderRetreat(s: State, leaving: Leaving, entries: readonly Space[], to: Space): Verdict {
  const found = bareDefenderRetreat(s, leaving, entries, to)
  if (!found.ok || isOwn(s, leaving.power, to)) return found
  const hasOwn = s.board.retreats[leaving.space].some(
    (way) => isOwn(s, leaving.power, way.to) && bareDefenderRetreat(s, leaving, entries, way.to).ok,
  )
  return hasOwn ? no('BG-12.4.1-j') : found
}

const isOwn = (s: State, power: Power, space: Space): boolean => controlOf(s, space) === sideOf(power)

/** BG-12.4.1-b BG-12.4.1-u BG-2.3.1-aa: where an attacker came from, transit spaces left out; NONE: it began in one. */
export const entryOf = (s: State, { from, last }: Force): Space => (from >= 0 && isTransit(s, from) ? last : from)

/** BG-12.4.1-e BG-12.4.1-u: the worse of the two connections over a transit space. */
function wayBack(s: State, { from, last, via }: Force): Via {
  if (via === NAVAL || from < 0 || last < 0 || !isTransit(s, from)) return via
  const leg = s.board.wayTo(last, from)?.type ?? via
  return leg > via ? leg : via
}

/** BG-12.4.1-c BG-12.4.1-e: what it costs to go back the way it came. */
const crossingLoss = (via: Via): number => (via === RIVER || via === STRAIT || via === NAVAL ? 1 : 0)

/** BG-12.4.1-ac */
export const isFriendlyPort = (s: State, port: Space, power: Power): boolean => !areEnemies(controlOf(s, port), power)

/** What the way back costs a force, wherever it leads. */
export const returnLoss = (s: State, force: Force): number => crossingLoss(wayBack(s, force))

/** The spaces an attacker may be asked about. */
export function attackerWays(s: State, leaving: Leaving, force: Force): readonly Space[] {
  const entry = entryOf(s, force)
  if (entry === NONE) return s.board.ways[force.from].map(({ to }) => to).filter((to) => to !== leaving.space)
  return [entry, ...s.board.retreats[entry].map(({ to }) => to)].filter((to) => to !== leaving.space)
}

/**
 * BG-12.4.1-b to BG-12.4.1-g, BG-12.4.1-v BG-12.4.1-w: to the space it entered from; one further space if that breaks
 * stacking or is closed. `hasWon`: BG-13.4.2-f: a winner who gives way may break stacking there, which is mended later.
 */
export function attackerRetreat(s: State, leaving: Leaving, force: Force, hasWon: boolean, to: Space): Verdict {
  if (!attackerWays(s, leaving, force).includes(to)) return no('BG-12.4.1-b')
  const entry = entryOf(s, force)
  if (force.via === NAVAL && !isFriendlyPort(s, entry, leaving.power)) return no('BG-12.4.1-d')
  const closed = barred(s, leaving, to)
  if (closed !== undefined) return no(closed)
  const isGood = (space: Space): boolean => barred(s, leaving, space) === undefined && isAtRest(space)
  const isAtRest = (space: Space): boolean =>
    (hasWon && space === entry) || fits(s, leaving.leaders, leaving.cu, leaving.space, space)
  if (!isAtRest(to)) return no('BG-12.4.1-f')
  if (entry !== NONE && to !== entry && isGood(entry)) return no('BG-12.4.1-b')
  return yes(returnLoss(s, force) + inEnemySpace(s, leaving.power, to))
}
