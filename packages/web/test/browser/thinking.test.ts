/** A bot that takes its time: what is seen of it, and for how long it may think. */
import { type AnyGame, LocalTable, save, secretFrom } from '@tabularium/engine'
import { games } from '@tabularium/games/all'
import { expect, test } from 'vitest'
import { button, inBrowser, openFile } from './browser.ts'

/** A game that begins, all its seats held by that bot. */
function between(game: AnyGame, level: string): string {
  const dice = { secret: secretFrom(`levels ${game.id}`) }
  const table = new LocalTable(game, { dice })
  return save(table, { players: table.seats.map((): `bot:${string}` => `bot:${level}`) })
}

inBrowser('a bot that takes its time', (visit) => {
  test('where nothing is hidden, it shows what it considers', async () => {
    const page = await visit()
    const game = games.find(({ id }) => id === 'fall-of-the-roman-empire')
    if (game === undefined) throw new Error('It is not there.')
    await openFile(page, between(game, 'consul'))
    await page.locator('.considers').waitFor({ timeout: 60_000 })
    expect(await page.locator('.considers').textContent()).toMatch(/^Considers: \S/)
  })

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
})
