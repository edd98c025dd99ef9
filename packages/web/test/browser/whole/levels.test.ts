/** A whole game against each level in each game, on the page: whoever sits there does anything that is allowed. */
import { bots } from '@tabularium/bots'
import { type AnyGame, type JsonObject, LocalTable, load, type Player, save, secretFrom } from '@tabularium/engine'
import { games, minds } from '@tabularium/games/all'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, openFile } from '../browser.ts'
import { askWorker, play, RECORDER } from '../recorder.ts'

/** The shortest of each. */
const OPTIONS: Readonly<Record<string, JsonObject>> = {
  tetrarchia: { players: 2 },
  'ultimus-romanorum': { scenario: 'stilicho-405' },
  'barbarians-at-the-gates': { scenario: 'successor-strife' },
}

const levels = games.flatMap((game) => bots(game, minds.get(game.id)).map(({ name }) => [game.id, name, game] as const))

/** Somebody has the first seat, that level all others. */
async function open(page: Page, game: AnyGame, level: string): Promise<void> {
  const secret = secretFrom(`whole ${game.id} ${level}`)
  const table = new LocalTable(game, { options: OPTIONS[game.id] ?? {}, dice: { secret } })
  const players = table.seats.map((_, seat): Player => (seat === 0 ? 'person' : `bot:${level}`))
  await openFile(page, save(table, { players }))
  await page.locator('main.table').waitFor()
  // Where nobody has wishes about windows, the table is told of none.
  await page.evaluate('recorder.isWatched = true')
}

/** Whole games are a matter of the machine: a busy one may take minutes. */
const LONG = { timeout: 600_000 }

inBrowser('a whole game', (visit) => {
  test.each(levels)('of %s against %s', LONG, async (id, level, game) => {
    const page = await visit({ before: RECORDER })
    await open(page, game, level)
    const from = Date.now()
    const presses = await play(page)
    const { table } = load([game], await askWorker(page, 'save'))
    const theirs = table.log.filter(({ asked }) => asked > 0)
    console.log(`${id}, ${level}: ${presses} presses, ${theirs.length} actions of bots, ${Date.now() - from} ms`)
    expect(table.decision).toBeNull()
    expect(theirs.length).toBeGreaterThan(0)
    if (level === 'consul') expect(theirs.some(({ thought }) => thought !== undefined)).toBe(true)
  })
})
