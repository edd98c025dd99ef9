/** What is shown of those whom a rule holds: fetched when it holds somebody. */
import { lazy } from '../lazy.tsx'

const load = () => import('./held-parts.ts')

export const Locks = lazy(() => load().then((module) => module.Locks))
export const HeldNotes = lazy(() => load().then((module) => module.HeldNotes))
export const HeldList = lazy(() => load().then((module) => module.HeldList))
