import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'
import { run } from '../src/index.ts'
import { build } from './build.ts'
import { ended, start } from './program.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const player = (way: string, after = 2, file = '') =>
  `"${process.execPath}" "${here('programs/player.mjs')}" ${way} ${after} ${file}`.trim()
const FALL = 'fall-of-the-roman-empire'

interface Found {
  readonly code: number
  readonly out: string
  readonly err: readonly string[]
}

async function match(...args: readonly string[]): Promise<Found> {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await run(['match', ...args], { out: (line) => out.push(line), err: (line) => err.push(line) }, games)
  return { code, out: out.join('\n'), err }
}

const seats = (...given: readonly string[]) => given.flatMap((seat) => ['--seat', seat])

/** Who has ended and was not yet forgotten by the system does not run. */
function isRunning(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
    .stdout.toString()
    .trim()
  return state !== '' && !state.startsWith('Z')
}

describe('a good program', () => {
  test('plays every game of its match, on both sides, and gets the better or the worse of it', async () => {
    const args = ['--games', '4', '--seed', 'ides', '--json']
    const found = await match(FALL, ...seats(player('good'), 'bot:random'), ...args)
    const { entrants, games: played } = JSON.parse(found.out)
    expect(found.code).toBe(0)
    expect(played).toHaveLength(4)
    for (const { forfeit, outcome, points } of played) {
      expect(forfeit).toBeNull()
      expect(outcome.winners).toHaveLength(1)
      expect(points[0] + points[1]).toBe(2)
    }
    expect(entrants.map(({ games: n, forfeited }: { games: number; forfeited: number }) => [n, forfeited])).toEqual([
      [4, 0],
      [4, 0],
    ])
    expect(entrants[0].share + entrants[1].share).toBeCloseTo(1, 12)
  })

  test('two bots play the same match again from the same seed', async () => {
    const play = () => match(FALL, ...seats('bot:tiro', 'bot:random'), '--games', '2', '--seed', 'nones', '--json')
    expect((await play()).out).toBe((await play()).out)
  })
})

describe('a round', () => {
  const play = async (...args: readonly string[]) => {
    const { out } = await match(
      FALL,
      ...seats('bot:tiro', 'bot:tiro'),
      '--games',
      '6',
      '--seed',
      'b',
      '--json',
      ...args,
    )
    const { games: played, entrants } = JSON.parse(out)
    return { entrants, rounds: [0, 2, 4].map((i) => [played[i].outcome, played[i + 1].outcome]) }
  }

  test('has the same dice with the sides swapped: who plays himself gets half of each', async () => {
    const { rounds, entrants } = await play()
    for (const [one, other] of rounds) expect(other).toEqual(one)
    expect(entrants.map(({ share }: { share: number }) => share)).toEqual([0.5, 0.5])
  })

  test('has dice of its own for each game, if it is asked for', async () => {
    const { rounds } = await play('--unpaired')
    for (const [one, other] of rounds) expect(other).not.toEqual(one)
  })
})

test('Ctrl-C ends a match, with programs that do not want to end and all they have started', async () => {
  build()
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-match-'))
  const file = join(folder, 'child')
  const child = start('match', FALL, ...seats(player('stubborn', 1, file), 'bot:tiro'), '--time', '600')
  const output = ended(child)
  await expect.poll(() => readFile(file, 'utf8').catch(() => ''), { timeout: 60_000 }).not.toBe('')
  child.kill('SIGINT')
  const { code, out } = await output
  expect(code).toBe(130)
  expect(out).toMatch(/bot:tiro +0 +0 +0 +0 +0 /)
  await expect.poll(async () => isRunning(Number(await readFile(file, 'utf8')))).toBe(false)
  await rm(folder, { recursive: true })
})

