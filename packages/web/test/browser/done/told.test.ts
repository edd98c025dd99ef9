/** After a bot's turn the reader sees what moved, and with all of that open most of the window is still the map; on a phone half of it. */
import type { AnyGame, LocalTable, Player } from '@tabularium/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, atRest, inBrowser } from '../browser.ts'
import { freeShare, PHONE } from '../fingers.ts'
import { actingAfter, DESK, openTable, playedUntil } from './games.ts'

interface Waiting {
  readonly options: object
  readonly players: readonly Player[]
  /** After so many actions somebody is there who can march. */
  readonly after: number
  /** The question with which the bot's turn begins. */
  readonly ask: string
}

const waiting: Readonly<Record<string, Waiting>> = {
  tetrarchia: { options: { players: 2 }, players: ['person', 'bot:random'], ask: 'roman-phase', after: 20 },
  'fall-of-the-roman-empire': { options: {}, players: ['person', 'bot:legate'], ask: 'barbarian-movement', after: 55 },
  'ultimus-romanorum': { options: {}, players: ['person', 'bot:random'], ask: 'movement', after: 20 },
  'barbarians-at-the-gates': { options: {}, players: ['person', 'bot:legate'], ask: 'impulse', after: 45 },
}

const games: readonly (readonly [id: string, game: AnyGame])[] = (await import('./games.ts')).onPage.map(
  ({ game }) => [game.id, game] as const,
)

/** It is for the bot to move, some time after the beginning. */
function botToMove(game: AnyGame, { options, ask, after }: Waiting): LocalTable {
  const isThere = ({ log, decision }: LocalTable) => log.length > after && decision?.seat === 1 && decision.ask === ask
  return playedUntil(game, 'told', isThere, options)
}

/** Points at some place that is in sight, until its card is there. */
async function openCard(page: Page): Promise<void> {
  const [x, y] = await page.evaluate<readonly [number, number]>(`(() => {
    for (let x = innerWidth / 2; x < innerWidth; x += 15) for (let y = innerHeight / 2; y > 60; y -= 15)
      if (document.elementFromPoint(x, y)?.closest('[data-spot]')) return [x, y]
  })()`)
  await page.mouse.move(x, y)
  await page.locator('.card-slot > *').first().waitFor()
}

/** Answers with nothing until what the bot did is told as a whole: arrows are there with the question, the recap a little later. */
async function untilTold(page: Page): Promise<void> {
  const arrows = page.locator('.arrow-mark')
  const pass = page.locator('dialog .filled, .prompt .closing')
  for (let i = 0; i < 20; i++) {
    await page.locator('#actions').or(page.getByRole('dialog')).first().waitFor({ state: 'attached' })
    if ((await arrows.count()) > 0 && (await page.getByRole('dialog').count()) === 0) break
    // Some questions have no end but an answer.
    await answer((await pass.count()) > 0 ? pass : page.locator('#actions button[data-action]'))
  }
  await page.locator('.recap li').first().waitFor()
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const texts = (page: Page, selector: string) => page.locator(selector).allTextContents()

inBrowser('after a bot’s turn', (visit) => {
  test.each(games)('%s: arrows, a recap tied to them, and 70 % of the window for the map', async (id, game) => {
    const page = await visit(DESK)
    const how = waiting[id]
    if (how === undefined) throw new Error(`no bot plays ${id}`)
    await openTable(page, botToMove(game, how), how.players)
    await untilTold(page)
    const lines = await page.locator('.recap li').count()
    expect(lines).toBeGreaterThan(0)
    expect(lines).toBeLessThanOrEqual(5)
    const drawn = (await texts(page, '.arrow-mark .arrow-number text')).map((text) => text.trim())
    expect(drawn.length).toBeGreaterThan(0)
    // What matters most may be no march at all.
    const tied = (await texts(page, '.recap .number')).map((text) => text.trim())
    expect(tied.filter((number) => !drawn.includes(number))).toEqual([])
    await openCard(page)
    const share = await freeShare(page)
    console.log(`${id} at 1440 by 900, with everything open: ${percent(share)} of the window is map`)
    expect(share).toBeGreaterThanOrEqual(0.7)
  })
})

inBrowser('on a phone', (visit) => {
  test.each(games)('%s: with a selection half of the window is map', async (id, game) => {
    const page = await visit(PHONE)
    await openTable(page, actingAfter(game, 'sizes', 12))
    const actor = page.locator('#actions [data-actor]').first()
    if ((await actor.getAttribute('aria-pressed')) !== 'true') await actor.dispatchEvent('click')
    await page.locator('#actions [data-actor][aria-pressed="true"]').first().waitFor({ state: 'attached' })
    await atRest(page.locator('.side'))
    const share = await freeShare(page)
    console.log(`${id} at 390 by 844, with a selection: ${percent(share)} of the window is map`)
    expect(share).toBeGreaterThanOrEqual(0.5)
  })
})
