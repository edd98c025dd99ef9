/** The laboratory in a real browser: a run is begun, stopped, gone on with, exported, compared, and a game of it opened. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import {
  comparison,
  comparisonCsv,
  Player,
  report,
  reportCsv,
  type Setting,
  savedGame,
  seated,
} from '@tabularium/bots/lab'
import { load } from '@tabularium/engine'
import { fallOfTheRomanEmpire as game } from '@tabularium/fall-of-the-roman-empire'
import { mind } from '@tabularium/fall-of-the-roman-empire/mind'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, goHome, inBrowser, says } from './browser.ts'
import { looking } from './looking.ts'

const GAME = 'fall-of-the-roman-empire'
const GAMES = 20

const setting = (more: Partial<Setting> = {}): Setting => ({
  game: GAME,
  edition: null,
  options: { barbarianForces: 25 },
  bots: ['random', 'random'],
  seed: '1',
  ...more,
})

/** What the same games come to without a browser. */
const played = (...settings: readonly Setting[]) => {
  const sitting = settings.map((each) => seated(game, mind, each))
  return { sitting, results: new Player(sitting).play({ from: 0, games: GAMES }) }
}

const bots = (page: Page, seat: 'Rome' | 'Barbarians'): Locator =>
  page.getByRole('group', { name: `Bot: ${seat}`, exact: true })

/** Two that do anything that is allowed. */
async function seatGamblers(page: Page): Promise<void> {
  for (const seat of ['Rome', 'Barbarians'] as const)
    await bots(page, seat)
      .getByRole('radio', { name: /^Gambler/ })
      .check()
}

const howMany = (page: Page): Locator => page.getByRole('spinbutton', { name: /^Games/ })
const progress = (page: Page): Locator => page.getByRole('progressbar', { name: 'Games played' })
const done = async (page: Page): Promise<number> => Number(await progress(page).getAttribute('aria-valuenow'))
const begin = (page: Page, name = 'Run'): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const isThrough = (page: Page) => eventually(() => done(page)).toBe(GAMES)

/** Begins a run of two gamblers at The Fall. */
async function begun(page: Page, games: number): Promise<void> {
  await seatGamblers(page)
  await howMany(page).fill(String(games))
  await begin(page)
  await progress(page).waitFor()
}

/** What is saved by pressing that. */
async function saved(page: Page, button: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), text: await textOf(await download.createReadStream()) }
}

const cell = (page: Page, table: string, row: string): Locator =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: row })

