/** The drawer of a middling window opens by itself for what is shown over the map in a wide one. */
import { effect } from '@preact/signals'
import { asidesOf } from '../log/asides.ts'
import type { Play } from '../play/play.ts'
import type { Desk } from './desk.ts'
import { layout } from './layout.ts'

export function keepDrawer({ session, looked }: Play, desk: Desk): () => void {
  const { recapIsShown } = asidesOf(session)
  const recap = effect(() => {
    const isShown = recapIsShown.value
    if (layout.value !== 'drawer') return
    if (isShown) desk.showTab('recap')
    else if (desk.tab.peek() === 'recap') desk.shutDrawer()
  })
  const card = effect(() => {
    if (layout.value === 'drawer' && looked.value !== null) desk.showTab('place')
  })
  return () => {
    recap()
    card()
  }
}
