import type { Handlers } from '../../handlers.ts'
import type { stackingFrames } from './stacking-frames.ts'

export const stackingHandlers: Partial<Handlers<keyof typeof stackingFrames>> = {}