inBrowser('the laboratory', (visit) => {
  test('plays a run, saves its figures, and opens any game of it at the table', async () => {
    const page = await visit()
    await page.getByRole('link', { name: 'Laboratory' }).click()
    await page.getByRole('link', { name: 'The Fall of the Roman Empire' }).click()
    await seatGamblers(page)
    await howMany(page).fill(String(GAMES))
    await says(page.getByRole('status'), /20 games take about \d+ s on/)
    await begin(page)
    await isThrough(page)

    const { sitting, results } = played(setting())
    const [one] = sitting
    if (one === undefined) throw new Error('Nobody sits.')
    const expected = report(one, GAMES, results.tallies[0])
    await says(cell(page, 'Who wins', 'The Roman'), String(expected.winners[0]?.count))
    await says(cell(page, 'How games end', 'FR-2-a'), 'The Barbarian wins')

    const csv = await saved(page, page.getByRole('button', { name: 'CSV' }))
    expect(csv.name).toBe('The Fall of the Roman Empire, seed 1.csv')
    expect(csv.text).toBe(reportCsv(expected))
    const json = JSON.parse((await saved(page, page.getByRole('button', { name: 'JSON' }))).text)
    const { endings, ...rest } = expected
    expect(json).toMatchObject(rest)
    expect(json.endings.map((ending: { rule: string }) => ending.rule)).toEqual(endings.map(({ rule }) => rule))
    const svg = await saved(page, page.getByRole('button', { name: 'Save the plot as SVG: Who wins' }))
    expect(svg.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*The Roman.*<\/svg>$/)
    expect(svg.text).not.toContain('var(')

    await page.getByRole('spinbutton', { name: /^Number/ }).fill('7')
    await page.getByRole('button', { name: 'Open at the table' }).click()
    const { outcome } = load([game], savedGame(one, 7)).table
    const ending = page.getByRole('dialog')
    await says(ending, outcome?.winners[0] === 0 ? 'Rome stands' : 'Rome has fallen')
  })

  test('stops at once, goes on after a reload, and while the reader is elsewhere', async () => {
    const page = await visit({ at: `/lab/new/${GAME}` })
    await begun(page, 100_000)
    await eventually(() => done(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Stop' }).click()
    const goOn = page.getByRole('button', { name: 'Go on' })
    await goOn.waitFor()
    const stopped = await done(page)
    expect(stopped).toBeLessThan(100_000)

    await page.reload()
    await goOn.waitFor()
    expect(await done(page)).toBe(stopped)
    await goOn.click()
    await eventually(() => done(page)).toBeGreaterThan(stopped)

    await goHome(page)
    const line = page.getByRole('link', { name: /^Laboratory: [\d,]+ of 100,000 games/ })
    await line.waitFor()
    await line.click()
    await eventually(() => done(page)).toBeGreaterThan(stopped)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('link', { name: 'Laboratory' }).click()
    await says(page.getByRole('listitem'), /of 100,000 games, stopped/)
    await page.getByRole('button', { name: 'Delete: The Fall of the Roman Empire' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No run yet').waitFor()
  })

  test('compares two settings on the same dice', async () => {
    const page = await visit({ at: `/lab/new/${GAME}` })
    await seatGamblers(page)
    await howMany(page).fill(String(GAMES))
    await page.getByRole('checkbox', { name: /^Compare/ }).check()
    await begin(page, 'Go on to the second setting')
    // It begins as the first was chosen.
    expect(
      await bots(page, 'Rome')
        .getByRole('radio', { name: /^Gambler/ })
        .isChecked(),
    ).toBe(true)
    await page.getByText('Variants and scenario').click()
    await page.getByRole('slider').fill('22')
    await begin(page, 'Run both')
    await isThrough(page)

    const { sitting, results } = played(setting(), setting({ options: { barbarianForces: 22 } }))
    const [first, second] = sitting
    if (first === undefined || second === undefined) throw new Error('Nobody sits.')
    await says(cell(page, 'The difference', 'The Roman'), /%/)
    const csv = await saved(page, page.getByRole('button', { name: 'CSV' }))
    expect(csv.text).toBe(comparisonCsv(comparison([first, second], GAMES, results)))
  })

  test('says what is wrong with an edition, and plays with one that holds', async () => {
    const page = await visit({ at: `/lab/new/${GAME}` })
    const board = JSON.parse(
      readFileSync(join(import.meta.dirname, `../../../games/${GAME}/src/edition/board.json`), 'utf8'),
    )
    const open = async (content: object) => {
      const button = page.getByRole('button', { name: 'Open an edition' })
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
      const buffer = Buffer.from(JSON.stringify(content))
      await chooser.setFiles({ name: 'board.json', mimeType: 'application/json', buffer })
    }
    await open({ ...board, rome: 'carthage' })
    await says(page.getByRole('alert'), /does not hold, for one reason.*rome/)
    const [first, ...areas] = board.areas
    await open({ ...board, edition: 'mine', areas: [{ ...first, name: 'Ultima Thule' }, ...areas] })
    await page.getByRole('button', { name: 'As Tabularium comes' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await begun(page, GAMES)
    await isThrough(page)
    await says(page.getByRole('listitem'), 'edition mine')
    // The table has no other edition than its own.
    await page.getByRole('button', { name: 'Save as a file' }).waitFor()
    expect(await page.getByRole('button', { name: 'Open at the table' }).count()).toBe(0)
  })

  test('is clean for axe, by day and by lamplight', async () => {
    const page = await visit({ at: '/lab', bypassCSP: true })
    const found: string[] = []
    const look = looking(page, found)
    await page.getByText('No run yet').waitFor()
    await look('entrance')
    await page.getByRole('link', { name: 'The Fall of the Roman Empire' }).click()
    await bots(page, 'Rome').waitFor()
    await look('set-up')
    await page.getByRole('checkbox', { name: /^Compare/ }).check()
    await seatGamblers(page)
    await howMany(page).fill(String(GAMES))
    await begin(page, 'Go on to the second setting')
    await page.getByRole('button', { name: 'Run both' }).click()
    await isThrough(page)
    await page.getByRole('table', { name: 'The difference' }).waitFor()
    await look('run')
    expect(found).toEqual([])
  })
})
