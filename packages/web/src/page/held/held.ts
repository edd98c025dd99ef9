/** What is shown of those whom a rule holds: fetched when it holds somebody. */
import { lazy } from '../lazy.tsx'

export const bringHeld = () => import('./held-parts.ts')

export const Locks = lazy(() => bringHeld().then((module) => module.Locks))
export const HeldList = lazy(() => bringHeld().then((module) => module.HeldList))
