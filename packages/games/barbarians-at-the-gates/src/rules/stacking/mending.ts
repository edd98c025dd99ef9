/** Chapter 9: violations of stacking are mended. */
import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, push, replace } from '@tabularium/engine/machine'
import { actionsOf } from '../../actions.ts'
import { NONE, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  areEnemies,
  borrow,
  controlOf,
  faceOf,
  isInPlay,
  isTransit,
  LOYALIST,
  markerAt,
  POWERS,
  type Power,
  powerNames,
  powerOf,
  type State,
  sideOf,
  tribeOf,
  whereIs,
} from '../../state.ts'
import { displaceAll, removeCu } from '../map/losses.ts'
import { barred } from '../map/retreats.ts'
import { brokenSpace, fits, shift, violationAt, violationWith } from '../map/stacking.ts'
import { guestLeaves, guestsAt, leaderLeaves, type Restack, sideLeaves, violatorsAt } from './violators.ts'

export const stackingStep: Step<'stacking'> = {
  run(s, { cures }) {
    returnBorrowed(s)
    const space = brokenSpace(s)
    const broken = space === NONE ? undefined : violationAt(s, space)
    if (broken !== undefined) {
      replace(s, { kind: 'stacking', cures: cures + 1 })
      return push(s, violatorsAt(s, space, broken))
    }
    if (s.guests.length > 0) s.guests = []
    pop(s)
  },
}

/** BG-15.3-b BG-9.0-aa: the borrowed leader is Allied again, and may have to leave. */
function returnBorrowed(s: State): void {
  const leader = s.borrowed
  if (leader === NONE) return
  borrow(s, NONE)
  const space = whereIs(s, leader)
  if (space < 0) return
  const force = { leader, leaders: [leader], cu: [0, 0, 0, 0, 99], from: NONE, via: 5, last: NONE } as const
  s.guests = [...s.guests, { force, space, cause: 'strife', origin: NONE }]
}

/** The power of a stack: of its leader, or of its CU. */
function powerOfStack(s: State, { leaders, cu }: Restack): Power {
  return leaders.length > 0 ? powerOf(s, leaders[0]) : (POWERS.find((power) => cu[power] > 0) ?? LOYALIST)
}

/** BG-9.0-ar: any connection, but not to enemy CU or into an enemy's Fortified space. */
const isOpen = (s: State, frame: Restack, to: Space): boolean =>
  barred(s, { ...frame, power: powerOfStack(s, frame) }, to) === undefined

/** BG-9.0-ad: it may break another clause there, not the same again. */
function cures(s: State, frame: Restack, to: Space): boolean {
  if (fits(s, frame.leaders, frame.cu, frame.space, to)) return true
  return violationWith(s, frame.leaders, frame.cu, frame.space, to) !== frame.broken
}

/** BG-9.0-v BG-9.0-y BG-9.0-z BG-9.0-aa BG-9.0-at: an adjacent space where it may stay; after a passage a Loyalist one. */
function mayRest(s: State, frame: Restack, to: Space): Verdict {
  if (s.board.wayTo(frame.space, to) === undefined) return no('BG-9.0-v')
  if (!isOpen(s, frame, to)) return no('BG-9.0-ar')
  if (frame.cause === 'passage' && controlOf(s, to) !== LOYALIST) return no('BG-9.0-y')
  return fits(s, frame.leaders, frame.cu, frame.space, to) ? yes() : no('BG-9.0-v')
}

const isReturn = ({ cause, origin }: Restack): boolean =>
  origin !== NONE && (cause === 'campaign' || cause === 'relief' || cause === 'interception')

/** BG-9.0-ak BG-9.0-am BG-9.0-ao: back where it came from. BG-12.4.1-f: attackers one space further, if that is closed. */
function waysBack(s: State, frame: Restack): Space[] {
  const { origin, cause } = frame
  if (isOpen(s, frame, origin) && cures(s, frame, origin)) return [origin]
  if (cause === 'interception') return []
  const near = s.board.retreats[origin].map(({ to }) => to).filter((to) => to !== frame.space)
  return near.filter((to) => isOpen(s, frame, to) && fits(s, frame.leaders, frame.cu, frame.space, to))
}

/** BG-9.0-ab: to the marker of the leader's tribe. */
function home(s: State, { leaders, cause }: Restack): Space[] {
  if (cause !== 'strife' || leaders.length === 0) return []
  const tribe = tribeOf(s, leaders[0])
  return tribe !== NONE && isInPlay(s, tribe) ? [markerAt(s, tribe)] : []
}

