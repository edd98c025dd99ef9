/** How frames go on: procedures until a question is reached, and the question's answer. */
import { type Decision, no, type Verdict } from '@tabularium/engine'
import { type Action, DONE } from './actions.ts'
import type { Table } from './events.ts'
import type { Frame, FrameOf, Kind } from './frames.ts'
import { handlers } from './handlers.ts'
import { type Camp, type State, seatOf } from './state.ts'

/** A frame that waits for an answer. */
export interface Question<F> {
  asks(s: State, frame: F): Camp
  /** Of a question that is asked whatever the camp holds, and answered by `done` if it plays nothing: what moment it is. */
  moment?(frame: F): string
  /** Every action that could be named in answer, legal or not; none twice. */
  candidates(s: State, frame: F): Iterable<Action>
  verdict(s: State, frame: F, action: Action): Verdict
  /** The candidates that are allowed, where there is a quicker way to find them. */
  legal?(s: State, frame: F): readonly Action[]
  /** Does a legal answer: changes the position, replaces or pops the frame, pushes others. */
  answer(s: State, frame: F, action: Action, table: Table): void
}

/** A frame that goes on by itself; each run must replace or pop it, push another, or end the game. */
export type Procedure<F> = (s: State, frame: F, table: Table) => void

export type Handler<F> = Question<F> | Procedure<F>

export type Handlers<K extends Kind = Kind> = { readonly [P in K]: Handler<FrameOf<P>> }

export function top(s: State): Frame {
  return s.stack[s.stack.length - 1]
}

export function push(s: State, frame: Frame): void {
  s.stack.push(frame)
}

export function pop(s: State): void {
  s.stack.pop()
}

/** Puts another frame in the place of the innermost one. */
export function replace(s: State, frame: Frame): void {
  s.stack[s.stack.length - 1] = frame
}

function handlerOf<K extends Kind>(frame: FrameOf<K>): Handler<FrameOf<K>> {
  const all: Handlers<K> = handlers
  return all[frame.kind]
}

/** Goes on until somebody is asked or the game is over. */
export function proceed(s: State, table: Table): void {
  while (s.end === null && s.stack.length > 0) {
    const frame = top(s)
    const handler = handlerOf(frame)
    if (typeof handler !== 'function') return
    handler(s, frame, table)
  }
}

const NOBODY_ELSE: readonly number[] = []

export function decision(s: State): Decision<Action> | null {
  if (s.end !== null) return null
  const frame = top(s)
  const handler = handlerOf(frame)
  if (typeof handler === 'function') throw new Error(`'${frame.kind}' asks nothing.`)
  const actions = handler.legal === undefined ? allowed(s, frame, handler) : handler.legal(s, frame)
  const seat = seatOf(s, handler.asks(s, frame))
  const moment = handler.moment?.(frame)
  if (moment === undefined) return { seat, helpers: NOBODY_ELSE, ask: frame.kind, actions }
  return { seat, helpers: NOBODY_ELSE, ask: frame.kind, actions, window: { moment, pass: DONE } }
}

function allowed<F>(s: State, frame: F, question: Question<F>): Action[] {
  const actions: Action[] = []
  for (const action of question.candidates(s, frame)) if (question.verdict(s, frame, action).ok) actions.push(action)
  return actions
}

export function candidates(s: State): Iterable<Action> {
  const frame = s.end === null ? top(s) : undefined
  const handler = frame === undefined ? undefined : handlerOf(frame)
  return frame === undefined || handler === undefined || typeof handler === 'function'
    ? []
    : handler.candidates(s, frame)
}

export function verdict(s: State, action: Action): Verdict {
  if (s.end !== null) return no(s.end.rule)
  const frame = top(s)
  const handler = handlerOf(frame)
  return typeof handler === 'function' ? no('UR-2-b') : handler.verdict(s, frame, action)
}

export function apply(s: State, action: Action, table: Table): void {
  const frame = top(s)
  const handler = handlerOf(frame)
  if (typeof handler === 'function') throw new Error(`'${frame.kind}' asks nothing.`)
  handler.answer(s, frame, action, table)
  proceed(s, table)
}
