/** A file of SQLite, for one server. */
import { rename, rm } from 'node:fs/promises'
import { Kysely } from 'kysely'
import type { Opened } from '../dialect.ts'
import type { Database } from '../schema.ts'
import type { Desk } from './desk.ts'
import { deskDialect, Gate } from './dialect.ts'
import { type DriverName, openDriver } from './driver.ts'

/** `prepare` brings the database to its form before statements are prepared for it. */
export async function openSqlite(
  file: string,
  name: DriverName,
  desk: Desk,
  prepare: (db: Kysely<Database>) => Promise<void>,
): Promise<Opened> {
  const gate = new Gate()
  const db = new Kysely<Database>({ dialect: deskDialect(desk, gate) })
  try {
    await prepare(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    dialect: 'sqlite',
    db,
    node: '',
    write: (group) => gate.through(null, () => desk.write(group)),
    together: (statements) => gate.through(null, () => desk.together(statements)),
    changed: () => {},
    listen: async () => () => {},
    backup: (to) => backup(file, name, to),
    close: () => db.destroy(),
  }
}

/**
 * Copied by a connection of its own that sees one moment of the database throughout, so that writing goes on meanwhile; and put in
 * place only when it is whole.
 */
async function backup(file: string, name: DriverName, to: string): Promise<void> {
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
