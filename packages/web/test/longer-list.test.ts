/** What a game gets on the page by one line in the list. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { list } from '@tabularium/games'
import { longer } from '@tabularium/games/testing'
import { describe, expect, test } from 'vitest'
import { listFor } from '../list-for.ts'
import { cardsOf } from '../src/games/cards.ts'
import { pageOf } from '../src/games/pages.ts'

describe('a game that was added in one line', () => {
  test('has its card on the home page, after the others', async () => {
    const cards = await cardsOf(longer)
    expect(cards.map(({ id }) => id)).toEqual([...list.map(({ id }) => id), 'toy'])
    expect(cards.at(-1)).toMatchObject({ title: 'Toy', quick: { players: ['person', 'bot:random'] } })
  })

  test('has no part of the page before it has a folder of its name', () => {
    expect(pageOf('toy')).toBe(undefined)
    for (const { id } of list)
      expect(existsSync(join(import.meta.dirname, '../src/games', id, 'index.ts')), id).toBe(true)
  })
})

describe('the list as the build writes it', () => {
  const TOY =
    "{ id: 'toy', card: () => import('@tabularium/engine/testing/toy'), rules: () => import('@tabularium/engine/testing/toy') },\n]"
  const code = readFileSync(fileURLToPath(import.meta.resolve('@tabularium/games')), 'utf8').replace(/^\]/m, TOY)

  test('has the cards on the page, and nothing that fetches rules', () => {
    const page = listFor('page', code)
    expect(page).toMatch(/^import \{ card as \w+ \} from '@tabularium\/engine\/testing\/toy'$/m)
    expect(page).not.toMatch(/import\(/)
  })

  test('has the rules and the cards in the worker when one is asked for', () => {
    const worker = listFor('worker', code)
    expect(worker).not.toMatch(/^import \{/m)
    expect(worker).toContain("rules: () => import('@tabularium/engine/testing/toy')")
    expect(worker).toContain("card: () => import('@tabularium/engine/testing/toy')")
    expect(worker).not.toMatch(/schema:/)
  })
})
