/** Opens a store: a file of SQLite for one server, or PostgreSQL for any number. */
import { attendingCalls } from './attending.ts'
import { countingCalls } from './counts.ts'
import type { Opened } from './dialect.ts'
import { Groups } from './groups.ts'
import { migrate } from './migrate.ts'
import { peopleCalls } from './people.ts'
import { deskAside } from './sqlite/aside.ts'
import { deskHere } from './sqlite/desk.ts'
import { type DriverName, openDriver, type SqliteDriver } from './sqlite/driver.ts'
import { openSqlite } from './sqlite/open.ts'
import { type Store, Unavailable } from './store.ts'
import { tableCalls } from './tables.ts'

export interface StoreOptions {
  /** The file's path, or `postgres://user:password@host:port/name`. */
  readonly database: string
  /** The file that a thread runs in which SQLite is read and written; absent: in this thread. */
  readonly thread?: string | undefined
}

export async function openStore({ database, thread }: StoreOptions): Promise<Store> {
  try {
    return await (isPostgres(database) ? onPostgres(database) : onSqlite(database, thread))
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    const why = error.cause instanceof Error ? error.cause.message : String(error.cause)
    throw new Error(`The database ${shown(database)} cannot be opened: ${why || 'it does not answer'}.`, {
      cause: error,
    })
  }
}

const isPostgres = (database: string) => /^postgres(ql)?:/.test(database)

/** Without the password. */
const shown = (database: string) => (isPostgres(database) ? database.replace(/\/\/.*@/, '//') : database)

async function onPostgres(database: string): Promise<Store> {
  // Loaded only where it is used.
  const { openPostgres } = await import('./postgres/open.ts')
  return storeOf(await openPostgres(database, (db) => migrate(db, 'postgres')))
}

async function onSqlite(file: string, thread: string | undefined): Promise<Store> {
  const driver = await openDriver(file)
  if (thread === undefined) return storeOn(file, driver)
  // It has shown that the file can be opened, and by what.
  driver.close()
  return storeAside(file, driver.name, thread)
}

/** On a driver that is open already. */
export async function storeOn(file: string, driver: SqliteDriver): Promise<Store> {
  return storeOf(await openSqlite(file, driver.name, deskHere(driver), (db) => migrate(db, 'sqlite')))
}

/** In a thread that runs that file. */
export async function storeAside(file: string, driver: DriverName, thread: string): Promise<Store> {
  const desk = await deskAside(file, driver, thread)
  return storeOf(await openSqlite(file, driver, desk, (db) => migrate(db, 'sqlite')))
}

function storeOf(opened: Opened): Store {
  const groups = new Groups(opened.write)
  const { beat, ...attending } = attendingCalls(opened)
  const { pulse, ...counting } = countingCalls(opened)
  return {
    append: async (what) => {
      await groups.append(what)
      opened.changed(what.table)
    },
    ...tableCalls(opened),
    ...peopleCalls(opened),
    ...counting,
    ...attending,
    pulse: async (now, most) => {
      await beat()
      return pulse(now, most)
    },
    listen: opened.listen,
    backup: opened.backup,
    close: async () => {
      await groups.idle()
      await opened.close()
    },
  }
}
