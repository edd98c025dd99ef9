/** A whole turn of Tetrarchia, in each way that a person can play it. */
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  activate,
  button,
  eventually,
  headline,
  inBrowser,
  isAsked,
  middleOf,
  openDrawn,
  place,
  says,
  spoken,
} from './browser.ts'

/** Galerius has a step to go, a fight to win, and something to secure. */
const draw: Draw = {
  turn: 'galerius',
  emperors: { diocletian: 'macedonia', galerius: 'pannonia-inferior', constantius: 'lugdunensis', maximian: 'rhaetia' },
  tokens: { galerius: ['pannonia-superior'], revolt: ['noricum'] },
  fleets: { internum: 1 },
  armies: [['ILLYRICVM', 'noricum']],
}

const open = async (page: Page) => openDrawn(page, position(draw).dice('VI', 1, 'VI', 2, 3, 'V', 2))

/** The middle of a place on the screen. */
async function middle(page: Page, id: string): Promise<readonly [number, number]> {
  return middleOf(place(page, id))
}

/** The piece or place that has the focus. */
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement?.dataset.place ?? document.activeElement?.dataset.actor ?? ""')

/** Goes by arrow keys from where the piece stands to a lit place, each time in the direction that lacks most. */
async function walk(page: Page, from: string, goal: string): Promise<void> {
  const [gx, gy] = await middle(page, goal)
  let at = from
  for (let i = 0; i < 12 && at !== goal; i++) {
    const [x, y] = await middle(page, at)
    const isAcross = Math.abs(gx - x) > Math.abs(gy - y)
    const [across, along] = [gx > x ? 'ArrowRight' : 'ArrowLeft', gy > y ? 'ArrowDown' : 'ArrowUp']
    await page.keyboard.press(isAcross ? across : along)
    const next = await focused(page)
    at = next === '' ? at : next
  }
  expect(await focused(page)).toBe(goal)
}

/** Looks at how the fight went, and puts its sheet away: only then is it told. */
async function fought(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.getByText(/You had \d+/).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await says(spoken(page), 'destroyed')
}

/** The button of the sheet that a fight is shown on first. */
const roll = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Roll', exact: true })

