import { describe, expect, test } from 'vitest'
import { bradleyTerry, type Duel } from '../../src/lab/index.ts'

const SCALE = 400 / Math.LN10

/** Rounds of one game, of which so many were won. */
const duel = (one: number, other: number, won: number, lost: number): Duel => ({
  one,
  other,
  rounds: { 0: lost, 2: won },
  most: 2,
})

/** As many rounds, won as often as the ratings say. */
function expected(ratings: readonly number[], one: number, other: number, n: number): Duel {
  const won = Math.round(n / (1 + 10 ** ((ratings[other] - ratings[one]) / 400)))
  return duel(one, other, won, n - won)
}

describe('ratings', () => {
  test('of two follow from the odds of their duel, with two rounds added', () => {
    const [one, other] = bradleyTerry(2, [duel(0, 1, 29, 69)])
    expect(one.rating).toBeCloseTo(SCALE * Math.log(30 / 70), 6)
    // The variance of rounds that are won or lost is that of the model.
    const reach = 1.959964 * SCALE * Math.sqrt(1 / 30 + 1 / 70)
    expect(one.interval[0]).toBeCloseTo(one.rating - reach, 3)
    expect(one.interval[1]).toBeCloseTo(one.rating + reach, 3)
    expect(other).toEqual({ rating: 0, interval: [0, 0] })
  })

  test('are found again from duels that were played by them', () => {
    const ratings = [-520, -310, -140, 0]
    const pairs = [0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].filter((j) => j > i).map((j) => [i, j] as const))
    const found = bradleyTerry(
      4,
      pairs.map(([i, j]) => expected(ratings, i, j, 1_000_000)),
    )
    for (const [i, { rating, interval }] of found.entries()) {
      expect(rating).toBeCloseTo(ratings[i], 0)
      expect(interval[1] - interval[0]).toBeLessThan(3)
    }
  })

  test('reach over a bot that two others have played', () => {
    const [weakest] = bradleyTerry(3, [duel(0, 1, 199, 799), duel(1, 2, 199, 799)])
    expect(weakest.rating).toBeCloseTo(2 * SCALE * Math.log(200 / 800), 6)
  })

  test('rounds that are all shared tell more than rounds that are won or lost', () => {
    const width = (rounds: Record<string, number>) => {
      const [{ interval }] = bradleyTerry(2, [{ one: 0, other: 1, rounds, most: 4 }])
      return interval[1] - interval[0]
    }
    expect(width({ 2: 100 })).toBeLessThan(width({ 0: 50, 4: 50 }) / 3)
  })

  test('who never wins is rated far below, not infinitely', () => {
    const [never] = bradleyTerry(2, [duel(0, 1, 0, 1000)])
    expect(never.rating).toBeLessThan(-1000)
    expect(Number.isFinite(never.interval[0])).toBe(true)
  })
})
