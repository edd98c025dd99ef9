import { fuzz, fuzzTable, trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../index.ts'

/** Random games a run. Each is looked at closely in one position of eight. */
const GAMES = 2000
const TABLES = 200

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test(`${GAMES} random games end and every property holds on the way`, () => {
    let longest = 0
    for (let i = 0; i < GAMES; i++) longest = Math.max(longest, fuzz(trial(game, 'properties', i), { every: 8 }).length)
    expect(longest).toBeGreaterThan(10)
  })

  test(`${TABLES} random games at a table: refusals, undo, redo, save, load, branch`, () => {
    let actions = 0
    for (let i = 0; i < TABLES; i++) actions += fuzzTable(trial(game, 'tables', i))
    expect(actions).toBeGreaterThan(TABLES * 10)
  })
})
