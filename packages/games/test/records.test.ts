/** Whole games as they were played and saved: each must still play to the end it had, telling the same on the way. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest, FastDice, type Json, load, secretFrom } from '@tabularium/engine'
import { describe, expect, test } from 'vitest'
import { games } from '../all.ts'

const RESULTS = 'results.json'

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const folder = join(import.meta.dirname, '..', id, 'test', 'records')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== RESULTS)
  /** Raise the version of the rules when one of these has to change, and say why in the game's list of changes. */
  const results: Readonly<Record<string, Json>> = JSON.parse(read(RESULTS))

  test('there are twenty recorded games and more, each with its result', () => {
    expect(files.length).toBeGreaterThanOrEqual(20)
    expect(Object.keys(results).sort()).toEqual(files.sort())
  })

  test.each(files)('%s', (name) => {
    const { table, carried } = load([game], read(name))
    expect(carried).toBeNull()
    const told = JSON.parse(JSON.stringify([...table.prologue, ...table.told().flat()]))
    expect({ actions: table.length, outcome: table.outcome, events: digest(told) }).toEqual(results[name])
  })

  const versions = readdirSync(folder).filter((name) => name.startsWith('version-'))
  const older = versions.flatMap((version) => readdirSync(join(folder, version)).map((name) => `${version}/${name}`))

  test('older versions of the rules left twenty games and more each', () => {
    expect(versions).toHaveLength(game.version - 1)
    expect(older.length).toBeGreaterThanOrEqual(20 * versions.length)
  })

  test.runIf(older.length > 0).each(older)('%s opens, and goes on', (name) => {
    const { table, past, carried } = load([game], read(name))
    if (carried !== null) expect(past.length).toBe(carried.actions)
    const dice = new FastDice(secretFrom(name))
    const from = table.length
    while (table.decision !== null && table.length < from + 300) {
      const { seat, actions } = table.decision
      table.act(seat, game.notation(actions[dice.below(actions.length)]))
    }
    expect(table.length > from || table.outcome !== null).toBe(true)
  })
})
