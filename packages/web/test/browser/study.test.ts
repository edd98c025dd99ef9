/** A game that was played is studied: its turning points lead to their moments, and it is played on from there. */
import { readFileSync } from 'node:fs'
import { load, save } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, eventually, fromMenu, inBrowser, openFile, says } from './browser.ts'

const record = (name: string) => readFileSync(new URL(`../../../games/${name}`, import.meta.url), 'utf8')

const study = (page: Page) => page.getByRole('region', { name: 'Turning points' })
const slider = (page: Page) => page.locator('.replay input[type=range]')

/** So many actions that their study takes a while. */
const SO_FAR = 600

/** From the end of a game that was opened from a file. */
async function fromItsEnd(page: Page, text: string): Promise<void> {
  await openFile(page, text)
  await page.getByRole('dialog').getByRole('button', { name: 'Watch it all' }).click()
  await study(page).waitFor()
}

inBrowser('the study of a game', (visit) => {
  test('marks a choice that was worse, leads to it with the better one on the board, and is played on from there', async () => {
    const page = await visit()
    await fromItsEnd(page, record('fall-of-the-roman-empire/test/records/10-legate-random.json'))
    await button(page, 'Study this turn').click()
    const worse = study(page).getByRole('button', { name: /The Roman.*: −\d+ ±\d+.*Turn 1\..*Better: Disband/ })
    await worse.first().waitFor({ timeout: 60_000 })
    await worse.first().click()
    await eventually(() => slider(page).inputValue()).toBe('1')
    expect(await worse.first().getAttribute('aria-pressed')).toBe('true')
    await page.locator('.happening').first().waitFor({ state: 'attached' })
    const address = page.url()
    await button(page, 'Play on from here').click()
    await eventually(async () => page.url()).not.toBe(address)
    await says(page.locator('.prompt .asked'), 'The Roman')
  })

  test('goes on in the background, tells how far it is, and stops', async () => {
    const page = await visit()
    await fromItsEnd(page, record('barbarians-at-the-gates/test/records/05-legate.json'))
    await button(page, 'Study the whole game').click()
    await says(study(page).locator('output'), /^[1-9]\d* of \d+ choices$/)
    // Nothing waits for it: the game is looked at meanwhile.
    await slider(page).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => slider(page).inputValue()).toBe('1')
    await button(page, 'Stop').click()
    await says(study(page).getByRole('status'), 'Stopped.')
    expect(await study(page).getByRole('progressbar').count()).toBe(0)
  })

  test.each([
    ['tetrarchia/test/records/01-steward.json'],
    ['ultimus-romanorum/test/records/17-legate.json'],
    ['barbarians-at-the-gates/test/records/05-legate.json'],
  ])('can be begun with a finished game of any kind: %s', async (name) => {
    const page = await visit()
    await fromItsEnd(page, record(name))
    await button(page, 'Study the whole game').click()
    // A short game is studied before anybody can read how far it is: then what was found is there.
    const progress = study(page)
      .locator('output')
      .filter({ hasText: /^[1-9]\d* of \d+ choices$/ })
    await progress.or(study(page).locator('li')).first().waitFor()
  })

  test('of a game that goes on looks into one’s own choices alone', async () => {
    const { table } = load(games, record('ultimus-romanorum/test/records/17-legate.json'))
    const page = await visit()
    await openFile(page, save(table.branch(SO_FAR), { players: ['person', 'bot:legate'] }))
    await fromMenu(page, 'Replay')
    await button(page, 'Study the whole game').click()
    await says(study(page).locator('output'), /of [1-9]\d* choices$/)
    const text = await study(page).locator('output').textContent()
    const all = Number(/of (\d+)/.exec(text ?? '')?.[1])
    expect(all).toBeGreaterThan(0)
    expect(all).toBeLessThan(table.log.slice(0, SO_FAR).filter(({ asked }) => asked === 0).length + 1)
    await button(page, 'Stop').click()
  })

  test('speaks French', async () => {
    const page = await visit({ locale: 'fr-FR' })
    await openFile(page, record('fall-of-the-roman-empire/test/records/10-legate-random.json'))
    await page.getByRole('dialog').locator('.acts button').nth(2).click()
    await button(page, 'Étudier ce tour').waitFor()
  })
})