async function ended(page: Page): Promise<void> {
  await isAsked(page, 'Constantius')
  await says(spoken(page), 'destroyed')
  await says(spoken(page), /[Gg]alerius.*Dalmatia/)
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

inBrowser('a whole turn', (visit) => {
  test('by mouse: two clicks a move, none of them in a list', async () => {
    const page = await visit({ confirm: 'dice' })
    await open(page)
    await says(headline(page), '6 IP')
    // Two steps at once, taken back at once.
    await place(page, 'dalmatia').click()
    await says(spoken(page), 'Dalmatia')
    await button(page, 'Undo').click()
    await says(headline(page), '6 IP')
    expect(await button(page, 'Undo').isDisabled()).toBe(true)
    // A fight is shown first, and fought at the second click.
    await place(page, 'noricum').click()
    await roll(page).waitFor()
    expect(await page.getByRole('dialog').textContent()).toMatch(/\d+\s?%/)
    await page.keyboard.press('Escape')
    await says(headline(page), 'Galerius')
    await place(page, 'noricum').click()
    await roll(page).click()
    await fought(page)
    await place(page, 'dalmatia').click()
    await page.locator('.here').getByText('Secure').click()
    await says(spoken(page), 'token in Dalmatia')
    await button(page, 'Undo').click()
    // What is lost is said, and the second click ends the turn.
    const end = page.locator('.closing')
    await says(end, /IP unspent/)
    await end.click()
    await page.locator('.commit').click()
    await ended(page)
  })

  test('by drag: the piece snaps to a lit place, and goes back on empty map', async () => {
    const page = await visit()
    await open(page)
    const [x, y] = await middle(page, 'pannonia-inferior')
    const [tx, ty] = await middle(page, 'dalmatia')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 40, y - 90, { steps: 4 })
    await page.locator('.carried [data-lifted]').waitFor({ state: 'attached' })
    const away = await middle(page, 'sarmatia')
    await page.mouse.move(away[0] + 120, away[1] + 10, { steps: 4 })
    await page.mouse.up()
    await says(headline(page), '6 IP')
    expect(await page.locator('.carried [data-lifted]').count()).toBe(0)
    for (const goal of [[tx + 25, ty + 12], await middle(page, 'noricum')] as const) {
      const from = goal[0] === tx + 25 ? ([x, y] as const) : await middle(page, 'dalmatia')
      await page.mouse.move(from[0], from[1])
      await page.mouse.down()
      await page.mouse.move((from[0] + goal[0]) / 2, (from[1] + goal[1]) / 2, { steps: 3 })
      await page.mouse.move(goal[0], goal[1], { steps: 3 })
      await page.mouse.up()
      await says(spoken(page), goal[0] === tx + 25 ? 'Dalmatia' : 'destroyed')
    }
    await page.locator('.closing').click()
    await ended(page)
  })

  test('Esc takes a drag back: letting go over a lit place then does nothing', async () => {
    const page = await visit()
    await open(page)
    const [x, y] = await middle(page, 'pannonia-inferior')
    const [tx, ty] = await middle(page, 'dalmatia')
    await page.mouse.move(x, y)
    await page.mouse.down()
    // So quickly that the first move is off the piece already.
    await page.mouse.move(tx + 10, ty + 6, { steps: 2 })
    await page.locator('.carried [data-lifted]').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.locator('.carried [data-lifted]').waitFor({ state: 'detached' })
    const before = await middle(page, 'dalmatia')
    await page.mouse.move(tx, ty, { steps: 2 })
    await page.mouse.up()
    // Neither has the map been pushed, nor Galerius gone: he goes there from where he stood.
    expect(await middle(page, 'dalmatia')).toEqual(before)
    await says(headline(page), '6 IP')
    await place(page, 'dalmatia').click()
    await says(spoken(page), 'Dalmatia')
    await button(page, 'Undo').click()
    await says(headline(page), '6 IP')
    expect(await button(page, 'Undo').isDisabled()).toBe(true)
  })

  test('by one finger: the first tap shows, the second does it', async () => {
    const page = await visit(PHONE)
    await open(page)
    const tap = async (id: string) => page.touchscreen.tap(...(await middle(page, id)))
    await eventually(async () => (await place(page, 'dalmatia').boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(44)
    await tap('noricum')
    await page.locator('.commit').tap()
    await says(spoken(page), 'destroyed')
    await tap('dalmatia')
    await page.locator('.commit').tap()
    await says(spoken(page), 'Dalmatia')
    await page.locator('.acts-here').getByText('Secure').tap()
    await says(spoken(page), 'token in Dalmatia')
    await page.locator('.closing').tap()
    await ended(page)
  })

  test('by keys alone', async () => {
    const page = await visit({ confirm: 'dice' })
    await open(page)
    const focus = () => focused(page)
    for (let i = 0; i < 40 && (await focus()) !== 'galerius'; i++) await page.keyboard.press('Tab')
    expect(await focus()).toBe('galerius')
    expect(await page.locator('.focus-ring').count()).toBe(1)
    await walk(page, 'pannonia-inferior', 'noricum')
    await page.keyboard.press('Enter')
    await roll(page).waitFor()
    await page.keyboard.press('Enter')
    await fought(page)
    await eventually(focus).toBe('galerius')
    await walk(page, 'pannonia-inferior', 'dalmatia')
    await page.keyboard.press('Enter')
    await says(spoken(page), 'Dalmatia')
    await page.keyboard.press('1')
    await says(spoken(page), 'token in Dalmatia')
    await page.keyboard.press('u')
    await button(page, /^Secure Dalmatia/)
      .first()
      .waitFor()
    await page.keyboard.press('r')
    await says(spoken(page), 'token in Dalmatia')
    await page.keyboard.press('e')
    await ended(page)
  })

  test('by what a screen reader is told', async () => {
    const page = await visit({ confirm: 'dice' })
    await open(page)
    const list = page.locator('#actions')
    await list.getByRole('heading', { name: 'Pieces that can act' }).waitFor()
    const galerius = list.getByRole('button', { name: /^Galerius.*Pannonia Inferior.*6 IP, \d+ destinations$/i })
    expect(await galerius.getAttribute('aria-pressed')).toBe('true')
    await activate(list.getByRole('button', { name: /^Attack the army in Noricum \(.*%/ }))
    await roll(page).click()
    await fought(page)
    await activate(list.getByRole('button', { name: /^Move to Dalmatia/ }))
    await says(spoken(page), 'Dalmatia')
    await activate(list.getByRole('button', { name: /^Secure Dalmatia/ }))
    await says(spoken(page), 'token in Dalmatia')
    await activate(page.getByRole('button', { name: /End the Roman phase/ }))
    await ended(page)
  })
})
