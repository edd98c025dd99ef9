/** What `npm run fuzz` does with its games. */
import type { AnyGame } from '@tabularium/engine'
import { type Fuzzed, fuzzAll, type Plan } from '@tabularium/engine/testing/fuzzing'
import { tetrarchia } from '@tabularium/tetrarchia'
import { describe, expect, test } from 'vitest'

const game: AnyGame = tetrarchia
const plan: Plan = { games: [game], seed: 'fuzz', first: 0, count: 12, isOver: () => false }
const silent = () => {}

/** A game that ends by a clause that does not exist after 16 turns. */
const broken: AnyGame = {
  ...game,
  outcome: (state) => {
    const outcome = game.outcome(state)
    return outcome?.details.turns === 16 ? { ...outcome, rule: 'TE-0-z' } : outcome
  },
}

describe('fuzzing', () => {
  test('plays every game, one in ten at a table too, and tells how far it is', async () => {
    const told: number[] = []
    const fuzzed = await fuzzAll(plan, ({ games }) => told.push(games))
    expect(fuzzed).toEqual({ games: 16, actions: expect.any(Number) })
    expect(fuzzed.actions).toBeGreaterThan(100)
    expect(told).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16])
  })

  test('stops when time is up', async () => {
    let asked = 0
    const { games } = await fuzzAll({ ...plan, isOver: () => ++asked > 3 }, silent)
    expect(games).toBe(5)
  })

  test('a failure says how to play that game again, and there it fails again', async () => {
    const { failure = '' } = await fuzzAll({ ...plan, games: [broken], count: 200 }, silent)
    expect(failure).toMatch(/^every game ends with an outcome does not hold for tetrarchia: no clause TE-0-z/)
    const [, first] =
      /Again: npm run fuzz -- --game tetrarchia --seed 'fuzz' --first (\d+) --games 1$/.exec(failure) ?? []
    const again: Fuzzed = await fuzzAll({ ...plan, games: [broken], first: Number(first), count: 1 }, silent)
    expect(again.failure).toBe(failure)
    expect(Number(first)).toBeGreaterThan(0)
  })
})
