import type { Handlers } from '../../handlers.ts'
import type { tribeFrames } from './tribe-frames.ts'

export const tribeHandlers: Partial<Handlers<keyof typeof tribeFrames>> = {}
