/** A real server for a test file, with the built page, and people who meet there. */
import { join } from 'node:path'
import type { NewTable } from '@tabularium/online'
import { type TestHouse, testHouse } from '@tabularium/server/testing'
import type { Page, WebSocket } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { bringAxe, inBrowser, type Visit, type Visiting } from '../browser.ts'

const dist = join(import.meta.dirname, '..', '..', '..', 'dist')

export const WIDE = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

export interface AtServer {
  readonly visit: Visiting
  readonly house: () => TestHouse
}

type Settings = Parameters<typeof testHouse>

/** `stand` and `settings`: what this server has in the place of the world, and what it can do. */
export function atServer(
  title: string,
  define: (at: AtServer) => void,
  stand: Settings[0] = {},
  settings: Settings[1] = {},
): void {
  inBrowser(title, (visit) => {
    let house: TestHouse
    beforeAll(async () => {
      house = await testHouse(stand, { page: dist, ...settings })
    })
    afterAll(() => house?.stop())
    define({ visit: (wanted: Visit = {}) => visit({ address: house.address, ...wanted }), house: () => house })
  })
}

/** Opens a table as a stranger, who gives his name; answers its id. */
export async function openTable(page: Page, game: string, name: string): Promise<string> {
  await page.evaluate((to) => location.assign(to), `#/online/new/${game}`)
  await page.getByRole('textbox', { name: /Your name/ }).fill(name)
  await page.getByRole('button', { name: 'Open the table' }).click()
  const address = await page.getByRole('textbox', { name: 'Link to the table' }).inputValue()
  return address.split('/').at(-1) ?? ''
}

/** Opens a table of that kind as Anna, without the page's form; answers its id, and she is there. */
export async function openAs(page: Page, table: Partial<NewTable> & Pick<NewTable, 'game'>): Promise<string> {
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  // A browser that has promised nothing for its seat promises anew when the game begins.
  const anchor = 'ab'.repeat(32)
  const wanted: NewTable = {
    options: {},
    sitting: ['me', 'open'],
    pace: { kind: 'none' },
    onTime: 'claim',
    listed: false,
    anchor,
    ...table,
  }
  const id = await page.evaluate(async (body) => {
    const post = (path: string, sent: string) =>
      fetch(`api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      }).then((answer) => answer.json())
    await post('me', '{"name":"Anna","language":"en"}')
    return String((await post('tables', body)).id)
  }, JSON.stringify(wanted))
  await page.evaluate((to) => location.assign(to), `#/online/${id}`)
  await page.reload()
  return id
}

/** Whoever has the link takes the seat that is free. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /Your name/ }).fill(name)
  await page.getByRole('button', { name: /^Sit here/ }).click()
}

export const atTable = (page: Page): Promise<void> => page.locator('main.table .people').first().waitFor()

/** Every frame that a page receives from the server, as text. */
export function framesOf(page: Page): readonly string[] {
  const frames: string[] = []
  page.on('websocket', (socket: WebSocket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
  })
  return frames
}

declare global {
  var clicks: number
  var playing: ReturnType<typeof setInterval>
  var stopPlaying: () => void
}

/**
 * Presses what is offered whenever something is, in the page, until the game is over there: what ends a phase before all else.
 * The page is not laid out meanwhile.
 */
export async function playItself(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.unseen main.table { display: none }' })
  await page.evaluate(() => {
    /** A question that is offered again after this long was not taken, in milliseconds. */
    const AGAIN = 400
    let answered = { question: '', at: 0 }
    globalThis.clicks = 0
    document.documentElement.classList.add('unseen')
    const next = (): HTMLElement | undefined => {
      const offered = [...document.querySelectorAll<HTMLElement>('#actions [data-action], .prompt [data-action]')]
      const question = offered.map(({ dataset }) => dataset.action).join() + document.body.textContent.length
      const isNew = question !== answered.question || performance.now() - answered.at > AGAIN
      if (!isNew) return undefined
      answered = { question, at: performance.now() }
      const end = offered.find(({ dataset }) => /^(end|done|pass|pay|no)\b/.test(dataset.action ?? ''))
      // A card is lifted first: then what it can be used for is offered.
      return end ?? offered[0] ?? document.querySelector<HTMLElement>('.hand-slot .lit button') ?? undefined
    }
    globalThis.playing = setInterval(() => {
      if (document.querySelector('.ending, .end-tab') !== null) return stopPlaying()
      const pressed = next()
      if (pressed === undefined) return
      globalThis.clicks++
      pressed.click()
    }, 10)
    globalThis.stopPlaying = () => {
      clearInterval(playing)
      document.documentElement.classList.remove('unseen')
    }
  })
}

/** What axe finds on a page, by day and by lamplight. */
export async function axeFinds(page: Page, where: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await bringAxe(page)
    const options = JSON.stringify(colorScheme === 'light' ? {} : { runOnly: ['color-contrast'] })
    const problems = await page.evaluate<readonly string[]>(`axe.run(${options}).then((r) =>
      r.violations.flatMap((v) => v.nodes.map((n) => v.id + ' ' + n.target.join(' ') + ' ' + (n.any[0]?.message ?? ''))))`)
    found.push(...problems.map((problem) => `${where}, ${colorScheme}: ${problem}`))
  }
  return found
}

/** How many things an object tells: none would be no test. */
export const isMany = (things: readonly unknown[], least: number): void =>
  expect(things.length).toBeGreaterThanOrEqual(least)
