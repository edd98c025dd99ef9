/** Who handles which frame: every chapter its own. */
import type { Handlers } from './machine.ts'
import { adjustmentHandlers } from './rules/adjustments/index.ts'
import { combatHandlers } from './rules/combat/index.ts'
import { movementHandlers } from './rules/movement/index.ts'
import { peopleHandlers } from './rules/peoples/index.ts'
import { politicsHandlers } from './rules/politics/index.ts'
import { sequenceHandlers } from './rules/sequence/index.ts'
import { stratagemHandlers } from './rules/stratagems/index.ts'

export const handlers: Handlers = {
  ...sequenceHandlers,
  ...movementHandlers,
  ...combatHandlers,
  ...politicsHandlers,
  ...peopleHandlers,
  ...stratagemHandlers,
  ...adjustmentHandlers,
}
