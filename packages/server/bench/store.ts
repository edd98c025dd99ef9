/**
 * `npm run bench:store`: what it costs to keep a step, by how many are written together; with `-- --lists` also to list tables when
 * there are many, which are first to be made. By CPU time of this process, so of a PostgreSQL it is the part of the server that asks; the clock tells the rest.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, storeOn } from '../src/store/open.ts'
import { drivers, openDriver } from '../src/store/sqlite/driver.ts'
import type { Append, Store, TableRow } from '../src/store/store.ts'
import { startCluster } from '../src/testing/cluster.ts'
import { after, seatOf, step, table } from '../test/store/samples.ts'

const GROUPS = [1, 10, 100]
const SECONDS = 1.5
/** A position is kept once in so many steps. */
const KEPT_EVERY = 64
const MANY = 100_000

const entry = { action: 'move:army:3:thracia', seat: 1, asked: 1, sealed: false, turned: false, joined: false }
const position = { fields: Array.from({ length: 800 }, (_, i) => i % 97) }

/** About as long as rows are: a kilobyte. */
const played = (id: string): TableRow =>
  table(id, {
    state: 'playing',
    seats: ['a', 'b', 'c', 'd'].map((name) => ({ ...seatOf(`${name}${id}`), anchor: 'f'.repeat(64) })),
    outline: { turn: 7, emperors: 4, revolts: 3, armies: 5, phase: 'Roman phase', where: 'Thracia' },
    asked: 1,
  })

function nextOf(row: TableRow): Append {
  const { length } = row
  const what = { kind: 'act', seat: 1, entries: [entry, entry], link: 'e'.repeat(64) } as const
  const next = after(row, { length: length + 1, asked: length % 4, changed: row.changed + 1_000 })
  const kept = length % KEPT_EVERY === 0 ? { step: length, at: length * 2, used: length, position } : undefined
  return { table: row.id, step: step(length, { key: 'k'.repeat(24), trace: 'f'.repeat(64), what }), row: next, kept }
}

async function appendsOf(store: Store, group: number): Promise<string> {
  const rows = Array.from({ length: group }, (_, i) => played(`${i}`.padStart(24, `${group}-`)))
  for (const row of rows) await store.newTable(row)
  const round = async () => {
    const appends = rows.map(nextOf)
    await Promise.all(appends.map((append) => store.append(append)))
    for (const [i, append] of appends.entries()) rows[i] = append.row
  }
  const measure = async (seconds: number) => {
    const [begun, cpu] = [performance.now(), process.cpuUsage()]
    let done = 0
    for (; performance.now() - begun < seconds * 1_000; done += group) await round()
    const { user, system } = process.cpuUsage(cpu)
    return { done, micros: (user + system) / done, system: system / done, wall: (performance.now() - begun) / 1_000 }
  }
  await measure(SECONDS / 3)
  const { done, micros, system, wall } = await measure(SECONDS)
  const [perCpu, perClock] = [1e6 / micros, done / wall].map((each) => Math.round(each).toLocaleString('en'))
  return `  groups of ${String(group).padStart(3)}: ${micros.toFixed(1)} µs of CPU each (${system.toFixed(1)} of them the system's), ${perCpu} a CPU-second, ${perClock} a second by the clock`
}

/** `filled` is called when the tables are there. */
async function listsOf(store: Store, filled: () => Promise<unknown>): Promise<readonly string[]> {
  const id = (i: number) => `many ${i}`
  for (let from = 0; from < MANY; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, i) => played(id(from + i)))
    await Promise.all(
      rows.map((row, i) => {
        const owner = `p${(from + i) % 1_000}`
        return store.newTable({ ...row, owner, changed: from + i, state: i % 10 === 0 ? 'open' : 'playing' })
      }),
    )
  }
  await filled()
  const timed = async (what: string, query: Parameters<Store['tables']>[0]) => {
    const times: number[] = []
    for (let n = 0; n < 20; n++) {
      const begun = performance.now()
      await store.tables(query)
      times.push(performance.now() - begun)
    }
    return `  ${what}: ${times.sort((a, b) => a - b)[10].toFixed(2)} ms`
  }
  return [
    await timed('50 open tables', { state: ['open'], listed: true, limit: 50 }),
    await timed('50 that are played', { state: ['playing'], listed: true, limit: 50 }),
    await timed('100 tables of one person', { person: 'p7', limit: 100 }),
  ]
}

async function measureAppends(name: string, store: Store): Promise<void> {
  console.log(name)
  for (const group of GROUPS) console.log(await appendsOf(store, group))
  await store.close()
}

async function measureLists(name: string, store: Store, filled = async (): Promise<unknown> => null): Promise<void> {
  console.log(`${name}, lists of ${MANY.toLocaleString('en')} tables`)
  for (const line of await listsOf(store, filled)) console.log(line)
  await store.close()
}

async function ofSqlite(folder: string): Promise<void> {
  for (const name of (await drivers()).keys()) {
    const file = join(folder, `${name.replace(':', '-')}.sqlite`)
    await measureAppends(`SQLite by ${name}`, await storeOn(file, await openDriver(file, name)))
    if (!withLists) continue
    const driver = await openDriver(`${file}.lists`, name)
    // Filled without flushes, since reading is what is measured.
    driver.exec('pragma synchronous = off')
    await measureLists(`SQLite by ${name}`, await storeOn(`${file}.lists`, driver))
  }
}

async function ofPostgres(): Promise<void> {
  const cluster = await startCluster({ flushes: true })
  if ('why' in cluster) {
    console.log(`PostgreSQL cannot be started here.\n${cluster.why}`)
    return
  }
  await measureAppends('PostgreSQL', await openStore({ database: await cluster.newDatabase() }))
  if (withLists) {
    const database = await cluster.newDatabase()
    await cluster.run(database, `alter database ${new URL(database).pathname.slice(1)} set synchronous_commit = off`)
    // Which PostgreSQL does by itself within a minute or so.
    await measureLists('PostgreSQL', await openStore({ database }), () => cluster.run(database, 'analyze'))
  }
  await cluster.remove()
}

const withLists = process.argv.includes('--lists')
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown CPU'}\n`)
const folder = mkdtempSync(join(tmpdir(), 'tabularium-bench-'))
try {
  await ofSqlite(folder)
  await ofPostgres()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
