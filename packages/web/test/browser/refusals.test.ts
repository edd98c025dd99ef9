/** Why something is not done, at the place pointed at, and what would do instead. */
import { save } from '@tabularium/engine'
import { position } from '@tabularium/fall-of-the-roman-empire/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, inBrowser, middleOf, openFile, says, settled } from './browser.ts'

const note = (page: Page) => page.locator('.refusal-note')

async function click(page: Page, selector: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page.locator(selector))))
}

/** What goes away after some seconds does so ten times sooner. */
const HASTY = `{
  const { setTimeout } = globalThis
  globalThis.setTimeout = (what, time) => setTimeout(what, time > 2000 && time < 9000 ? time / 10 : time)
}`

inBrowser('Refusals', (visit) => {
  test('too far for one march: the case, and a button for the first', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 }, before: HASTY })
    await openFile(page, save(position({ areas: { roma: { legions: 1, forces: 1 } } }).table))
    await settled(page)
    await click(page, '[data-piece="roma"]')
    await page.locator('[data-place="venetia"]').first().waitFor({ state: 'attached' })
    await click(page, '[data-spot="pannonia"]')
    await says(note(page), /Pannonia does not border Roma.*FR-8-/)
    const instead = note(page).locator('.instead')
    await instead.waitFor()
    // It stays until it is answered.
    await page.waitForTimeout(900)
    expect(await note(page).isVisible()).toBe(true)
    await instead.click()
    await eventually(() => note(page).isVisible()).toBe(false)
    await page.locator('[data-action^="with "]').first().waitFor({ state: 'attached' })
  })
})
