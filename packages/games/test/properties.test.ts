import type { AnyGame } from '@tabularium/engine'
import { fuzz, trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

/** Random games a run. */
const GAMES = 2000
/** In how many positions an average game is looked at closely, however long it is. */
const LOOKS = 5
/** The largest game takes a minute or two on a machine with nothing else to do. */
const LONG = { timeout: 900_000 }

function lookEvery(game: AnyGame): number {
  const lengths = Array.from({ length: 10 }, (_, i) => fuzz(trial(game, 'length', i), { every: 1000 }).length)
  return Math.max(8, Math.round(lengths.reduce((a, b) => a + b) / lengths.length / LOOKS))
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test(`${GAMES} random games end and every property holds on the way`, LONG, () => {
    const every = lookEvery(game)
    let longest = 0
    for (let i = 0; i < GAMES; i++) longest = Math.max(longest, fuzz(trial(game, 'properties', i), { every }).length)
    expect(longest).toBeGreaterThan(10)
  })
})
