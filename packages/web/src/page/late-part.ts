/** What comes when the board is there, for those who go on without it until then. */
import { signal } from '@preact/signals'

type Late = typeof import('./late.ts')

export const late = signal<Late | null>(null)

/** Null: it has not come yet. */
export const lateNow = (): Late | null => late.peek()
