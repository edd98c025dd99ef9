/** Between a phone and a wide screen: a card and a drawer; and the column of a short window. */
import { position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, eventually, inBrowser, openDrawn, says } from './browser.ts'
import { tooWide } from './fingers.ts'

const drawn = () =>
  position({
    turn: 'galerius',
    emperors: { galerius: 'thracia', diocletian: 'syria', maximian: 'narbonensis', constantius: 'belgica' },
    tokens: { galerius: ['moesia-superior', 'thracia'], revolt: ['dacia', 'noricum'] },
    fleets: { internum: 1 },
    armies: [['GRAECIA', 'dacia']],
  })

const box = async (page: Page, what: string) => {
  const found = await page.locator(what).first().boundingBox()
  if (found === null) throw new Error(`${what} is not to be seen`)
  return found
}

/** Texts of panels that are cut off at their own edge. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.top-bar *, .side *, .panels *, .theatres *')]
      .filter((element) => element.closest('svg, .sr, .tab-row, .side-inner > *:not(.prompt)') === null)
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => `${element.className} ${element.textContent?.slice(0, 30)}`),
  )

inBrowser('middling windows', (visit) => {
  test('1024 by 768: the prompt is a card, log, place and recap are tabs of one drawer', async () => {
    const page = await visit({ viewport: { width: 1024, height: 768 } })
    await openDrawn(page, drawn())
    await eventually(async () => (await box(page, '.prompt')).width).toBe(300)
    const prompt = await box(page, '.prompt')
    expect(prompt.x + prompt.width).toBeLessThanOrEqual(1024)
    // Labels of the bar are icons, and keep their names.
    for (const name of ['Hint', 'Tables', 'Rules']) {
      const found = await page.locator('.top-bar').getByRole('button', { name }).boundingBox()
      expect(found?.width, name).toBeLessThanOrEqual(44)
    }
    const handle = button(page, 'Log, place and recap')
    expect(await handle.getAttribute('aria-expanded')).toBe('false')
    expect(await page.getByRole('tab').first().isVisible()).toBe(false)
    await handle.click()
    for (const name of ['Log', 'Place', 'Recap', 'Score']) await page.getByRole('tab', { name }).waitFor()
    await eventually(async () => Math.round((await box(page, '.panels')).x)).toBe(724)
    await page.getByRole('tab', { name: 'Place' }).click()
    await page.locator('[data-spot="macedonia"]').hover()
    await says(page.getByRole('tabpanel'), 'Macedonia')
    expect(await page.locator('.card-slot, .recap-slot').count()).toBe(0)
    await handle.click()
    await eventually(() => page.getByRole('tab').first().isVisible()).toBe(false)
    await eventually(() => tooWide(page)).toEqual([])
  })

  test.each([
    [844, 390],
    [720, 450],
  ])('%i by %i: the sheet is a column of 300 pixels', async (width, height) => {
    const page = await visit({ viewport: { width, height } })
    await openDrawn(page, drawn())
    await eventually(() => box(page, '.side')).toEqual({ x: width - 300, y: 48, width: 300, height: height - 48 })
    for (const name of ['Hint', 'Show the whole board', 'Undo', 'Menu']) await button(page, name).waitFor()
    await eventually(async () => (await box(page, '[data-spot="thracia"]')).width).toBeGreaterThanOrEqual(44)
    await eventually(async () => {
      const thracia = await box(page, '[data-spot="thracia"]')
      return thracia.x + thracia.width
    }).toBeLessThanOrEqual(width - 300)
    await eventually(() => tooWide(page)).toEqual([])
    await eventually(() => cut(page)).toEqual([])
  })

  test.each([
    [1440, 900],
    [390, 844],
  ])('text of 150 per cent at %i by %i: nothing is cut', async (width, height) => {
    const page = await visit({ viewport: { width, height }, before: "localStorage['tabularium.text'] = '150'" })
    await openDrawn(page, drawn())
    await eventually(() => cut(page)).toEqual([])
    await eventually(() => tooWide(page)).toEqual([])
    const prompt = await box(page, '.side')
    expect(prompt.y + prompt.height).toBeLessThanOrEqual(height)
    const closing = await box(page, '.prompt .closing')
    expect(closing.y + closing.height).toBeLessThanOrEqual(height)
  })
})
