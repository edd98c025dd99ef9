/** The end of a game, as a reader finds it. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventually, inBrowser, openFile, says } from './browser.ts'

/** Whole games, as the tests of the rules keep them. */
const record = (name: string) => readFileSync(new URL(`../../../games/${name}`, import.meta.url), 'utf8')

inBrowser('The end of a game', (visit) => {
  test('five small maps, each with its turn; one leads to its moment', async () => {
    const page = await visit()
    await openFile(page, record('fall-of-the-roman-empire/test/records/02-legate.json'))
    const maps = page.locator('.small-maps li')
    await eventually(() => maps.count()).toBe(5)
    await eventually(() => page.locator('.small-frame svg').count()).toBe(5)
    await says(maps.first(), 'Turn 1')
    await says(maps.last(), 'Turn 20')
    const held = await Promise.all([0, 1, 3].map((i) => maps.nth(i).locator('.held').count()))
    expect(held[0]).toBeLessThan(held[2] ?? 0)
    await says(page.locator('.ending .sides'), 'no hint taken')
    await maps.nth(1).getByRole('button').click()
    await page.locator('.replay').first().waitFor()
    expect(await page.locator('dialog.ending[open]').count()).toBe(0)
  })
})
