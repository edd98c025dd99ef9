/** Chapter 14.2: Forced March, one CU after the other. */

import { no, type Verdict, yes } from '@tabularium/engine'
import { pop, replace } from '@tabularium/engine/machine'
import { type Action, actionsOf } from '../../actions.ts'
import { type Leader, NONE, type Space } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { FrameOf } from '../../frames.ts'
import type { Question, Step } from '../../handlers.ts'
import {
  ALLIED,
  BARBARIANS,
  bitOf,
  CLEAR,
  controlOf,
  cuAt,
  exclude,
  isAnyAmong,
  isIn,
  isInside,
  LOYALIST,
  leadersAt,
  moveCu,
  NAVAL,
  POWERS,
  type Power,
  type Powers,
  putLeader,
  type State,
  sideOf,
  sideOfLeader,
  spacesAmong,
  thingsOf,
  whereIs,
  wordsWith,
} from '../../state.ts'
import { isBlocked } from '../map/blocks.ts'
import { buyPassage, HELD_BY_ALLIES, passageVerdict } from '../map/passage.ts'
import { NAVAL_COST, portsFrom, portWordsFrom } from '../map/reach.ts'
import { draftOfMarching, marchingOn, marchingWith } from './changed.ts'
import { tellMove } from './forces.ts'
import { barredTo, type Current, cuOf, endVerdict, goVerdict, mayGo, mayStay, passBar } from './march-ways.ts'

type Marching = FrameOf<'marching'>

function toVerdict(s: State, current: Current, to: Space): Verdict {
  const way = s.board.wayTo(current.at, to)
  return way === undefined ? no('BG-10.2.2-a') : goVerdict(s, current, to, way.cost)
}

/** BG-14.2-i */
function sailVerdict(s: State, { player }: Marching, current: Current, to: Space): Verdict {
  if (!portsFrom(s, current.at).includes(to)) return no('BG-2.3.4-t')
  return isBlocked(s, 'naval', { player }) ? no('BG-14.2-i') : goVerdict(s, current, to, NAVAL_COST)
}

const hasMoved = ({ reach }: Marching, { ap }: Current): boolean => ap < reach

/** R21: one Loyalist leader, or by BG-2.2.1-g a Byzantine, goes with one CU, all its way. */
function riderVerdict(s: State, frame: Marching, current: Current, leader: Leader): Verdict {
  const isThere = whereIs(s, leader) === current.at && !isInside(s, leader)
  if (frame.rider === 0 || current.leader !== NONE || hasMoved(frame, current)) return no('BG-14.2-l')
  return isThere && sideOfLeader(s, leader) === LOYALIST ? yes() : no('BG-14.2-l')
}

/** BG-14.2-g BG-7.2-t: when Loyalists would go through an Allied space. */
function rightVerdict(s: State, current: Current): Verdict {
  if (sideOf(current.power) !== LOYALIST) return no('BG-7.2-t')
  const bought = passageVerdict(s)
  if (!bought.ok) return bought
  return isAnyBarred(s, current) ? yes() : no('BG-14.2-g')
}

/** An Allied space is within its reach that it may not pass. */
function isAnyBarred(s: State, current: Current): boolean {
  const isBarred = (to: Space): boolean => passBar(s, current, to) === 'BG-14.2-g'
  for (const { to, cost } of s.board.ways[current.at]) {
    if (cost <= current.ap && controlOf(s, to) === ALLIED && isBarred(to)) return true
  }
  return current.ap >= NAVAL_COST && isAnyAmong(s, portWordsFrom(s, current.at), HELD_BY_ALLIES, isBarred)
}

/** Those of a power who have not marched yet. */
function freshAt(s: State, { marched }: Marching, space: Space, power: Power): number {
  let fresh = cuAt(s, space, power)
  for (const done of marched) if (done.space === space && done.power === power) fresh -= done.cu
  return fresh
}

/** BG-14.2-b BG-14.2-m BG-2.3.4-g: those inside a garrison do not count, nor ever Barbarians. */
const powersThere = (s: State, frame: Marching, space: Space): Power[] =>
  frame.powers.filter((power) => power !== BARBARIANS && freshAt(s, frame, space, power) > 0)

function hasFresh(s: State, frame: Marching, space: Space): boolean {
  for (const power of frame.powers) if (power !== BARBARIANS && freshAt(s, frame, space, power) > 0) return true
  return false
}

const chosenPowers = (s: State, frame: Marching): Action[] => {
  const powers = powersThere(s, frame, frame.origin)
  return POWERS.filter((power) => powers.includes(power)).map((power) => actionsOf(s.board).power[power])
}

/** BG-14.2-m: the powers that march, as bits; never Barbarians. */
const marchersOf = ({ powers }: Marching): Powers => {
  let bits = 0
  for (const power of powers) bits |= bitOf(power)
  return bits & ~bitOf(BARBARIANS)
}

/** The spaces where one can start. */
function startsOf(s: State, frame: Marching): Action[] {
  const { to, option } = actionsOf(s.board)
  const starts = wordsWith(s, marchersOf(frame))
  // Where all who stand there have marched nobody starts; where none has marched to, none have.
  for (const { space } of frame.marched) if (isIn(starts, space) && !hasFresh(s, frame, space)) exclude(starts, space)
  const found = thingsOf(starts, to)
  found.push(option.done)
  return found
}

function begin(s: State, frame: Marching, at: Space, power: Power): void {
  const next = draftOfMarching(frame)
  next.origin = NONE
  next.left = frame.left - 1
  next.current = { power, at, ap: frame.reach, leader: NONE }
  replace(s, next)
}

