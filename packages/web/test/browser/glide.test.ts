import { save, secretFrom } from '@tabularium/engine'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, inBrowser, mapIsStill, openFile } from './browser.ts'

const drawn: Draw = {
  turn: 'galerius',
  emperors: { galerius: 'thracia', diocletian: 'syria', constantius: 'belgica', maximian: 'narbonensis' },
  tokens: { galerius: ['thracia'], revolt: ['dacia'] },
  armies: [
    ['GRAECIA', 'dacia'],
    ['AFRICA', 'libya'],
  ],
}

/** A line that the recap has of the far south-east or east, with the map drawn near and pushed to the north-west. */
async function lookAway(page: Page): Promise<void> {
  await openFile(page, save(position(drawn).table.branch(0, { secret: secretFrom('log') })))
  await page.locator('.closing').click()
  // What others do need not be watched.
  await page.locator('.watching').waitFor()
  await page.keyboard.press('Space')
  await page.locator('.recap-slot li button').filter({ hasText: / to / }).first().waitFor()
  // All at once: a browser draws the map anew after each key that is pressed by itself.
  await page.evaluate(`{
    const press = (times, key, shiftKey) => {
      for (let i = 0; i < times; i++) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }))
    }
    press(5, '+', false)
    press(12, 'ArrowUp', true)
    press(12, 'ArrowLeft', true)
  }`)
  await mapIsStill(page)
  await page.evaluate(`{
    globalThis.glides = []
    const sheet = document.querySelector('.map-sheet')
    const { animate } = sheet
    sheet.animate = (frames, timing) => {
      globalThis.glides.push(timing.duration)
      return animate.call(sheet, frames, timing)
    }
  }`)
}

const glides = (page: Page) => page.evaluate<readonly number[]>('globalThis.glides')

/** Whether the ring around what is pointed at lies in the window. */
async function isSeen(page: Page): Promise<boolean> {
  const box = await page.locator('.happening').first().boundingBox()
  const size = page.viewportSize()
  if (box === null || size === null) return false
  return box.x > 0 && box.y > 48 && box.x + box.width < size.width && box.y + box.height < size.height
}

inBrowser('the map goes to what happens', (visit) => {
  test('outside the window it glides there, inside it stays', async () => {
    const page = await visit({ speed: 'normal' })
    await lookAway(page)
    const line = page.locator('.recap-slot li button').filter({ hasText: / to / }).first()
    await line.hover()
    await eventually(() => isSeen(page)).toBe(true)
    expect(await glides(page)).toEqual([350])
    await page.mouse.move(5, 5)
    // The recap may have folded away from a lit place.
    await line.focus()
    await eventually(() => isSeen(page)).toBe(true)
    expect(await glides(page)).toEqual([350])
  })

  test('a line that comes under a hand at rest points at nothing', async () => {
    const page = await visit({ speed: 'normal' })
    await lookAway(page)
    const line = page.locator('.recap-slot li button').filter({ hasText: / to / }).first()
    // What a browser says of a mouse that rests while the page moves below it.
    for (const type of ['mouseenter', 'mouseover', 'mousemove']) await line.dispatchEvent(type)
    await page.waitForTimeout(500)
    expect(await page.locator('.happening').count()).toBe(0)
    expect(await glides(page)).toEqual([])
  })

  test('with reduced motion it is there at once', async () => {
    const page = await visit({ speed: 'normal', reducedMotion: 'reduce' })
    await lookAway(page)
    await page.locator('.recap-slot li button').filter({ hasText: / to / }).first().hover()
    await eventually(() => isSeen(page)).toBe(true)
    expect(await glides(page)).toEqual([])
  })
})
