import { playGame } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'
import { botNamed } from '../src/bots.ts'
import { Player, type Setting } from '../src/simulation/batch.ts'
import { duration, Progress, progressLine } from '../src/simulation/progress.ts'
import { inWords, report } from '../src/simulation/report.ts'
import { InOrder } from '../src/simulation/run.ts'
import { share, spread } from '../src/simulation/statistics.ts'
import { count, emptyTally, merge } from '../src/simulation/tally.ts'

const [game] = games
const setting: Setting = {
  game: game.id,
  edition: undefined,
  options: game.options({}),
  bots: ['random'],
  seed: 'test',
}

describe('statistics', () => {
  test('the Wilson interval, by published values', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const rounded = (n: number, total: number) => share(n, total).interval.map((x) => Number(x.toFixed(4)))
    expect(rounded(81, 263)).toEqual([0.2553, 0.3662])
    expect(rounded(15, 148)).toEqual([0.0624, 0.1605])
    expect(rounded(0, 20)).toEqual([0, 0.1611])
    expect(rounded(1, 29)).toEqual([0.0061, 0.1718])
    expect(share(20, 20).interval[1]).toBe(1)
    expect(share(0, 0)).toEqual({ count: 0, share: 0, interval: [0, 1] })
  })

  test('mean, interval, median and ends', () => {
    const { mean, interval, median, min, max } = spread(
      new Map([
        [4, 1],
        [1, 2],
        [2, 1],
      ]),
    )
    expect({ mean, median, min, max }).toEqual({ mean: 2, median: 1.5, min: 1, max: 4 })
    expect(interval[0]).toBeCloseTo(2 - 1.96 * Math.sqrt(2 / 4), 3)
    expect(interval[1]).toBeCloseTo(2 + 1.96 * Math.sqrt(2 / 4), 3)
  })

  test('one value alone', () => {
    expect(spread(new Map([[3, 1]]))).toMatchObject({ mean: 3, interval: [3, 3], median: 3, distribution: [[3, 1]] })
  })
})

describe('tally', () => {
  const played = {
    outcome: { winners: [0, 2], rule: 'X-1', details: { won: true, score: 7, glory: { a: 1, b: 2 } } },
    decisions: 5,
  }

  test('counts winners, endings and every number', () => {
    const tally = emptyTally()
    count(tally, played)
    count(tally, { outcome: { winners: [], rule: 'X-2', details: { score: 7 } }, decisions: 6 })
    expect(tally).toMatchObject({ games: 2, lost: 1 })
    expect([...tally.winners]).toEqual([
      [0, 1],
      [2, 1],
    ])
    expect(Object.fromEntries(tally.endings)).toEqual({ 'X-1': 1, 'X-2': 1 })
    expect([...tally.figures.keys()]).toEqual(['score', 'glory.a', 'glory.b', 'decisions'])
    expect(tally.figures.get('score')).toEqual(new Map([[7, 2]]))
  })

  test('two batches add up to one', () => {
    const player = new Player(games, setting)
    const sum = player.play({ from: 0, games: 7 })
    merge(sum, player.play({ from: 7, games: 5 }))
    expect(sum).toEqual(player.play({ from: 0, games: 12 }))
  })

  test('a batch plays the games of its numbers', () => {
    const tally = emptyTally()
    count(tally, playGame(game, setting.options, [botNamed(game, 'random')], 'test 3'))
    expect(new Player(games, setting).play({ from: 3, games: 1 })).toEqual(tally)
  })

  test('batches count from the first game on without a gap', () => {
    const player = new Player(games, setting)
    const inOrder = new InOrder()
    const add = (from: number) => inOrder.add({ from, games: 2 }, player.play({ from, games: 2 }))
    add(2)
    expect(inOrder.tally.games).toBe(0)
    add(0)
    expect(inOrder.tally.games).toBe(4)
    add(6)
    expect(inOrder.tally).toEqual(player.play({ from: 0, games: 4 }))
  })
})

test('a game that fails names its number and its seed', () => {
  const broken = {
    ...game,
    setup: () => {
      throw new RangeError('off by one')
    },
  }
  expect(() => new Player([broken], setting).play({ from: 4, games: 1 })).toThrow("Game 4 of seed 'test' failed.")
})

describe('report', () => {
  const run = { tally: new Player(games, setting).play({ from: 0, games: 20 }), seconds: 2, cpuSeconds: 0.01 }

  test('says how a run went', () => {
    const text = [...inWords(game, report(game, setting, 20, 2, run))].join('\n')
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
    expect([...inWords(game, report(game, setting, 100, 2, run))]).toContain(
      'Stopped early: games 1 to 20 of 100 are complete and counted.',
    )
    const none = { ...run, tally: emptyTally() }
    expect([...inWords(game, report(game, setting, 100, 2, none))].join('\n')).toContain('games 1 to 0 of 100')
  })
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
