/** The question machine, with the handlers of every chapter. */
import { machine } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import type { Table, UltimusEvent } from './events.ts'
import type { Frame } from './frames.ts'
import type { Handlers } from './handlers.ts'
import { adjustmentHandlers } from './rules/adjustments/index.ts'
import { combatHandlers } from './rules/combat/index.ts'
import { movementHandlers } from './rules/movement/index.ts'
import { peopleHandlers } from './rules/peoples/index.ts'
import { politicsHandlers } from './rules/politics/index.ts'
import { sequenceHandlers } from './rules/sequence/index.ts'
import { attendCouncil } from './rules/stratagems/council.ts'
import { stratagemHandlers } from './rules/stratagems/index.ts'
import type { State } from './state.ts'

export const handlers: Handlers = {
  ...sequenceHandlers,
  ...movementHandlers,
  ...combatHandlers,
  ...politicsHandlers,
  ...peopleHandlers,
  ...stratagemHandlers,
  ...adjustmentHandlers,
}

// UR-6.3-ay: whatever has brought the Augustus to the Council.
const machinery = machine<State, Frame, Action, UltimusEvent>(handlers, attendCouncil)
export const { asked, decision, candidates, verdict } = machinery

/** Whether a frame waits for an answer. */
export const isQuestion = (frame: Frame): boolean => !('run' in handlers[frame.kind])

/** Goes on until somebody is asked or the game is over; then nothing is going on any more. */
export function proceed(s: State, table: Table): void {
  machinery.proceed(s, table)
  if (s.end !== null) s.stack.length = 0
}

export function apply(s: State, action: Action, table: Table): void {
  machinery.apply(s, action, table)
  if (s.end !== null) s.stack.length = 0
}
