/** `npm run bench:web`: weight and quickness of the page, in Chromium on this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { LocalTable, save, secretFrom } from '@tabularium/engine'
import { tetrarchia } from '@tabularium/tetrarchia'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../browser.mjs'
import { serve } from '../serve.mjs'
import { table } from './measure.ts'

const SLOWDOWN = 4
const rows: string[][] = []
const dist = join(import.meta.dirname, '..', '..', 'packages', 'web', 'dist')

/** A board with much on it. */
function crowdedGame(): string {
  const local = new LocalTable(tetrarchia, {
    options: { level: '5333' },
    dice: { secret: secretFrom('crowded') },
    position: {
      turn: 2,
      emperors: {
        diocletian: 'thracia',
        galerius: 'cisalpina',
        constantius: 'aquitania',
        maximian: 'germania-superior',
      },
      tokens: {
        revolt: [
          'narbonensis',
          'tarraconensis',
          'baetica',
          'carthaginensis',
          'lusitania',
          'syria',
          'cilicia',
          'cyrenaica',
        ],
        unrest: ['noricum', 'achaia', 'galatia', 'numidia', 'sicilia', 'dalmatia', 'apulia', 'asia', 'dacia'],
        diocletian: ['sarmatia', 'moesia-superior'],
        galerius: ['germania-magna'],
        constantius: ['lugdunensis', 'britannia'],
        maximian: ['etruria', 'rhaetia'],
      },
      fleets: { atlanticum: 1, internum: 1, aegaeum: 1 },
      armies: [
        { region: 'HISPANIA', at: 'narbonensis' },
        { region: 'ASIA MINOR', at: 'cilicia' },
        { region: 'AFRICA', at: 'libya' },
      ],
    },
  })
  return save(local)
}

/** Every file the first page of a game asks for, once. */
async function weigh(page: Page, address: string, open: () => Promise<void>): Promise<void> {
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
  const isText = (path: string) => /(\/|\.html|\.js|\.css)$/.test(path)
  const isMap = (path: string) => path.includes('/map-')
  rows.push(['first page of a game, gzipped', `${kb(sum(isText))}`, 'HTML, JS, CSS, map; at most 150 KB'])
  rows.push(['of it code, without the map', `${kb(sum((path) => isText(path) && !isMap(path)))}`, 'at most 70 KB'])
  rows.push(['lettering', `${kb(sum((path) => path.endsWith('.woff2')))}`, ''])
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

/** From the start of the navigation until an action can be chosen. */
async function interactive(page: Page): Promise<number> {
  await page.reload()
  await page.locator('button[data-action="end"]').waitFor()
  return page.evaluate(() => performance.now())
}

/** From the click until the frame that shows its answer. The pointer lies on the button and a finger holds it a while. */
async function clickAnswer(page: Page, action: string): Promise<number> {
  await page.evaluate((name) => {
    const button = document.querySelector(`button[data-action="${name}"]`)
    const before = document.querySelector('.headline')?.textContent
    Reflect.set(
      globalThis,
      'answered',
      new Promise<number>((resolve) => {
        button?.addEventListener(
          'click',
          () => {
            const start = performance.now()
            // A message sent from the frame that shows the answer is heard when that frame has been painted.
            const painted = new MessageChannel()
            painted.port1.onmessage = () => resolve(performance.now() - start)
            const look = () => {
              if (document.querySelector('.headline')?.textContent === before) requestAnimationFrame(look)
              else painted.port2.postMessage(null)
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      }),
    )
  }, action)
  await page.locator(`button[data-action="${action}"]`).click({ delay: 60 })
  return page.evaluate(() => Reflect.get(globalThis, 'answered'))
}

/** The share of frames that came late while the board is dragged about. */
async function panning(page: Page): Promise<{ dropped: number; frames: number }> {
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const box = await page.getByRole('group', { name: 'Board of Tetrarchia' }).boundingBox()
  if (box === null) throw new Error('no board')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(() => {
    const times: number[] = []
    Reflect.set(globalThis, 'frameTimes', times)
    const tick = (time: number) => {
      times.push(time)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.mouse.move(x + 8, y + 60)
  await page.mouse.down()
  for (let i = 0; i < 180; i++) {
    await page.mouse.move(x + 220 * Math.sin(i / 12), y + 120 * Math.cos(i / 17))
  }
  await page.mouse.up()
  const times: number[] = await page.evaluate(() => Reflect.get(globalThis, 'frameTimes'))
  const gaps = times.slice(1).map((time, i) => time - times[i])
  const frame = 1000 / 60
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frame) - 1), 0)
  return { dropped: missed / (gaps.length + missed), frames: gaps.length }
}

async function measure(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, serviceWorkers: 'block' })
  // The loader that runs this file names functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(() => localStorage.setItem('tabularium.language', 'en'))
  const page = await context.newPage()
  const file = { name: 'crowded.tabularium', mimeType: 'application/json', buffer: Buffer.from(crowdedGame()) }
  await page.goto(address)
  await page.locator('input[type=file]').setInputFiles(file)
  await page.locator('button[data-action="end"]').waitFor()
  await weigh(page, address, async () => {
    await page.reload()
    await page.locator('button[data-action="end"]').waitFor()
  })
  const pan = await panning(page)
  rows.push(['frames dropped while panning', `${(pan.dropped * 100).toFixed(1)} %`, `of ${pan.frames}; at most 5 %`])
  const session = await slowed(page)
  const loads: number[] = []
  for (let i = 0; i < 5; i++) loads.push(await interactive(page))
  rows.push([`interactive, CPU slowed ${SLOWDOWN} times`, ms(median(loads)), 'median of five; at most 1000 ms'])
  const clicks: number[] = []
  for (let i = 0; i < 31; i++) {
    await page.locator('button[data-action="move lugdunensis"]').hover()
    await page.waitForTimeout(100)
    clicks.push(await clickAnswer(page, 'move lugdunensis'))
    await page.keyboard.press('u')
    await page.locator('button[data-action="move lugdunensis"]').waitFor()
  }
  const slow = ms(quantile(clicks, 0.9))
  const answered = `median of ${clicks.length}, at most 50 ms; nine of ten within ${slow}, the first ${ms(clicks[0])}`
  rows.push([`a click answered, CPU slowed ${SLOWDOWN} times`, ms(median(clicks)), answered])
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
    await measure(browser, address)
    console.log(`Chromium ${browser.version()}, headless, on loopback.\n`)
    console.log(table(['the page', 'measured', 'note'], rows))
  } finally {
    await browser.close()
    await close()
  }
}
