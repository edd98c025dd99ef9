/** The three ways to touch the page: a mouse, one finger, keys alone. Each answers whether it got there. */
import type { Locator, Page } from 'playwright-core'
import { mapIsStill, momentOf } from '../browser.ts'
import { freeSpot, tap, tapApart } from '../fingers.ts'

export interface Hands {
  /** A button, a card, a sheet's button. */
  press(what: Locator): Promise<boolean>
  /** A card of the hand. */
  lift(card: string): Promise<boolean>
  /** A piece on the map. */
  pick(piece: string): Promise<boolean>
  /** A lit place on the map. */
  point(place: string): Promise<boolean>
}

/** How long one thing is tried, in milliseconds. */
const PATIENCE = 4000

const did = (deed: Promise<unknown>): Promise<boolean> =>
  deed.then(
    () => true,
    () => false,
  )

/** Where the counter is in the window with nothing over it; null: nowhere. */
const freeCounter = (page: Page, piece: string): Promise<readonly [number, number] | null> =>
  page.evaluate((name) => {
    const face = document.querySelector(`[data-piece="${name}"] .counter-face`)
    if (face === null) return null
    const { left, top, width, height } = face.getBoundingClientRect()
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85]
    const points = shares.flatMap((a) => shares.map((b): [number, number] => [left + width * a, top + height * b]))
    return points.find(([x, y]) => document.elementFromPoint(x, y)?.closest('.map-frame') != null) ?? null
  }, piece)

type Look = () => Promise<readonly [number, number] | null>

/** Looks for it where the map is; if it is not in sight, on all of it. */
async function inSight(
  page: Page,
  look: Look,
  showAll: () => Promise<unknown>,
): Promise<readonly [number, number] | null> {
  await mapIsStill(page)
  const here = await look()
  if (here !== null) return here
  await showAll()
  await mapIsStill(page)
  return look()
}

const sizeOfMap = (page: Page): Promise<number> =>
  page.locator('.map-sheet').evaluate((sheet) => sheet.getBoundingClientRect().width)

/** After the next frames the map is larger, and nothing else has come of the tap. */
async function isNearer(page: Page, size: number, moment: string): Promise<boolean> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return (await sizeOfMap(page)) > size * 1.05 && (await momentOf(page)) === moment
}

const cardOf = (page: Page, card: string): Locator => page.locator(`.gates-hand [data-card="${card}"]`)

/** The button that shows all of the map. */
const fitOf = (page: Page): Locator => page.locator('.zoom button').filter({ visible: true })

export function byMouse(page: Page): Hands {
  const press = (what: Locator) => did(what.click({ timeout: PATIENCE }))
  const at = async (look: Look) => {
    const point = await inSight(page, look, () => press(fitOf(page).last()))
    if (point !== null) await page.mouse.click(...point)
    return point !== null
  }
  return {
    press,
    lift: (card) => press(cardOf(page, card)),
    pick: (piece) => at(() => freeCounter(page, piece)),
    point: (place) => at(() => freeSpot(page, place)),
  }
}

export function byFinger(page: Page): Hands {
  const press = async (what: Locator) => {
    const isThere = await did(what.first().waitFor({ timeout: PATIENCE }))
    return isThere && did(tap(what.first(), { timeout: PATIENCE }))
  }
  /** Where places are too near to each other the first tap only brings the map nearer: then the same is tapped again. */
  const at = async (look: Look) => {
    const point = await inSight(page, look, () => press(fitOf(page).first()))
    if (point === null) return false
    const [size, moment] = await Promise.all([sizeOfMap(page), momentOf(page)])
    await page.touchscreen.tap(...point)
    if (!(await isNearer(page, size, moment))) return true
    await mapIsStill(page)
    const nearer = await look()
    if (nearer !== null) await tapApart(page, nearer)
    return nearer !== null
  }
  return {
    press,
    /** Three edges show; one of them opens the hand. */
    async lift(card) {
      const wanted = cardOf(page, card)
      if (!(await wanted.isVisible())) await press(page.locator('.gates-hand .held button'))
      return press(wanted)
    },
    pick: (piece) => at(() => freeCounter(page, piece)),
    point: (place) => at(() => freeSpot(page, place)),
  }
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowUp']

/** So many times Tab, and all of the page has had the focus. */
const MOST_TABS = 220

export function byKeys(page: Page): Hands {
  /** Goes on by a key until the focus is on it. */
  const reach = async (what: Locator, key: string, most: number) => {
    // What is gone meanwhile is not reached.
    const focus = () =>
      what.evaluateAll(([element]) =>
        element === undefined ? 'gone' : element.contains(document.activeElement) ? 'there' : 'elsewhere',
      )
    for (let i = 0; i < most; i++) {
      const now = await focus()
      if (now !== 'elsewhere') return now === 'there'
      await page.keyboard.press(key)
    }
    return (await focus()) === 'there'
  }
  const press = async (what: Locator) => {
    const isThere = await did(what.first().waitFor({ state: 'attached', timeout: PATIENCE }))
    if (!isThere || !(await reach(what.first(), 'Tab', MOST_TABS))) return false
    await page.keyboard.press('Enter')
    return true
  }
  return {
    press,
    lift: (card) => press(cardOf(page, card)),
    pick: (piece) => press(page.locator(`#actions [data-actor="${piece}"]`)),
    /** The arrows go from lit place to lit place: as near to that one as a few of them lead. */
    async point(place) {
      const first = page.locator('#actions [data-actor][aria-pressed="true"], #actions [data-place][tabindex="0"]')
      if (!(await reach(first.first(), 'Tab', MOST_TABS))) return false
      const focused = () => page.evaluate<string>('document.activeElement?.dataset.place ?? ""')
      for (const key of ARROWS) {
        if ((await focused()) === place) break
        await page.keyboard.press(key)
      }
      const isThere = (await focused()) !== ''
      if (isThere) await page.keyboard.press('Enter')
      return isThere
    },
  }
}
