/** Opens the built page in a real browser, the way a person would, and finds things there by role and name. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type LocalTable, save } from '@tabularium/engine'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'

const { address, endpoint, failure } = inject('shared')

/** For so long something is waited for, in milliseconds: on a busy machine too it is there by then. */
export const PATIENCE = 90_000

export interface Visit extends BrowserContextOptions {
  /** Another server than the shared one. */
  readonly address?: string
  /** Where to begin: the part of the address after #. */
  readonly at?: string
  /** How fast events are shown; at once unless the pace matters. */
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant'
  /** When the page asks before it acts; never, unless that matters. */
  readonly confirm?: 'always' | 'dice' | 'never'
  /** Let the app be kept for offline play. */
  readonly offline?: boolean
  /** Run before the page's own code, at every load. */
  readonly before?: string
  /** What the page may fail with. */
  readonly failures?: boolean
}

export type Visiting = (visit?: Visit) => Promise<Page>

/** What the pages of a test have failed with so far. Who takes it answers for it: what nobody takes fails the test. */
export type Taking = () => readonly string[]

/** Tests that need a browser: skipped, with the reason, where there is none. */
export function inBrowser(title: string, define: (visit: Visiting, failed: Taking) => void): void {
  const named = endpoint === '' ? `${title} (skipped: no Chromium; set TABULARIUM_BROWSER)` : title
  describe.skipIf(endpoint === '')(named, () => {
    let browser: Browser
    let contexts: BrowserContext[] = []
    let failures: string[] = []
    const failed = () => {
      const found = failures
      failures = []
      return found
    }

    beforeAll(async () => {
      if (failure !== '') throw new Error(failure)
      browser = await chromium.connect(endpoint)
    }, 60_000)
    afterEach(async () => {
      await Promise.all(contexts.map((context) => context.close()))
      contexts = []
      expect(failed()).toEqual([])
    })
    afterAll(async () => {
      // Leaves the browser, which goes on.
      await browser?.close()
    })

    define(async (visit = {}) => {
      const { address: server = address, at = '/', speed = 'instant', offline = false, before = '', ...rest } = visit
      const { failures: mayFail = false, confirm = 'never', ...options } = rest
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: 1280, height: 800 },
        serviceWorkers: offline ? 'allow' : 'block',
        ...options,
      })
      contexts.push(context)
      context.setDefaultTimeout(PATIENCE)
      await context.addInitScript(
        `localStorage['tabularium.speed'] ??= '${speed}'; localStorage['tabularium.confirm'] ??= '${confirm}';${before}`,
      )
      const page = await context.newPage()
      // Every window of this visit, and its workers: what the server's policy forbids must not even be tried.
      context.on('console', (message) => {
        if (/Content[ -]Security[ -]Policy/i.test(message.text())) failures.push(message.text())
      })
      page.on('pageerror', (error) => mayFail || failures.push(String(error)))
      await page.goto(`${server}#${at}`)
      return page
    }, failed)
  })
}

/** By its name, or by what it says at length. */
export function button(page: Page, name: string | RegExp): Locator {
  const exact = typeof name === 'string'
  return page.getByRole('button', { name, exact }).or(page.locator('.closing').and(page.getByTitle(name, { exact })))
}

/** Presses one: what is in the list of actions is not to be seen, and is activated as a screen reader does. */
export async function activate(what: Locator): Promise<void> {
  const first = what.first()
  await first.waitFor({ state: 'attached' })
  const isListed = await first.evaluate((element) => element.closest('#actions') !== null)
  if (isListed) await first.dispatchEvent('click')
  else await first.click()
}

/** Presses buttons, one after the other, each as soon as it can be pressed. */
export async function press(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await activate(button(page, name))
}

/** Does a legal action by its notation. */
export const act = (page: Page, action: string): Promise<void> => activate(page.locator(`[data-action="${action}"]`))

/** Opens the menu and presses what is called so. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await press(page, 'Menu')
  await page.locator('.table-menu').getByRole('button', { name }).click()
}

/** What is told, asked and lies over the table: another one as soon as an answer was taken. */
export const momentOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['[role=log]', '.prompt', 'dialog', '#actions'].map((part) => document.querySelector(part)?.textContent).join('|'),
  )

