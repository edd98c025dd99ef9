/** How events of The Fall of the Roman Empire are shown and told. */
import { type FallEvent, reduce, type View } from '@tabularium/fall-of-the-roman-empire/shown'
import type { EventPart } from '../../page/game-page.ts'
import { durationOf } from './durations.ts'
import { telling } from './telling.ts'

export const events: EventPart<View, FallEvent> = { telling, reduce, duration: durationOf }
