/** Chapter 6: stratagems. */
import type { Handlers } from '../../handlers.ts'
import { assassinationHandlers } from './assassination.ts'
import { allianceHandlers } from './barbarian.ts'
import { councilHandlers } from './council.ts'
import { targetHandlers } from './play.ts'
import type { stratagemFrames } from './stratagems-frames.ts'
import { uprisingHandlers } from './uprising.ts'
import { usurpationHandlers } from './usurpation-attempt.ts'
import { windowHandlers } from './window.ts'

export const stratagemHandlers: Handlers<keyof typeof stratagemFrames> = {
  ...windowHandlers,
  ...targetHandlers,
  ...uprisingHandlers,
  ...allianceHandlers,
  ...usurpationHandlers,
  ...assassinationHandlers,
  ...councilHandlers,
}
