/** Chapter 4: peoples, their status, their alliances and their kingdoms. */
import type { Handlers } from '../../machine.ts'
import type { PeopleFrames } from './frames.ts'
import { regnumHandlers } from './regnum.ts'

export const peopleHandlers: Handlers<keyof PeopleFrames> = { ...regnumHandlers }
