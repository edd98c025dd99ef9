/** The question the game waits for: who is asked, what may be answered, and what the answer does. */
import { type Decision, no, type Seat, type Verdict, yes } from '@tabularium/engine'
import { type Action, type Actions, DONE, PAY, type Ways } from './actions.ts'
import { BARBARIAN, CAVALRY, type Counter, FORCE, LEGION } from './board.ts'
import type { Table } from './events.ts'
import { legalActions } from './legal.ts'
import { BARBARIANS, ROMAN } from './options.ts'
import { hostVerdict, mostMoving, move, moveVerdict } from './rules/barbarian-movement.ts'
import { enterVerdict } from './rules/barbarian-resources.ts'
import { lossesVerdict } from './rules/conflict/resolve.ts'
import { ride, rideVerdict } from './rules/conflict/ride.ts'
import { disband, disbandVerdict, payVerdict } from './rules/expenditure.ts'
import { buy, buyVerdict } from './rules/purchase.ts'
import { escortVerdict, fewestForces, march, marchVerdict, mostForces } from './rules/roman-movement.ts'
import { placeFirstForces, placeVerdict } from './rules/set-up.ts'
import {
  answerLosses,
  beginTurn,
  endBarbarianMovement,
  endConflict,
  endExpenditure,
  endPurchase,
  endRomanMovement,
  enterNext,
} from './rules/turn.ts'
import { type Crossing, countAt, type Frame, frame, type State } from './state.ts'

const askedOf: Record<Frame['kind'], Seat> = {
  'set-up': BARBARIANS,
  expenditure: ROMAN,
  purchase: ROMAN,
  entry: BARBARIANS,
  'roman-movement': ROMAN,
  march: ROMAN,
  'barbarian-movement': BARBARIANS,
  host: BARBARIANS,
  losses: BARBARIANS,
  ride: BARBARIANS,
}

const NOBODY: readonly Seat[] = []

export function decision(s: State, actions: Actions): Decision<Action> | null {
  if (s.end !== null) return null
  const { kind } = frame(s)
  return { seat: askedOf[kind], helpers: NOBODY, ask: kind, actions: legalActions(s, actions) }
}

/** Every action that can be named while a question of this kind is open; of moves, those over a border from counters. */
export function* candidates(s: State, actions: Actions): Generator<Action> {
  if (s.end !== null) return
  switch (frame(s).kind) {
    case 'set-up':
      return yield* actions.place
    case 'expenditure':
      yield* actions.disband.flat()
      return yield PAY
    case 'purchase':
      yield* actions.buy.flat()
      return yield DONE
    case 'entry':
      return yield* actions.enter
    case 'roman-movement':
      yield* waysFrom(s, [LEGION, FORCE], actions.march)
      return yield DONE
    case 'march':
    case 'host':
      return yield* actions.with
    case 'barbarian-movement':
      yield* waysFrom(s, [BARBARIAN], actions.move[BARBARIAN])
      yield* waysFrom(s, [CAVALRY], actions.move[CAVALRY])
      return yield DONE
    case 'losses':
      return yield* actions.lose.flat()
    case 'ride':
      yield* waysFrom(s, [CAVALRY], actions.ride)
      return yield DONE
  }
}

function* waysFrom(s: State, kinds: readonly Counter[], ways: Ways): Generator<Action> {
  for (let from = 0; from < s.board.size; from++) {
    if (kinds.some((kind) => countAt(s, kind, from) > 0)) yield* ways.near[from]
  }
}

/** One answer to "may I?" and "why not?". */
export function verdict(s: State, action: Action): Verdict {
  if (s.end !== null) return no(s.end.rule)
  const top = frame(s)
  switch (top.kind) {
    case 'set-up':
      return action.kind === 'place' ? placeVerdict(s, action.at) : no('FR-1-c')
    case 'march':
      return action.kind === 'with' ? escortVerdict(s, top, action.number) : no('FR-8-b')
    case 'host':
      return action.kind === 'with' ? hostVerdict(s, top, action.number) : no('FR-9-a')
    case 'losses':
      return action.kind === 'lose' ? lossesVerdict(s, top, action.forces, action.cavalry) : no('FR-10-n')
    default:
      return phaseVerdict(s, top.kind, action)
  }
}

