/** Whole games as they were played and saved; each must still play to the end it had. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyGame, Fault, load } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../index.ts'

/** Games whose positions are written in another form than when the records were made: the end's fingerprint differs. */
const WRITTEN_ANEW: readonly string[] = ['ultimus-romanorum']
const OTHER_END = 'This save does not fit the rules of this Tabularium: its log ends in another position'

/** Whether all that was done in it can be done again. */
function playsAgain(game: AnyGame, text: string): boolean {
  try {
    return load([game], text).length > 0
  } catch (error) {
    if (WRITTEN_ANEW.includes(game.id) && error instanceof Fault && error.message === OTHER_END) return true
    throw error
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const folder = join(import.meta.dirname, '..', id, 'test', 'records')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

  test('there are twenty recorded games and more', () => {
    expect(files.length).toBeGreaterThanOrEqual(20)
  })

  test.each(files)('%s', (name) => {
    expect(playsAgain(game, readFileSync(join(folder, name), 'utf8'))).toBe(true)
  })
})
