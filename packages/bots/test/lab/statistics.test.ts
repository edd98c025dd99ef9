import { describe, expect, test } from 'vitest'
import { difference, share, spread } from '../../src/lab/index.ts'

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
    const { mean, interval, median, min, max } = spread({ 4: 1, 1: 2, 2: 1 })
    expect({ mean, median, min, max }).toEqual({ mean: 2, median: 1.5, min: 1, max: 4 })
    expect(interval[0]).toBeCloseTo(2 - 1.96 * Math.sqrt(2 / 4), 3)
    expect(interval[1]).toBeCloseTo(2 + 1.96 * Math.sqrt(2 / 4), 3)
  })

  test('values below zero and broken ones are in order', () => {
    expect(spread({ '-2': 1, '0.5': 1, 1: 1 })).toMatchObject({ min: -2, median: 0.5, max: 1 })
  })

  test('one value alone', () => {
    expect(spread({ 3: 1 })).toMatchObject({ mean: 3, interval: [3, 3], median: 3, distribution: [[3, 1]] })
  })

  test('a difference has the variance of the differences game by game, with two pairs added', () => {
    // 3 games are won only with the first, 11 only with the second: (12 - 4) / 102, +- 1.96 of the root of what is left.
    const { difference: found, interval } = difference(40, 48, 37, 100)
    expect(found).toBeCloseTo(0.08, 12)
    const reach = 1.959964 * Math.sqrt((16 / 102 - (8 / 102) ** 2) / 102)
    expect(interval[0]).toBeCloseTo(8 / 102 - reach, 6)
    expect(interval[1]).toBeCloseTo(8 / 102 + reach, 6)
  })

  test('the same dice tell more than as many games on other dice', () => {
    const width = (both: number) => {
      const [low, high] = difference(500, 520, both, 1000).interval
      return high - low
    }
    expect(width(480)).toBeLessThan(width(260) / 2)
  })

  test('no game or no difference is not taken for certainty', () => {
    expect(difference(0, 0, 0, 0)).toEqual({ difference: 0, interval: [-1, 1] })
    const { difference: none, interval } = difference(10, 10, 10, 20)
    expect(none).toBe(0)
    expect(interval[0]).toBeLessThan(-0.1)
    expect(interval[1]).toBeGreaterThan(0.1)
  })
})
