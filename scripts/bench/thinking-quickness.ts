/** How smoothly the page is drawn while a consul thinks in its workers, beside the same table with its bots paused. */
import { LocalTable, type Player, save, secretFrom } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import type { Browser, Page } from 'playwright-core'

/** For so long each is watched, in milliseconds. */
const WATCHED = 4000

const OPTIONS: Readonly<Record<string, object>> = {
  'ultimus-romanorum': { scenario: 'stilicho-405' },
  'barbarians-at-the-gates': { scenario: 'the-frozen-rhine' },
}

/** Games whose consul takes his time. */
export const thinkers = ['fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates'] as const

/** A game that begins between two consuls. */
function betweenConsuls(id: string): string {
  const game = games.find((known) => known.id === id)
  if (game === undefined) throw new Error(`There is no game '${id}'.`)
  const table = new LocalTable(game, { options: { ...OPTIONS[id] }, dice: { secret: secretFrom(`levels ${id}`) } })
  return save(table, { players: table.seats.map((): Player => 'bot:consul') })
}

/** The gaps between frames, the longest last. */
function gapsIn(page: Page, milliseconds: number): Promise<readonly number[]> {
  return page.evaluate(
    (longest) =>
      new Promise<number[]>((done) => {
        const gaps: number[] = []
        const begun = performance.now()
        let last = begun
        const tick = () => {
          const now = performance.now()
          gaps.push(now - last)
          last = now
          if (now - begun < longest) requestAnimationFrame(tick)
          else done(gaps.sort((a, b) => a - b))
        }
        requestAnimationFrame(tick)
      }),
    milliseconds,
  )
}

/** Half of the time is spent in gaps that are no longer than this. */
function usual(gaps: readonly number[]): number {
  let left = gaps.reduce((sum, gap) => sum + gap, 0) / 2
  for (const gap of gaps) {
    left -= gap
    if (left <= 0) return gap
  }
  return 0
}

export interface Gaps {
  /** Half of the time is spent in gaps that are no longer, in milliseconds. */
  readonly usual: number
  readonly longest: number
}

const gapsOf = (gaps: readonly number[]): Gaps => ({ usual: usual(gaps), longest: gaps.at(-1) ?? 0 })

/** Gaps between frames while the bots are paused, and while one thinks. */
export async function whileThinking(
  browser: Browser,
  address: string,
  id: string,
): Promise<{ readonly idle: Gaps; readonly thinking: Gaps }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  await context.addInitScript(`globalThis.__name = (named) => named
    localStorage['tabularium.language'] = 'en'
    localStorage['tabularium.thinking'] = 'any'`)
  const page = await context.newPage()
  await page.goto(address)
  const file = { name: 'consuls.tabularium', mimeType: 'application/json', buffer: Buffer.from(betweenConsuls(id)) }
  await page.locator('input[type=file]').setInputFiles(file)
  const progress = page.locator('.watching progress')
  await progress.waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Pause the bots' }).click()
  await progress.waitFor({ state: 'detached' })
  const idle = gapsOf(await gapsIn(page, WATCHED))
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await progress.waitFor({ timeout: 120_000 })
  const thinking = gapsOf(await gapsIn(page, WATCHED))
  await context.close()
  return { idle, thinking }
}
