import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyTally, Player, report, type Setting } from '@tabularium/bots/lab'
import { load, playGame } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'
import { seatedIn } from '../src/bots.ts'
import { run } from '../src/index.ts'
import { reportInWords } from '../src/simulation/in-words.ts'
import { duration, Progress, progressLine } from '../src/simulation/progress.ts'

const [game] = games
const setting: Setting = { game: game.id, edition: null, options: game.options({}), bots: ['random'], seed: 'test' }
const seated = seatedIn(games, setting)

describe('report', () => {
  const [tally] = new Player([seated]).play({ from: 0, games: 20 }).tallies
  const timing = { cores: 2, seconds: 2, cpuSecondsPerGame: 0.01 }
  const told = (asked: number, counted = tally) => [...reportInWords(game, report(seated, asked, counted), timing)]

  test('says how a run went', () => {
    const text = told(20).join('\n')
    expect(text).toMatch(/^Tetrarchia, edition reconstructed; bots: random; seed 'test'$/m)
    expect(text).toMatch(/^The Tetrarchy +0 +0\.00 % +0\.00 % to 16\.11 %$/m)
    expect(text).toMatch(/^nobody +20 +100\.00 % +83\.89 % to 100\.00 %$/m)
    expect(text).toMatch(/^TE-5-c .*\.\.\. +\d+ +\d+\.\d\d %/m)
    expect(text).toMatch(/^turns +\d+\.\d\d +\d+\.\d\d to \d+\.\d\d/m)
    expect(text).toMatch(/^borders: 0 in|^borders +0\.00/m)
    expect(text).toMatch(/^20 games in 2\.0 s on 2 cores, 10\.0 ms of CPU time a game$/m)
    expect(text).not.toContain('Stopped')
  })

  test('says that it was stopped', () => {
    expect(told(100)).toContain('Stopped early: games 1 to 20 of 100 are complete and counted.')
    expect(told(100, emptyTally()).join('\n')).toContain('games 1 to 0 of 100')
  })
})

test('one game of a run is saved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabularium-'))
  const file = join(folder, 'game-3.json')
  const said: string[] = []
  const io = { out: (line: string) => void said.push(line), err: (line: string) => void said.push(line) }
  const args = ['simulate', '--save', '3', file, game.id, '--bot', 'random', '--seed', 'test']
  expect(await run(args, io, games)).toBe(0)
  expect(said).toEqual([`Game 3 of seed 'test' is in ${file}.`])
  const { table, players } = load(games, await readFile(file, 'utf8'))
  expect(players).toEqual(['bot:random'])
  expect(table.outcome).toEqual(playGame(game, setting.options, seated.bots, 'test 3').outcome)
  await rm(folder, { recursive: true })
})

describe('progress', () => {
  const shown = (isTTY: boolean, times: readonly number[]) => {
    const texts: string[] = []
    let now = 0
    const progress = new Progress({ isTTY, write: (text) => texts.push(text) }, 100, () => now)
    times.forEach((time, i) => {
      now = time
      progress.update(i + 1)
    })
    progress.end()
    return texts
  }

  test('is a bar on a terminal, taken away at the end', () => {
    const texts = shown(true, [50, 100, 150, 200])
    expect(texts).toHaveLength(3)
    expect(texts[0]).toContain('[........................] 2 of 100 games, 20.0 a second, 5 s left')
    expect(texts[2]).toBe('\r\u001b[K')
  })

  test('is a line now and then elsewhere', () => {
    expect(shown(false, [500, 1000, 5999, 6000])).toEqual([
      '2 of 100 games, 2.00 a second, 49 s left\n',
      '4 of 100 games, 0.667 a second, 2 min 24 s left\n',
    ])
  })

  test('tells long times', () => {
    expect(duration(3725)).toBe('1 h 2 min')
    expect(progressLine(50, 100, 1)).toBe('50 of 100 games, 50.0 a second, 1 s left')
  })
})
