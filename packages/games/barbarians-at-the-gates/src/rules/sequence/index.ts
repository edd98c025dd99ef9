import type { Handlers } from '../../handlers.ts'
import type { sequenceFrames } from './sequence-frames.ts'

export const sequenceHandlers: Partial<Handlers<keyof typeof sequenceFrames>> = {}
