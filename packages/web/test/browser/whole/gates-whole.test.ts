/** Barbarians at the Gates against a bot by real input: by mouse, by finger, by keys alone. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { type AnyGame, LocalTable, load, secretFrom } from '@tabularium/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cardsShown, wantedCards } from '../../secrets/card-search.ts'
import { inBrowser, type Visit } from '../browser.ts'
import { DESK, openTable } from '../done/games.ts'
import { PHONE } from '../fingers.ts'
import { askWorker, recorderOf, taken } from '../recorder.ts'
import { byFinger, byKeys, byMouse, type Hands } from './hands.ts'
import { Player } from './player.ts'

const game: AnyGame = barbariansAtTheGates

/** Whole scenarios take minutes: they are played with TABULARIUM_LONG=1. An impulse each way is played in `gates-ways`. */
const isLong = process.env.TABULARIUM_LONG !== undefined
const CARDS = 2

const begun = () =>
  new LocalTable(game, { options: { scenario: 'successor-strife' }, dice: { secret: secretFrom('by hand') } })

const ways: readonly (readonly [way: string, visit: Visit, hands: (page: Page) => Hands])[] = [
  ['mouse', DESK, byMouse],
  ['finger', PHONE, byFinger],
  ['keys alone', DESK, byKeys],
]

/** Nothing of the bot's hand was sent or shown; with the bot's eyes it would have been found. */
async function expectNothingHidden(page: Page): Promise<void> {
  const recording = await taken(page)
  const { table } = load([game], await askWorker(page, 'save'))
  expect(table.decision).toBeNull()
  expect(cardsShown(recording, table, 0)).toEqual([])
  expect(cardsShown(recording, table, 1)).not.toEqual([])
}

inBrowser('the shortest scenario of Barbarians at the Gates', (visit) => {
  test.skipIf(!isLong).each(ways)('by %s', { timeout: 1_500_000 }, async (way, how, hands) => {
    const page = await visit({ ...how, reducedMotion: 'reduce', before: recorderOf(wantedCards) })
    await openTable(page, begun(), ['person', 'bot:legate'])
    const player = new Player(page, hands(page))
    const from = Date.now()
    const seconds = () => Math.round((Date.now() - from) / 1000)
    const tell = () => console.log(`${way}: ${player.inputs} inputs, ${player.cards} cards, ${seconds()} s`)
    player.onCard = tell
    expect(await player.play()).toBe(true)
    expect(player.cards).toBeGreaterThanOrEqual(CARDS)
    await expectNothingHidden(page)
  })
})