/** Gives an answer as a screen reader does, and waits until it was taken. */
export async function answer(what: Locator): Promise<void> {
  const page = what.page()
  const before = await momentOf(page)
  await what.first().dispatchEvent('click')
  await eventually(() => momentOf(page)).not.toBe(before)
}

/** Something is asked. */
export const settled = (page: Page): Promise<void> => page.locator('#actions').waitFor({ state: 'attached' })

/** What the home page shows of a game. */
export const card = (page: Page, title = 'Tetrarchia'): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

/** What the game asks for now. */
export const asked = (page: Page): Locator => page.locator('.prompt .sentence')

/** Who is asked where, and what. */
export const headline = (page: Page): Locator => page.locator('.prompt-asked')

/** Somebody is asked, though what happened since his last turn may lie over that. */
export const isAsked = (page: Page, who: string): Promise<void> =>
  headline(page).filter({ hasText: who }).first().waitFor({ state: 'attached' })

/** What a screen reader hears of what happens. */
export const spoken = (page: Page): Locator => page.locator('[role=log]')

export const log = (page: Page): Locator => page.getByRole('log')

/** A place on the board, whether something can be done there or not. */
export const place = (page: Page, id: string): Locator => page.locator(`[data-spot="${id}"]`)

export async function openFile(page: Page, text: string, name = 'a game.tabularium'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button(page, /^(Open a saved file|Ouvrir une partie enregistrée)$/).click()
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Opens a position that was drawn, as a saved file. */
export async function openDrawn(page: Page, { table }: { readonly table: LocalTable }, name?: string): Promise<void> {
  await openFile(page, save(table), name)
  await headline(page).waitFor()
}

/** Whether Diocletian is asked where to arrive: not if something lies in his capital. */
export async function mayChooseArrival(page: Page): Promise<boolean> {
  const [arrive, end] = [button(page, 'Arrive in Roma'), button(page, /^End the Roman phase/)]
  await settled(page)
  await arrive.or(end).first().waitFor()
  return (await arrive.count()) > 0
}

/** By the link at the top of every page. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link').first().click()
}

export async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).selectOption({ label: option })
}

/** Looks again and again until it is so. */
export const eventually = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: PATIENCE })

/** Waits until the page says so. */
export async function says(where: Locator, text: string | RegExp): Promise<void> {
  await where.filter({ hasText: text }).first().waitFor()
}

/** How long nothing may have moved before something is at rest, in milliseconds and in frames. */
const STILL = [160, 4] as const

/** Where something on the map is in the window, once the map has come to rest and the page has nothing else to do. */
export async function atRest(what: Locator): Promise<DOMRect> {
  await what.first().waitFor({ state: 'attached' })
  return what.first().evaluate(
    (element, [time, frames]) =>
      new Promise<DOMRect>((resolve) => {
        const sheet = document.querySelector<HTMLElement>('.map-sheet')
        let [lay, since, seen] = ['', performance.now(), 0]
        const look = () => {
          const box = element.getBoundingClientRect()
          const now = [box.x, box.y, box.width, box.height, sheet?.style.transform].join()
          const isGoing = sheet?.style.transform.includes('scale') || (sheet?.getAnimations().length ?? 0) > 0
          if (now !== lay || isGoing) [lay, since, seen] = [now, performance.now(), 0]
          else seen++
          if (seen < frames || performance.now() - since < time) requestAnimationFrame(look)
          else resolve(box.toJSON())
        }
        requestIdleCallback(look, { timeout: 1000 })
      }),
    STILL,
  )
}

/** The middle of something on the map, once that has come to rest. */
export async function middleOf(what: Locator): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = await atRest(what)
  return [x + width / 2, y + height / 2]
}

/** The map and all on it has come to rest. */
export const mapIsStill = (page: Page): Promise<unknown> => atRest(page.locator('.map-sheet'))

/** Runs code in the worker before its own. */
export async function inWorker(page: Page, code: string): Promise<void> {
  await page.route(/assets\/worker-.*\.js$/, async (route) => {
    // The server may just be closing the connection that is used again.
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, body: `${code}\n${await response.text()}` })
  })
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Lets `axe` be asked in the page: past its policy, which allows no scripts but its own. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`${axe}; null`)
}
