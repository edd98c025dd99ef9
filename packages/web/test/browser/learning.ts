/** Guided games of several chapters, played in a browser: by what the beacon shows, or shown. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, eventually, says, type Visiting } from './browser.ts'

export interface Guided {
  readonly game: string
  /** What the log of each chapter tells, in the order of the chapters. */
  readonly told: readonly RegExp[]
  /** What a lesson asks for outside the map, first what has to be pressed first. */
  readonly lit: readonly string[]
  /** What lies over the whole window while something is shown, and closes it. */
  readonly scenes: string
  /** Something of one's own is picked or lifted. */
  readonly picked: string
}

export const lesson = (page: Page) => page.locator('.lesson')
export const title = (page: Page) => lesson(page).locator('h2')
export const chapters = (page: Page) => page.locator('.lesson-chapters')

/** What was told so far at this address, line by line as it is spoken. */
const LISTEN = `
  window.spoken = ''
  addEventListener('hashchange', () => (window.spoken = ''))
  new MutationObserver(() => {
    const now = document.querySelector('[role=log]')?.textContent ?? ''
    if (now !== '' && !window.spoken.endsWith(now)) window.spoken += now
    // Told over the whole window.
    if (document.querySelector('.exchange-go') && !window.spoken.includes('EXCHANGE')) window.spoken += ' EXCHANGE '
  }).observe(document, { childList: true, subtree: true, characterData: true })`

/** From the first chapter. */
export const begin = ({ game }: Guided) => ({
  at: `/learn/${game}/`,
  reducedMotion: 'reduce' as const,
  before: LISTEN,
})

/** A point of the map inside the beacon that nothing covers; null: the beacon is not on the map, 'hidden': it is covered. */
const BEACON = `(() => {
  const path = document.querySelector('.map-sheet .beacon')
  if (path === null) return null
  const { left, top, width, height } = path.getBoundingClientRect()
  const toMap = path.getScreenCTM().inverse()
  const shares = [0.5, ...Array.from({ length: 11 }, (_, i) => (i + 1) / 12)]
  const points = shares.flatMap((a) => shares.map((b) => [left + width * a, top + height * b]))
  const inside = points.filter(([x, y]) => path.isPointInFill(new DOMPoint(x, y).matrixTransform(toMap)))
  // An island is not the sea around it.
  const isLit = ([x, y]) => document.elementFromPoint(x, y)?.closest('.spot.open')
  const isClear = ([x, y]) => document.elementFromPoint(x, y)?.closest('.map-frame')
  const found = inside.find(isLit) ?? inside.find(isClear)
  if (found !== undefined) return found
  return 'hidden'
})()`

export async function beacon(page: Page): Promise<readonly [number, number] | null> {
  let found: unknown = null
  await eventually(async () => {
    found = await page.evaluate(BEACON)
    return found
  }).not.toBe('hidden')
  return Array.isArray(found) ? [Number(found[0]), Number(found[1])] : null
}

/** What a lesson asks for outside the map: what it names in the panel, in the hand or on a sheet. */
async function pressLit(page: Page, { lit }: Guided): Promise<void> {
  const ways = lit.map((way) => page.locator(way))
  await eventually(async () => {
    const counts = await Promise.all(ways.map((way) => way.count()))
    return counts.some((count) => count > 0)
  }).toBe(true)
  for (const way of ways) if ((await way.count()) > 0) return way.first().click()
}

/** One click of the learner, on what is lit. */
export async function follow(page: Page, guided: Guided): Promise<void> {
  const goOn = lesson(page).getByRole('button', { name: 'Go on' })
  if ((await goOn.count()) > 0) return goOn.click()
  const point = await beacon(page)
  if (point === null) await pressLit(page, guided)
  else await page.mouse.click(...point)
}

/** One press of the learner who lets it be done. */
export async function beShown(page: Page): Promise<void> {
  const shows = lesson(page).getByRole('button', { name: /^(Go on|Show me)$/ })
  // The lesson may just have gone on to the last one, which has neither.
  await shows.or(ended(page)).first().waitFor({ state: 'attached' })
  if ((await shows.count()) > 0) await shows.first().dispatchEvent('click')
}

/** Over the whole window: what was exchanged, and a battle that was fought. */
async function closeScenes(page: Page, { scenes }: Guided): Promise<void> {
  const over = page.locator(scenes)
  // While something is shown there is no lesson.
  await title(page).or(over).first().waitFor({ state: 'attached' })
  // What closes by itself meanwhile is closed too.
  while ((await over.count()) > 0) {
    await over
      .first()
      .click({ timeout: 3_000 })
      .catch(() => {})
    await title(page).or(over).first().waitFor({ state: 'attached' })
  }
}

export function expectTold(logs: readonly string[], { told }: Guided): void {
  for (const [i, words] of told.entries()) expect(logs[i], `chapter ${i + 1}`).toMatch(words)
}

export const ended = (page: Page) => lesson(page).locator('a[href^="#/new/"]')
const next = (page: Page) => lesson(page).locator('a[href^="#/learn/"].primary')

/** Whether something has come of a click: another lesson, or somebody is selected. A slow page is clicked again. */
const hasGoneOn = (page: Page, before: string | null, picked: string): Promise<boolean> =>
  page
    .waitForFunction(
      ([said, own]) => {
        const now = document.querySelector('.lesson h2')?.textContent
        const isOver = document.querySelector('.exchange-go, dialog[open]') !== null
        const isPicked = document.querySelector(own) !== null
        if (document.querySelector('.lesson a[href^="#/new/"]') !== null) return true
        return isOver || (now !== undefined && (now !== said || isPicked))
      },
      [before, picked] as const,
      { timeout: 6_000 },
    )
    .then(
      () => true,
      () => false,
    )

/** Plays chapter after chapter, each lesson by that. Answers how many clicks it took, and what the logs told. */
export async function playThrough(
  page: Page,
  guided: Guided,
  step: (page: Page, guided: Guided) => Promise<void>,
): Promise<readonly string[]> {
  const logs: string[] = []
  let again = 0
  for (let clicks = 0; clicks < 250; clicks++) {
    await closeScenes(page, guided)
    if ((await ended(page).count()) === 0) {
      const before = await title(page).textContent()
      await step(page, guided)
      again = (await hasGoneOn(page, before, guided.picked)) ? 0 : again + 1
      if (again > 3) throw new Error(`it does not go on: ${before}`)
      continue
    }
    logs.push(String(await page.evaluate('window.spoken')))
    if ((await next(page).count()) === 0) return logs
    const following = logs.length + 1
    await next(page).click()
    await says(chapters(page), `Chapter ${following} of ${guided.told.length}`)
  }
  throw new Error(`it did not end: ${await title(page).textContent()}`)
}

/** A guided game is played to its end: by what the beacon shows, and shown. */
export function learns(visit: Visiting, guided: Guided): void {
  // A minute by itself, and not steady beside other files: run it alone with TABULARIUM_LONG=1.
  const isLong = process.env.TABULARIUM_LONG === undefined
  test.skipIf(isLong)('from start to end by clicks on what is lit', { timeout: 400_000 }, async () => {
    const page = await visit(begin(guided))
    await says(chapters(page), `Chapter 1 of ${guided.told.length}`)
    const logs = await playThrough(page, guided, follow)
    expectTold(logs, guided)
    await ended(page).click()
    await button(page, 'Begin').waitFor()
  })

  test('from start to end shown', { timeout: 400_000 }, async () => {
    const page = await visit(begin(guided))
    const logs = await playThrough(page, guided, beShown)
    expectTold(logs, guided)
  })
}
