import { fuzz, lookEvery, trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'
import { byRunSeed, runSeed } from './run-seed.ts'

/** Random games a run; `npm run fuzz` plays many more. */
const GAMES = 300
const FRESH = 100
/** The largest game takes half a minute on a machine with nothing else to do. */
const LONG = { timeout: 900_000 }

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const longest = (seed: string, count: number) => {
    const every = lookEvery(game)
    return Math.max(...Array.from({ length: count }, (_, i) => fuzz(trial(game, seed, i), { every }).length))
  }

  test(`${GAMES} random games end and every property holds on the way`, LONG, () => {
    expect(longest('properties', GAMES)).toBeGreaterThan(10)
  })

  test(`${FRESH} more, by a fresh seed`, LONG, () => {
    byRunSeed(() => expect(longest(runSeed, FRESH)).toBeGreaterThan(10))
  })
})
