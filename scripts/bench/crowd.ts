/** A built server as a process of its own, and many people at its tables, in this one: what the measurements of the server share. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FastDice, secretFrom } from '@tabularium/engine'
import { Match, ServerProcess, Visitor } from '@tabularium/server/testing'
import { SERVER_FLAGS } from '../server-flags.mjs'

export const SMALL = ['tetrarchia', 'fall-of-the-roman-empire']
/** A person may have a hundred tables that are not over. */
const TABLES_EACH = 50

const ownProgram = join(import.meta.dirname, '..', '..', 'packages', 'cli', 'dist', 'tabularium.js')

export interface Start {
  /** For its page and, unless a database is named, its file. */
  readonly folder: string
  readonly database?: string | undefined
  /** Where a profile of it is written. */
  readonly profile?: string | undefined
  /** Another one than that of this tree. */
  readonly program?: string
  /** Of Node, besides those that every server has. */
  readonly flags?: readonly string[]
}

/** On the first core, if the system can be told so. */
export function startServer({
  folder,
  database,
  profile,
  program = ownProgram,
  flags = [],
}: Start): Promise<ServerProcess> {
  const page = join(folder, 'page')
  mkdirSync(page, { recursive: true })
  writeFileSync(join(page, 'index.html'), '')
  const args = [
    process.execPath,
    ...SERVER_FLAGS,
    ...flags,
    ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
    program,
    'serve',
    ...['--port', '0', '--page', page, '--quiet', '--leniency', '100000', '--bot-threads', '1'],
    ...(database === undefined ? ['--data', folder] : ['--database', database]),
  ]
  const pinned = spawnSync('taskset', ['--version']).status === 0 ? ['taskset', '-c', '0', ...args] : args
  return ServerProcess.start(pinned[0], pinned.slice(1))
}

/** Opens so many tables for two, of these games in turn. */
export async function openTables(address: string, games: readonly string[], number: number): Promise<Match[]> {
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

export interface Played {
  /** How long each answer took, in milliseconds. */
  readonly answers: readonly number[]
  /** Of the server, in seconds. */
  readonly cpu: number
  readonly seconds: number
}

/**
 * Plays at all tables for so long. `perSecond`: so many actions in all, spread evenly; otherwise each table goes on as soon as all
 * have seen the last one. A game that ends is followed by another, which counts as what it costs.
 */
export async function playAll(
  server: ServerProcess,
  matches: Match[],
  seconds: number,
  perSecond?: number,
): Promise<Played> {
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
  return { answers, cpu: server.cpuSeconds - cpu, seconds: (performance.now() - begun) / 1000 }
}

async function again(match: Match): Promise<Match> {
  const [one, other] = match.places.map(({ visitor }) => visitor)
  const { game = '' } = match.places[0].seen ?? {}
  await match.leave()
  return Match.between(game, one, other)
}

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN

export const milliseconds = (value: number) => `${value.toFixed(1)} ms`

/** How many actions the server has answered in all, and within so many seconds each, by its own clock. */
export async function answeredWithin(address: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await fetch(new URL('/metrics', address))).text()
  const found = text.matchAll(/^tabularium_call_seconds_bucket\{le="([^"]+)",call="act"\} (\d+)/gm)
  return new Map([...found].map(([, within = '', number = '0']) => [within, Number(number)]))
}