type PhaseKind = Exclude<Frame['kind'], 'set-up' | 'march' | 'host' | 'losses'>

/** FR-3-a: everything has its phase. */
const phaseOf: Record<Action['kind'], readonly PhaseKind[]> = {
  place: [],
  disband: ['expenditure'],
  pay: ['expenditure'],
  buy: ['purchase'],
  enter: ['entry'],
  march: ['roman-movement'],
  move: ['barbarian-movement'],
  with: [],
  lose: [],
  ride: ['ride'],
  done: ['purchase', 'roman-movement', 'barbarian-movement', 'ride'],
}

function phaseVerdict(s: State, phase: PhaseKind, action: Action): Verdict {
  if (!phaseOf[action.kind].includes(phase)) return no('FR-3-a')
  switch (action.kind) {
    case 'disband':
      return disbandVerdict(s, action.counter, action.at)
    case 'pay':
      return payVerdict(s)
    case 'buy':
      return buyVerdict(s, action.counter, action.at)
    case 'enter':
      return enterVerdict(s, action.at)
    case 'march':
      return marchVerdict(s, action.from, action.to)
    case 'move':
      return moveVerdict(s, action.counter, action.from, action.to)
    case 'ride':
      return rideVerdict(s, action.from, action.to)
    default:
      return yes()
  }
}

/** Does a legal action and everything that follows from it until the next question. */
export function apply(s: State, action: Action, table: Table): void {
  switch (action.kind) {
    case 'place':
      placeFirstForces(s, action.at, table)
      return beginTurn(s, table)
    case 'disband':
      return disband(s, action.counter, action.at, table)
    case 'pay':
      return endExpenditure(s, table)
    case 'buy':
      return buy(s, action.counter, action.at, table)
    case 'march':
      return beginMarch(s, { kind: 'march', from: action.from, to: action.to }, table)
    case 'move':
      return beginMove(s, action.counter, { kind: 'host', from: action.from, to: action.to }, table)
    case 'ride':
      return ride(s, action.from, action.to, table)
    case 'done':
      return endPhase(s, table)
    default:
      return answer(s, action, table)
  }
}

/** Asked for the number of Forces only where there is a choice. */
function beginMarch(s: State, way: Crossing, table: Table): void {
  const most = mostForces(s, way.from)
  if (fewestForces(s, way.from) < most) s.stack.push(way)
  else march(s, way, most, table)
}

function beginMove(s: State, counter: typeof BARBARIAN | typeof CAVALRY, way: Crossing, table: Table): void {
  if (counter === BARBARIAN && mostMoving(s, way.from) > 1) s.stack.push(way)
  else move(s, counter, way, 1, table)
}

/** What is answered to a question inside a phase. */
function answer(s: State, action: Action, table: Table): void {
  const top = frame(s)
  if (top.kind === 'entry' && action.kind === 'enter') enterNext(s, top, action.at, table)
  else if (top.kind === 'losses' && action.kind === 'lose') answerLosses(s, top, action.forces, action.cavalry, table)
  else if (action.kind === 'with' && (top.kind === 'march' || top.kind === 'host')) {
    s.stack.pop()
    if (top.kind === 'march') march(s, top, action.number, table)
    else move(s, BARBARIAN, top, action.number, table)
  }
}

function endPhase(s: State, table: Table): void {
  switch (frame(s).kind) {
    case 'purchase':
      return endPurchase(s, table)
    case 'roman-movement':
      return endRomanMovement(s, table)
    case 'barbarian-movement':
      return endBarbarianMovement(s, table)
    default:
      return endConflict(s, table)
  }
}
