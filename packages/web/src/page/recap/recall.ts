/** When the recap is shown: until something is done, or as the reader wants it. */
import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Desk } from '../frame/desk.ts'
import { isOneSheet } from '../frame/layout.ts'
import { isForPage } from '../keys.ts'
import { asidesOf } from '../log/asides.ts'
import type { Play } from '../play/play.ts'
import type { Session } from '../session/session.ts'

/** Whether the sheet of a small screen shows it now, as its first page. */
export function isFirstPage(session: Session, desk: Desk): boolean {
  const { recap, recapIsShown } = asidesOf(session)
  return isOneSheet.value && recapIsShown.value && desk.recapRead.value !== recap.value
}

/** M calls it back, or puts it away. What was called back or put away is so until something is done. */
export function useRecall({ session, selected, previewed, card }: Play, desk: Desk): void {
  useEffect(() => {
    const { recap, recalled, recapIsShown } = asidesOf(session)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'm' && isForPage(event)) recalled.value = !recapIsShown.value
    }
    addEventListener('keydown', onKey)
    const done = effect(() => {
      void session.snapshot.value?.length
      recalled.value = null
    })
    // On one sheet it is the first page: whoever touches the map has read it.
    let held = selected.peek()
    const turned = effect(() => {
      const isTouched = selected.value !== held || previewed.value !== null || card.value !== null
      const isNew = recap.value !== null && recapIsShown.value && isOneSheet.value
      if (isNew && isTouched) desk.recapRead.value = recap.value
      held = selected.value
    })
    return () => {
      removeEventListener('keydown', onKey)
      done()
      turned()
    }
  }, [session])
}
