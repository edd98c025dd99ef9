import type { Handlers } from '../../handlers.ts'
import type { battleFrames } from './battle-frames.ts'

export const battleHandlers: Partial<Handlers<keyof typeof battleFrames>> = {}
