import type { Handlers } from '../../handlers.ts'
import type { cardFrames } from './card-frames.ts'

export const cardHandlers: Partial<Handlers<keyof typeof cardFrames>> = {}
