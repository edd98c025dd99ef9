/** The map goes to what happens, and comes back where nothing on it is asked about. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, eventually, headline, inBrowser, says } from './browser.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** What of the map lies in the middle of the window. */
const middle = (page: Page) =>
  page.evaluate<string>(`document.elementFromPoint(195, 300)?.closest('[data-spot]')?.dataset.spot ?? ''`)

inBrowser('a phone', (visit) => {
  test('after the set-up of Ultimus Romanorum the map lies where it lay before', async () => {
    const page = await visit({ ...PHONE, speed: 'fast' })
    await card(page, 'Ultimus Romanorum').getByRole('button', { name: 'Play now' }).click()
    await says(headline(page), 'Set-up')
    const before = await middle(page)
    expect(before).not.toBe('')
    await page.locator('.prompt button.primary').click()
    await says(headline(page), 'Geostrategy')
    await eventually(() => middle(page)).toBe(before)
  })
})
