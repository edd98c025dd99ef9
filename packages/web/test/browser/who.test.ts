/** A click on a place while nobody is selected: who can get there is shown. */
import { position } from '@tabularium/fall-of-the-roman-empire/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, inBrowser, openDrawn, says, settled, spoken } from './browser.ts'

const two = { roma: { legions: 1, forces: 2 }, pannonia: { legions: 1, forces: 3 } }

const ways = (page: Page) => page.locator('[data-way]')

async function clickPlace(page: Page, place: string): Promise<void> {
  const box = await page.locator(`[data-spot="${place}"]`).first().boundingBox()
  if (box === null) throw new Error(`${place} is not on the map`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** In the middle of a way that was drawn. */
async function clickWay(page: Page, piece: string): Promise<void> {
  const [x, y] = await page.evaluate<readonly [number, number]>(`(() => {
    const path = document.querySelector('[data-way="${piece}"] .way-room')
    const { x, y } = path.getPointAtLength(path.getTotalLength() * 0.55).matrixTransform(path.getScreenCTM())
    return [x, y]
  })()`)
  await page.mouse.click(x, y)
}

inBrowser('who can get there', (visit) => {
  test('two can: a way each, and the one that is pressed goes', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openDrawn(page, position({ areas: two }))
    await settled(page)
    await clickPlace(page, 'venetia')
    await eventually(() => ways(page).count()).toBe(2)
    // The panel names them, too.
    expect(await page.locator('.prompt .choice').count()).toBe(2)
    await page.keyboard.press('Escape')
    await eventually(() => ways(page).count()).toBe(0)
    await clickPlace(page, 'venetia')
    await eventually(() => ways(page).count()).toBe(2)
    await clickWay(page, 'pannonia')
    await says(spoken(page), /from Pannonia to Venetia/)
    await eventually(() => ways(page).count()).toBe(0)
  })

  test('one can: he is selected and his way is shown, and the next click goes', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openDrawn(page, position({ areas: two }))
    await settled(page)
    await clickPlace(page, 'apulia')
    await page.locator('.selected-ring').first().waitFor({ state: 'attached' })
    await page.locator('.way-mark').first().waitFor({ state: 'attached' })
    await clickPlace(page, 'apulia')
    await says(spoken(page), /from Roma to Apulia/)
  })

  test('nobody can: it says why', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openDrawn(page, position({ areas: two }))
    await settled(page)
    await clickPlace(page, 'syria')
    await page.locator('.refusal-note').waitFor()
    expect(await ways(page).count()).toBe(0)
  })
})
