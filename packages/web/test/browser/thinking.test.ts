/** A bot that takes its time: what is seen of it, for how long it may think, and that the page does what it is asked meanwhile. */
import { type AnyGame, LocalTable, load, type Player, save, secretFrom } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, eventually, inBrowser, inWorker, openFile, press } from './browser.ts'
import { askWorker, RECORDER } from './recorder.ts'

const OPTIONS: Readonly<Record<string, object>> = {
  'ultimus-romanorum': { scenario: 'stilicho-405' },
  'barbarians-at-the-gates': { scenario: 'the-frozen-rhine' },
}

function gameOf(id: string): AnyGame {
  const game = games.find((known) => known.id === id)
  if (game === undefined) throw new Error(`There is no game '${id}'.`)
  return game
}

/** A game that begins, all its seats held by that bot. */
function between(id: string, level: string): string {
  const game = gameOf(id)
  const table = new LocalTable(game, { options: { ...OPTIONS[id] }, dice: { secret: secretFrom(`levels ${id}`) } })
  return save(table, { players: table.seats.map((): Player => `bot:${level}`) })
}

/** Without helpers a table thinks by itself, and breathes between slices of four playouts. `code` begins: `breathe(what)` waits for it. */
const alone = (code: string) => `{
  const later = globalThis.setTimeout
  delete globalThis.Worker
  ${code}
}`

/** A table at which every breath takes so many milliseconds by its clock for bots, which goes by breaths alone. */
const slow = (breath: number, longest: number) =>
  alone(`
  const clocks = new Map()
  let [now, next] = [0, -1]
  const clear = globalThis.clearTimeout
  globalThis.clearTimeout = (clock) => clocks.delete(clock) || clear(clock)
  globalThis.setTimeout = (what, time, ...more) => {
    if (time === ${longest}) {
      clocks.set(--next, { what, at: now + time })
      return next
    }
    if (time !== undefined) return later(what, time, ...more)
    now += ${breath}
    for (const [clock, { what, at }] of clocks) if (at <= now && clocks.delete(clock)) what()
    return later(what)
  }`)

/** Once it has told how far a thought has come, the table goes on with it only when it is told to hurry. */
const OUT_OF_BREATH = alone(`
  const { postMessage } = globalThis
  let isHeld = false
  const waiting = []
  globalThis.postMessage = (message) => {
    const { whole, patch } = message.update?.what ?? {}
    if (whole !== undefined) isHeld = whole.pondered !== undefined
    else if (patch?.pondered !== undefined) isHeld = patch.pondered !== null
    postMessage(message)
  }
  globalThis.setTimeout = (what, time, ...more) => {
    if (time !== undefined || !isHeld) return later(what, time, ...more)
    waiting.push(what)
  }
  addEventListener('message', ({ data }) => {
    if (data?.call !== 'hurry') return
    isHeld = false
    for (const what of waiting.splice(0)) later(what)
  })`)

const isThinking = (page: Page) => page.locator('.watching progress')

/** After how many playouts each of the thoughts so far was over. */
async function thoughts(page: Page, id: string): Promise<readonly number[]> {
  const { table } = load([gameOf(id)], await askWorker(page, 'save'))
  return table.log.flatMap(({ thought }) => thought ?? [])
}

/** A page on which the table of two consuls begins with that code. */
async function begun(page: Page, id: string, code: string): Promise<Page> {
  await inWorker(page, code)
  await page.reload()
  await openFile(page, between(id, 'consul'))
  return page
}

inBrowser('a bot that takes its time', (visit) => {
  test('where nothing is hidden, it shows what it considers', async () => {
    const page = await visit()
    await openFile(page, between('fall-of-the-roman-empire', 'consul'))
    await page.locator('.considers').waitFor()
    expect(await page.locator('.considers').textContent()).toMatch(/^Considers: \S/)
  })

  test.each(['ultimus-romanorum', 'barbarians-at-the-gates'])(
    'where something is, it shows how far it has come and no more: %s',
    async (id) => {
      const page = await begun(await visit({ before: RECORDER }), id, OUT_OF_BREATH)
      await isThinking(page).waitFor()
      expect(await page.locator('.considers').count()).toBe(0)
    },
  )

  test('for how long bots think is a setting', async () => {
    const page = await visit()
    await button(page, /^Settings$/)
      .first()
      .click()
    const choice = page.getByLabel('Bots think')
    expect(await choice.inputValue()).toBe('5')
    await choice.selectOption('2')
    await page.reload()
    await button(page, /^Settings$/)
      .first()
      .click()
    expect(await page.getByLabel('Bots think').inputValue()).toBe('2')
  })

  test('on a slow device it stays within that time', async () => {
    const id = 'fall-of-the-roman-empire'
    const [breath, seconds] = [60, 2]
    const before = `${RECORDER};localStorage['tabularium.thinking'] = '${seconds}'`
    const page = await begun(await visit({ before }), id, slow(breath, 1000 * seconds))
    await eventually(async () => (await thoughts(page, id)).length).toBeGreaterThan(0)
    const [first] = await thoughts(page, id)
    expect(first).toBeGreaterThan(0)
    // Of 240 playouts, four for each breath.
    expect(first).toBeLessThanOrEqual(4 * ((1000 * seconds) / breath + 1))
  })

  test('is told once to move now, and does so each time it thinks in its turn', async () => {
    const id = 'barbarians-at-the-gates'
    const before = `${RECORDER};localStorage['tabularium.thinking'] = 'any'`
    const page = await begun(await visit({ before }), id, OUT_OF_BREATH)
    await isThinking(page).waitFor()
    await press(page, 'Hurry')
    await eventually(async () => (await thoughts(page, id)).length).toBeGreaterThan(1)
    // Of 40 playouts.
    for (const thought of await thoughts(page, id)) expect(thought).toBeLessThan(10)
  })
})

