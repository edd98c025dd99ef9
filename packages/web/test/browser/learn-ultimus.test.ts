/** The guided game of Ultimus Romanorum, played in a browser: by what the beacon shows, and shown. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, eventually, inBrowser, mapIsStill, says } from './browser.ts'

const lesson = (page: Page) => page.locator('.lesson')
const title = (page: Page) => lesson(page).locator('h2')

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

const at = (chapter = '') => ({
  at: `/learn/ultimus-romanorum/${chapter}`,
  reducedMotion: 'reduce' as const,
  before: LISTEN,
})

/** What the log of each chapter tells, in the order of the chapters. */
const TOLD: readonly RegExp[] = [
  /has the initiative[\s\S]*is Patrice/,
  /Buccellarii[\s\S]*march[\s\S]*battle/i,
  /evade[\s\S]*retreat/i,
  /The Alamanni[\s\S]*war[\s\S]*The Burgondi[\s\S]*revolt/i,
  /Constantine[\s\S]*Usurper/,
  /marches from Galliae IV[\s\S]*EXCHANGE/,
  /Genseric goes aboard[\s\S]*sails from Africa IV[\s\S]*Italia V/,
  /scores 1 PV[\s\S]*scores 4 PV/,
]

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

async function beacon(page: Page): Promise<readonly [number, number] | null> {
  let found: unknown = null
  await eventually(async () => {
    found = await page.evaluate(BEACON)
    return found
  }).not.toBe('hidden')
  return Array.isArray(found) ? [Number(found[0]), Number(found[1])] : null
}

/** What a lesson asks for outside the map: the counter in the hand and its button, or a button in the panel or on a sheet. */
async function pressLit(page: Page): Promise<void> {
  const ways = [
    'dialog.battle-sheet .filled',
    '.stratagem-play',
    '.stratagem:not(.grey) .stratagem-face',
    '.prompt .choice',
  ].map((way) => page.locator(way))
  await eventually(async () => {
    const counts = await Promise.all(ways.map((way) => way.count()))
    return counts.some((count) => count > 0)
  }).toBe(true)
  for (const way of ways) if ((await way.count()) > 0) return way.first().click()
}

/** One click of the learner, on what is lit. */
async function follow(page: Page): Promise<void> {
  const goOn = lesson(page).getByRole('button', { name: 'Go on' })
  if ((await goOn.count()) > 0) return goOn.click()
  const point = await beacon(page)
  if (point === null) await pressLit(page)
  else await page.mouse.click(...point)
}

/** Over the whole window: camps that were exchanged, and a battle that was fought. */
async function closeScenes(page: Page): Promise<void> {
  const over = page.locator('.exchange-go, main:not(:has(.lesson)) dialog.battle-sheet .filled')
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

function expectTold(logs: readonly string[]): void {
  for (const [i, words] of TOLD.entries()) expect(logs[i], `chapter ${i + 1}`).toMatch(words)
}

const ended = (page: Page) => lesson(page).locator('a[href^="#/new/"]')
const next = (page: Page) => lesson(page).locator('a[href^="#/learn/"].primary')

/** Whether something has come of a click: another lesson, or somebody is selected. A slow page is clicked again. */
const hasGoneOn = (page: Page, before: string | null): Promise<boolean> =>
  page
    .waitForFunction(
      ([said]) => {
        const now = document.querySelector('.lesson h2')?.textContent
        const isOver = document.querySelector('.exchange-go, dialog[open]') !== null
        const isPicked = document.querySelector('[data-actor][aria-pressed=true], .stratagem-play') !== null
        if (document.querySelector('.lesson a[href^="#/new/"]') !== null) return true
        return isOver || (now !== undefined && (now !== said || isPicked))
      },
      [before],
      { timeout: 6_000 },
    )
    .then(
      () => true,
      () => false,
    )

/** Plays chapter after chapter, each lesson by that. Answers how many clicks it took, and what the logs told. */
async function playThrough(page: Page, step: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const logs: string[] = []
  let again = 0
  for (let clicks = 0; clicks < 250; clicks++) {
    await closeScenes(page)
    if ((await ended(page).count()) === 0) {
      const before = await title(page).textContent()
      await step(page)
      again = (await hasGoneOn(page, before)) ? 0 : again + 1
      if (again > 3) throw new Error(`it does not go on: ${before}`)
      continue
    }
    logs.push(String(await page.evaluate('window.spoken')))
    if ((await next(page).count()) === 0) return logs
    const following = logs.length + 1
    await next(page).click()
    await says(page.locator('.lesson-chapters'), `Chapter ${following} of 8`)
  }
  throw new Error(`it did not end: ${await title(page).textContent()}`)
}

inBrowser('learning Ultimus Romanorum', (visit) => {
  // A minute by itself, and not steady beside other files: run it alone with TABULARIUM_LONG=1.
  const isLong = process.env.TABULARIUM_LONG === undefined
  test.skipIf(isLong)('from start to end by clicks on what is lit', { timeout: 400_000 }, async () => {
    const page = await visit(at())
    await says(page.locator('.lesson-chapters'), 'Chapter 1 of 8')
    const logs = await playThrough(page, follow)
    expectTold(logs)
    await ended(page).click()
    await button(page, 'Begin').waitFor()
  })

  test('from start to end shown', { timeout: 400_000 }, async () => {
    const page = await visit(at())
    const logs = await playThrough(page, async () => {
      const shows = lesson(page).getByRole('button', { name: /^(Go on|Show me)$/ })
      // The lesson may just have gone on to the last one, which has neither.
      await shows.or(ended(page)).first().waitFor({ state: 'attached' })
      if ((await shows.count()) > 0) await shows.first().dispatchEvent('click')
    })
    expectTold(logs)
  })

  test('a chapter is chosen from the list; a wrong click is refused and the lesson stands; a reload goes on', async () => {
    const page = await visit(at())
    await page.locator('.lesson-chapters button').click()
    await page.getByRole('link', { name: 'A march and a battle' }).click()
    await says(title(page), '1/8')
    for (const number of [2, 3, 4, 5]) {
      await lesson(page)
        .getByRole('button', { name: /^(Go on|Show me)$/ })
        .click()
      await says(title(page), `${number}/8`)
    }
    // Aetius could go to Galliae V; it is not what the lesson asks for.
    await mapIsStill(page)
    const piece = await beacon(page)
    if (piece === null) throw new Error('nobody is lit')
    await page.mouse.click(...piece)
    await page.locator('#actions [data-steps]').waitFor({ state: 'attached' })
    const { x, y, width, height } = (await page.locator('[data-spot="galliae-5"]').boundingBox()) ?? fail()
    await page.mouse.click(x + width / 2, y + height / 2)
    await says(page.locator('.refusal-note'), 'The lesson goes on where the blue light is.')
    await says(title(page), '5/8')
    // A counter in the panel begins no march of its own.
    await page.locator('.ultimus-stack .tick').first().click()
    await says(page.locator('.refusal'), 'The lesson goes on where the blue light is.')
    await says(title(page), '5/8')
    await eventually(() => page.evaluate(`localStorage['tabularium.lesson.ultimus-romanorum'] ?? ''`)).toMatch(
      /^\{"at":4,/,
    )
    await page.reload()
    await says(page.locator('.lesson-chapters'), 'Chapter 2 of 8')
    await says(title(page), '5/8')
    await follow(page)
    await page.locator('#actions [data-steps]').waitFor({ state: 'attached' })
    await follow(page)
    await says(title(page), '6/8')
  })
})

function fail(): never {
  throw new Error('it is not on the map')
}
