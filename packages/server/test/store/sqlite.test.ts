import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate } from '../../src/store/migrate.ts'
import { type Migration, migrations } from '../../src/store/migrations.ts'
import { openStore, storeOn } from '../../src/store/open.ts'
import type { Database } from '../../src/store/schema.ts'
import { drivers, openDriver } from '../../src/store/sqlite/driver.ts'
import { type Store, Unavailable } from '../../src/store/store.ts'
import { bundled } from '../../src/testing/bundle.ts'
import { everyStore } from './contract.ts'
import { expectAll, writeUntilKilled } from './killing.ts'
import { after, appendTo, person, step, table } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let files = 0
const threads = await bundled('store/sqlite/thread')
afterAll(() => threads.remove())
const THREAD = threads.file('thread')
const newFile = () => join(folder, `${++files}.sqlite`)

async function using<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

async function writesWhatWaits(open: (file: string) => Promise<Store>): Promise<void> {
  const file = newFile()
  const row = table('t')
  const store = await open(file)
  await store.newTable(row)
  const appended = store.append(appendTo(row))
  await store.close()
  await appended
  await using(await open(file), async (again) => expect(await again.journal('t', 0)).toEqual([step(0)]))
}

describe.each([...(await drivers()).keys()])('SQLite by %s', (name) => {
  const open = async (file: string) => storeOn(file, await openDriver(file, name))

  everyStore(() => open(newFile()))

  test('is there again when it is opened again', async () => {
    const file = newFile()
    const row = table('t')
    await using(await open(file), async (store) => {
      await store.newTable(row)
      await store.append(appendTo(row))
    })
    await using(await open(file), async (store) => expect(await store.journal('t', 0)).toEqual([step(0)]))
  })

  test('flushes every commit to the disk', async () => {
    const driver = await openDriver(newFile(), name)
    expect(driver.prepare('pragma journal_mode').all([])).toEqual([{ journal_mode: 'wal' }])
    expect(driver.prepare('pragma synchronous').all([])).toEqual([{ synchronous: 2 }])
    driver.close()
  })

  test('is for nobody else on the machine to read', async () => {
    const file = newFile()
    await using(await open(file), async (store) => {
      await store.newTable(table('t'))
      for (const each of readdirSync(folder).filter((each) => join(folder, each).startsWith(file))) {
        expect([each, statSync(join(folder, each)).mode & 0o077]).toEqual([each, 0])
      }
    })
  })

  test('writes what waits before it closes', () => writesWhatWaits(open))

  test('a full disk keeps nothing of what it refuses, and is no more full when there is room', async () => {
    const file = newFile()
    const driver = await openDriver(file, name)
    const store = await storeOn(file, driver)
    const rows = Array.from({ length: 30 }, (_, i) => table(`t${i}`))
    for (const row of rows) await store.newTable(row)
    // No less than it has already.
    driver.exec('pragma max_page_count = 1')
    const long = { step: 0, at: 0, used: 0, position: 'x'.repeat(20_000) }
    const answers = await Promise.allSettled(rows.map((row) => store.append(appendTo(row, {}, long))))
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) })
    const largeTable = table('large', { saved: 'x'.repeat(20_000) })
    await expect(store.newTable(largeTable)).rejects.toBeInstanceOf(Unavailable)
    expect(await store.table('large')).toBeUndefined()
    for (const row of rows) {
      expect(await store.table(row.id)).toEqual(row)
      expect(await store.journal(row.id, 0)).toEqual([])
    }
    driver.exec('pragma max_page_count = 1000000')
    await Promise.all(rows.map((row) => store.append(appendTo(row, {}, long))))
    await store.newTable(largeTable)
    for (const { id } of rows) expect(await store.kept(id)).toEqual(long)
    await store.close()
  })

  test('a group is written as a whole or not at all', async () => {
    const file = newFile()
    const driver = await openDriver(file, name)
    const store = await storeOn(file, driver)
    const rows = Array.from({ length: 9 }, (_, i) => table(`t${i}`))
    for (const row of rows) await store.newTable(row)
    // It fails in the middle, and the transaction is still open.
    driver.exec(
      "create trigger fails before insert on steps when new.table_id = 't5' begin select raise(abort, ''); end",
    )
    const answers = await Promise.allSettled(rows.map((row) => store.append(appendTo(row))))
    for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) })
    for (const row of rows) expect(await store.table(row.id)).toEqual(row)
    driver.exec('drop trigger fails')
    await Promise.all(rows.map((row) => store.append(appendTo(row))))
    for (const { id } of rows) expect(await store.journal(id, 0)).toEqual([step(0)])
    await store.close()
  })

  test('a copy is made while it is written, and is a store', async () => {
    const store = await open(newFile())
    let row = table('t')
    await store.newTable(row)
    await store.newTable(table('long', { saved: 'x'.repeat(3_000_000) }))
    const copy = newFile()
    writeFileSync(copy, 'something else')
    let isCopied = false
    const copied = store.backup(copy).finally(() => {
      isCopied = true
    })
    // A copy that began anew with every change would never end.
    while (!isCopied && row.length < 20_000) {
      const append = appendTo(row)
      await store.append(append)
      row = append.row
    }
    expect(isCopied).toBe(true)
    await copied
    expect(row.length).toBeGreaterThan(1)
    await using(await open(copy), async (other) => {
      const { length } = (await other.table('t')) ?? table('nothing')
      expect(await other.journal('t', 0)).toHaveLength(length)
      expect(length).toBeLessThanOrEqual(row.length)
      expect((await other.table('long'))?.saved).toHaveLength(3_000_000)
    })
    await expect(store.backup(join(folder, 'nowhere', 'copy'))).rejects.toThrow()
    await store.close()
    expect(readdirSync(folder).filter((each) => each.endsWith('.part'))).toEqual([])
  })

  test('lists are found by an index, however many tables there are', async () => {
    const file = newFile()
    const driver = await openDriver(file, name)
    const asked: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
    const listening = {
      ...driver,
      prepare: (sql: string) => {
        const statement = driver.prepare(sql)
        const all = (parameters: readonly unknown[]) => {
          asked.push({ sql, parameters })
          return statement.all(parameters)
        }
        return { ...statement, reader: statement.reader, all }
      },
    }
    const store = await storeOn(file, listening)
    const planOf = async (query: Parameters<Store['tables']>[0]) => {
      asked.length = 0
      await store.tables(query)
      return asked
        .flatMap(({ sql, parameters }) => driver.prepare(`explain query plan ${sql}`).all(parameters))
        .map((line) => JSON.stringify(line))
        .join('\n')
    }
    const listed = await planOf({ state: ['open', 'playing'], listed: true, limit: 10 })
    expect(listed).toMatch(/USING INDEX tables_listed \(state=\?\).*\n.*USING INDEX tables_listed/)
    expect(listed).not.toMatch(/SCAN|TEMP B-TREE/)
    const published = await planOf({ state: ['over'], published: true, limit: 10 })
    expect(published).toMatch(/USING INDEX tables_published/)
    expect(published).not.toMatch(/SCAN|TEMP B-TREE/)
    const own = await planOf({ person: 'anna', limit: 10 })
    expect(own).toMatch(/SEARCH sitting/)
    expect(own).not.toMatch(/SCAN/)
    await store.close()
  })
})

