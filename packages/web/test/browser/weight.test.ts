/**
 * What the first page of each game weighs, gzipped, in the build: everything that is fetched from a reload at its table until
 * something can be done. `asked` is what the design asks for; where the page is above it, `most` says how far it may be.
 */
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, inBrowser, settled } from './browser.ts'

interface Budget {
  readonly title: string
  /** All of it but the lettering, in thousands of bytes. */
  readonly most: number
  /** Of it without the map and the board. */
  readonly code: number
  /** Of it the map and the board. */
  readonly map: number
  /** With what comes by itself a moment later. */
  readonly later: number
}

const budgets: readonly Budget[] = [
  // Asked: 150, of it 70 of code and 36 of map.
  { title: 'Tetrarchia', most: 152, code: 125, map: 36, later: 170 },
  { title: 'The Fall of the Roman Empire', most: 160, code: 128, map: 36, later: 175 },
  // Asked: 190.
  { title: 'Ultimus Romanorum', most: 242, code: 197, map: 50, later: 262 },
]
const LETTERING = 83
const HOME = 68

/** What comes when the page has nothing more urgent to do: log, recap, hand, battles, and whether a newer page is here. */
const LATER = /\/(log|recap|hand|battles?|newer|sign|grounds)-[^/]*$/
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
  return { files: files.map(({ path }) => path), sum }
}

const isFirst = (path: string) => TEXT.test(path) && !LATER.test(path)

inBrowser('the first page', (visit) => {
  test.each(budgets)('of $title weighs at most $most KB', async ({ title, most, code, map, later }) => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await card(page, title).getByRole('button').first().click()
    await settled(page)
    const { sum } = await weigh(page, async () => {
      await page.reload()
      await settled(page)
      await page.waitForTimeout(1500)
    })
    const isCode = (path: string) => isFirst(path) && !MAP.test(path)
    // What is asked for is all there: weights that are too small would be no weights.
    expect(sum(MAP.test.bind(MAP))).toBeGreaterThan(20)
    expect(sum(isCode)).toBeGreaterThan(90)
    expect(sum(isFirst)).toBeLessThanOrEqual(most)
    expect(sum(isCode)).toBeLessThanOrEqual(code)
    expect(sum((path) => MAP.test(path))).toBeLessThanOrEqual(map)
    expect(sum((path) => TEXT.test(path))).toBeLessThanOrEqual(later)
    const lettering = sum((path) => FACE.test(path))
    expect(lettering).toBeGreaterThan(40)
    expect(lettering).toBeLessThanOrEqual(LETTERING)
  })

  test(`of all games, home, weighs at most ${HOME} KB and has nothing of a table`, async () => {
    const page = await visit()
    const { files, sum } = await weigh(page, async () => {
      await page.reload()
      await card(page).waitFor()
      await page.waitForTimeout(500)
    })
    expect(
      files.filter((path) => /\/(table|map|rules|tetrarchia|ultimus-romanorum|fall)-/.test(path) && TEXT.test(path)),
    ).toEqual([])
    expect(sum((path) => TEXT.test(path))).toBeGreaterThan(20)
    expect(sum((path) => TEXT.test(path))).toBeLessThanOrEqual(HOME)
  })
})
