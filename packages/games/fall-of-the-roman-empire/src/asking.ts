/** What a chapter of the rules gives to the question machine, by kind of frame: a question, or a step that goes on by itself. */
import type { Question, Step } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import type { FallEvent } from './events.ts'
import type { Frame, FrameOf, State } from './state.ts'

export type Asks<Kind extends Frame['kind']> = Question<State, FrameOf<Kind>, Action, FallEvent>
export type Runs<Kind extends Frame['kind']> = Step<State, FrameOf<Kind>, FallEvent>
