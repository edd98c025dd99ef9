/** When the recap is shown: until something is done, or as the reader wants it. */
import { effect } from '@preact/signals'
import type { Desk } from '../frame/desk.ts'
import { isOneSheet } from '../frame/layout.ts'
import { asidesOf } from '../log/asides.ts'
import type { Play } from '../play/play.ts'
import type { Session } from '../session/session.ts'

/** Calls it back, or puts it away. */
export function recallOrPutAway(session: Session): void {
  const { recalled, recapIsShown } = asidesOf(session)
  recalled.value = !recapIsShown.value
}

/** What was called back or put away is so until something is done. */
export function keepRecall({ session, selected, previewed, card }: Play, desk: Desk): () => void {
  const { recap, recalled, recapIsShown } = asidesOf(session)
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
    done()
    turned()
  }
}
