/** How events of Tetrarchia are shown and told. */
import { reduce, type TetrarchiaEvent, type View } from '@tabularium/tetrarchia/shown'
import type { EventPart } from '../../page/game-page.ts'
import { durationOf } from './durations.ts'
import { telling } from './telling.ts'

export const events: EventPart<View, TetrarchiaEvent> = { telling, reduce, duration: durationOf }
