import { type DiceKind, fuzzTable, trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'
import { byRunSeed, runSeed } from './run-seed.ts'

/** Random games a run; `npm run fuzz` plays many more. */
const TABLES = 100
const FRESH = 30
/** Enough actions of so many games: games of many actions need fewer of them. */
const ENOUGH = 80
/** The largest game takes ten seconds on a machine with nothing else to do. */
const LONG = { timeout: 900_000 }

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const play = (seed: string, tables: number, dice: DiceKind = 'own') => {
    let actions = 0
    for (let i = 0; i < tables && actions < tables * ENOUGH; i++) actions += fuzzTable(trial(game, seed, i), dice)
    return actions
  }

  test(`up to ${TABLES} random games at a table: refusals, undo, redo, save, load, branch`, LONG, () => {
    expect(play('tables', TABLES)).toBeGreaterThan(TABLES * 10)
  })

  test(`up to ${FRESH} with dice that are shared`, LONG, () => {
    expect(play('shared', FRESH, 'shared')).toBeGreaterThan(FRESH * 10)
  })

  test(`up to ${FRESH} more, by a fresh seed`, LONG, () => {
    byRunSeed(() => expect(play(runSeed, FRESH)).toBeGreaterThan(FRESH * 10))
  })
})
