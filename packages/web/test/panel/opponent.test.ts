/** The others at the table: side, level, what they hold as backs; the name of who thinks breathes. */

import type { AnyGame, Json, Player } from '@tabularium/engine'
import { fallOfTheRomanEmpire } from '@tabularium/fall-of-the-roman-empire'
import { tetrarchia } from '@tabularium/tetrarchia'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { position } from '@tabularium/ultimus-romanorum/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { war } from '../browser/ultimus-war.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { openTable, type PageModules, pageModules } from './table-in-node.ts'

let leave = () => {}
let page: PageModules
let Opponents: typeof import('../../src/page/frame/opponent.tsx')['Opponents']
beforeAll(async () => {
  leave = inSmallDocument()
  page = await pageModules()
  ;({ Opponents } = await import('../../src/page/frame/opponent.tsx'))
})
afterAll(() => leave())

/** Of each line: what it says, the backs, and the name that breathes. */
async function shown(game: AnyGame, players: readonly Player[], set: { options?: Json; position?: Json } = {}) {
  const { session } = await openTable(page, game, { game: game.id, options: {}, players, ...set }, 'others')
  if (session.covered.value) await session.look()
  const root = new SmallElement('div')
  const { h, render } = page.preact
  // Preact asks no more of an element than the small one has.
  render(h(Opponents, { session }), root as unknown as Element)
  const lines = [...root.all()].filter((element) => element.is('opponent'))
  return lines.map((line) => ({
    text: line.text,
    backs: [...line.all()].filter(({ localName }) => localName === 'i').length,
    breathes: [...line.all()].some((element) => element.is('breathes')),
  }))
}

test('a bot by its side and level, and its name breathes while it is asked', async () => {
  // The Barbarian sets up first.
  const [barbarian, ...none] = await shown(fallOfTheRomanEmpire, ['person', 'bot:legate'])
  expect(none).toEqual([])
  expect(barbarian?.text).toBe('The BarbarianBot: legate')
  const [roman] = await shown(fallOfTheRomanEmpire, ['bot:tiro', 'person'])
  expect(roman?.text).toBe('The RomanBot: recruit')
  expect([barbarian?.breathes, roman?.breathes]).toEqual([true, false])
})

test('each bot that rules with the reader, and nobody where there is none', async () => {
  const lines = await shown(tetrarchia, ['person', 'bot:legate'], { options: { players: 2 } })
  expect(lines.map(({ text }) => text)).toEqual(['The WestBot: legate'])
  expect(await shown(tetrarchia, ['person'], { options: { players: 1 } })).toEqual([])
})

test('what the other holds is a back each, and said: not what it is', async () => {
  const { table, state } = position(war)
  const drawn = { options: table.options, position: ultimusRomanorum.write(state) }
  const holds = { text: expect.stringMatching(/^The Barbarians.*The other player holds 2$/), backs: 2, breathes: false }
  expect(await shown(ultimusRomanorum, ['person', 'bot:tiro'], drawn)).toEqual([holds])
  // Two at one screen: of him who does not look.
  expect(await shown(ultimusRomanorum, ['person', 'person'], drawn)).toEqual([holds])
  // Who holds nothing has no backs, and no number beside them.
  const none = position({ ...war, hands: { first: {}, second: {} } })
  const empty = { options: none.table.options, position: ultimusRomanorum.write(none.state) }
  const [line] = await shown(ultimusRomanorum, ['person', 'bot:tiro'], empty)
  expect(line?.text).toBe('The BarbariansBot: recruitThe other player holds none')
})
