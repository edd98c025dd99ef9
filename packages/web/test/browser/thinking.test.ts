/** A bot that takes its time: what is seen of it, for how long it may think, and that the page is as smooth meanwhile. */
import { type AnyGame, LocalTable, load, type Player, save, secretFrom } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, eventually, inBrowser, inWorker, openFile, press } from './browser.ts'
import { gapsIn, usual, WITHOUT_WORKER } from './frames.ts'
import { askWorker, RECORDER } from './recorder.ts'

const OPTIONS: Readonly<Record<string, object>> = {
  'ultimus-romanorum': { scenario: 'stilicho-405' },
  'barbarians-at-the-gates': { scenario: 'the-frozen-rhine' },
}

function gameOf(id: string): AnyGame {
  const game = games.find((known) => known.id === id)
  if (game === undefined) throw new Error(`There is no game '${id}'.`)
  return game
}

/** A game that begins, all its seats held by that bot. */
function between(id: string, level: string): string {
  const game = gameOf(id)
  const table = new LocalTable(game, { options: { ...OPTIONS[id] }, dice: { secret: secretFrom(`levels ${id}`) } })
  return save(table, { players: table.seats.map((): Player => `bot:${level}`) })
}

/** As slow as an old phone, and without helpers: four playouts take so many milliseconds and more. */
const slow = (milliseconds: number) => `{
  const later = globalThis.setTimeout
  globalThis.setTimeout = (what, time, ...more) => later(what, time ?? ${milliseconds}, ...more)
  delete globalThis.Worker
}`

const isThinking = (page: Page) => page.locator('.watching progress')

/** After how many playouts each of the thoughts so far was over. */
async function thoughts(page: Page, id: string): Promise<readonly number[]> {
  const { table } = load([gameOf(id)], await askWorker(page, 'save'))
  return table.log.flatMap(({ thought }) => thought ?? [])
}

/** A page on which the table of two consuls is that slow. */
async function begun(page: Page, id: string, milliseconds: number): Promise<Page> {
  await inWorker(page, slow(milliseconds))
  await page.reload()
  await openFile(page, between(id, 'consul'))
  return page
}

inBrowser('a bot that takes its time', (visit) => {
  test('where nothing is hidden, it shows what it considers', async () => {
    const page = await visit()
    await openFile(page, between('fall-of-the-roman-empire', 'consul'))
    await page.locator('.considers').waitFor({ timeout: 60_000 })
    expect(await page.locator('.considers').textContent()).toMatch(/^Considers: \S/)
  })

  test.each(['ultimus-romanorum', 'barbarians-at-the-gates'])(
    'where something is, it shows how far it has come and no more: %s',
    async (id) => {
      const page = await begun(await visit({ before: RECORDER }), id, 300)
      await isThinking(page).waitFor({ timeout: 60_000 })
      expect(await page.locator('.considers').count()).toBe(0)
    },
  )

  test('for how long bots think is a setting', async () => {
    const page = await visit()
    await button(page, /^Settings$/)
      .first()
      .click()
    const choice = page.getByLabel('Bots think')
    expect(await choice.inputValue()).toBe('5')
    await choice.selectOption('2')
    await page.reload()
    await button(page, /^Settings$/)
      .first()
      .click()
    expect(await page.getByLabel('Bots think').inputValue()).toBe('2')
  })

  test('on a slow device it stays within that time', async () => {
    const id = 'fall-of-the-roman-empire'
    // 240 playouts would take four seconds and more.
    const page = await begun(await visit({ before: `${RECORDER};localStorage['tabularium.thinking'] = '2'` }), id, 60)
    await isThinking(page).waitFor({ timeout: 60_000 })
    const from = Date.now()
    await eventually(async () => (await thoughts(page, id)).length).toBeGreaterThan(0)
    expect(Date.now() - from).toBeLessThan(6000)
    const [first] = await thoughts(page, id)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(240)
  })

  test('is told once to move now, and does so each time it thinks in its turn', async () => {
    const id = 'barbarians-at-the-gates'
    // 40 playouts take half a minute.
    const page = await begun(
      await visit({ before: `${RECORDER};localStorage['tabularium.thinking'] = 'any'` }),
      id,
      3000,
    )
    await isThinking(page).waitFor({ timeout: 60_000 })
    await press(page, 'Hurry')
    await eventually(async () => (await thoughts(page, id)).length).toBeGreaterThan(1)
    for (const thought of await thoughts(page, id)) expect(thought).toBeLessThan(40)
  })
})

/** For so long it is watched how smoothly the page is drawn, in milliseconds. */
const WATCHED = 1500

/** Nobody notices a frame that is this late. */
const SMOOTH = 50

/** The usual gap between frames: of the table when the bots are paused, and while a consul thinks. */
async function gapsOf(page: Page, id: string): Promise<{ readonly idle: number; readonly thinking: number }> {
  await openFile(page, between(id, 'consul'))
  await isThinking(page).waitFor({ timeout: 60_000 })
  await press(page, 'Pause the bots')
  await eventually(() => isThinking(page).count()).toBe(0)
  const idle = usual(await gapsIn(page, WATCHED))
  await press(page, 'Go on')
  await isThinking(page).waitFor()
  const thinking = usual(await gapsIn(page, WATCHED))
  return { idle, thinking }
}

const LONG_THOUGHTS = `localStorage['tabularium.thinking'] = 'any'`

inBrowser('while a bot thinks', (visit) => {
  test.each(['fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates'])(
    'frames come as they do on an idle page: %s',
    async (id) => {
      const { idle, thinking } = await gapsOf(await visit({ speed: 'normal', before: LONG_THOUGHTS }), id)
      expect(thinking).toBeLessThan(Math.max(SMOOTH, 2 * idle))
    },
  )

  test('if it thought in the page itself, that would be seen', async () => {
    const page = await visit({ speed: 'normal', before: `${LONG_THOUGHTS};${WITHOUT_WORKER}` })
    const { idle, thinking } = await gapsOf(page, 'barbarians-at-the-gates')
    expect(thinking).toBeGreaterThan(Math.max(SMOOTH, 2 * idle))
  })
})