/** Where a table that stands still asks whether it may go on. */
const GATE = '/may-it-go-on'

/** Once it is told to, what breathes next stands still in the middle of its thought, with its whole thread. */
const STANDS_STILL = alone(`
  let stands = false
  const ways = new BroadcastChannel('stand still')
  ways.onmessage = () => (stands = true)
  globalThis.setTimeout = (what, time, ...more) => later(() => {
    if (stands && time === undefined) {
      stands = false
      const asking = new XMLHttpRequest()
      asking.open('GET', '${GATE}', false)
      asking.send()
    }
    what(...more)
  }, time)`)

interface Still {
  /** It goes on. */
  release(): Promise<void>
}

/** A page on which consuls play; each call makes what breathes next stand still. */
async function ready(page: Page, id: string): Promise<() => Promise<Still>> {
  let ask: (gate: Route) => void
  await page.route(`**${GATE}`, (gate) => ask(gate))
  await begun(page, id, STANDS_STILL)
  return async () => {
    const asked = new Promise<Route>((resolve) => (ask = resolve))
    await isThinking(page).waitFor()
    await page.evaluate("new BroadcastChannel('stand still').postMessage(null)")
    const gate = await asked
    return { release: () => gate.fulfill({ body: '' }) }
  }
}

/** A page on which the thought of a consul stands still, and is seen to be thought. */
async function stoodStill(page: Page, id: string): Promise<Still> {
  const stand = await ready(page, id)
  for (;;) {
    const still = await stand()
    // What the page was told before is shown by then.
    await drawn(page)
    if ((await isThinking(page).count()) === 1) return still
    // It stood between two thoughts.
    await still.release()
  }
}

/** The page has drawn what was done. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise<true>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))

/** What bots know is fetched by who thinks. */
const knows = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/bot-[^/]*$/.test(name)))

/** Run before the page's own code: the table's worker runs in the page itself, as one that were none. */
const WITHOUT_WORKER = `{
  const { Worker } = globalThis
  const add = globalThis.addEventListener.bind(globalThis)
  const heard = []
  globalThis.Worker = class extends EventTarget {
    constructor(address) {
      super()
      globalThis.addEventListener = (type, listener) => (type === 'message' ? heard.push(listener) : add(type, listener))
      globalThis.postMessage = (data) => setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 0)
      delete globalThis.Worker
      import(address)
    }
    postMessage(data) {
      const copy = structuredClone(data)
      setTimeout(() => heard.forEach((listener) => listener({ data: copy })), 0)
    }
    terminate() {}
  }
}`

const LONG_THOUGHTS = `localStorage['tabularium.thinking'] = 'any'`

inBrowser('while a bot thinks', (visit) => {
  test.each(['fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates'])(
    'the page does what it is asked, though the table stands still: %s',
    async (id) => {
      const page = await visit({ before: `${RECORDER};${LONG_THOUGHTS}` })
      const still = await stoodStill(page, id)
      await press(page, 'Menu')
      await page.locator('.table-menu').waitFor()
      expect(await drawn(page)).toBe(true)
      expect(await isThinking(page).count()).toBe(1)
      expect(await knows(page)).toBe(false)
      await still.release()
      await eventually(async () => (await thoughts(page, id)).length).toBeGreaterThan(0)
    },
  )

  test('if it thought in the page itself, that would be seen', async () => {
    const page = await visit({ before: `${LONG_THOUGHTS};${WITHOUT_WORKER}` })
    const stand = await ready(page, 'barbarians-at-the-gates')
    const still = await stand()
    const answered = drawn(page).catch(() => false)
    const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), 2000))
    expect(await Promise.race([answered, late])).toBe(false)
    await still.release()
    expect(await answered).toBe(true)
    expect(await knows(page)).toBe(true)
  })
})
