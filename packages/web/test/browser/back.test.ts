/** The map goes to what happens, and comes back where nothing on it is asked about. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, card, eventually, headline, inBrowser, place, says } from './browser.ts'
import { PHONE } from './fingers.ts'

/** Whether that zone lies in the window, once the map has come to rest. */
async function isSeen(page: Page, zone: string): Promise<boolean> {
  const { x, y, width, height } = await atRest(place(page, zone))
  const { width: right, height: bottom } = PHONE.viewport
  return x + width / 2 > 0 && x + width / 2 < right && y + height / 2 > 0 && y + height / 2 < bottom
}

inBrowser('a phone', (visit) => {
  test('after the set-up of Ultimus Romanorum the map is back where it lay before', async () => {
    const page = await visit({ ...PHONE, speed: 'fast' })
    await card(page, 'Ultimus Romanorum').getByRole('button', { name: 'Play now' }).click()
    await says(headline(page), 'Set-up')
    expect(await isSeen(page, 'italia-1')).toBe(true)
    expect(await isSeen(page, 'oriens-2')).toBe(false)
    await page.locator('.prompt button.primary').click()
    await says(headline(page), 'Geostrategy')
    await eventually(() => isSeen(page, 'italia-1')).toBe(true)
    expect(await isSeen(page, 'oriens-2')).toBe(false)
  })
})
