import type { AnyGame } from '@tabularium/engine'
import { fuzz, fuzzTable, trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../index.ts'

/** Random games a run. */
const GAMES = 2000
const TABLES = 200
/** Enough at tables: games of many actions need fewer of them. */
const TABLE_ACTIONS = 40_000
/** The largest game takes a minute or two on a machine with nothing else to do. */
const LONG = { timeout: 900_000 }

/** So that each game is looked at closely in about eight positions, however long it is. */
function lookEvery(game: AnyGame): number {
  const lengths = Array.from({ length: 10 }, (_, i) => fuzz(trial(game, 'length', i), { every: 1000 }).length)
  return Math.max(8, Math.round(lengths.reduce((a, b) => a + b) / lengths.length / 8))
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test(`${GAMES} random games end and every property holds on the way`, LONG, () => {
    const every = lookEvery(game)
    let longest = 0
    for (let i = 0; i < GAMES; i++) longest = Math.max(longest, fuzz(trial(game, 'properties', i), { every }).length)
    expect(longest).toBeGreaterThan(10)
  })

  test(`up to ${TABLES} random games at a table: refusals, undo, redo, save, load, branch`, LONG, () => {
    let actions = 0
    for (let i = 0; i < TABLES && actions < TABLE_ACTIONS; i++) actions += fuzzTable(trial(game, 'tables', i))
    expect(actions).toBeGreaterThan(TABLES * 10)
  })
})
