/** What a game gets by one line in the list. */
import { isObject, type Json } from '@tabularium/engine'
import { Referee } from '@tabularium/engine/referee'
import { fuzz, fuzzTable, trial } from '@tabularium/engine/testing'
import { describe, expect, test } from 'vitest'
import { boardSchemas } from '../board-schema.ts'
import { list } from '../index.ts'
import { loaded } from '../loaded.ts'
import { longer } from './longer-list.ts'

const { games, minds } = await loaded(longer)

describe('a game that was added in one line', () => {
  test('is one of all, after the others', () => {
    expect(games.map(({ id }) => id)).toEqual([...list.map(({ id }) => id), 'toy'])
    expect([...minds.keys()]).toEqual(list.map(({ id }) => id))
  })

  test('is known to the referee, and played', () => {
    const referee = new Referee(games)
    const ask = (request: Json): Json => JSON.parse(referee.handle(JSON.stringify(request)))
    const known = ask({ op: 'games' })
    expect(isObject(known) && known.games).toContainEqual(expect.objectContaining({ id: 'toy' }))
    expect(ask({ op: 'create', game: 'toy', seed: 'ides' })).toMatchObject({ ok: true })
    expect(ask({ op: 'act', seat: 0, action: 'draw' })).toMatchObject({ ok: true })
  })

  test('has every property that games have', () => {
    const lengths = games
      .slice(-1)
      .flatMap((game) =>
        Array.from(
          { length: 20 },
          (_, i) => fuzz(trial(game, 'longer', i), { every: 1 }).length + fuzzTable(trial(game, 'longer', i)),
        ),
      )
    expect(lengths.length).toBe(20)
    expect(Math.min(...lengths)).toBeGreaterThan(0)
  })

  test('may do without a mind and without a board in a file', async () => {
    expect((await boardSchemas(longer)).map(({ game }) => game)).not.toContain('toy')
  })
})
