/** What a reader chooses for himself, and the ways about a table that no turn needs. */
import { position as ofFall } from '@tabularium/fall-of-the-roman-empire/testing'
import { position } from '@tabularium/tetrarchia/testing'
import { position as ofUltimus } from '@tabularium/ultimus-romanorum/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  card,
  choose,
  eventually,
  headline,
  inBrowser,
  mapIsStill,
  openDrawn,
  place,
  press,
  says,
} from './browser.ts'
import { DESK, openTable } from './done/games.ts'

const romans = { emperors: { diocletian: 'roma', galerius: 'apulia' } } as const

async function set(page: Page, label: string, option: string): Promise<void> {
  await page.keyboard.press('?')
  await choose(page, label, option)
  await press(page, 'Close')
}

const sizeOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))

/** How high a name on the map is on the screen. */
const lettering = async (page: Page): Promise<number> => {
  await mapIsStill(page)
  return page
    .locator('.halo.place', { hasText: /^ROMA$/ })
    .evaluateAll((names) => Math.max(...names.map((name) => name.getBoundingClientRect().height)))
}

inBrowser('the settings', (visit) => {
  test('text size: panels and names on the map grow alike, and stay so', async () => {
    const page = await visit(DESK)
    await openDrawn(page, position(romans))
    const before = { panel: await sizeOf(page, '.prompt .sentence'), map: await lettering(page) }
    await set(page, 'Text size', '150 %')
    expect((await sizeOf(page, '.prompt .sentence')) / before.panel).toBeCloseTo(1.5, 1)
    await eventually(async () => (await lettering(page)) / before.map > 1.3).toBe(true)
    await page.reload()
    await headline(page).waitFor()
    expect((await sizeOf(page, '.prompt .sentence')) / before.panel).toBeCloseTo(1.5, 1)
  })

  test('by keys alone: what E asks about first is answered by Enter, though nothing had the focus', async () => {
    const page = await visit({ ...DESK, confirm: 'dice' })
    await openTable(page, ofFall({ areas: { venetia: { legions: 1 } } }).dice(1, 1, 1).table)
    await page.keyboard.press('Escape')
    await page.evaluate('document.activeElement.blur()')
    await page.keyboard.press('e')
    await says(page.locator('.prompt'), 'No Force in Venetia')
    await says(page.locator('.fall-turn .now'), 'March')
    await eventually(() => page.locator('.prompt .commit:focus').count()).toBe(1)
    await page.keyboard.press('Enter')
    await says(page.locator('.prompt'), 'Turn 2 of 20')
  })

  test('always ask: a march that can be taken back waits for a second click, too', async () => {
    const page = await visit({ ...DESK, confirm: 'always' })
    await openDrawn(page, position(romans))
    await place(page, 'etruria').click()
    await eventually(() => page.locator('.prompt .commit').count()).toBe(1)
    await says(headline(page), 'Etruria')
    expect(await page.locator('.bar-controls [aria-label=Undo]').isDisabled()).toBe(true)
    await place(page, 'etruria').click()
    await says(headline(page), 'Diocletian in Etruria')
  })

  test('colours: the device’s, light or dark; the land by owner or by region', async () => {
    const page = await visit({ ...DESK, colorScheme: 'light' })
    await openTable(page, ofFall({ areas: { roma: { legions: 1, forces: 2 } }, rrp: 5 }).table)
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    expect(await theme()).toBe('light')
    await set(page, 'Colours', 'Dark')
    expect(await theme()).toBe('dark')
    const washes = () => page.locator('.map-layer .fall-washes').innerHTML()
    const byOwner = await washes()
    await set(page, 'Colour of the land', 'By region')
    await eventually(washes).not.toBe(byOwner)
  })
})

inBrowser('ways about a table', (visit) => {
  test('theatres by Shift and a figure, by their names, and by the small map', async () => {
    const page = await visit(DESK)
    await openTable(page, ofUltimus({ pieces: { aetius: 'italia-2', victores: 'italia-2' } }).table)
    const theatre = page.locator('.theatres [aria-pressed=true]')
    await says(theatre, 'West')
    await page.keyboard.press('Shift+Digit3')
    await says(theatre, 'Persia')
    await button(page, 'East').click()
    await says(theatre, 'East')
    await page.locator('.small-map').click({ position: { x: 40, y: 50 } })
    await says(theatre, 'West')
  })

  test('I shows the card of the place with the focus; the right button lets go of the piece', async () => {
    const page = await visit(DESK)
    await openDrawn(page, position(romans))
    await page.locator('.selected-mark').waitFor({ state: 'attached' })
    await page.locator('#actions [data-place="etruria"]').first().focus()
    await page.keyboard.press('i')
    await says(page.locator('.card-slot'), 'Etruria')
    await place(page, 'britannia').click({ button: 'right' })
    await page.locator('.selected-mark').waitFor({ state: 'detached' })
  })

  test('a long press on Play opens set-up, and so does the arrow beside it', async () => {
    const page = await visit()
    await card(page).locator('.play').click({ delay: 700 })
    await page.locator('.setup').waitFor()
    await page.goBack()
    await card(page).locator('.more').click()
    await page.locator('.setup').waitFor()
  })

  test('the app is installed by a button, with icons of the sizes they claim', async () => {
    const page = await visit()
    await page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt'), { prompt: async () => (document.title = 'asked') }),
      ),
    )
    await button(page, 'Install').click()
    await eventually(() => page.title()).toBe('asked')
    const sizes = await page.evaluate(async () => {
      const { icons }: { icons: { src: string; sizes: string }[] } = await (await fetch('manifest.webmanifest')).json()
      const touch = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href ?? ''
      const all = [...icons.filter(({ sizes: size }) => size !== 'any'), { src: touch, sizes: '180x180' }]
      return Promise.all(
        all.map(async ({ src, sizes: size }) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return [size, `${image.naturalWidth}x${image.naturalHeight}`]
        }),
      )
    })
    expect(sizes).toHaveLength(4)
    for (const [claimed, real] of sizes) expect(real).toBe(claimed)
  })
})
