import type { Handlers } from '../../handlers.ts'
import type { movementFrames } from './movement-frames.ts'

export const movementHandlers: Partial<Handlers<keyof typeof movementFrames>> = {}
