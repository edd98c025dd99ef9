/** What a chapter gives to the question machine: questions and steps by kind of frame. */
import type { Handlers as AllHandlers, Question as AnyQuestion, Step as AnyStep } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import type { GatesEvent } from './events.ts'
import type { Frame, FrameOf, Kind } from './frames.ts'
import type { State } from './position/fields.ts'

/** A frame that waits for an answer. */
export type Question<K extends Kind> = AnyQuestion<State, FrameOf<K>, Action, GatesEvent>
/** A frame that goes on by itself. */
export type Step<K extends Kind> = AnyStep<State, FrameOf<K>, GatesEvent>
export type Handlers<K extends Kind = Kind> = AllHandlers<State, Frame, Action, GatesEvent, K>
