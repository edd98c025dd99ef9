/** The recap, wherever it lies: fetched when there is something to tell. */
import { lazy, whenQuiet } from '../lazy.tsx'
import { asidesOf } from '../log/asides.ts'
import type { Session } from '../session/session.ts'

const RecapPanel = lazy(() => whenQuiet().then(() => import('./recap.tsx').then((module) => module.RecapPanel)))

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
