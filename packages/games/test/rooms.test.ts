import { fuzzRoom, lookEvery, trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'
import { byRunSeed, runSeed } from './run-seed.ts'

/** Random games a run; `npm run fuzz` plays many more. */
const GAMES = 12
const FRESH = 5
const LONG = { timeout: 600_000 }
/** One position in so many is looked at, more of games that are short. */
const SELDOM = 100

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const peeping = { every: Math.min(SELDOM, lookEvery(game)), further: 3 }
  const peep = (seed: string, count: number) => {
    let [looks, differing] = [0, 0]
    for (let i = 0; i < count; i++) {
      const peeped = fuzzRoom(trial(game, seed, i), peeping)
      looks += peeped.looks
      differing += peeped.differing
    }
    return { looks, differing }
  }

  test(`what leaves a room tells nothing hidden, in ${GAMES} random games`, LONG, () => {
    const { looks, differing } = peep('rooms', GAMES)
    expect(looks).toBeGreaterThan(GAMES)
    // Where nothing is hidden there is nothing to deal anew.
    if (game.secrets.hoards.length > 0) expect(differing / looks).toBeGreaterThan(0.5)
    else expect(differing).toBe(0)
  })

  test(`and in ${FRESH} more, by a fresh seed`, LONG, () => {
    byRunSeed(() => expect(peep(runSeed, FRESH).looks).toBeGreaterThan(0))
  })
})
