/** How games begin, as the page knows it before their rules are there: nothing that the table does not say as well. */
import { isObject, type Json, languages } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'
import { commonOf } from '../opening/common.ts'
import { gamesWithOpenings, openingOf } from '../opening/make.ts'
import type { Snapshot } from '../src/table/protocol.ts'
import { around, Screen } from './host-play.ts'

/** Shown by the build, as the page reads it. */
function shownOf(id: string) {
  const opening = openingOf(id, 'en')
  if (!isObject(opening)) throw new Error(`'${id}' has no opening.`)
  const read: { options: Json; players: ('person' | `bot:${string}`)[]; update: { what: { whole: Snapshot } } } =
    JSON.parse(JSON.stringify(opening))
  return read
}

/** A new game of the same kind, by dice of its own. */
async function begun(id: string): Promise<Snapshot> {
  const { options, players } = shownOf(id)
  const found = games.find((game) => game.id === id)
  const screen = new Screen({ ...around(), game: async () => found ?? Promise.reject(new Error(id)) })
  await screen.create({ game: id, options, players })
  return screen.snapshot
}

describe('what is to be seen before the rules are there', () => {
  test.each(['fall-of-the-roman-empire', 'ultimus-romanorum'])('of %s is all that the table says', async (id) => {
    const { id: own, commitment, ...said } = await begun(id)
    expect(shownOf(id).update.what.whole).toEqual({ ...said, id: '', commitment: null })
    expect(own).not.toBe('')
    expect(commitment).not.toBe(null)
  })

  test('of Barbarians at the Gates no card is seen, and nobody is asked what his hand decides', async () => {
    const { view, question } = shownOf('barbarians-at-the-gates').update.what.whole
    expect(JSON.stringify(view)).not.toContain('"hand"}')
    expect(question).toBe(null)
    const table = await begun('barbarians-at-the-gates')
    expect(JSON.stringify(table.view)).toContain('"hand"}')
    expect(table.question).not.toBe(null)
  })

  test('of Tetrarchia no revolt is seen, for chance decides where they are, and nobody is asked before he sees them', async () => {
    const { view, question } = shownOf('tetrarchia').update.what.whole
    expect(isObject(view) && view.tokens).toEqual({ revolt: [] })
    expect(question).toBe(null)
    const said = await begun('tetrarchia')
    expect(isObject(said.view) && { ...said.view, tokens: { revolt: [] }, viewer: null }).toEqual(view)
  })

  test('is there for every game in every language', () => {
    for (const game of gamesWithOpenings)
      for (const language of languages) expect(openingOf(game, language)).not.toBe(null)
  })
})

test('what several beginnings have in common: equal members, and lists that differ are empty', () => {
  expect(commonOf({ a: 1, b: ['x'], c: { d: ['y'] } }, { a: 1, b: ['z'], c: { d: ['y'] } })).toEqual({
    a: 1,
    b: [],
    c: { d: ['y'] },
  })
  expect(commonOf({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(commonOf({ a: 1 }, { a: 2 })).toBe(undefined)
})
