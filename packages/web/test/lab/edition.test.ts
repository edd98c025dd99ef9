/** The file of another edition, as the laboratory opens it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEdition } from '../../src/lab/edition.ts'
import { hand, setting } from './in-node.ts'

const GAME = 'fall-of-the-roman-empire'
const text = readFileSync(join(import.meta.dirname, `../../../games/${GAME}/src/edition/board.json`), 'utf8')
const board = JSON.parse(text)

const opened = (content: string, game = GAME) => openEdition(game, new File([content], 'board.json'))

/** The first area is called otherwise. */
const [first, ...areas] = board.areas
const other = JSON.stringify({ ...board, edition: 'mine', areas: [{ ...first, name: 'Ultima Thule' }, ...areas] })

test('that holds is played with', async () => {
  const found = await opened(other)
  const edition = 'edition' in found ? found.edition : null
  expect(edition).toMatchObject({ edition: 'mine' })
  const worker = hand()
  await worker.ask('sit', [setting({ edition })])
  const results = await worker.ask('play', { from: 0, games: 5 })
  const { reports } = await worker.ask('found', 5, results, 'en')
  expect(reports[0]?.edition.id).toBe('mine')
})

test('that is no JSON, or another game’s, or too large, or broken is not', async () => {
  expect(await opened('{')).toEqual({ wrong: 'no-json' })
  expect(await opened('[]')).toEqual({ wrong: 'no-json' })
  expect(await opened(text, 'tetrarchia')).toEqual({ wrong: 'other-game', game: GAME })
  expect(await opened(' '.repeat(9_000_000))).toEqual({ wrong: 'too-large' })
  const broken = await opened(JSON.stringify({ ...board, rome: 'carthage' }))
  expect(broken).toMatchObject({ wrong: 'findings', findings: [{ path: ['rome'] }] })
})
