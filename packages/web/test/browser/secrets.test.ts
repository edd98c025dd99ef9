/** Whole games with hidden hands: no message of the worker and no text of the page holds what who looks may not know. */
import { type AnyGame, LocalTable, load, type Player, save, secretFrom } from '@tabularium/engine'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leaks, linesNotFor, nameOf, type Truth, truthOf } from '../secrets/leak-search.ts'
import { inBrowser, press } from './browser.ts'
import { askWorker, play, RECORDER, taken } from './recorder.ts'

const game: AnyGame = ultimusRomanorum

/** A game of so many years that has not begun, with dice of its own. */
function newGame(players: readonly Player[], years: number): string {
  const dice = { secret: secretFrom(`${players.join(' ')} ${years}`) }
  return save(new LocalTable(game, { options: { scenario: 'stilicho-405', years }, dice }), { players })
}

async function begin(page: Page, players: readonly Player[], years: number): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).first().waitFor()
  const id = await askWorker(page, 'import', [newGame(players, years), ''])
  await page.evaluate((to) => location.assign(to), `#/table/${id}`)
  await page.locator('main.table').waitFor()
}

/** At some moment somebody held something that the other did not. */
const isTelling = ({ length, held }: Truth): boolean =>
  Array.from({ length }, (_, n) => held(n)).some(([first, second]) => second.some((each) => !first.includes(each)))

inBrowser('hidden hands', (visit) => {
  const playGame = async (players: readonly Player[], years: number) => {
    const page = await visit({ before: RECORDER })
    await begin(page, players, years)
    const clicks = await play(page)
    const recording = await taken(page)
    const { table } = load([game], await askWorker(page, 'save'))
    expect(clicks).toBeGreaterThan(5 * years)
    expect(recording.texts.length).toBeGreaterThan(10 * years)
    expect(table.decision).toBeNull()
    const truth = truthOf(table)
    expect(isTelling(truth)).toBe(true)
    return { recording, truth }
  }

  test.each([1, 2])('against a bot, %i years: nothing of its hand or choices reaches the page', async (years) => {
    const { recording, truth } = await playGame(['person', 'bot:random'], years)
    expect(leaks(recording, truth)).toEqual([])
    expect(linesNotFor(recording, truth)).toEqual([])
  })

  test.each([1, 2])('two people, %i years: nothing of who does not look is sent or drawn', async (years) => {
    const { recording, truth } = await playGame(['person', 'person'], years)
    expect(recording.texts.some(({ covered }) => covered)).toBe(true)
    expect(leaks(recording, truth)).toEqual([])
    expect(linesNotFor(recording, truth)).toEqual([])
  })

  test('a leak planted in the page is found', async () => {
    const page = await visit({ before: RECORDER })
    await begin(page, ['person', 'bot:random'], 1)
    await page.locator('.choices').waitFor()
    await press(page, /^Spread the rest/)
    await page.locator('.choices').waitFor()
    const { table } = load([game], await askWorker(page, 'save'))
    const truth = truthOf(table)
    const [mine, theirs] = truth.held(truth.length)
    const stratagem = theirs.find((each) => !mine.includes(each)) ?? ''
    expect(stratagem).not.toBe('')
    await page.evaluate((name) => document.querySelector('aside')?.append(`\nPlay ${name}`), nameOf(stratagem))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(leaks(await taken(page), truth).map(({ where }) => where)).toContain('page')
  })
})
