/**
 * What the first page of each game weighs, gzipped, in the build: everything that is fetched from a reload at its table until
 * it is to be seen and a piece can be chosen. What comes by itself after that is weighed too, and held back to see that
 * the first click does not need it.
 */
import { gzipSync } from 'node:zlib'
import { position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, card, eventually, headline, inBrowser, openDrawn, says, settled, spoken } from './browser.ts'

interface Budget {
  readonly title: string
  /** All of it but the lettering, in thousands of bytes. */
  readonly most: number
  /** Of it without the map and the board. */
  readonly code: number
  /** Of it the map and the board. */
  readonly map: number
  /** Of a new game, until its board and pieces are to be seen. */
  readonly seen: number
  /** Of a new game, until the reader is asked something: with table and rules in the worker, and whoever plays before him. */
  readonly asked: number
  /** He is asked before the rules are there. */
  readonly isAskedAtOnce: boolean
  /** With what comes by itself a moment later. */
  readonly later: number
}

const budgets: readonly Budget[] = [
  // Asked: 150, of it 70 of code and 36 of map.
  { title: 'Tetrarchia', most: 99, code: 70, map: 28, seen: 100, asked: 148, isAskedAtOnce: false, later: 178 },
  {
    title: 'The Fall of the Roman Empire',
    most: 107,
    code: 75,
    map: 32,
    seen: 109,
    asked: 166,
    isAskedAtOnce: false,
    later: 183,
  },
  // Asked: 190.
  { title: 'Ultimus Romanorum', most: 138, code: 92, map: 47, seen: 141, asked: 141, isAskedAtOnce: true, later: 277 },
  // What is asked first depends on the cards that are dealt: it waits for the rules, and for the hand.
  {
    title: 'Barbarians at the Gates',
    most: 142,
    code: 99,
    map: 44,
    seen: 145,
    asked: 300,
    isAskedAtOnce: false,
    later: 330,
  },
]
const LETTERING = 83
const HOME = 74

/** What comes once the board is painted: rules and table in the worker, log with whom dice were for, recap, hand with its pictures, battles, a smaller window's sheet. */
const LATER =
  /\/(worker|engine|engine-more|rules|card|late|event-part|tested|telling|reason|recap|hand|pictures|texts|battles?|newer|sign|grounds|sheet|fonts)-[^/]*$/
const RULES = /\/(worker|engine|engine-more|rules|card)-[^/]*$/
/** What a new game is seen without. */
const WAITS = /\/(rules|rules-[^/]*|bots?|src)-[^/]*$/
/** What comes when cards are held: they are read and played without it. */
const ON_CARDS = /\/(pictures|texts)-[^/]*$/
/** What the first question may need besides: the hand holds the cards that it is about. */
const ANSWERS = /\/(worker|engine|engine-more|rules|card|hand|bots?|src)-[^/]*$/
/** What home has fetched already and a table needs as well. */
const SHARED = /(\/|\/(?:index|shared|titles|rolldown-runtime|en)-[\w-]{8}\.\w+)$/
const MAP = /\/map-[^/]*$/
const FACE = /\.woff2$/
const TEXT = /(\/|\.html|\.js|\.css)$/

/** Weighs what is fetched meanwhile, each file once, in thousands of bytes. */
async function weigh(page: Page, meanwhile: () => Promise<void>) {
  const weights = new Map<string, Promise<number>>()
  const onRequest = (request: { url(): string }) => {
    const { origin, pathname } = new URL(request.url())
    if (weights.has(pathname) || origin !== new URL(page.url()).origin) return
    const bytes = fetch(`${origin}${pathname}`).then(async (answer) => Buffer.from(await answer.arrayBuffer()))
    weights.set(
      pathname,
      bytes.then((whole) => (FACE.test(pathname) ? whole.length : gzipSync(whole, { level: 9 }).length) / 1000),
    )
  }
  page.on('request', onRequest)
  await meanwhile()
  page.off('request', onRequest)
  const files = await Promise.all([...weights].map(async ([path, weight]) => ({ path, weight: await weight })))
  const sum = (isMeant: (path: string) => boolean) =>
    files.reduce((all, { path, weight }) => all + (isMeant(path) ? weight : 0), 0)
  return {
    files: files.map(({ path }) => path),
    weights: new Map(files.map(({ path, weight }) => [path, weight])),
    sum,
  }
}

/** What is asked for waits until it is released. */
async function holdBack(page: Page, what: RegExp) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held: string[] = []
  await page.route(what, async (route) => {
    held.push(new URL(route.request().url()).pathname)
    await released
    await route.continue()
  })
  return { held, release: () => release() }
}

const isFirst = (path: string) => TEXT.test(path) && !LATER.test(path)

