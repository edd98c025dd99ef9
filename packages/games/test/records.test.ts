/** Whole games as they were played and saved; each must still play to the end it had. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const folder = join(import.meta.dirname, '..', id, 'test', 'records')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))

  test('there are twenty recorded games and more', () => {
    expect(files.length).toBeGreaterThanOrEqual(20)
  })

  test.each(files)('%s', (name) => {
    const { table, carried } = load([game], readFileSync(join(folder, name), 'utf8'))
    expect(carried).toBeNull()
    expect(table.length).toBeGreaterThan(0)
  })
})
