/** Where the recap lies. M calls it back, or puts it away; it is fetched when there is something to tell. */
import { useEffect } from 'preact/hooks'
import { isForPage } from '../keys.ts'
import { lazy } from '../lazy.tsx'
import { asidesOf } from '../log/asides.ts'
import type { Session } from '../session/session.ts'

const RecapPanel = lazy(() => import('./recap.tsx').then((module) => module.RecapPanel))

function useRecapKey(session: Session): void {
  useEffect(() => {
    const { recalled, recapIsShown } = asidesOf(session)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'm' && isForPage(event)) recalled.value = !recapIsShown.value
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [session])
}

export function RecapSlot({ session }: { session: Session }) {
  const { recap, recapIsShown, recalled } = asidesOf(session)
  const length = session.snapshot.value?.length
  useRecapKey(session)
  // What was called back or put away is so until something is done.
  useEffect(() => {
    recalled.value = null
  }, [length])
  return (
    <div class="recap-slot" data-folds="open">
      {recap.value !== null && recapIsShown.value && <RecapPanel session={session} recap={recap.value} />}
    </div>
  )
}
