/** The question machine, with the handlers of every chapter. */
import { machine } from '@tabularium/engine/machine'
import type { Action } from './actions.ts'
import type { GatesEvent, Table } from './events.ts'
import type { Frame } from './frames.ts'
import type { Handlers } from './handlers.ts'
import type { State } from './position/fields.ts'
import { battleHandlers } from './rules/battle/index.ts'
import { cardHandlers } from './rules/cards/index.ts'
import { movementHandlers } from './rules/movement/index.ts'
import { sequenceHandlers } from './rules/sequence/index.ts'
import { stackingHandlers } from './rules/stacking/index.ts'
import { settle } from './rules/stacking/settling.ts'
import { tribeHandlers } from './rules/tribes/index.ts'

export const handlers: Handlers = {
  ...sequenceHandlers,
  ...cardHandlers,
  ...movementHandlers,
  ...battleHandlers,
  ...stackingHandlers,
  ...tribeHandlers,
}

// What follows from every change is settled before anything else happens.
const machinery = machine<State, Frame, Action, GatesEvent>(handlers, settle)
export const { asked, decision, candidates, verdict, waits } = machinery

/** Goes on until somebody is asked or the game is over; then nothing is going on any more. */
export function proceed(s: State, table: Table): void {
  machinery.proceed(s, table)
  if (s.end !== null) s.stack.length = 0
}

export function apply(s: State, action: Action, table: Table): void {
  machinery.apply(s, action, table)
  if (s.end !== null) s.stack.length = 0
}
