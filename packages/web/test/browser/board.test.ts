import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, inBrowser, mapIsStill, openDrawn, place, press, says } from './browser.ts'
import { freeShare } from './fingers.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }

/** Where Roma is on the screen, and how wide it is drawn. */
async function roma(page: Page) {
  const box = await place(page, 'roma').boundingBox()
  if (box === null) throw new Error('Roma is not to be seen')
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2), width: Math.round(box.width) }
}

inBrowser('the board', (visit) => {
  test('zooms by buttons, wheel and keys, is dragged and moved by keys, and fits again', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await mapIsStill(page)
    const whole = await roma(page)
    await press(page, 'Zoom in')
    await eventually(async () => (await roma(page)).width).toBeGreaterThan(whole.width)
    await press(page, 'Show the whole board')
    await eventually(() => roma(page)).toEqual(whole)
    await page.mouse.move(whole.x, whole.y)
    await page.mouse.wheel(0, -300)
    await page.mouse.wheel(0, -200)
    await eventually(async () => (await roma(page)).width).toBeGreaterThan(1.8 * whole.width)
    // What the pointer is on stays under it.
    await mapIsStill(page)
    const near = await roma(page)
    expect(Math.hypot(near.x - whole.x, near.y - whole.y)).toBeLessThan(6)
    await page.mouse.move(near.x - 90, near.y + 60)
    await page.mouse.down()
    await page.mouse.move(near.x - 50, near.y + 90, { steps: 4 })
    await page.mouse.up()
    await eventually(async () => (await roma(page)).x - near.x).toBeGreaterThan(25)
    const before = await roma(page)
    await page.keyboard.press('Shift+ArrowRight')
    await eventually(async () => (await roma(page)).x).toBeLessThan(before.x)
    await page.keyboard.press('-')
    await eventually(async () => (await roma(page)).width).toBeLessThan(before.width)
    await page.keyboard.press('0')
    await eventually(() => roma(page)).toEqual(whole)
  })

  test('is not drawn anew when it is pressed, and lies on whole pixels wherever it is pushed', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await mapIsStill(page)
    const styles = () =>
      page.evaluate(() => {
        const look = (part: string) => getComputedStyle(document.querySelector(part) ?? document.body)
        // What is handed down to what is drawn makes the browser draw all of it.
        const drawn = [...document.querySelectorAll('.map-layer, .map-layer .land')].map(
          (part) => getComputedStyle(part).cursor,
        )
        const { a, b, e, f } = new DOMMatrix(look('.map-sheet').transform)
        return { drawn: [...new Set(drawn)], hand: look('.hits').cursor, spot: look('.spot').fill, lie: [a, b, e, f] }
      })
    const atRest = await styles()
    expect(atRest).toMatchObject({ drawn: ['default'], hand: 'grab', spot: 'none' })
    await page.mouse.move(500, 400)
    await page.mouse.down({ button: 'middle' })
    await page.mouse.move(520.3, 411.7)
    await page.mouse.move(540.6, 422.2)
    const pushed = await styles()
    expect(pushed).toMatchObject({ drawn: ['default'], hand: 'grabbing' })
    expect(pushed.lie).not.toEqual(atRest.lie)
    for (const { lie } of [atRest, pushed]) expect(lie).toEqual([1, 0, Math.round(lie[2]), Math.round(lie[3])])
    await page.mouse.up({ button: 'middle' })
  })

  test('zooms between two fingers', async () => {
    const page = await visit({ hasTouch: true })
    await openDrawn(page, position(romans))
    await mapIsStill(page)
    const whole = await roma(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart === 0 ? [] : [-apart, apart].map((far, id) => ({ x: whole.x + far, y: whole.y + 40, id })),
      })
    await touch('touchStart', 30)
    for (let apart = 40; apart <= 90; apart += 10) await touch('touchMove', apart)
    await touch('touchEnd', 0)
    await eventually(async () => (await roma(page)).width).toBeGreaterThan(1.5 * whole.width)
  })

  test('a panel tells of each army its way to ROMA and how soon it is there', async () => {
    const page = await visit()
    await openDrawn(page, position({ ...romans, armies: [['HISPANIA', 'narbonensis']] }))
    await page.getByRole('tab', { name: 'Pieces' }).click()
    await says(page.getByRole('tabpanel', { name: 'Pieces' }), /Narbonensis.*Roma/i)
  })
})

/** How high the bar is, which is no part of the map. */
const BAR = 48

const small = (page: Page, what: string) =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('${what}')].filter((e) => e.checkVisibility())
    .map((e) => [e.textContent || e.getAttribute('aria-label'), e.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 43.5).map(([name, { width, height }]) => name + width + ' ' + height)`)

inBrowser('the table', (visit) => {
  const full: Draw = { ...romans, armies: [['HISPANIA', 'narbonensis']] }

  test('at 1440 by 900 most of the map is free, names can be read, and who acts is large', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openDrawn(page, position(full))
    await place(page, 'apulia').hover()
    await page.locator('.card-slot').waitFor()
    await eventually(() => freeShare(page, BAR)).toBeGreaterThan(0.7)
    const letters = await page.evaluate<number>(`(() => {
      const name = [...document.querySelectorAll('.halo.place')].find((e) => e.checkVisibility())
      return parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().a
    })()`)
    expect(letters).toBeGreaterThanOrEqual(11.5)
    const counter = await page.locator('[data-piece="diocletian"]').boundingBox()
    expect(counter?.width).toBeGreaterThanOrEqual(40)
    expect(await page.locator('.side button').count()).toBeLessThanOrEqual(6)
  })

  test('at 390 by 844 half of the map is free with a selection, and all can be hit by a finger', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await openDrawn(page, position(full))
    await eventually(async () => (await place(page, 'etruria').boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(44)
    await eventually(() => freeShare(page, BAR)).toBeGreaterThan(0.5)
    expect(await small(page, '.top-bar button, .side .prompt button, .zoom button')).toEqual([])
  })
})

inBrowser('a new game of Tetrarchia', (visit) => {
  test('the level has a name and the win rate that was measured, and the game starts at it', async () => {
    const page = await visit({ at: '/new/tetrarchia' })
    await page.getByText('Variants and scenario').click()
    const level = page.getByRole('group', { name: /^Level/ })
    await says(level, 'The steward bot won 96% of 1000 games at [5300].')
    await page.getByRole('slider', { name: /Tokens for each/ }).fill('4')
    await page.getByRole('slider', { name: /Fleets/ }).fill('2')
    await page.getByRole('slider', { name: /Extra Revolts/ }).fill('1')
    await page.getByRole('slider', { name: /Armies at the start/ }).fill('1')
    await says(level, /\[4211\]/)
    await says(level, 'The steward bot won 84% of 1000 games at [4211].')
    await press(page, 'Begin')
    await page.getByRole('tab', { name: 'Pieces' }).click()
    await says(page.getByRole('tabpanel', { name: 'Pieces' }), /Roma/)
  })
})