/** BG-9.0-ar: a transit space only if there is no other. */
export function destinations(s: State, frame: Restack): Space[] {
  if (isReturn(frame)) return waysBack(s, frame)
  const open = s.board.ways[frame.space].map(({ to }) => to).filter((to) => mayRest(s, frame, to).ok)
  const spaces = open.filter((to) => !isTransit(s, to))
  if (spaces.length > 0) return spaces
  return open.length > 0 ? open : home(s, frame)
}

export const restackQuestion: Question<'restack'> = {
  asks: (_s, { player }) => player,
  waits(s, frame) {
    const open = destinations(s, frame)
    if (open.length > 1) return true
    replace(s, { ...frame, kind: 'restacked', to: open[0] ?? NONE })
    return false
  },
  candidates: (s, frame) => {
    const near = s.board.ways[frame.space].map(({ to }) => to)
    return [...new Set([...near, ...destinations(s, frame)])].map((to) => actionsOf(s.board).to[to])
  },
  verdict(s, frame, action) {
    if (action.kind !== 'to') return no('BG-9.0-w')
    if (destinations(s, frame).includes(action.space)) return yes()
    const found = mayRest(s, frame, action.space)
    return found.ok ? no(isReturn(frame) ? 'BG-9.0-ak' : 'BG-9.0-ar') : found
  },
  answer(s, frame, action) {
    if (action.kind === 'to') replace(s, { ...frame, kind: 'restacked', to: action.space })
  },
}

/** BG-12.4.2-f: the way back may cost CU, of the greater number first. */
function payWay(s: State, frame: FrameOf<'restacked'>, power: Power, table: Table): number[] {
  const left = [...frame.cu]
  const isReturning = frame.cause === 'campaign' || frame.cause === 'relief'
  const hostile = isReturning && areEnemies(power, controlOf(s, frame.to)) ? 1 : 0
  for (let lost = frame.cost + hostile; lost > 0; lost--) {
    const most = POWERS.reduce((best, each) => (left[each] > left[best] ? each : best), POWERS[0])
    if (left[most] === 0) break
    left[most]--
    removeCu(s, frame.space, most, 1, 'BG-12.4.2-f', table)
  }
  return left
}

export const restackedStep: Step<'restacked'> = {
  run(s, frame, table) {
    pop(s)
    const { space, leaders, to } = frame
    const power = powerOfStack(s, { ...frame, kind: 'restack' })
    const hadCu = frame.cu.some((number) => number > 0)
    // BG-9.0-as BG-9.0-av
    const displaced = () => displaceAll(s, leaders, hadCu ? 'BG-9.0-as' : 'BG-9.0-av', table)
    if (to === NONE) {
      for (const each of POWERS) removeCu(s, space, each, frame.cu[each], 'BG-9.0-ac', table)
      return displaced()
    }
    const cu = payWay(s, frame, power, table)
    if (hadCu && cu.every((number) => number === 0)) return displaced()
    shift(s, leaders, cu, space, to)
    const [from, number] = [s.board.spaceIds[space], cu.reduce((all, each) => all + each, 0)]
    table.tell({
      type: 'restack',
      power: powerNames[power],
      leaders: leaders.map((leader) => faceOf(s, leader).name),
      from,
      to: s.board.spaceIds[to],
      cu: number,
      rule: frame.broken,
    })
  },
}

/** BG-9.0-an: all interceptors may go back, if all are part of it. */
const mayAllLeave = (s: State, { space, powers }: FrameOf<'who-leaves'>): boolean =>
  powers.length > 0 &&
  powers.every((power) => guestsAt(s, space, sideOf(power)).some(({ cause }) => cause === 'interception'))

export const whoLeavesQuestion: Question<'who-leaves'> = {
  asks: (_s, { player }) => player,
  candidates(s, frame) {
    const actions = actionsOf(s.board)
    return [
      ...frame.powers.map((power) => actions.power[power]),
      ...frame.leaders.map((leader) => actions.leader[leader]),
      ...(mayAllLeave(s, frame) ? [actions.option.regroup] : []),
    ]
  },
  verdict(s, frame, action) {
    if (action.kind === 'power') return frame.powers.includes(action.power) ? yes() : no('BG-9.0-al')
    if (action.kind === 'leader') return frame.leaders.includes(action.leader) ? yes() : no('BG-9.0-aq')
    if (action.kind === 'option' && action.option === 'regroup' && mayAllLeave(s, frame)) return yes()
    return no('BG-9.0-an')
  },
  answer(s, frame, action) {
    pop(s)
    const { space, broken } = frame
    if (action.kind === 'power') push(s, sideLeaves(s, space, sideOf(action.power), broken))
    else if (action.kind === 'leader') push(s, leaderLeaves(s, space, action.leader, broken))
    else
      for (const power of frame.powers)
        for (const guest of guestsAt(s, space, sideOf(power))) push(s, guestLeaves(s, guest, broken))
  },
}
