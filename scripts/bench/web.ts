/** `npm run bench:web`: weight and quickness of the page with each game, in Chromium on this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../browser.mjs'
import { serve } from '../serve.mjs'
import { boards } from './boards.ts'
import { table } from './measure.ts'

type Measured = (typeof boards)[number]

const SLOWDOWN = 4
/** What comes when the page has nothing more urgent to do: weighed by the tests, and here only if it came early. */
const LATER = /\/(log|recap|hand|battles?|newer|sign|grounds)-[^/]*$/
const rows: string[][] = []
const dist = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

/** Every file that the first page of a game asks for until a piece can be chosen, once. */
async function weigh(
  page: Page,
  address: string,
  { id, most, code }: Measured,
  open: () => Promise<void>,
): Promise<void> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith(address)) asked.add(new URL(request.url()).pathname)
  })
  await open()
  const sizes = [...asked].map((path) => {
    const file = join(dist, path === '/' ? 'index.html' : path)
    return { path, bytes: gzipSync(readFileSync(file), { level: 9 }).length }
  })
  const sum = (test: (path: string) => boolean) =>
    sizes.filter(({ path }) => test(path)).reduce((total, { bytes }) => total + bytes, 0)
  const isText = (path: string) => /(\/|\.html|\.js|\.css)$/.test(path) && !LATER.test(path)
  const isMap = (path: string) => path.includes('/map-')
  const limit = code === null ? '' : `at most ${code} KB`
  rows.push([id, 'first page, gzipped', kb(sum(isText)), `HTML, JS, CSS, map; at most ${most} KB`])
  rows.push([id, 'of it code, without the map', kb(sum((path) => isText(path) && !isMap(path))), limit])
  rows.push([id, 'lettering', kb(sum((path) => path.endsWith('.woff2'))), ''])
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const ms = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`
const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]
const median = (values: readonly number[]) => quantile(values, 0.5)

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return session
}

const ACTOR = '[data-actor]'
const closed = () => document.querySelector('[data-actor][aria-pressed="true"]') === null

/** From the start of the navigation until a piece can be chosen. */
async function interactive(page: Page): Promise<number> {
  await page.reload()
  await page.locator(ACTOR).first().waitFor({ state: 'attached' })
  return page.evaluate(() => performance.now())
}

/** From the choice of a piece until the frame that shows where it can go. */
function selection(page: Page): Promise<number> {
  return page.evaluate(
    (actor) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        // A message sent from the frame that shows the answer is heard when that frame has been painted.
        const painted = new MessageChannel()
        painted.port1.onmessage = () => resolve(performance.now() - start)
        document.querySelector<HTMLElement>(actor)?.click()
        const look = () => {
          if (document.querySelector('[data-actor][aria-pressed="true"]') === null) requestAnimationFrame(look)
          else painted.port2.postMessage(null)
        }
        requestAnimationFrame(look)
      }),
    `${ACTOR}[aria-pressed="false"]`,
  )
}

/** The share of frames that came late while the map is dragged about. */
async function panning(page: Page): Promise<{ dropped: number; frames: number }> {
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const box = await page.locator('.map-frame').boundingBox()
  if (box === null) throw new Error('There is no map.')
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 2]
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
  for (let i = 0; i < 180; i++) await page.mouse.move(x + 220 * Math.sin(i / 12), y + 120 * Math.cos(i / 17))
  await page.mouse.up({ button: 'middle' })
  const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'frameTimes'))
  const gaps = times.slice(1).map((time, i) => time - times[i])
  const frame = 1000 / 60
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0)
  return { dropped: missed / (gaps.length + missed), frames: gaps.length }
}

const CLICKS = 21

async function measure(browser: Browser, address: string, measured: Measured): Promise<void> {
  const { id, text } = measured
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, serviceWorkers: 'block' })
  // The loader that runs this file names functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(() => localStorage.setItem('tabularium.language', 'en'))
  const page = await context.newPage()
  const file = { name: 'board.tabularium', mimeType: 'application/json', buffer: Buffer.from(text()) }
  await page.goto(address)
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator(ACTOR).first().waitFor({ state: 'attached' })
  await weigh(page, address, measured, async () => {
    await page.reload()
    await page.locator(ACTOR).first().waitFor({ state: 'attached' })
  })
  const pan = await panning(page)
  rows.push([id, 'frames dropped while panning', `${(pan.dropped * 100).toFixed(1)} %`, `of ${pan.frames}`])
  const session = await slowed(page)
  const loads: number[] = []
  for (let i = 0; i < 5; i++) loads.push(await interactive(page))
  rows.push([id, `interactive, CPU slowed ${SLOWDOWN} times`, ms(median(loads)), 'median of five; at most 1000 ms'])
  const clicks: number[] = []
  for (let i = 0; i < CLICKS; i++) {
    await page.keyboard.press('Escape')
    await page.waitForFunction(closed)
    clicks.push(await selection(page))
  }
  const slow = ms(quantile(clicks, 0.9))
  const answered = `median of ${clicks.length}, at most 50 ms; nine of ten within ${slow}`
  rows.push([id, `a piece selected, CPU slowed ${SLOWDOWN} times`, ms(median(clicks)), answered])
  await session.detach()
  await context.close()
}

const executablePath = findBrowser()
if (executablePath === undefined) {
  console.log('No Chromium was found: the page is not measured.')
} else {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  const { address, close } = await serve()
  try {
    for (const board of boards) await measure(browser, address, board)
    console.log(`Chromium ${browser.version()}, headless, on loopback.\n`)
    console.log(table(['game', 'the page', 'measured', 'note'], rows))
  } finally {
    await browser.close()
    await close()
  }
}
