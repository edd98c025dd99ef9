/** SQLite as Node brings it along, or else better-sqlite3: one face for both. */
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SqliteStatement } from 'kysely'
import { failure } from '../failures.ts'

/** What Kysely asks of a driver, and what we do. Whatever it throws is a `Duplicate` or `Unavailable`. */
export interface SqliteDriver {
  readonly name: DriverName
  prepare(sql: string): SqliteStatement
  exec(sql: string): void
  /** Copies what its open transaction sees, a bit at a time. */
  copyTo(file: string): Promise<void>
  close(): void
}

export type DriverName = 'node:sqlite' | 'better-sqlite3'

type OpenFile = (file: string) => SqliteDriver

/** The drivers that this Node has, the preferred one first. */
export async function drivers(): Promise<Drivers> {
  const found = new Map<DriverName, OpenFile>()
  const builtIn = process.getBuiltinModule('node:sqlite')
  if (isNodeSqlite(builtIn)) found.set('node:sqlite', (file) => nodeDriver(builtIn, file))
  const better = await betterDriver()
  if (better !== null) found.set('better-sqlite3', better)
  return found
}

/** Nothing can be kept on this machine; the page can be served all the same. */
export class NoDatabase extends Error {
  override readonly name = 'NoDatabase'
}

export type Drivers = ReadonlyMap<DriverName, OpenFile>

export async function openDriver(file: string, name?: DriverName, among?: Drivers): Promise<SqliteDriver> {
  const found = among ?? (await drivers())
  const open = name === undefined ? [...found.values()].at(0) : found.get(name)
  if (open === undefined) {
    throw new NoDatabase(
      `There is no SQLite to keep ${file} with. Start the server by Node 22.13 or newer, which brings it along; or run ` +
        '`npm install better-sqlite3`, which needs a C++ compiler where no ready-made build can be had; or name a ' +
        'PostgreSQL database, as postgres://user:password@host/name. To play alone, no database is needed.',
    )
  }
  makeRoomFor(file)
  const driver = open(file)
  for (const pragma of PRAGMAS) driver.exec(`pragma ${pragma}`)
  return driver
}

const PRAGMAS = [
  // First of all: after a crash whoever comes second waits until the first has read the log.
  'busy_timeout = 5000',
  'journal_mode = wal',
  // An answer tells that a step is on disk. With NORMAL the log is not flushed at each commit: enough when the process is
  // killed, but a power cut would lose what was answered last. Appends are written in groups, so that a flush serves many.
  'synchronous = full',
  // On macOS a plain flush stops at the drive's own cache.
  'fullfsync = 1',
  'checkpoint_fullfsync = 1',
  // 16 MB of log before it is taken into the database: less often than by default, since every time costs two flushes.
  'wal_autocheckpoint = 4000',
]

/** Password hashes stand in it: nobody else on the machine shall read it, nor the files that SQLite puts beside it. */
function makeRoomFor(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  closeSync(openSync(file, 'a', 0o600))
}

/** What we use of `node:sqlite`, which Node 20 and its types do not know. */
interface NodeSqlite {
  readonly DatabaseSync: new (file: string) => NodeDatabase
  /** From Node 22.16 on. */
  readonly backup?: (database: NodeDatabase, file: string) => Promise<unknown>
}

interface NodeDatabase {
  prepare(sql: string): NodeStatement
  exec(sql: string): void
  close(): void
}

type Parameters = readonly unknown[]

interface NodeStatement {
  all(...parameters: Parameters): unknown[]
  run(...parameters: Parameters): { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate(...parameters: Parameters): IterableIterator<unknown>
}

const isNodeSqlite = (module: object | undefined): module is NodeSqlite =>
  module !== undefined && 'DatabaseSync' in module

const READS = /^\s*(select|with|pragma|explain)\b|\breturning\b/i

function nodeDriver({ DatabaseSync, backup }: NodeSqlite, file: string): SqliteDriver {
  const database = told(() => new DatabaseSync(file))
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql)
    return {
      reader: READS.test(sql),
      all: (parameters) => told(() => statement.all(...parameters)),
      run: (parameters) => told(() => statement.run(...parameters)),
      iterate: (parameters) => told(() => statement.iterate(...parameters)),
    }
  }
  return {
    name: 'node:sqlite',
    prepare: (sql) => told(() => prepare(sql)),
    exec: (sql) => told(() => database.exec(sql)),
    copyTo: async (to) => {
      if (backup === undefined) throw new Error('A copy needs Node 22.16 or newer.')
      await backup(database, to)
    },
    close: () => database.close(),
  }
}

async function betterDriver(): Promise<OpenFile | null> {
  try {
    const { default: Database } = await import('better-sqlite3')
    // It is only now that what was compiled is loaded.
    new Database(':memory:').close()
    return (file) => {
      const database = told(() => new Database(file))
      const prepare = (sql: string): SqliteStatement => {
        const statement = database.prepare<unknown[], unknown>(sql)
        return {
          reader: statement.reader,
          all: (parameters) => told(() => statement.all(...parameters)),
          run: (parameters) => told(() => statement.run(...parameters)),
          iterate: (parameters) => told(() => statement.iterate(...parameters)),
        }
      }
      return {
        name: 'better-sqlite3',
        prepare: (sql) => told(() => prepare(sql)),
        exec: (sql) => {
          told(() => database.exec(sql))
        },
        copyTo: async (to) => {
          await database.backup(to)
        },
        close: () => {
          database.close()
        },
      }
    }
  } catch {
    return null
  }
}

/** In our own words if it fails. */
function told<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw failure(error)
  }
}
