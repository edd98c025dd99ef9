/** PostgreSQL, for any number of servers. */
import { randomBytes } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import type { Opened } from '../dialect.ts'
import type { Database } from '../schema.ts'
import { groupWriter } from './append.ts'
import { Bell } from './bell.ts'
import { Listener } from './listener.ts'
import { poolOf, toldPool } from './pool.ts'

export async function openPostgres(url: string, prepare: (db: Kysely<Database>) => Promise<void>): Promise<Opened> {
  const pool = poolOf(url)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: toldPool(pool) }) })
  try {
    await prepare(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const node = randomBytes(8).toString('hex')
  const bell = new Bell(pool, node)
  const listeners = new Set<Listener>()
  return {
    dialect: 'postgres',
    db,
    node,
    write: groupWriter(pool, node),
    together: (statements) =>
      db.transaction().execute(async (work) => {
        for (const statement of statements) await work.executeQuery(statement)
      }),
    changed: (id) => bell.changed(id),
    listen: async (listener) => {
      const listening = new Listener({ url, pool, node, listener })
      listeners.add(listening)
      await listening.start()
      return () => {
        listeners.delete(listening)
        void listening.stop()
      }
    },
    backup: async () => {
      throw new Error(
        'PostgreSQL has tools of its own for copies: `pg_dump --format=custom --file=FILE DATABASE` makes one while the ' +
          'server runs, and pg_restore reads it.',
      )
    },
    close: async () => {
      await Promise.all([...listeners].map((listening) => listening.stop()))
      await bell.ring()
      await db.destroy()
    },
  }
}
