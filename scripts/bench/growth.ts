/**
 * `npm run bench:growth`: what more tables cost a server and its database. Beside so many tables whose people are elsewhere, some are
 * played at; with SQLite and, where it can be started, PostgreSQL. --tables 1000,10000, --playing N, --rate actions a second,
 * --seconds N, --only sqlite,postgres.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastDice, secretFrom } from '@tabularium/engine'
import { openStore } from '@tabularium/server'
import type { Visitor } from '@tabularium/server/testing'
import { startCluster } from '@tabularium/server/testing/cluster'
import { machine } from '../measuring.ts'
import { milliseconds, openTables, playAll, quantile, SMALL, type Start, startServer } from './crowd.ts'
import { count, table } from './measure.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000,10000' },
    playing: { type: 'string', default: '200' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: 'sqlite,postgres' },
  },
})
const WARM_UP = 10
/** How many steps the journal of each of the many has at most, who sits at them, and how many are written at once. */
const STEPS = 24
const PEOPLE = 500
const AT_ONCE = 250

/** Of all processes of that name, in seconds. */
function cpuOf(name: string): number {
  let ticks = 0
  for (const id of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${id}/stat`, 'utf8')
      const end = stat.lastIndexOf(')')
      if (stat.slice(stat.indexOf('(') + 1, end) !== name) continue
      const [user = '0', system = '0'] = stat
        .slice(end + 2)
        .split(' ')
        .slice(11, 13)
      ticks += Number(user) + Number(system)
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks / 100
}

/** A page asks for its own games. */
async function lists(visitor: Visitor): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 50; n++) {
    const begun = performance.now()
    await visitor.get('/api/tables?list=mine')
    times.push(performance.now() - begun)
  }
  return quantile(times, 0.5)
}

/** One table is played a little, and copied as it stands. */
async function fill(start: Start, tables: number): Promise<void> {
  const server = await startServer(start)
  const [match] = await openTables(server.address, SMALL, 1)
  const dice = new FastDice(secretFrom('growth'))
  while (match.length < STEPS) await match.act(dice)
  await server.kill('SIGTERM')
  const store = await openStore({ database: start.database ?? join(start.folder, 'tabularium.sqlite') })
  const [row, steps] = [await store.table(match.id), await store.journal(match.id, 0)]
  if (row === undefined) throw new Error('The table is gone.')
  const copy = async (n: number) => {
    const seats = row.seats.map((seat, i) => ({ ...seat, person: `nobody ${(2 * n + i) % PEOPLE}` }))
    const id = n.toString(16).padStart(24, '0')
    let copied = { ...row, id, seats, owner: seats[0].person, length: 0, version: 0 }
    await store.newTable(copied)
    for (const step of steps) {
      copied = { ...copied, length: step.number + 1, version: copied.version + 1 }
      await store.append({ table: id, step, row: copied })
    }
  }
  for (let n = 0; n < tables; n += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - n) }, (_, i) => copy(n + i)))
  }
  await store.close()
}

async function measure(kind: string, tables: number, database: string | undefined): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-growth-'))
  await fill({ folder, database }, tables)
  const server = await startServer({ folder, database })
  try {
    const playing = await openTables(server.address, SMALL, Number(values.playing))
    const rate = Number(values.rate)
    await playAll(server, playing, WARM_UP, rate)
    const before = cpuOf('postgres')
    const { answers, cpu } = await playAll(server, playing, Number(values.seconds), rate)
    const stored = cpuOf('postgres') - before
    return [
      kind,
      count(tables),
      `${Math.round(server.memory / 1e6)} MB`,
      milliseconds((1000 * cpu) / answers.length),
      kind === 'sqlite' ? '(in it)' : milliseconds((1000 * stored) / answers.length),
      `${milliseconds(quantile(answers, 0.5))}, ${milliseconds(quantile(answers, 0.99))}`,
      milliseconds(await lists(playing[0].places[0].visitor)),
    ]
  } finally {
    await server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

const HEAD = [
  'database',
  'tables',
  'memory of the server',
  'CPU an action',
  'CPU of PostgreSQL an action',
  'answer p50, p99',
  'one’s own games listed in',
]

console.log(`${machine()}; load of the machine before ${loadavg()[0].toFixed(1)}`)
const only = values.only.split(',')
const rows: (readonly string[])[] = []
const tell = (row: readonly string[]) => {
  rows.push(row)
  console.log(row.join(' | '))
}
const sizes = values.tables.split(',').map(Number)
if (only.includes('sqlite')) for (const size of sizes) tell(await measure('sqlite', size, undefined))
if (only.includes('postgres')) {
  const cluster = await startCluster({ flushes: true })
  if ('why' in cluster) console.log(`PostgreSQL cannot be started: ${cluster.why}`)
  else {
    try {
      for (const size of sizes) tell(await measure('postgres', size, await cluster.newDatabase()))
    } finally {
      await cluster.remove()
    }
  }
}
console.log(`\n${table(HEAD, rows)}\n\nLoad of the machine after: ${loadavg()[0].toFixed(1)}`)
process.exit(0)
