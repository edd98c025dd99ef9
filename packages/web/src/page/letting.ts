/** Who lets all windows pass at which nothing of his could be played: in a row of them, or for a turn. */
import { signal } from '@preact/signals'
import type { Seat } from '@tabularium/engine'
import type { AnyGamePage } from './game-page.ts'

export type Secrets = NonNullable<AnyGamePage['secrets']>

/** Who lets all such windows pass, and in which turn; null: only in this row. */
export const letting = signal<ReadonlyMap<Seat, string | null>>(new Map())
