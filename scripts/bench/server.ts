/**
 * `npm run bench:server`: the built server as a process of its own, on one core where `taskset` exists, and people in this one, over
 * loopback. --tables N, --seconds N, --idle N tables that nobody plays at, --only actions,answers,memory,messages.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { FastDice, secretFrom } from '@tabularium/engine'
import type { ServerProcess } from '@tabularium/server/testing'
import { machine } from '../measuring.ts'
import {
  answeredWithin,
  milliseconds,
  openTables,
  type Played,
  playAll,
  quantile,
  SMALL,
  startServer,
} from './crowd.ts'
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

/** What is asked of a server, in actions per CPU-second. */
const ASKED = 5000
/** So many actions until what is done most is compiled. */
const WARM_UP = 150_000

const folder = mkdtempSync(join(tmpdir(), 'tabularium-bench-'))
const loads: number[] = []

const start = (name: string) => startServer({ folder: join(folder, name), profile: values.profile })

async function play(...asked: Parameters<typeof playAll>): Promise<Played> {
  const played = await playAll(...asked)
  loads.push(loadavg()[0])
  return played
}

const rows: string[][] = []
const tell = (...row: string[]) => {
  rows.push(row)
  console.log(row.join(': '))
}

async function actionsAndAnswers(parts: readonly string[]): Promise<void> {
  const server = await start('actions')
  try {
    const seconds = Number(values.seconds)
    const matches = await openTables(server.address, SMALL, Number(values.tables))
    for (let done = 0; done < WARM_UP; ) done += (await play(server, matches, 2)).answers.length
    const full = await play(server, matches, seconds)
    const rate = full.answers.length / full.cpu
    const perSecond = full.answers.length / full.seconds
    tell(
      `durable actions per CPU-second, ${matches.length} tables`,
      `${count(rate)} (${count(perSecond)} a second by the clock)`,
      'at least 5,000',
    )
    if (parts.includes('answers')) await answers(server, matches, seconds, perSecond)
  } finally {
    await server.kill('SIGTERM')
  }
}

async function answers(server: ServerProcess, matches: Parameters<typeof playAll>[1], seconds: number, most: number) {
  for (const [named, half] of [
    ['of what was asked', ASKED / 2],
    ['of what it made by the clock', most / 2],
  ] as const) {
    const before = await answeredWithin(server.address)
    const { answers, seconds: took } = await play(server, matches, seconds, half)
    const after = await answeredWithin(server.address)
    const number = (within: string) => (after.get(within) ?? 0) - (before.get(within) ?? 0)
    const share = (within: string) => `${((100 * number(within)) / number('+Inf')).toFixed(1)} %`
    tell(
      `answer at half ${named}, ${count(answers.length / took)} actions a second`,
      `p50 ${milliseconds(quantile(answers, 0.5))}, p99 ${milliseconds(quantile(answers, 0.99))}; ` +
        `by the server's own clock ${share('0.002')} within 2 ms, ${share('0.02')} within 20 ms`,
      'under 2 ms, under 20 ms',
    )
  }
}

async function memory(): Promise<void> {
  const server = await start('memory')
  try {
    const matches = await openTables(server.address, SMALL, Number(values.idle))
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
    const matches = await openTables(server.address, ['ultimus-romanorum'], 4)
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
