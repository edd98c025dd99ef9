/** How quickly the page answers: a piece selected, the map pushed about, a page that can be used. */
import type { CDPSession, Page } from 'playwright-core'
import { CLICKED, LIT } from './traced.ts'

export const ACTOR = '[data-actor]'

/** CPU time of the page's main thread, which other work on the machine hardly changes. The worker and drawing are not in it. */
export class MainThread {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async of(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    return new MainThread(session)
  }

  /** In milliseconds. */
  async spent(): Promise<number> {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

/** Run in the page before its own code: notes when the first frame is painted in which a piece can be chosen. */
export const ARRIVAL = `new MutationObserver((_, self) => {
  if (document.querySelector('${ACTOR}') === null) return
  self.disconnect()
  const painted = new MessageChannel()
  painted.port1.onmessage = () => performance.mark('tabularium arrived')
  requestAnimationFrame(() => painted.port2.postMessage(null))
}).observe(document, { subtree: true, childList: true })`

/** From the start of the navigation until a piece can be chosen. */
export async function interactive(page: Page): Promise<number> {
  await page.reload()
  const arrived = await page.waitForFunction(() => performance.getEntriesByName('tabularium arrived')[0]?.startTime)
  return Number(await arrived.jsonValue())
}

export interface Selection {
  /** Until the frame is painted that shows who is selected and lit places; null: it can go nowhere. */
  readonly lit: number | null
  /** Until the last change of what is lit is painted: all that it reaches. */
  readonly whole: number
  readonly places: number
}

/** Points at the next piece as a hand or a key does, and a moment later selects it. */
export function selection(page: Page, nth: number): Promise<Selection> {
  return page.evaluate(
    async ({ actor, nth, clicked, litUp }) => {
      const still = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      const actors = [...document.querySelectorAll<HTMLElement>(`${actor}[aria-pressed="false"]`)]
      const chosen = actors[nth % actors.length]
      chosen.focus()
      await still(300)
      const start = performance.now()
      let lit: number | null = null
      let whole = 0
      // A message sent from a frame is heard when that frame has been painted.
      const painted = new MessageChannel()
      painted.port1.onmessage = () => {
        whole = performance.now() - start
        if (lit === null) performance.mark(litUp)
        lit ??= whole
      }
      const tell = () => {
        const isLit =
          document.querySelector('.lit-edges')?.firstElementChild && document.querySelector('.selected-mark')
        if (isLit) requestAnimationFrame(() => painted.port2.postMessage(null))
      }
      const changes = new MutationObserver(tell)
      changes.observe(document.querySelector('.map-sheet') ?? document, { subtree: true, childList: true })
      performance.mark(clicked)
      chosen.click()
      await still(1500)
      changes.disconnect()
      return { lit, whole, places: document.querySelectorAll('.hits .open').length }
    },
    { actor: ACTOR, nth, clicked: CLICKED, litUp: LIT },
  )
}

export interface Panning {
  /** The share of frames that came late. */
  readonly dropped: number
  readonly frames: number
  /** CPU time of the main thread for a frame, in milliseconds. */
  readonly work: number
}

const STEPS = 180

async function push(page: Page, x: number, y: number): Promise<Panning> {
  const thread = await MainThread.of(page)
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(globalThis, 'frameTimes', times)
    const tick = (time: number) => {
      times.push(time)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.mouse.move(x, y)
  await page.mouse.down({ button: 'middle' })
  const before = await thread.spent()
  for (let i = 0; i < STEPS; i++) await page.mouse.move(x + 220 * Math.sin(i / 12), y + 120 * Math.cos(i / 17))
  const spent = (await thread.spent()) - before
  await page.mouse.up({ button: 'middle' })
  const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'frameTimes'))
  const gaps = times.slice(1).map((time, i) => time - times[i])
  const frame = 1000 / 60
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0)
  return { dropped: missed / (gaps.length + missed), frames: gaps.length, work: spent / gaps.length }
}

/** How long a browser draws what lies around the window once the map has come to rest, in milliseconds. */
const DRAWN = 4000

/** The map is drawn near and, once it has come to rest and what lies around the window is drawn too, pushed about. */
export async function panning(page: Page): Promise<Panning> {
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const box = await page.locator('.map-frame').boundingBox()
  if (box === null) throw new Error('There is no map.')
  await page.waitForTimeout(DRAWN)
  return push(page, box.x + box.width / 3, box.y + box.height / 2)
}

/**
 * The same on a page with nothing but so many coloured sheets, one over the other and larger than the window: what is lost
 * there is lost by the machine. One sheet is of one colour, the others are drawn.
 */
export async function panningSheets(page: Page, sheets: number): Promise<Panning> {
  await page.goto('about:blank')
  await page.evaluate((count) => {
    const pile = document.createElement('div')
    pile.style.cssText = 'position:fixed;inset:-400px;will-change:transform'
    for (let i = 0; i < count; i++) {
      const sheet = document.createElement('div')
      const ground = i === 0 ? '#bed0cf' : 'linear-gradient(90deg, rgb(190 0 0 / 0.1), rgb(0 0 200 / 0.2))'
      sheet.style.cssText = `position:absolute;inset:0;will-change:transform;background:${ground}`
      pile.append(sheet)
    }
    document.body.append(pile)
    addEventListener('pointermove', ({ clientX, clientY }) => {
      pile.style.transform = `translate3d(${Math.round(clientX - 400)}px, ${Math.round(clientY - 400)}px, 0)`
    })
  }, sheets)
  await page.waitForTimeout(DRAWN)
  return push(page, 400, 400)
}