inBrowser('the first page', (visit) => {
  test.each(budgets)('of $title weighs at most $most KB', async ({ title, most, code, map, later }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await card(page, title).getByRole('button').first().click()
    await settled(page)
    // It was begun here: until the device has it, there is nothing to come back to.
    await page.waitForLoadState('networkidle')
    const { sum } = await weigh(page, async () => {
      await page.reload()
      await settled(page)
      await page.waitForTimeout(1500)
    })
    const isCode = (path: string) => isFirst(path) && !MAP.test(path)
    // What is asked for is all there: weights that are too small would be no weights.
    expect(sum(MAP.test.bind(MAP))).toBeGreaterThan(20)
    expect(sum(isCode)).toBeGreaterThan(50)
    // The rules came too, after the first page.
    expect(sum((path) => RULES.test(path))).toBeGreaterThan(35)
    expect(sum(isFirst)).toBeLessThanOrEqual(most)
    expect(sum(isCode)).toBeLessThanOrEqual(code)
    expect(sum((path) => MAP.test(path))).toBeLessThanOrEqual(map)
    expect(sum((path) => TEXT.test(path))).toBeLessThanOrEqual(later)
    const lettering = sum((path) => FACE.test(path))
    expect(lettering).toBeGreaterThan(40)
    expect(lettering).toBeLessThanOrEqual(LETTERING)
  })

  test.each(budgets)(
    'of a new game of $title weighs at most $seen KB, and $asked KB until one is asked',
    async (budget) => {
      const page = await visit({ viewport: { width: 1440, height: 900 } })
      const home = await weigh(page, async () => {
        await page.reload()
        await card(page).waitFor()
        await page.waitForTimeout(500)
      })
      const { held, release } = await holdBack(page, WAITS)
      const onCards = await holdBack(page, ON_CARDS)
      const table = await weigh(page, async () => {
        await card(page, budget.title).getByRole('button').first().click()
        await page.locator('.map-pieces > *').first().waitFor({ state: 'attached' })
        // What is drawn is drawn without the rules, which are asked for only now.
        await eventually(async () => held.some((path) => path.includes('/rules-'))).toBe(true)
        if (!budget.isAskedAtOnce) release()
        await settled(page)
      })
      release()
      onCards.release()
      const isNeeded = (path: string) =>
        TEXT.test(path) && (ANSWERS.test(path) || SHARED.test(path) || table.files.includes(path))
      const all = new Map([...home.weights, ...table.weights])
      const sum = (isMeant: (path: string) => boolean) =>
        [...all].reduce((total, [path, weight]) => total + (isNeeded(path) && isMeant(path) ? weight : 0), 0)
      const isSeen = (path: string) => !LATER.test(path) && !WAITS.test(path)
      expect(sum(isSeen)).toBeGreaterThan(80)
      expect(sum(isSeen)).toBeLessThanOrEqual(budget.seen)
      const isForQuestion = (path: string) => isSeen(path) || (!budget.isAskedAtOnce && ANSWERS.test(path))
      expect(sum(isForQuestion)).toBeLessThanOrEqual(budget.asked)
    },
  )

  test('of a new game that is loaded again before the rules came: it is begun then', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const { release } = await holdBack(page, WAITS)
    await card(page, 'Ultimus Romanorum').getByRole('button').first().click()
    await settled(page)
    const address = page.url()
    await page.reload()
    release()
    await settled(page)
    expect(page.url()).toBe(address)
    await act(page, 'historical')
    await says(spoken(page), /./)
  })

  test('answers the first click while the rules are still on their way, and does the second when they are here', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openDrawn(page, position({ emperors: { diocletian: 'roma', galerius: 'apulia' } }))
    await settled(page)
    const { held, release } = await holdBack(page, LATER)
    await page.reload()
    await settled(page)
    // Who is to act is selected already: let go, and selected again.
    const actor = page.locator('#actions [data-actor]').first()
    await actor.dispatchEvent('click')
    await page.locator('.selected-mark').waitFor({ state: 'detached' })
    await actor.dispatchEvent('click')
    await page.locator('.selected-mark').waitFor({ state: 'attached' })
    await page.locator('.lit-edges > *').first().waitFor({ state: 'attached' })
    await act(page, 'move etruria')
    await page.keyboard.press('m')
    expect(await headline(page).textContent()).toContain('Diocletian in Roma')
    expect(held.some((path) => path.includes('/worker-'))).toBe(true)
    release()
    await says(headline(page), 'Diocletian in Etruria')
  })

  test(`of all games, home, weighs at most ${HOME} KB and has nothing of a table`, async () => {
    const page = await visit()
    const { files, sum } = await weigh(page, async () => {
      await page.reload()
      await card(page).waitFor()
      await page.waitForTimeout(500)
    })
    expect(
      files.filter(
        (path) => /\/(table|map|rules|tetrarchia|ultimus-romanorum|barbarians|fall)-/.test(path) && TEXT.test(path),
      ),
    ).toEqual([])
    expect(sum((path) => TEXT.test(path))).toBeGreaterThan(20)
    expect(sum((path) => TEXT.test(path))).toBeLessThanOrEqual(HOME)
  })
})
