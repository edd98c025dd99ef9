import { save, secretFrom } from '@tabularium/engine'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, eventually, inBrowser, openFile } from './browser.ts'

const drawn: Draw = {
  turn: 'galerius',
  emperors: { galerius: 'thracia', diocletian: 'syria', constantius: 'belgica', maximian: 'narbonensis' },
  tokens: { galerius: ['thracia'], revolt: ['dacia'] },
  armies: [
    ['GRAECIA', 'dacia'],
    ['AFRICA', 'libya'],
  ],
}

const lines = (page: Page) => page.locator('.log .line')
const recap = (page: Page) => page.getByRole('region', { name: 'Since your last turn' })

async function open(page: Page): Promise<void> {
  await openFile(page, save(position(drawn).table.branch(0, { secret: secretFrom('log') })))
  await page.locator('.closing').waitFor()
}

/** Ends an Emperor's turn and waits for the next one. */
async function endTurn(page: Page): Promise<void> {
  const heads = await page.locator('.log h3').count()
  await page.locator('.closing').click()
  await eventually(() => page.locator('.log h3').count()).toBeGreaterThan(heads)
  await page.locator('.closing').waitFor()
}

inBrowser('log, recap and replay', (visit) => {
  test('after others have moved there are arrows and a recap, until the first commit; M brings them back', async () => {
    const page = await visit()
    await open(page)
    await endTurn(page)
    await recap(page).waitFor()
    expect(await recap(page).getByRole('listitem').count()).toBeLessThanOrEqual(5)
    expect(await page.locator('.arrow-mark').count()).toBeGreaterThan(0)
    expect(await recap(page).getByText(/ to /).first().textContent()).toMatch(/^1/)
    await page.locator('.hits .open').first().click({ force: true })
    await recap(page).waitFor({ state: 'detached' })
    await eventually(() => page.locator('.arrow-mark').count()).toBe(0)
    await page.keyboard.press('m')
    await recap(page).waitFor()
  })

  test('the log is headed by side, folds older turns, and keeps every line', async () => {
    const page = await visit()
    await open(page)
    for (let i = 0; i < 3; i++) await endTurn(page)
    const heads = await page.locator('.log h3 button').allTextContents()
    expect(heads[0]).toMatch(/^Barbarians, after Galerius/)
    expect(heads.some((words) => words.startsWith('Constantius, round 1'))).toBe(true)
    const folded = page.locator('.log h3 button[aria-expanded=false]')
    const told = (await lines(page).count()) + (await hiddenLines(page))
    while ((await folded.count()) > 0) await folded.first().click()
    await eventually(() => lines(page).count()).toBe(told)
    await page.locator('.log').getByText('Barbarian phase of Galerius', { exact: false }).waitFor()
  })

  test('the newest line is in sight, though older turns fold meanwhile', async () => {
    const page = await visit({ viewport: { width: 1440, height: 700 } })
    await open(page)
    for (let i = 0; i < 3; i++) await endTurn(page)
    await eventually(() => lastLine(page)).toBe('in sight')
  })

  test('pressing a line looks at that moment, where one can play on', async () => {
    const page = await visit()
    await open(page)
    await endTurn(page)
    await recap(page).waitFor()
    await endTurn(page)
    await page.locator('.log h3 button[aria-expanded=false]').first().click()
    await lines(page).first().getByRole('button').click()
    const replay = page.getByRole('region', { name: 'Replay' })
    await replay.getByText(/^Action 1 of \d$/).waitFor()
    expect(await page.locator('.log [aria-current=step]').count()).toBeGreaterThan(0)
    await page.keyboard.press('ArrowLeft')
    await replay.getByText(/^Action 0 of \d$/).waitFor()
    await page.keyboard.press('Shift+ArrowRight')
    await replay.getByText(/^Action 1 of \d$/).waitFor()
    await button(page, 'Play on from here').click()
    await page.getByRole('heading', { name: /, from Constantius, round 1$/ }).waitFor({ state: 'attached' })
  })
})

/** Whether the last line can be seen, or is further down. */
const lastLine = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const line = [...document.querySelectorAll('.log .line')].at(-1)?.getBoundingClientRect()
    const box = document.querySelector('.log')?.closest('.panel-box')?.getBoundingClientRect()
    if (line === undefined || box === undefined) return 'nothing is told'
    return line.bottom <= box.bottom + 1 ? 'in sight' : 'below'
  })

/** How many lines the folded turns say they hold. */
async function hiddenLines(page: Page): Promise<number> {
  const counts = await page.locator('.log h3 .count').allTextContents()
  return counts.reduce((sum, words) => sum + Number.parseInt(words, 10), 0)
}
