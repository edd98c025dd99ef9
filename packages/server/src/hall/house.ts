/** What a table needs of the house it stands in. */
import type { PersonId } from '@tabularium/online'
import type { Store, TableRow } from '../store/store.ts'
import type { Pauses } from './pauses.ts'
import type { Think } from './thinking.ts'

/** He is asked, a bot plays on for him, or the game is over. */
export type News = 'turn' | 'replaced' | 'over'

export interface House {
  readonly store: Store
  readonly pauses: Pauses
  readonly think: Think
  /** Milliseconds since 1970. */
  now(): number
  /** Time served. */
  served(): number
  /** Something is to be told to somebody who is not here. */
  onNews(what: News, row: TableRow, person: PersonId): void
  /** Something went wrong that is nobody's fault at the table. */
  onTrouble(error: unknown): void
}
