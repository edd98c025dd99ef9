/** The tables of a game can be pinned beside the map of a wide window: then they lie there until they are let go. */
import { effect } from '@preact/signals'
import type { Play } from '../play/play.ts'
import { kept } from '../settings.ts'
import type { Desk } from './desk.ts'
import { layout } from './layout.ts'

export const pinned = kept<'yes' | 'no'>('pinned', ['yes', 'no'], 'no')

const isPinned = () => pinned.value === 'yes' && layout.value === 'wide'

export function keepPinned({ session }: Play, desk: Desk): () => void {
  if (isPinned() && session.page.Aid !== undefined) desk.reading.value ??= 'tables'
  return effect(() => {
    desk.stays = isPinned() && desk.reading.value === 'tables'
  })
}
