/** The exchange of camps, as it is told over the whole window: who is what now, and nothing of either hand. */
import type { AnyGame, Player } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import { position } from '@tabularium/ultimus-romanorum/testing'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { won } from '../won-west.ts'
import { inSmallDocument, SmallElement } from './small-dom.ts'
import { type NodeTable, openTable, pageModules } from './table-in-node.ts'

const game: AnyGame = ultimusRomanorum

const parts = async () => {
  const [page, { Scene }, settings] = await Promise.all([
    pageModules(),
    import('../../src/games/ultimus-romanorum/scene.tsx'),
    import('../../src/page/settings.ts'),
  ])
  return { page, Scene, settings }
}

let leave = () => {}
let all: Awaited<ReturnType<typeof parts>>
beforeAll(async () => {
  leave = inSmallDocument()
  all = await parts()
})
afterAll(() => leave())

let table: NodeTable
afterEach(() => {
  vi.useRealTimers()
  all.settings.speed.value = 'instant'
  table.play.close()
  table.session.close()
})

async function sit(players: readonly Player[]): Promise<void> {
  const { table: drawn } = position(won)
  const setup = {
    game: game.id,
    options: drawn.options,
    position: game.write(drawn.state),
    players,
  }
  table = await openTable(all.page, game, setup, 'exchange')
  const { session } = table
  await session.bringEvents()
  if (session.covered.value) await session.look()
}

/** Answers the last question before the balance; the exchange is told then. */
async function exchanged(players: readonly Player[]): Promise<void> {
  await sit(players)
  const { session } = table
  await session.act('done')
  await vi.waitFor(() => expect(session.scene.value?.line.event.type).toBe('exchange'), { timeout: 60_000 })
}

/** What stands in the part of that name. */
function told(language: 'en' | 'fr'): (name: string) => string {
  const { session } = table
  const { scene } = session
  const { h, render } = all.page.preact
  if (scene.value === null) throw new Error('nothing is told')
  const { event, view } = JSON.parse(JSON.stringify({ ...scene.value.line, view: scene.value.view }))
  const root = new SmallElement('div')
  // Preact asks no more of an element than the small one has.
  render(h(all.Scene, { event, view, language, session }), root as unknown as Element)
  const found = [...root.all()]
  render(null, root as unknown as Element)
  return (name) =>
    found
      .filter((each) => each.localName === name || each.is(name))
      .map(({ text }) => text)
      .join(' ')
}

const HELD = /Divine Favour|Tribute|Furor|Rex\b/

test('against a bot: who is what now, the points of each, and why', async () => {
  await exchanged(['person', 'bot:idle'])
  const part = told('en')
  expect(part('h2')).toBe('You are the Barbarian now')
  expect(part('barbarian')).toMatch(/The Barbarians.*You.*the Roman until now.*32 points kept/)
  expect(part('roman')).toMatch(/Rome.*idle.*the Barbarian until now.*24 points kept/)
  expect(part('dialog')).toMatch(/Aëtius is Augustus.*UR-5-a/)
  expect(part('dialog')).toContain('As it stands the Barbarian would win')
  expect(part('exchange-go')).toBe('Go on')
  expect(told('fr')('h2')).toBe('Vous êtes maintenant le Barbare')
})

test('two people at one screen: nothing of either hand', async () => {
  await exchanged(['person', 'person'])
  const part = told('en')
  expect(part('h2')).toBe('The camps change hands')
  expect(part('roman')).toMatch(/Rome.*Second player.*24 points/)
  expect(part('barbarian')).toMatch(/Barbarians.*First player.*32 points/)
  expect(part('dialog')).not.toMatch(HELD)
})

test('what follows waits until it is read', async () => {
  all.settings.speed.value = 'fast'
  await sit(['person', 'bot:idle'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { session } = table
  const kinds = () => session.lines.value.map(({ event }) => event.type)
  const done = session.act('done')
  await vi.advanceTimersByTimeAsync(60_000)
  await done
  expect(session.link.mirror.lines.map(({ event }) => event.type)).toContain('rally')
  expect(kinds().at(-1)).toBe('exchange')
  session.endScene()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(kinds()).toContain('rally')
}, 20_000)
