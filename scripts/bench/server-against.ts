/**
 * The server of this tree and those of other checkouts, all built, in alternation: `npx tsx scripts/bench/server-against.ts FOLDER...`.
 * CPU time of an action: of the main thread and of all others. --rounds N of --seconds N each; a folder may be followed by flags for Node:
 * `FOLDER,--flag`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Match, ServerProcess } from '@tabularium/server/testing'
import { machine } from '../measuring.ts'
import { openTables, playAll, quantile, SMALL, startServer } from './crowd.ts'
import { count, table } from './measure.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '200' },
    'warm-up': { type: 'string', default: '20000' },
  },
})

/** Clock ticks a second. */
const TICKS = 100

interface Side {
  readonly name: string
  readonly server: ServerProcess
  readonly matches: Match[]
  readonly rounds: Cost[]
}

/** Microseconds an action. */
interface Cost {
  readonly all: number
  readonly main: number
  readonly perSecond: number
}

/** What the main thread has used so far, in seconds. */
function mainSeconds({ pid }: ServerProcess): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

const folder = mkdtempSync(join(tmpdir(), 'tabularium-against-'))

async function open(given: string, i: number): Promise<Side> {
  const [tree = '.', ...flags] = given.split(',')
  const program = join(resolve(tree), 'packages', 'cli', 'dist', 'tabularium.js')
  const server = await startServer({ folder: join(folder, String(i)), program, flags })
  return { name: given, server, matches: await openTables(server.address, SMALL, Number(values.tables)), rounds: [] }
}

async function play({ server, matches }: Side, seconds: number): Promise<Cost & { readonly answers: number }> {
  const before = mainSeconds(server)
  const { answers, cpu, seconds: took } = await playAll(server, matches, seconds)
  const main = mainSeconds(server) - before
  const each = 1e6 / answers.length
  return { all: cpu * each, main: main * each, perSecond: answers.length / took, answers: answers.length }
}

const middle = (costs: readonly Cost[], of: keyof Cost) =>
  quantile(
    costs.map((cost) => cost[of]),
    0.5,
  )
const least = (costs: readonly Cost[], of: keyof Cost) =>
  quantile(
    costs.map((cost) => cost[of]),
    0,
  )

const sides: Side[] = []
try {
  console.log(`${machine()}; load of the machine before ${loadavg()[0].toFixed(1)}`)
  for (const [i, given] of ['.', ...positionals].entries()) sides.push(await open(given, i))
  for (const side of sides) {
    for (let done = 0; done < Number(values['warm-up']); ) done += (await play(side, 2)).answers
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const side of sides) side.rounds.push(await play(side, Number(values.seconds)))
    console.log(sides.map(({ rounds }) => Math.round(rounds.at(-1)?.all ?? 0)).join(' '), loadavg()[0].toFixed(1))
  }
  const rows = sides.map(({ name, rounds, server }) => [
    name,
    count(1e6 / middle(rounds, 'all')),
    `${middle(rounds, 'all').toFixed(0)} µs (best ${least(rounds, 'all').toFixed(0)})`,
    `${middle(rounds, 'main').toFixed(0)} µs (best ${least(rounds, 'main').toFixed(0)})`,
    count(middle(rounds, 'perSecond')),
    `${Math.round(server.memory / 1e6)} MB`,
  ])
  const head = [
    'tree',
    'actions per CPU-second',
    'an action',
    'of it the main thread',
    'a second by the clock',
    'memory',
  ]
  console.log(`\n${table(head, rows)}`)
} finally {
  for (const { server } of sides) await server.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
