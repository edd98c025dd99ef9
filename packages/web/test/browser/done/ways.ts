/** The ways in which a person plays: mouse, drag, keys, and what a screen reader tells. */
import type { Locator, Page } from 'playwright-core'
import { atRest, middleOf } from '../browser.ts'
import { Heard } from './heard.ts'

export interface Way {
  /** A piece goes to a place; `words`: what the list of actions calls that. */
  go(piece: string, place: string, words: RegExp): Promise<void>
  /** Whoever is asked answers with a place alone. */
  point(place: string, words: RegExp): Promise<void>
  press(name: RegExp, isOnSheet?: boolean): Promise<void>
}

type Point = readonly [x: number, y: number]

/** What of a place can be seen and hit: the point of it nearest to its middle. */
async function hit(page: Page, place: string): Promise<Point> {
  await atRest(spotOf(page, place))
  const found = await page.evaluate((name) => {
    const box = document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect() ?? new DOMRect()
    const points: [number, number][] = []
    for (let x = Math.max(4, box.left); x < Math.min(innerWidth, box.right); x += 9) {
      for (let y = Math.max(4, box.top); y < Math.min(innerHeight, box.bottom); y += 9) {
        const spot = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-spot]')
        if (spot?.dataset.spot === name) points.push([x, y])
      }
    }
    const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
    const [mx, my] = [mean(0), mean(1)]
    const far = ([x, y]: [number, number]) => Math.hypot(x - mx, y - my)
    return points.sort((a, b) => far(a) - far(b))[0]
  }, place)
  if (found === undefined) throw new Error(`${place} is not to be seen`)
  return found
}

const pieceOf = (page: Page, piece: string) => page.locator(`[data-piece="${piece}"] .counter-face`)
const spotOf = (page: Page, place: string) => page.locator(`[data-spot="${place}"]`)

/** The table has said that the piece gets there. */
const isLit = (page: Page, piece: string, place: string): Promise<void> =>
  page.locator(`#actions [data-place="${place}"][data-piece-of="${piece}"]`).first().waitFor({ state: 'attached' })

/** What lies under a sheet is out of reach. */
function buttonOf(page: Page, name: RegExp, isOnSheet: boolean): Locator {
  const where = isOnSheet ? page.getByRole('dialog') : page.locator('body')
  return where.getByRole('button', { name }).first()
}

export function byMouse(page: Page): Way {
  const click = async (what: Locator) => page.mouse.click(...(await middleOf(what)))
  return {
    async go(piece, place) {
      const isSelected = await page.locator(`#actions [data-actor="${piece}"][aria-pressed="true"]`).count()
      if (isSelected === 0) await click(pieceOf(page, piece))
      await page.locator(`#actions [data-actor="${piece}"][aria-pressed="true"]`).waitFor({ state: 'attached' })
      await page.mouse.click(...(await hit(page, place)))
    },
    point: async (place) => page.mouse.click(...(await hit(page, place))),
    press: (name, isOnSheet = false) => buttonOf(page, name, isOnSheet).click(),
  }
}

export function byDrag(page: Page): Way {
  return {
    ...byMouse(page),
    async go(piece, place) {
      const from = await middleOf(pieceOf(page, piece))
      const to = await hit(page, place)
      await page.mouse.move(...from)
      await page.mouse.down()
      await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 })
      await page.locator('.carried [data-lifted]').waitFor({ state: 'attached' })
      await isLit(page, piece, place)
      await page.mouse.move(...to, { steps: 4 })
      await page.mouse.up()
    },
  }
}

const FOCUSED = `(() => {
  const { activeElement: at } = document
  return (at.getAttribute('aria-label') ?? at.textContent).trim()
})()`

export function byKeys(page: Page): Way {
  const tabTo = async (name: RegExp, isOnSheet = false) => {
    await buttonOf(page, name, isOnSheet).waitFor({ state: 'attached' })
    for (let i = 0; i < 120; i++) {
      if (name.test(await page.evaluate<string>(FOCUSED))) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error(`no Tab leads to ${name}`)
  }
  /** By arrow keys to the place: in the direction that lacks most; where that leads back, in the next one. */
  const walk = async (goal: string) => {
    const [gx, gy] = await middleOf(spotOf(page, goal))
    const tried = new Map<string, number>()
    const focused = (of: 'place' | 'actor') => page.evaluate<string>(`document.activeElement?.dataset.${of} ?? ""`)
    for (let i = 0; i < 24; i++) {
      const place = await focused('place')
      if (place === goal) return page.keyboard.press('Enter')
      const [x, y] = await middleOf(place === '' ? pieceOf(page, await focused('actor')) : spotOf(page, place))
      const across = gx > x ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
      const along = gy > y ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
      const [first, second] = Math.abs(gx - x) > Math.abs(gy - y) ? [across, along] : [along, across]
      const before = tried.get(place) ?? 0
      tried.set(place, before + 1)
      await page.keyboard.press([first[0], second[0], second[1], first[1]][before % 4] ?? 'ArrowUp')
    }
    throw new Error(`no arrow leads to ${goal}: ${[...tried.keys()]}`)
  }
  return {
    async go(piece, place) {
      const actor = page.locator(`#actions [data-actor="${piece}"]`)
      await actor.waitFor({ state: 'attached' })
      const focused = () => page.evaluate<string>('document.activeElement?.dataset.actor ?? ""')
      for (let i = 0; i < 80 && (await focused()) !== piece; i++) await page.keyboard.press('Tab')
      if ((await actor.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Enter')
      await isLit(page, piece, place)
      await walk(place)
    },
    async point(place) {
      const places = page.locator('#actions [data-place]')
      await places.first().waitFor({ state: 'attached' })
      const focused = () => page.evaluate<string>('document.activeElement?.dataset.place ?? ""')
      for (let i = 0; i < 80 && (await focused()) === ''; i++) await page.keyboard.press('Tab')
      await walk(place)
    },
    press: tabTo,
  }
}

/** With nothing but the browser's tree of roles and names. */
export async function byEar(page: Page): Promise<Way> {
  const heard = await Heard.of(page)
  return {
    async go(piece, _, words) {
      const name = (await page.locator(`#actions [data-actor="${piece}"]`).textContent()) ?? ''
      const called = new RegExp(`^${name.split(',')[0]?.trim()}`)
      const isGoing = (await heard.names('button')).some((each) => words.test(each))
      if (!isGoing) await heard.activate(called)
      await heard.activate(words)
    },
    point: (_, words) => heard.activate(words),
    press: (name) => heard.activate(name),
  }
}
