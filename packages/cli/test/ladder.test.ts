import { emptyResults, type Results } from '@tabularium/bots/lab'
import { beforeAll, describe, expect, test } from 'vitest'
import { duelLadder, pairsOf, shareLadder } from '../src/simulation/ladder.ts'
import { build } from './build.ts'
import { tabularium } from './program.ts'

/** Rounds in which the first of two got these sums of half points. */
const rounds = (crossed: Record<string, number>): Results => ({ ...emptyResults(2), crossed })

describe('a ladder of duels', () => {
  const played = [
    { who: [0, 1], results: rounds({ 0: 60, 2: 30, 4: 10 }), cpuSeconds: 1 },
    { who: [0, 2], results: rounds({ 0: 85, 2: 15 }), cpuSeconds: 1 },
    { who: [1, 2], results: rounds({ 0: 50, 2: 40, 4: 10 }), cpuSeconds: 1 },
  ]
  const { data, table } = duelLadder(['weak', 'fair', 'good'], played)

  test('rates the levels from the last on, and tells how each fares against the one before', () => {
    expect(data).toMatchObject([
      { level: 'weak', rating: expect.any(Number), before: null },
      { level: 'fair', before: { share: 0.75 } },
      { level: 'good', rating: 0, before: { share: 0.7 } },
    ])
    const [weak, fair] = table.slice(2).map((row) => row.split(' | '))
    expect(Number(weak[1])).toBeLessThan(Number(fair[1]))
    expect(Number(fair[1])).toBeLessThan(-100)
  })

  test('is a table in Markdown', () => {
    expect(table).toHaveLength(5)
    for (const row of table) expect(row.split('|')).toHaveLength(7)
    expect(table[2]).toMatch(/^\| `weak` \| -\d+ \| -\d+ to -\d+ \| {2}\| {2}\|$/)
    expect(table[4]).toMatch(/^\| `good` \| 0 \| {2}\| 70\.00 % \| \d\d\.\d\d % to \d\d\.\d\d % \|$/)
  })

  test('has every two levels once', () => {
    expect(pairsOf(3)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
  })
})

test('a ladder of shares counts the games that were won', () => {
  const results = (lost: number): Results => {
    const empty = emptyResults(1)
    return { ...empty, games: 50, tallies: [{ ...empty.tallies[0], games: 50, lost }] }
  }
  const { data, table } = shareLadder(
    ['weak', 'good'],
    [
      { who: [0], results: results(50), cpuSeconds: 0.0123 },
      { who: [1], results: results(20), cpuSeconds: 0.1 },
    ],
  )
  expect(data).toMatchObject([
    { level: 'weak', count: 0, share: 0 },
    { level: 'good', count: 30, share: 0.6 },
  ])
  expect(table[2]).toMatch(/^\| `weak` \| 50 \| 0 \| 0\.00 % \| 0\.00 % to 7\.13 % \| 12\.3 \|$/)
})

describe('the command', () => {
  beforeAll(build)

  test('plays duels with the sides swapped, the same by the same seed', async () => {
    const args = ['ladder', 'fall-of-the-roman-empire', '--bots', 'random,tiro', '--rounds', '3', '--quiet', '--json']
    const [one, two] = await Promise.all([tabularium(...args, '--cores', '1'), tabularium(...args, '--cores', '2')])
    expect(one).toMatchObject({ code: 0, err: '' })
    expect(two.out).toBe(one.out)
    const { levels, rounds: n, shared } = JSON.parse(one.out)
    expect({ n, shared }).toEqual({ n: 3, shared: false })
    expect(levels[1]).toMatchObject({ level: 'tiro', rating: 0, before: { share: 1 } })
    expect(levels[0].rating).toBeLessThan(-50)
  })

  test('counts games won where all win together, and says so', async () => {
    const args = ['ladder', 'tetrarchia', '--level', '5300', '--bots', 'random,tiro', '--rounds', '4', '--quiet']
    const { code, out } = await tabularium(...args)
    expect(code).toBe(0)
    expect(out).toContain('All win or lose together: the share of 4 games won by each level')
    expect(out).toMatch(/^\| `random` \| 4 \| 0 \| 0\.00 % \|/m)
  })
})
