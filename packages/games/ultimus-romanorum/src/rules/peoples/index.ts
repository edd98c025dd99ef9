/** Chapter 4: peoples, their status, their alliances and their kingdoms. */
import type { Handlers } from '../../handlers.ts'
import type { peopleFrames } from './people-frames.ts'
import { regnumHandlers } from './regnum.ts'

export const peopleHandlers: Handlers<keyof typeof peopleFrames> = { ...regnumHandlers }
