/** `npm run bench:web`: weight and quickness of the page with each game, in Chromium on this machine. */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serveFiles } from '@tabularium/server/files'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../browser.mjs'
import { boards } from './boards.ts'
import { table } from './measure.ts'
import {
  ACTOR,
  ARRIVAL,
  interactive,
  MainThread,
  type Panning,
  panning,
  panningSheets,
  selection,
} from './quickness.ts'
import { thinkers, whileThinking } from './thinking-quickness.ts'
import { untilLit } from './traced.ts'

type Measured = (typeof boards)[number]

const SLOWDOWN = 4
/** The loader that runs this file names functions by a helper that the page does not have. */
const NAMING = 'globalThis.__name = (named) => named'
/** What comes once the board is painted: weighed on its own. */
const LATER =
  /\/(worker|engine|engine-more|rules|card|late|event-part|telling|reason|recap|hand|pictures|texts|battles?|newer|sign|grounds|sheet|fonts)-[^/]*$/
const rows: string[][] = []
/** What was measured is told at once, and again in the table. */
const tell = (row: string[]): void => {
  console.error(row.join(', '))
  rows.push(row)
}
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
  await page.waitForTimeout(1500)
  const sizes = [...asked].map((path) => {
    const file = join(dist, path === '/' ? 'index.html' : path)
    return { path, bytes: gzipSync(readFileSync(file), { level: 9 }).length }
  })
  const sum = (test: (path: string) => boolean) =>
    sizes.filter(({ path }) => test(path)).reduce((total, { bytes }) => total + bytes, 0)
  const isAnyText = (path: string) => /(\/|\.html|\.js|\.css)$/.test(path)
  const isText = (path: string) => isAnyText(path) && !LATER.test(path)
  const isMap = (path: string) => path.includes('/map-')
  const limit = code === null ? '' : `at most ${code} KB`
  tell([id, 'first page, gzipped', kb(sum(isText)), `HTML, JS, CSS, map; at most ${most} KB`])
  tell([id, 'of it code, without the map', kb(sum((path) => isText(path) && !isMap(path))), limit])
  tell([id, 'with rules and all that comes by itself', kb(sum(isAnyText)), 'within a second and a half'])
  tell([id, 'lettering', kb(sum((path) => path.endsWith('.woff2'))), ''])
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

const closed = () => document.querySelector('[data-actor][aria-pressed="true"]') === null

const CLICKS = 21

async function measure(browser: Browser, address: string, measured: Measured): Promise<void> {
  const { id, text } = measured
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, serviceWorkers: 'block' })
  await context.addInitScript(NAMING)
  await context.addInitScript(ARRIVAL)
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
  tellPanning(id, await panning(page))
  const work = await select(page)
  tell([
    id,
    'main thread at work for a selection',
    ms(median(work.cpu)),
    'CPU time of pointing, lighting and telling; median',
  ])
  const until = await untilLit(page, async () => {
    await select(page)
  })
  tell([
    id,
    'of it from the click until the map is lit',
    `${median(until).toFixed(1)} ms`,
    `CPU time, median of ${until.length}; nine of ten within ${quantile(until, 0.9).toFixed(1)} ms`,
  ])
  const session = await slowed(page)
  const loads: number[] = []
  for (let i = 0; i < 5; i++) loads.push(await interactive(page))
  tell([id, `interactive, CPU slowed ${SLOWDOWN} times`, ms(median(loads)), 'median of five; at most 1000 ms'])
  const { lit, whole, places } = await select(page)
  const most = Math.max(...places)
  const answered = `median of ${lit.length} pieces, at most 50 ms; nine of ten within ${ms(quantile(lit, 0.9))}`
  tell([id, `a piece selected, CPU slowed ${SLOWDOWN} times`, ms(median(lit)), answered])
  const reached = `nine of ten within ${ms(quantile(whole, 0.9))}; up to ${most} places`
  tell([id, `all it reaches, CPU slowed ${SLOWDOWN} times`, ms(median(whole)), reached])
  await session.detach()
  await context.close()
}

function tellPanning(id: string, { dropped, frames, work }: Panning): void {
  tell([id, 'frames dropped while panning', `${(dropped * 100).toFixed(1)} %`, `of ${frames}`])
  tell([id, 'main thread at work for a frame of panning', `${work.toFixed(1)} ms`, 'CPU time, not slowed'])
}

async function tellThinking(browser: Browser, address: string, id: string): Promise<void> {
  const { idle, thinking } = await whileThinking(browser, address, id)
  const longest = `the longest ${ms(thinking.longest)}; with the bots paused ${ms(idle.usual)}, the longest ${ms(idle.longest)}`
  tell([id, 'between frames while a consul thinks', ms(thinking.usual), longest])
}

/** Selects one piece after another; those that can go nowhere do not count. */
async function select(page: Page) {
  const thread = await MainThread.of(page)
  const found = { lit: [] as number[], whole: [] as number[], places: [] as number[], cpu: [] as number[] }
  for (let i = 0; i < CLICKS; i++) {
    // Lets go first of what is previewed, then of the piece.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.waitForFunction(closed)
    const before = await thread.spent()
    const { lit, whole, places } = await selection(page, i)
    if (lit === null) continue
    found.cpu.push((await thread.spent()) - before)
    found.lit.push(lit)
    found.whole.push(whole)
    found.places.push(places)
  }
  return found
}

const executablePath = findBrowser()
if (executablePath === undefined) {
  console.log('No Chromium was found: the page is not measured.')
} else {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args })
  const { address, close } = await serveFiles(0, dist)
  try {
    const empty = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    await empty.addInitScript(NAMING)
    for (const sheets of [1, 4])
      tellPanning(sheets === 1 ? 'an empty page' : `${sheets} plain sheets`, await panningSheets(empty, sheets))
    await empty.close()
    for (const board of boards) await measure(browser, address, board)
    for (const id of thinkers) await tellThinking(browser, address, id)
    const load = loadavg()[0].toFixed(1)
    console.log(`Chromium ${browser.version()}, headless, software drawing, on loopback; load ${load}.\n`)
    console.log(table(['game', 'the page', 'measured', 'note'], rows))
  } finally {
    await browser.close()
    await close()
  }
}
