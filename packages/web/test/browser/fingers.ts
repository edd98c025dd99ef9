/** Playing with fingers: what a small screen shows, and what lies under a finger. */
import type { Locator, Page } from 'playwright-core'
import { mapIsStill } from './browser.ts'

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type At = readonly [x: number, y: number]

/** Where a finger hits that place and nothing that lies over the map; null: nowhere. */
export function freeSpot(page: Page, id: string): Promise<At | null> {
  return page.evaluate((name) => {
    const spot = document.querySelector(`[data-spot="${name}"]`)
    if (spot === null) return null
    const { left, top, width, height } = spot.getBoundingClientRect()
    const [mx, my] = [left + width / 2, top + height / 2]
    const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    const points = steps.flatMap((i) =>
      steps.map((j): [number, number] => [mx + (i * width) / 10, my + (j * height) / 10]),
    )
    const far = ([x, y]: [number, number]) => Math.hypot(x - mx, y - my)
    // To ask what is drawn at a point takes long on a map: the middle is asked first, and is mostly free.
    const isHit = ([x, y]: [number, number]) =>
      document.elementFromPoint(x, y)?.closest(`[data-spot="${name}"]`) != null
    return points.sort((a, b) => far(a) - far(b)).find(isHit) ?? null
  }, id)
}

/** Taps a place, as soon as the map has come to rest with it in sight. */
export const tapPlace = (page: Page, id: string): Promise<void> => tapAtRest(page, id, () => freeSpot(page, id))

/** Taps a piece in its middle, as soon as the map has come to rest. */
export const tapPiece = (page: Page, piece: string): Promise<void> =>
  tapAtRest(page, piece, async () => {
    const box = await page.locator(`[data-piece="${piece}"] .counter-face`).first().boundingBox()
    return box === null ? null : [box.x + box.width / 2, box.y + box.height / 2]
  })

async function tapAtRest(page: Page, what: string, look: () => Promise<At | null>): Promise<void> {
  const until = Date.now() + 30_000
  while (Date.now() < until) {
    await mapIsStill(page)
    const at = await look()
    if (at !== null) return tapApart(page, at)
  }
  throw new Error(`${what} is covered, or not on the screen`)
}

/** Two taps at one place are a double tap, unless so much time lies between them, in milliseconds. */
const APART = 750
const ONE_PLACE = 60

const latest = new WeakMap<Page, { readonly at: At; readonly time: number }>()

/** Waits where a tap would be the second half of the last one. */
async function apart(page: Page, at: At, act: () => Promise<void>): Promise<void> {
  const last = latest.get(page)
  const isNear = last !== undefined && Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) < ONE_PLACE
  if (isNear) await page.waitForTimeout(Math.max(0, last.time + APART - Date.now()))
  await act()
  // A busy machine may take its time for a tap.
  latest.set(page, { at, time: Date.now() })
}

/** Taps at a point, and not so soon that it would be a double tap. */
export const tapApart = (page: Page, at: At): Promise<void> => apart(page, at, () => page.touchscreen.tap(...at))

/** Taps what can be pressed, and not so soon that it would be a double tap. */
export async function tap(what: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  const box = await what.boundingBox()
  if (box === null) return what.tap(options)
  await apart(what.page(), [box.x + box.width / 2, box.y + box.height / 2], () => what.tap(options))
}

/** One finger from here to there. */
export async function swipe(page: Page, from: At, to: At): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly At[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) })
  await touch('touchStart', [from])
  for (const share of [0.25, 0.5, 0.75, 1, 1, 1]) {
    await touch('touchMove', [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]])
    // A finger that is lifted while it is quick lets the browser roll on, and the next tap only stops that.
    await page.waitForTimeout(60)
  }
  await touch('touchEnd', [])
  await client.detach()
}

/** Which part of the window shows the map with nothing over it, from so far below its top. What is drawn on the map is put away meanwhile: it is slow to hit. */
export const freeShare = (page: Page, from = 0): Promise<number> =>
  page.evaluate((top) => {
    let [free, all] = [0, 0]
    const { style } = document.querySelector<HTMLElement>('.map-sheet') ?? document.createElement('i')
    style.display = 'none'
    for (let x = 5; x < innerWidth; x += 10) {
      for (let y = top + 5; y < innerHeight; y += 10) {
        all++
        if (document.elementFromPoint(x, y)?.closest('.map-frame') != null) free++
      }
    }
    style.display = ''
    return free / all
  }, from)

/** What can be pressed and is smaller than a finger, by its name. */
export const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pressed = [...document.querySelectorAll('button, select, summary, a[href], input[type="search"]')]
    return pressed
      .filter((element) => element.closest('.sr, .skip-link, .tick, .clause, .stratagem') === null)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box: { width, height } }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return `${name.trim().slice(0, 40)} ${Math.round(width)} x ${Math.round(height)}`
      })
  })

/** What reaches out of the window sideways, or is cut off at its own edge. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isOut = ({ left, right, width }: DOMRect) => width > 0 && (left < -1 || right > innerWidth + 1)
    const pushed = '.map-frame, .sr, svg, .skip-link, .tab-row, .hand-cards, .stack-units, .panels, .drawer-handle'
    const out = [...document.querySelectorAll('body *')]
      .filter((element) => element.closest(pushed) === null && isOut(element.getBoundingClientRect()))
      .map((element) => `${element.tagName} ${element.className}`)
    return document.documentElement.scrollWidth > innerWidth ? ['the page', ...out] : out
  })

export const sheet = (page: Page): Locator => page.locator('.side')

/** Words of the question that are written over other words of it. */
export const overprinted = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const lines: { readonly words: string; readonly box: DOMRect }[] = []
    const walker = document.createTreeWalker(
      document.querySelector('.prompt-text') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (walker.nextNode()) {
      const words = walker.currentNode.textContent?.trim() ?? ''
      if (words === '' || walker.currentNode.parentElement?.closest('.sr, .chance-bar, svg') != null) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const box of range.getClientRects()) lines.push({ words, box })
    }
    if (lines.length === 0) return ['nothing is written']
    const isOver = ({ box: a }: { readonly box: DOMRect }, { box: b }: { readonly box: DOMRect }) => {
      const [across, down] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ]
      // Lines of letters reach a little into each other.
      return across > 2 && down > Math.min(a.height, b.height) / 3
    }
    return lines.flatMap((line, i) =>
      lines
        .slice(i + 1)
        .filter((other) => isOver(line, other))
        .map((other) => `${line.words} | ${other.words}`),
    )
  })