describe('SQLite in a thread of its own', () => {
  const open = (file: string, thread = THREAD) => openStore({ database: file, thread })

  everyStore(() => open(newFile()))

  test('writes what waits before it closes, and is there again when it is opened again', () => writesWhatWaits(open))

  test('lets this thread go on while it writes', async () => {
    const store = await open(newFile())
    const rows = Array.from({ length: 200 }, (_, i) => table(`t${i}`))
    for (const row of rows) await store.newTable(row)
    let turns = 0
    let isWriting = true
    const long = { step: 0, at: 0, used: 0, position: 'x'.repeat(100_000) }
    const written = Promise.all(rows.map((row) => store.append(appendTo(row, {}, long)))).then(() => {
      isWriting = false
    })
    while (isWriting) {
      await new Promise((resolve) => setImmediate(resolve))
      turns++
    }
    await written
    expect(turns).toBeGreaterThan(20)
    await store.close()
  })

  test('takes its log into the database by and by', async () => {
    const file = newFile()
    const store = await open(file)
    let row = table('t')
    await store.newTable(row)
    const before = statSync(file).size
    const long = { step: 0, at: 0, used: 0, position: 'x'.repeat(100_000) }
    const append = appendTo(row, {}, long)
    await store.append(append)
    row = append.row
    await expect.poll(() => statSync(file).size, { timeout: 60_000 }).toBeGreaterThan(before + 100_000)
    await store.close()
  })

  test('that cannot be started is said to be the reason', async () => {
    await expect(open(newFile(), join(import.meta.dirname, 'nowhere.mjs'))).rejects.toThrow(/cannot be opened/)
  })
})

