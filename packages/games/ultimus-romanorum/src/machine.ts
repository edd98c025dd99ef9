/** The question machine, with the handlers of every chapter. */
import { machine } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import type { UltimusEvent } from './events.ts'
import type { Frame } from './frames.ts'
import type { Handlers } from './handlers.ts'
import { adjustmentHandlers } from './rules/adjustments/index.ts'
import { combatHandlers } from './rules/combat/index.ts'
import { movementHandlers } from './rules/movement/index.ts'
import { peopleHandlers } from './rules/peoples/index.ts'
import { politicsHandlers } from './rules/politics/index.ts'
import { sequenceHandlers } from './rules/sequence/index.ts'
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

export const { asked, decision, candidates, verdict, apply, proceed } = machine<State, Frame, Action, UltimusEvent>(
  handlers,
)
