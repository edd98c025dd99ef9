/** Marks on the map that come and go. */

import { position } from '@tabularium/tetrarchia/testing'
import { expect, test } from 'vitest'
import { answer, card, eventually, inBrowser, middleOf, openDrawn, settled } from './browser.ts'

inBrowser('Marks', (visit) => {
  test('what changed since one’s turn has a tick until it is looked at', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const ticks = page.locator('[data-changed]')
    await card(page).getByRole('button', { name: 'Play now' }).click()
    await settled(page)
    for (let i = 0; i < 12 && (await page.locator('.closing').count()) === 0; i++) {
      await answer(page.locator('#actions button, .prompt .choice'))
      await settled(page)
    }
    expect(await ticks.count()).toBe(0)
    await page.locator('.closing').first().dispatchEvent('click')
    await eventually(() => ticks.count()).toBeGreaterThan(0)
    const before = await ticks.count()
    const place = await ticks.first().getAttribute('data-changed')
    await page.mouse.move(...(await middleOf(page.locator(`[data-spot="${place}"]`))))
    await eventually(() => page.locator(`[data-changed="${place}"]`).count()).toBe(0)
    await eventually(() => ticks.count()).toBe(before - 1)
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
