/** The way to what comes when the board is there. */
import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Camera } from './board/camera.ts'
import type { Desk } from './frame/desk.ts'
import { loadSmaller } from './frame/smaller.ts'
import { late } from './late-part.ts'
import { lazy, whenQuiet } from './lazy.tsx'
import type { Asides } from './log/asides.ts'
import type { Play } from './play/play.ts'
import type { Session } from './session/session.ts'

/** Fetched at once: somebody waits for it. */
export async function bringLate(): Promise<NonNullable<typeof late.value>> {
  const here = await import('./late.ts')
  late.value = here
  return here
}

const loadLate = () => whenQuiet().then(bringLate)

export const Arrows = lazy(() => loadLate().then((module) => module.Arrows))
export const CardSlot = lazy(() => loadLate().then((module) => module.CardSlot))
export const ChangedTicks = lazy(() => loadLate().then((module) => module.ChangedTicks))
export const FallingDie = lazy(() => loadLate().then((module) => module.FallingDie))
export const Log = lazy(() => loadLate().then((module) => module.Log))
export const Offline = lazy(() => loadLate().then((module) => module.Offline))
export const Opponents = lazy(() => loadLate().then((module) => module.Opponents))
export const PlaceShown = lazy(() => loadLate().then((module) => module.PlaceShown))
export const Prices = lazy(() => loadLate().then((module) => module.Prices))
export const RefusalNote = lazy(() => loadLate().then((module) => module.RefusalNote))
export const Spreading = lazy(() => loadLate().then((module) => module.Spreading))
export const SpokenLog = lazy(() => loadLate().then((module) => module.SpokenLog))

type Recapped = Pick<Asides, 'recap' | 'recapIsShown' | 'recalled'>

const NOTHING: Recapped = { recap: signal(null), recapIsShown: signal(false), recalled: signal(null) }

/** What is read from the log: nothing until that can be read. */
export const asidesOf = (session: Session): Recapped => late.value?.asidesOf(session) ?? NOTHING

/** What panels do by themselves, and what the game says of its events. */
export function useLate(play: Play, desk: Desk, camera: Signal<Camera | null>): void {
  const { session } = play
  const here = late.value
  useEffect(() => {
    // What cannot be had leaves the log without headings, and says so itself.
    const tell = async () => {
      await whenQuiet()
      void loadSmaller().catch(() => {})
      await Promise.all([bringLate(), session.bringEvents()])
    }
    void tell()
      .catch(() => {})
      .then(() => (session.isRead.value = true))
  }, [session])
  useEffect(() => {
    if (here === null) return undefined
    const stops = [
      here.foldPanels(play, desk, camera),
      here.keepNamesClear(play, camera),
      here.keepFading(),
      here.keepRoundButtonsAside(play, desk, camera),
      here.keepRecall(play, desk),
      here.keepDrawer(play, desk),
      here.keepPinned(play, desk),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [play, here])
}
