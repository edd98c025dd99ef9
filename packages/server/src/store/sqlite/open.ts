/** A file of SQLite, for one server. */
import { rename, rm } from 'node:fs/promises'
import { Kysely, SqliteDialect } from 'kysely'
import type { Opened } from '../dialect.ts'
import type { Database } from '../schema.ts'
import { groupWriter } from './append.ts'
import { openDriver, type SqliteDriver } from './driver.ts'

/** `prepare` brings the database to its form before statements are prepared for it. */
export async function openSqlite(
  file: string,
  driver: SqliteDriver,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<Opened> {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: driver }) })
  try {
    await prepare(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const write = groupWriter(driver)
  return {
    dialect: 'sqlite',
    db,
    node: '',
    // There is one connection: as long as we have it, nobody else is in the middle of a transaction.
    write: (group) => db.connection().execute(async () => write(group)),
    changed: () => {},
    listen: async () => () => {},
    backup: (to) => backup(file, driver, to),
    close: () => db.destroy(),
  }
}

/**
 * Copied by a connection of its own that sees one moment of the database throughout, so that writing goes on meanwhile; and put in
 * place only when it is whole.
 */
async function backup(file: string, { name }: SqliteDriver, to: string): Promise<void> {
  const reader = await openDriver(file, name)
  const draft = `${to}.part`
  try {
    await rm(draft, { force: true })
    reader.exec('begin')
    reader.prepare('select version from schema_version').all([])
    await reader.copyTo(draft)
    await rename(draft, to)
  } finally {
    reader.close()
    await rm(draft, { force: true })
  }
}
