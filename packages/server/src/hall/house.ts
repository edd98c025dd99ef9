/** What a table needs of the house it stands in. */
import type { Seat } from '@tabularium/engine'
import type { Store, TableRow } from '../store/store.ts'
import type { Pauses } from './pauses.ts'
import type { Think } from './thinking.ts'

export interface House {
  readonly store: Store
  readonly pauses: Pauses
  readonly think: Think
  /** Milliseconds since 1970. */
  now(): number
  /** Time served. */
  served(): number
  /** Somebody who is not here is asked. */
  onTurn(row: TableRow, seat: Seat): void
  /** Something went wrong that is nobody's fault at the table. */
  onTrouble(error: unknown): void
}
