/** Marks on the map that come and go. */

import { position } from '@tabularium/tetrarchia/testing'
import { expect, test } from 'vitest'
import { card, eventually, inBrowser, openDrawn, settled } from './browser.ts'

inBrowser('Marks', (visit) => {
  test('what changed since one’s turn has a tick until it is looked at', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const ticks = page.locator('[data-changed]')
    await card(page).getByRole('button', { name: 'Play now' }).click()
    await settled(page)
    for (let i = 0; i < 12 && (await page.locator('.closing').count()) === 0; i++) {
      await page.locator('#actions button, .prompt .choice').first().dispatchEvent('click')
      await settled(page)
    }
    expect(await ticks.count()).toBe(0)
    await page.locator('.closing').first().dispatchEvent('click')
    await eventually(() => ticks.count()).toBeGreaterThan(0)
    const before = await ticks.count()
    const place = await ticks.first().getAttribute('data-changed')
    const box = await page.locator(`[data-spot="${place}"]`).first().boundingBox()
    if (box === null) throw new Error(`${place} is not on the map`)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await eventually(() => page.locator(`[data-changed="${place}"]`).count()).toBe(0)
    expect(await ticks.count()).toBe(before - 1)
  })

  test('a chance is written as each language writes it', async () => {
    for (const [locale, written] of [
      ['en-GB', /^\d+%$/],
      ['fr-FR', /^\d+\u202f%$/],
    ] as const) {
      const page = await visit({ locale, viewport: { width: 1440, height: 900 } })
      const near = {
        emperors: { galerius: 'moesia-superior' },
        turn: 'galerius',
        ip: 5,
        armies: [['GRAECIA', 'dacia']],
      } as const
      await openDrawn(page, position(near))
      const pill = page.locator('.pill-chance').first()
      await pill.waitFor()
      expect(await pill.textContent()).toMatch(written)
    }
  })
})
