/** What the two databases do each in its own way. */
import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { WriteGroup } from './groups.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.ts'

export type Dialect = 'sqlite' | 'postgres'

/** An open database. Whatever it throws is a `Duplicate` or `Unavailable`. */
export interface Opened extends Pick<Store, 'listen' | 'backup'> {
  readonly dialect: Dialect
  readonly db: Kysely<Database>
  readonly write: WriteGroup
  /** All of them in one transaction, in one go. */
  together(statements: readonly CompiledQuery[]): Promise<void>
  /** Who writes, as the column `node` has it. */
  readonly node: string
  /** Tells other servers that a table was changed, soon. */
  changed(id: string): void
  close(): Promise<void>
}

/** By the clock of the database, in milliseconds: servers' own may differ. SQLite has one server and needs none. */
export const now = ({ dialect }: Pick<Opened, 'dialect'>) =>
  dialect === 'sqlite' ? sql.lit(0) : sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
