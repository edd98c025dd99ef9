/** How events of Barbarians at the Gates are shown and told. */
import { type GatesEvent, reduce, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { EventPart } from '../../page/game-page.ts'
import { durationOf } from './durations.ts'
import { telling } from './telling.ts'

export const events: EventPart<View, GatesEvent> = { telling, reduce, duration: durationOf }