describe.each([
  ['in its own thread', THREAD],
  ['in the thread that serves', ''],
])('a process that is killed, with SQLite %s', (_, thread) => {
  test('loses nothing that it has answered', async () => {
    const file = newFile()
    for (const answers of [1, 40, 300]) {
      const answered = await writeUntilKilled(file, answers * 6, thread)
      const driver = await openDriver(file)
      expect(driver.prepare('pragma integrity_check').all([])).toEqual([{ integrity_check: 'ok' }])
      await using(await storeOn(file, driver), (store) => expectAll(store, answered))
    }
  })
})

describe('the form of the database', () => {
  const onFile = async <T>(file: string, work: (db: Kysely<Database>) => Promise<T>) => {
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: await openDriver(file) }) })
    return work(db).finally(() => db.destroy())
  }

  test.each([...migrations.keys()])('is brought up from version %i', async (version) => {
    const file = newFile()
    await onFile(file, (db) => migrate(db, 'sqlite', migrations.slice(0, version)))
    await using(await openStore({ database: file }), async (store) => {
      await store.putPerson(person('anna'))
      expect(await store.person('anna')).toEqual(person('anna'))
    })
    const now = await onFile(file, (db) => db.selectFrom('schema_version').selectAll().execute())
    expect(now).toEqual([{ version: migrations.length }])
  })

  test('is changed step by step, and a step that fails leaves nothing behind', async () => {
    const file = newFile()
    const done: string[] = []
    const add =
      (name: string): Migration =>
      async (db) => {
        done.push(name)
        await sql`create table ${sql.id(name)} (id integer)`.execute(db)
      }
    const fails: Migration = async (db, dialect) => {
      await add('half')(db, dialect)
      throw new Error('in the middle')
    }
    await expect(onFile(file, (db) => migrate(db, 'sqlite', [add('a'), fails]))).rejects.toThrow('in the middle')
    await onFile(file, (db) => migrate(db, 'sqlite', [add('a'), add('half'), add('c')]))
    await onFile(file, (db) => migrate(db, 'sqlite', [add('a'), add('half'), add('c')]))
    expect(done).toEqual(['a', 'half', 'half', 'c'])
  })

  test('is refused, with words, if a newer program made it', async () => {
    const file = newFile()
    await using(await openStore({ database: file }), (store) => store.newTable(table('t')))
    await onFile(file, (db) => db.updateTable('schema_version').set({ version: 999 }).execute())
    await expect(openStore({ database: file })).rejects.toThrow(/newer Tabularium.*number 999.*knows/s)
    await onFile(file, (db) => db.updateTable('schema_version').set({ version: migrations.length }).execute())
    await using(await openStore({ database: file }), async (store) =>
      expect(await store.table('t')).toEqual(table('t')),
    )
  })

  test('where there is no SQLite, it is said what to do', async () => {
    const file = join(folder, 'never', 'made.sqlite')
    await expect(openDriver(file, undefined, new Map())).rejects.toThrow(/Node 22.*better-sqlite3.*postgres:\/\//s)
    expect(readdirSync(folder)).not.toContain('never')
  })

  test('a folder that is not there yet is made; what is no database is refused', async () => {
    await using(await openStore({ database: join(folder, 'new', 'folder', 'a.sqlite') }), async (store) => {
      await store.newTable(table('t'))
      await store.changeTable(after(table('t')))
    })
    const file = newFile()
    writeFileSync(file, 'This is no database, but a text of some length.'.repeat(100))
    await expect(openStore({ database: file })).rejects.toThrow(/sqlite cannot be opened: .*not a database/)
  })
})
