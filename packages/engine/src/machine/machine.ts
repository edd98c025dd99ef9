/**
 * The question machine: goes on by itself until somebody is asked, says who and what may be answered, and takes the answer.
 * A game gives a table of handlers by kind of frame.
 */
import type { Decision, Seat, Table } from '../contract.ts'
import { Fault } from '../fault.ts'
import { no, type RuleId, type Verdict } from '../verdict.ts'
import { type Stacked, top } from './stack.ts'

/** A frame that waits for an answer. */
export interface Question<S, F, A, E> {
  asks(s: S, frame: F): Seat
  /** Who else may answer in that seat's name. */
  helpers?(s: S, frame: F): readonly Seat[]
  /** Every action that could be named in answer, legal or not; none twice. */
  candidates(s: S, frame: F): Iterable<A>
  verdict(s: S, frame: F, action: A): Verdict
  /** The candidates that are allowed, where there is a quicker way to find them. */
  legal?(s: S, frame: F): readonly A[]
  /** Does a legal answer: changes the position, replaces or pops the frame, pushes others. */
  answer(s: S, frame: F, action: A, table: Table<E>): void
  /** Of a question that is asked whatever the seat holds: what moment it is, and the answer that plays nothing. */
  window?(frame: F): { readonly moment: string; readonly pass: A }
  /**
   * Looked at whenever the frame comes to the top. Whether it waits for an answer as it is; if not, it has popped or replaced
   * the frame.
   */
  waits?(s: S, frame: F): boolean
}

/** A frame that goes on by itself; each run replaces or pops it, pushes another, or ends the game. */
export interface Step<S, F, E> {
  run(s: S, frame: F, table: Table<E>): void
}

export type Handler<S, F, A, E> = Question<S, F, A, E> | Step<S, F, E>

interface Kinded {
  readonly kind: string
}

export type Handlers<S, Frame extends Kinded, A, E, K extends Frame['kind'] = Frame['kind']> = {
  readonly [P in K]: Handler<S, Extract<Frame, { readonly kind: P }>, A, E>
}

/** What the machine needs of a position: `end` is null until the game is over, and then tells by which clause. */
export interface Playing<Frame> extends Stacked<Frame> {
  readonly end: { readonly rule: RuleId } | null
}

export interface Machine<S, A, E> {
  /** Who is asked, without the answers; null: the game is over. */
  asked(s: S): Seat | null
  decision(s: S): Decision<A> | null
  candidates(s: S): Iterable<A>
  verdict(s: S, action: A): Verdict
  apply(s: S, action: A, table: Table<E>): void
  /** Goes on until somebody is asked or the game is over. */
  proceed(s: S, table: Table<E>): void
  /** Whether the innermost question waits for an answer; if not, play would pass over it, and the position may be changed by that. */
  waits(s: S): boolean
}

/** Handlers as the machine keeps them: all have one shape, for they are read at every turn. */
interface Entry<S, F, A, E> {
  readonly run: Step<S, F, E>['run'] | undefined
  readonly question: Asked<S, F, A, E> | undefined
}

type Optional = 'helpers' | 'legal' | 'window' | 'waits'

type Asked<S, F, A, E> = Omit<Question<S, F, A, E>, Optional> & {
  readonly [P in Optional]: Question<S, F, A, E>[P] | undefined
}

function entryOf<S, F, A, E>(handler: Handler<S, F, A, E>): Entry<S, F, A, E> {
  if ('run' in handler) return { run: handler.run, question: undefined }
  const { asks, helpers, candidates, verdict, legal, answer, window, waits } = handler
  return { run: undefined, question: { asks, helpers, candidates, verdict, legal, answer, window, waits } }
}

/** No game goes on for longer without asking; a position from outside could, for ever. */
const LONGEST_RUN = 10_000

const NOBODY_ELSE: readonly Seat[] = []

/** `watch` sees the position after every answer and every run, before the next frame is looked at; it may push frames. */
export function machine<S extends Playing<Frame>, Frame extends Kinded, A, E>(
  handlers: Handlers<S, Frame, A, E>,
  watch?: (s: S, table: Table<E>) => void,
): Machine<S, A, E> {
  // Of any frame the handler of its own kind is taken, which types cannot tell.
  const all = Object.entries(handlers as unknown as { readonly [kind: string]: Handler<S, Frame, A, E> })
  const entries = new Map(all.map(([kind, handler]) => [kind, entryOf(handler)]))

  let lastFrame: Frame | undefined
  let lastEntry: Entry<S, Frame, A, E> | undefined

  /** A frame comes to the top, tells who is asked, and is answered: mostly it is the same one again. Frames are never changed. */
  function entryAt(frame: Frame): Entry<S, Frame, A, E> | undefined {
    if (frame !== lastFrame) {
      lastFrame = frame
      lastEntry = entries.get(frame.kind)
    }
    return lastEntry
  }

  function questionAt(frame: Frame): Asked<S, Frame, A, E> {
    const question = entryAt(frame)?.question
    if (question === undefined) throw new Error(`'${frame.kind}' asks nothing.`)
    return question
  }

  function proceed(s: S, table: Table<E>): void {
    for (let run = 0; s.end === null; run++) {
      if (run === LONGEST_RUN)
        throw new Fault('malformed', 'This position goes round in circles: nobody is ever asked.')
      if (s.stack.length === 0) throw new Fault('malformed', 'Nothing is going on, and the game has not ended.')
      watch?.(s, table)
      const frame = top(s)
      const entry = entryAt(frame)
      if (entry?.run !== undefined) {
        entry.run(s, frame, table)
        continue
      }
      const question = entry?.question ?? questionAt(frame)
      if (question.waits === undefined || question.waits(s, frame)) return
    }
  }

  function legal(s: S, frame: Frame, question: Asked<S, Frame, A, E>): readonly A[] {
    if (question.legal !== undefined) return question.legal(s, frame)
    const actions: A[] = []
    for (const action of question.candidates(s, frame)) if (question.verdict(s, frame, action).ok) actions.push(action)
    return actions
  }

  return {
    proceed,
    asked(s) {
      if (s.end !== null) return null
      const frame = top(s)
      return questionAt(frame).asks(s, frame)
    },
    decision(s) {
      if (s.end !== null) return null
      const frame = top(s)
      const question = questionAt(frame)
      const seat = question.asks(s, frame)
      const helpers = question.helpers?.(s, frame) ?? NOBODY_ELSE
      const actions = legal(s, frame, question)
      if (question.window === undefined) return { seat, helpers, ask: frame.kind, actions }
      return { seat, helpers, ask: frame.kind, actions, window: question.window(frame) }
    },
    candidates(s) {
      if (s.end !== null) return []
      const frame = top(s)
      return questionAt(frame).candidates(s, frame)
    },
    verdict(s, action) {
      if (s.end !== null) return no(s.end.rule)
      const frame = top(s)
      return questionAt(frame).verdict(s, frame, action)
    },
    apply(s, action, table) {
      const frame = top(s)
      questionAt(frame).answer(s, frame, action, table)
      proceed(s, table)
    },
    waits(s) {
      const frame = top(s)
      return questionAt(frame).waits?.(s, frame) ?? true
    },
  }
}