/** BG-14.2-c: where the next one starts; its power is asked for if there are several. */
function start(s: State, frame: Marching, space: Space): void {
  const powers = powersThere(s, frame, space)
  if (powers.length === 1) begin(s, frame, space, powers[0])
  else replace(s, marchingWith(frame, { origin: space }))
}

function stay(s: State, frame: Marching, { at, power }: Current): void {
  const next = draftOfMarching(frame)
  next.current = null
  next.marched = [...frame.marched, { space: at, power, cu: 1 }]
  replace(s, next)
}

function go(s: State, frame: Marching, current: Current, to: Space, isSea: boolean, table: Table): void {
  const { power, at, leader } = current
  const way = isSea ? undefined : s.board.wayTo(at, to)
  const via = isSea ? NAVAL : (way?.type ?? CLEAR)
  const cost = isSea ? NAVAL_COST : (way?.cost ?? 0)
  moveCu(s, at, to, power, 1)
  if (leader !== NONE) putLeader(s, leader, to)
  tellMove(s, { leader, power, cu: cuOf(power), from: at, to, via }, table)
  replace(s, marchingOn(frame, { power, at: to, ap: current.ap - cost, leader }))
}

function marchVerdict(s: State, frame: Marching, current: Current, action: Action): Verdict {
  switch (action.kind) {
    case 'to':
      return toVerdict(s, current, action.space)
    case 'sail':
      return sailVerdict(s, frame, current, action.space)
    case 'leader':
      return riderVerdict(s, frame, current, action.leader)
    case 'option':
      if (action.option === 'passage') return rightVerdict(s, current)
      if (action.option !== 'done') return no('BG-14.2-h')
      return hasMoved(frame, current) ? endVerdict(s, current, current.at) : yes()
    default:
      return no('BG-14.2-h')
  }
}

/** All that it can do next. */
function waysOfMarch(s: State, frame: Marching, current: Current): Action[] {
  const { to, sail, leader, option } = actionsOf(s.board)
  const { at, ap } = current
  const found: Action[] = []
  for (const way of s.board.ways[at]) if (mayGo(s, current, way.to, way.cost)) found.push(to[way.to])
  if (ap >= NAVAL_COST && s.board.seas[at] !== 0 && !isBlocked(s, 'naval', { player: frame.player })) {
    for (const port of spacesAmong(s, portWordsFrom(s, at), barredTo(s, current.power))) {
      if (mayGo(s, current, port, NAVAL_COST)) found.push(sail[port])
    }
  }
  if (frame.rider > 0) {
    for (const each of leadersAt(s, at)) if (riderVerdict(s, frame, current, each).ok) found.push(leader[each])
  }
  if (rightVerdict(s, current).ok) found.push(option.passage)
  if (!hasMoved(frame, current) || mayStay(s, current, at)) found.push(option.done)
  return found
}

function startVerdict(s: State, frame: Marching, action: Action): Verdict {
  if (frame.origin !== NONE) {
    const powers = powersThere(s, frame, frame.origin)
    return action.kind === 'power' && powers.includes(action.power) ? yes() : no('BG-14.2-b')
  }
  if (action.kind === 'to') return powersThere(s, frame, action.space).length > 0 ? yes() : no('BG-14.2-b')
  return action.kind === 'option' && action.option === 'done' ? yes() : no('BG-14.2-a')
}

export const forcedMarchStep: Step<'forced-march'> = {
  run(s, { player, powers, left, reach, rider }) {
    replace(s, { kind: 'marching', player, powers, left, reach, rider, marched: [], origin: NONE, current: null })
  },
}

export const marchingQuestion: Question<'marching'> = {
  asks: (_, { player }) => player,
  waits(s, frame) {
    const { current } = frame
    // Whom it left behind was the last leader of its power: it has gone over (BG-17.2.3.1-a), and marches no further.
    if (current !== null && cuAt(s, current.at, current.power) === 0) replace(s, marchingWith(frame, { current: null }))
    // Without AP nothing is left but to stay.
    else if (current !== null && current.ap === 0) stay(s, frame, current)
    else if (current === null && frame.origin === NONE && frame.left === 0) pop(s)
    else return true
    return false
  },
  candidates(s, { current, origin }) {
    const { to, sail, leader, power, option } = actionsOf(s.board)
    if (current === null) return origin === NONE ? [...to, option.done] : power
    return [
      ...s.board.ways[current.at].map((way) => to[way.to]),
      ...portsFrom(s, current.at).map((port) => sail[port]),
      ...leadersAt(s, current.at).map((each) => leader[each]),
      option.passage,
      option.done,
    ]
  },
  legal(s, frame) {
    const { current, origin } = frame
    if (current !== null) return waysOfMarch(s, frame, current)
    return origin === NONE ? startsOf(s, frame) : chosenPowers(s, frame)
  },
  verdict: (s, frame, action) =>
    frame.current === null ? startVerdict(s, frame, action) : marchVerdict(s, frame, frame.current, action),
  answer(s, frame, action, table) {
    const { current } = frame
    if (current === null) {
      if (action.kind === 'to') return start(s, frame, action.space)
      if (action.kind === 'power') return begin(s, frame, frame.origin, action.power)
      return pop(s)
    }
    if (action.kind === 'to' || action.kind === 'sail')
      return go(s, frame, current, action.space, action.kind === 'sail', table)
    if (action.kind === 'leader') {
      return replace(s, marchingWith(frame, { rider: 0, current: { ...current, leader: action.leader } }))
    }
    if (action.kind === 'option' && action.option === 'done') return stay(s, frame, current)
    buyPassage(s, table)
    table.tell({ type: 'passage' })
  },
}
