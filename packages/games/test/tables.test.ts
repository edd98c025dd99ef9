import { fuzzTable, trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

/** Random games a run. */
const TABLES = 200
/** Enough at tables: games of many actions need fewer of them. */
const ENOUGH = 40_000
/** The largest game takes a minute or two on a machine with nothing else to do. */
const LONG = { timeout: 900_000 }

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test(`up to ${TABLES} random games at a table: refusals, undo, redo, save, load, branch`, LONG, () => {
    let actions = 0
    for (let i = 0; i < TABLES && actions < ENOUGH; i++) actions += fuzzTable(trial(game, 'tables', i))
    expect(actions).toBeGreaterThan(TABLES * 10)
  })
})
