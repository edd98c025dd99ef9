import { describe, expect, test } from 'vitest'
import { halfPoints, meanOfRounds } from '../../src/lab/index.ts'

const won = (...winners: number[]) => ({ winners, rule: 'X-1', details: {} })

describe('half points', () => {
  test('for one against the other: won, lost, and shared where nobody or everybody has won', () => {
    expect([0, 1].map((seat) => halfPoints(won(1), seat, 2, false))).toEqual([0, 2])
    expect([0, 1].map((seat) => halfPoints(won(), seat, 2, false))).toEqual([1, 1])
    expect([0, 1].map((seat) => halfPoints(won(0, 1), seat, 2, false))).toEqual([1, 1])
  })

  test('where all win together: all or nothing', () => {
    expect(halfPoints(won(0, 1), 1, 2, true)).toBe(2)
    expect(halfPoints(won(), 1, 2, true)).toBe(0)
  })
})

describe('the mean of rounds', () => {
  test('has the variance of the rounds, with one of each kind added', () => {
    // 6 rounds of 4 half points, 3 of 2, 1 of none: 0.75; with the two added: 8.5 of 12.
    const { share, interval } = meanOfRounds({ 4: 6, 2: 3, 0: 1 }, 4)
    expect(share).toBeCloseTo(0.75, 12)
    const mean = 8.5 / 12
    const squares = 7 * (1 - mean) ** 2 + 3 * (0.5 - mean) ** 2 + 2 * mean ** 2
    const reach = 1.959964 * Math.sqrt(squares / 11 / 12)
    expect(interval[0]).toBeCloseTo(mean - reach, 6)
    expect(interval[1]).toBeCloseTo(Math.min(1, mean + reach), 6)
  })

  test('that are all alike are not taken for certainty', () => {
    const { share, interval } = meanOfRounds({ 4: 20 }, 4)
    expect(share).toBeCloseTo(1, 12)
    expect(interval[0]).toBeGreaterThan(0.8)
    expect(interval[0]).toBeLessThan(0.9)
    expect(interval[1]).toBe(1)
  })

  test('tells less of one that the dice decide than of one that the sides do', () => {
    const width = (rounds: Record<string, number>) => {
      const { interval } = meanOfRounds(rounds, 4)
      return interval[1] - interval[0]
    }
    expect(width({ 2: 100 })).toBeLessThan(width({ 0: 50, 4: 50 }) / 3)
  })

  test('of none is unknown', () => {
    expect(meanOfRounds({}, 4)).toEqual({ share: 0, interval: [0, 1] })
  })
})
