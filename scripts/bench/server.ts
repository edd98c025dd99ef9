/**
 * `npm run bench:server`: the built server as a process of its own, on one core where `taskset` exists, and people in this one, over
 * loopback. --tables N, --seconds N, --idle N tables that nobody plays at, --only actions,answers,memory,messages.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastDice, secretFrom } from '@tabularium/engine'
import { Match, ServerProcess, Visitor } from '@tabularium/server/testing'
import { machine } from '../measuring.ts'
import { count, table } from './measure.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    idle: { type: 'string', default: '2000' },
    only: { type: 'string', default: 'actions,answers,memory,messages' },
    profile: { type: 'string' },
  },
})

const SMALL = ['tetrarchia', 'fall-of-the-roman-empire']
/** A person may have a hundred tables that are not over. */
const TABLES_EACH = 50
/** What is asked of a server, in actions per CPU-second. */
const ASKED = 5000
/** So many actions until what is done most is compiled. */
const WARM_UP = 20_000

const folder = mkdtempSync(join(tmpdir(), 'tabularium-bench-'))
const program = join(import.meta.dirname, '..', '..', 'packages', 'cli', 'dist', 'tabularium.js')
const loads: number[] = []

/** On the first core, if the system can be told so. */
function start(name: string): Promise<ServerProcess> {
  const page = join(folder, 'page')
  spawnSync('mkdir', ['-p', page])
  writeFileSync(join(page, 'index.html'), '')
  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]
  const serve = [
    'serve',
    '--port',
    '0',
    '--data',
    join(folder, name),
    '--page',
    page,
    '--quiet',
    '--leniency',
    '100000',
  ]
  const args = [process.execPath, ...profiling, program, ...serve, '--bot-threads', '1']
  const pinned = spawnSync('taskset', ['--version']).status === 0 ? ['taskset', '-c', '0', ...args] : args
  return ServerProcess.start(pinned[0], pinned.slice(1))
}

/** Opens so many tables for two, of these games in turn. */
async function tables(address: string, games: readonly string[], number: number): Promise<Match[]> {
  const matches: Match[] = []
  let pair: readonly Visitor[] = []
  for (let n = 0; n < number; n++) {
    if (n % TABLES_EACH === 0) {
      pair = [await Visitor.called(address, `Livia ${n}`), await Visitor.called(address, `Marcus ${n}`)]
    }
    matches.push(await Match.between(games[n % games.length], pair[0], pair[1]))
  }
  return matches
}

interface Played {
  readonly answers: readonly number[]
  readonly cpu: number
  readonly seconds: number
}

/**
 * Plays at all tables for so long. `perSecond`: so many actions in all, spread evenly; otherwise each table goes on as soon as all
 * have seen the last one. A game that ends is followed by another, which counts as what it costs.
 */
async function play(server: ServerProcess, matches: Match[], seconds: number, perSecond?: number): Promise<Played> {
  const answers: number[] = []
  const begun = performance.now()
  const cpu = server.cpuSeconds
  const between = perSecond === undefined ? 0 : (1000 * matches.length) / perSecond
  const goesOn = () => performance.now() - begun < seconds * 1000
  await Promise.all(
    matches.map(async (_, i) => {
      const dice = new FastDice(secretFrom(`bench ${i}`))
      let next = performance.now() + (between * i) / matches.length
      while (goesOn()) {
        if (perSecond !== undefined) {
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
          next += between
        }
        if (matches[i].isOver) matches[i] = await again(matches[i])
        answers.push(await matches[i].act(dice))
      }
    }),
  )
  loads.push(loadavg()[0])
  return { answers, cpu: server.cpuSeconds - cpu, seconds: (performance.now() - begun) / 1000 }
}

async function again(match: Match): Promise<Match> {
  const [one, other] = match.places.map(({ visitor }) => visitor)
  const { game = '' } = match.places[0].seen ?? {}
  await match.leave()
  return Match.between(game, one, other)
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN
const milliseconds = (value: number) => `${value.toFixed(1)} ms`

const rows: string[][] = []
const tell = (...row: string[]) => {
  rows.push(row)
  console.log(row.join(': '))
}

async function actionsAndAnswers(parts: readonly string[]): Promise<void> {
  const server = await start('actions')
  try {
    const seconds = Number(values.seconds)
    const matches = await tables(server.address, SMALL, Number(values.tables))
    for (let done = 0; done < WARM_UP; ) done += (await play(server, matches, 2)).answers.length
    const full = await play(server, matches, seconds)
    const rate = full.answers.length / full.cpu
    const perSecond = full.answers.length / full.seconds
    tell(
      `durable actions per CPU-second, ${matches.length} tables`,
      `${count(rate)} (${count(perSecond)} a second by the clock)`,
      'at least 5,000',
    )
    if (!parts.includes('answers')) return
    for (const [named, half] of [
      ['of what was asked', ASKED / 2],
      ['of what it made by the clock', perSecond / 2],
    ] as const) {
      const { answers, seconds: took } = await play(server, matches, seconds, half)
      tell(
        `answer at half ${named}, ${count(answers.length / took)} actions a second`,
        `p50 ${milliseconds(quantile(answers, 0.5))}, p99 ${milliseconds(quantile(answers, 0.99))}`,
        'under 2 ms, under 20 ms',
      )
    }
  } finally {
    await server.kill('SIGTERM')
  }
}

async function memory(): Promise<void> {
  const server = await start('memory')
  try {
    const matches = await tables(server.address, SMALL, Number(values.idle))
    await new Promise((resolve) => setTimeout(resolve, 5000))
    tell(
      `memory with ${matches.length} idle tables, two sockets each`,
      `${Math.round(server.memory / 1e6)} MB`,
      'under 400 MB',
    )
  } finally {
    await server.kill('SIGTERM')
  }
}

async function messages(): Promise<void> {
  const server = await start('messages')
  try {
    const matches = await tables(server.address, ['ultimus-romanorum'], 4)
    const sizes: number[] = []
    await Promise.all(
      matches.map(async (match, i) => {
        const dice = new FastDice(secretFrom(`messages ${i}`))
        for (const place of match.places) place.keepsFrames = true
        for (let n = 0; n < 400 && !match.isOver; n++) {
          for (const place of match.places) place.frames.length = 0
          await match.act(dice)
          for (const { frames } of match.places) sizes.push(bytesOf(frames))
        }
      }),
    )
    const [middle, most] = [quantile(sizes, 0.5), quantile(sizes, 0.9)]
    tell(
      'what an action of Ultimus Romanorum sends to a viewer',
      `median ${count(middle)} bytes, nine of ten under ${count(most)}`,
      'under 1 KB',
    )
  } finally {
    await server.kill('SIGTERM')
  }
}

const bytesOf = (frames: readonly string[]) => frames.reduce((sum, frame) => sum + Buffer.byteLength(frame), 0)

const parts = values.only.split(',')
try {
  console.log(`${machine()}; load of the machine before ${loadavg()[0].toFixed(1)}`)
  if (parts.includes('actions')) await actionsAndAnswers(parts)
  if (parts.includes('memory')) await memory()
  if (parts.includes('messages')) await messages()
  console.log(`\n${table(['the server', 'measured', 'asked'], rows)}`)
  console.log(`\nLoad of the machine meanwhile: ${loads.map((load) => load.toFixed(1)).join(', ')}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