describe('a program that breaks the rules loses that game, is told why, and the match goes on', () => {
  test.each([
    ['crash', /ended with 1 before the game was over: Node\.js|out of legions/],
    ['leave', /ended with 0 before the game was over/],
    ['illegal', /was refused \(illegal\): '.*' is not allowed \(FR-/],
    ['nonsense', /was refused \(malformed\): 'march on Rome' names no action/],
    ['other', /was refused \(turn\): This program plays (roman|barbarian) alone/],
    ['peek', /was refused \(unknown\): There is no op 'position'/],
    ['mumble', /was refused \(malformed\): The line is not JSON/],
    ['garbage', /was refused \(malformed\): The line is not JSON/],
    ['pester', /asked more than 10000 times for one action/],
  ])('%s', async (way, why) => {
    const { out, err, code } = await match(FALL, ...seats(player(way), 'bot:tiro'), '--games', '2', '--seed', 'a')
    expect(code).toBe(0)
    expect(err).toHaveLength(2)
    for (const line of err) expect(line).toMatch(why)
    expect(out).toMatch(/player\.mjs" \w+ 2 +2 +0 +0 +2 +2 +0\.00 %/)
    expect(out).toMatch(/bot:tiro +2 +2 +0 +0 +0 +100\.00 %/)
  })

  test.each(['hang', 'endless', 'deaf'])('%s, by its clock', async (way) => {
    const args = ['--games', '2', '--seed', 'a', '--time', '0.7']
    const { err } = await match(FALL, ...seats(player(way), 'bot:tiro'), ...args)
    expect(err).toHaveLength(2)
    for (const line of err) expect(line).toContain('took longer than 0.7 s for an action')
  })

  test('a command that cannot be started', async () => {
    const { err } = await match(FALL, ...seats('no-such-program-here', 'bot:tiro'), '--games', '2', '--seed', 'a')
    expect(err).toHaveLength(2)
    for (const line of err) expect(line).toMatch(/loses: it ended with 127 before the game was over: .*not found/)
  })

  test('who breaks a rule late has played until then, and the other has won', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabularium-match-'))
    const args = ['--games', '2', '--seed', 'a', '--keep', folder, '--json']
    const { out } = await match(FALL, ...seats(player('illegal', 6), player('good')), ...args)
    const { games: played } = JSON.parse(out)
    for (const { points, forfeit, outcome } of played) {
      expect({ points, outcome, entrant: forfeit.entrant }).toEqual({ points: [0, 2], outcome: null, entrant: 0 })
    }
    expect((await readdir(folder)).sort()).toEqual(['game-0.json', 'game-1.json'])
    const { table } = load(games, await readFile(join(folder, 'game-0.json'), 'utf8'))
    expect(table.length).toBeGreaterThanOrEqual(6)
    await rm(folder, { recursive: true })
  })
})

describe('the example in Python', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0
  const bot = `python3 "${here('../../../docs/examples/bot.py')}"`
  const briefly: Readonly<Record<string, readonly string[]>> = {
    'ultimus-romanorum': ['--option', 'years=1'],
    tetrarchia: ['--players', '2'],
  }

  test.skipIf(!hasPython).each(games)('plays a match of $id', async ({ id }) => {
    const args = [...(briefly[id] ?? []), '--games', '1', '--seed', 'kalends', '--json', '--quiet']
    const { out } = await match(id, ...seats(bot, 'bot:random'), ...args)
    const { games: played } = JSON.parse(out)
    expect(played).toHaveLength(2)
    for (const { forfeit, outcome } of played) {
      expect(forfeit).toBeNull()
      expect(outcome.rule).toMatch(/^[A-Z]{2}-/)
    }
  })
})

describe('a match that cannot be', () => {
  test.each([
    [[], /Which game is to be played/],
    [[FALL], /--seat once for each seat: roman, barbarian. There are 0/],
    [[FALL, ...seats('bot:tiro', 'bot:caesar')], /no bot 'caesar'/],
    [[FALL, ...seats('bot:tiro', ' ')], /bot:NAME or the command/],
    [[FALL, ...seats('bot:tiro', 'bot:tiro'), '--time', '0'], /--time takes seconds/],
    [[FALL, ...seats('bot:tiro', 'bot:tiro'), '--games', '0'], /--games takes a whole number/],
  ])('%j', async (args, message) => {
    const { code, err } = await match(...args)
    expect(code).toBe(2)
    expect(err[0]).toMatch(message)
  })
})
