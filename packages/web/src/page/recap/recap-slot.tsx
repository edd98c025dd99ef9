/** The recap, wherever it lies: fetched when there is something to tell. */

import type { Desk } from '../frame/desk.ts'
import { isOneSheet } from '../frame/layout.ts'
import { asidesOf } from '../later.ts'
import { lazy } from '../lazy.tsx'
import type { Session } from '../session/session.ts'

const RecapPanel = lazy(() => import('./recap.tsx').then((module) => module.RecapPanel))

/** Whether the sheet of a small screen shows it now, as its first page. */
export function isFirstPage(session: Session, desk: Desk): boolean {
  const { recap, recapIsShown } = asidesOf(session)
  return isOneSheet.value && recapIsShown.value && desk.recapRead.value !== recap.value
}

/** Whether somebody else did the last thing, and it cannot be told yet: what is asked is not shown before the recap. */
export function isAwaited({ isRead, offered, snapshot }: Session): boolean {
  return isOneSheet.value && !isRead.value && offered.value !== null && snapshot.value?.undoWhy === 'other'
}

interface Props {
  readonly session: Session
  /** On the first page of a sheet: the reader goes on to what is asked. */
  readonly onRead?: () => void
}

export function ShownRecap({ session, onRead }: Props) {
  const { recap, recapIsShown } = asidesOf(session)
  if (recap.value === null || !recapIsShown.value) return null
  return <RecapPanel session={session} recap={recap.value} {...(onRead !== undefined && { onRead })} />
}

/** Over the map, in a wide window. */
export const RecapSlot = ({ session }: Props) => (
  <div class="recap-slot" data-folds="open">
    <ShownRecap session={session} />
  </div>
)
