/** Chapter 6: stratagems. */
import type { Handlers } from '../../machine.ts'
import { assassinationHandlers } from './assassination.ts'
import { allianceHandlers } from './barbarian.ts'
import type { StratagemFrames } from './frames.ts'
import { markerHandlers } from './markers.ts'
import { targetHandlers } from './play.ts'
import { uprisingHandlers } from './uprising.ts'
import { usurpationHandlers } from './usurpation.ts'
import { windowHandlers } from './window.ts'

export const stratagemHandlers: Handlers<keyof StratagemFrames> = {
  ...windowHandlers,
  ...targetHandlers,
  ...uprisingHandlers,
  ...allianceHandlers,
  ...usurpationHandlers,
  ...assassinationHandlers,
  ...markerHandlers,
}
