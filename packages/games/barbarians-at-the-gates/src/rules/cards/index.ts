import type { Handlers } from '../../handlers.ts'
import type { cardFrames } from './card-frames.ts'
import { eventHandlers } from './playing/event.ts'
import { battleCard, window } from './playing/windows.ts'

export const cardHandlers: Handlers<keyof typeof cardFrames> = {
  ...eventHandlers,
  window,
  'battle-card': battleCard,
}
