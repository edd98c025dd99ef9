/** How events of Ultimus Romanorum are shown and told. */
import { reduce, type UltimusEvent, type View } from '@tabularium/ultimus-romanorum/shown'
import type { EventPart } from '../../page/game-page.ts'
import { durationOf } from './durations.ts'
import { telling } from './telling.ts'
import { fallsAt } from './tested.ts'

export const events: EventPart<View, UltimusEvent> = { telling, reduce, duration: durationOf, fallsAt }
