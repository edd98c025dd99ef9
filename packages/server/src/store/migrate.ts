/** Brings a database to the form that this program knows. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import { type Migration, migrations } from './migrations.ts'
import type { Database } from './schema.ts'

/** Any number, the same for all servers: who holds its lock in PostgreSQL may migrate. */
const LOCK = 7_462_133

/** Does what is missing, each migration in a transaction of its own; of several servers that open at once one does it. */
export async function migrate(
  db: Kysely<Database>,
  dialect: Dialect,
  list: readonly Migration[] = migrations,
): Promise<void> {
  let done = false
  while (!done) done = await db.connection().execute((connection) => migrateOnce(connection, dialect, list))
}

/** Answers whether nothing was missing. */
async function migrateOnce(db: Kysely<Database>, dialect: Dialect, list: readonly Migration[]): Promise<boolean> {
  // SQLite would find out only at the first write that another process was quicker.
  await (dialect === 'sqlite' ? sql`begin immediate` : sql`begin`).execute(db)
  try {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db)
    await sql`create table if not exists schema_version (version integer not null)`.execute(db)
    const row = await db.selectFrom('schema_version').select('version').executeTakeFirst()
    const version = row?.version ?? 0
    if (version > list.length) throw new Newer(version, list.length)
    const next = list.at(version)
    if (next !== undefined) {
      await next(db, dialect)
      if (row === undefined) await db.insertInto('schema_version').values({ version: 1 }).execute()
      else
        await db
          .updateTable('schema_version')
          .set({ version: version + 1 })
          .execute()
    }
    await sql`commit`.execute(db)
    return next === undefined
  } catch (error) {
    await sql`rollback`.execute(db)
    throw error
  }
}

export class Newer extends Error {
  constructor(version: number, known: number) {
    super(
      `This database was written by a newer Tabularium: its form is number ${version}, this program knows ${known}. ` +
        'Start the newer program, or name another database. Nothing was changed.',
    )
    this.name = 'Newer'
  }
}
