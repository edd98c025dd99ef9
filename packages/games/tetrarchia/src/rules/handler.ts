/** What a chapter of the rules gives the question machine: for each kind of frame a question, or a step that goes on by itself. */
import type { Question, Step } from '@tabularium/engine/machine'
import type { Action } from '../actions.ts'
import type { TetrarchiaEvent } from '../events.ts'
import type { Frame, FrameOfKind, State } from '../state.ts'

export type Asking<Kind extends Frame['kind']> = Question<State, FrameOfKind<Kind>, Action, TetrarchiaEvent>
export type Running<Kind extends Frame['kind']> = Step<State, FrameOfKind<Kind>, TetrarchiaEvent>
