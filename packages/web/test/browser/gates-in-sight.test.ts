/** What Barbarians at the Gates asks about is in sight, wherever on the map it is; and what is elsewhere is pointed out. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { isView } from '@tabularium/barbarians-at-the-gates/shown'
import type { AnyGame, LocalTable } from '@tabularium/engine'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { subject } from '../../src/games/barbarians-at-the-gates/board/subject.ts'
import { eventually, inBrowser, mapIsStill, place } from './browser.ts'
import { DESK, openTable, playedUntil } from './done/games.ts'
import { freeSpot, PHONE, tap } from './fingers.ts'

const game: AnyGame = barbariansAtTheGates

const SIZES = [
  ['1440 × 900', DESK],
  ['1024 × 768', { viewport: { width: 1024, height: 768 } }],
] as const

/** Where the question is about, if nothing on the map answers it. */
function aboutOf(table: LocalTable): string | null {
  const { decision } = table
  if (decision === null) return null
  const onMap = decision.actions.some((action) => {
    const { piece, place } = game.bearing(table.state, action)
    return piece !== undefined || place !== undefined
  })
  const view = table.shown(decision.seat)
  return onMap || !isView(view) ? null : subject(view)
}

const asks = (question: string) => (table: LocalTable) => table.decision?.ask === question

const open = (page: Page, table: LocalTable) =>
  openTable(page, table, table.decision?.seat === 0 ? ['person', 'bot:legate'] : ['bot:legate', 'person'])

/** Whether the middle of something is in the window, and no panel lies over it. */
const isFree = (what: Locator): Promise<boolean> =>
  what.first().evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.map-frame') != null
  })

const namesOf = (page: Page, key: 'place' | 'actor'): Promise<readonly string[]> =>
  page
    .locator(`#actions [data-${key}]`)
    .evaluateAll((all, name) => [...new Set(all.map((each) => each.getAttribute(`data-${name}`) ?? ''))], key)

inBrowser('what is asked of Barbarians at the Gates', (visit) => {
  /** None of them in the theatre with which the map opens. */
  const far = ['roma', 'carthago', 'augusta-emerita', 'syracusae', 'caesarea', 'corduba', 'tingis']
  test.each(SIZES)('at %s: a place in another theatre that a card or the panel answers', async (_, size) => {
    const page = await visit(size)
    const table = playedUntil(game, 'about', (each) => far.includes(aboutOf(each) ?? ''), {
      scenario: 'the-scourge-of-god',
    })
    const about = aboutOf(table) ?? ''
    await open(page, table)
    await mapIsStill(page)
    expect(await freeSpot(page, about), about).not.toBeNull()
  })

  test('every place where a leader may appear or units may be raised; each is a dot on the small map', async () => {
    const page = await visit(DESK)
    for (const [question, least] of [
      ['place-leader', 10],
      ['reinforce', 1],
    ] as const) {
      await open(page, playedUntil(game, 'whole', asks(question), { scenario: 'the-frozen-rhine' }))
      await mapIsStill(page)
      const places = await namesOf(page, 'place')
      expect(places.length, question).toBeGreaterThan(least)
      for (const id of places) expect(await isFree(place(page, id)), `${question}: ${id}`).toBe(true)
      expect(await page.locator('.small-act').count()).toBe(places.length)
    }
  })

  test('where the enemy has come to, beside those who could intercept him', async () => {
    const page = await visit(DESK)
    const table = playedUntil(
      game,
      'ii',
      (each) => asks('intercept')(each) && (each.decision?.actions.length ?? 0) > 2,
      {
        scenario: 'barbarians-at-the-gates',
      },
    )
    const view = table.shown(table.decision?.seat ?? 0)
    const enemy = isView(view) ? subject(view) : null
    await open(page, table)
    await mapIsStill(page)
    expect(await isFree(place(page, enemy ?? '')), enemy ?? 'nowhere').toBe(true)
  })

  /** Whoever is activated, many could be. */
  const many = () => {
    const isMany = (table: LocalTable) => asks('pick-leader')(table) && (table.decision?.actions.length ?? 0) > 4
    return playedUntil(game, 'dots', isMany, { scenario: 'the-migrations' })
  }

  test('name and level of the other, in one line each beside a hand of seven', async () => {
    const page = await visit({ ...DESK, locale: 'fr-FR' })
    await open(page, playedUntil(game, 'corner', asks('impulse'), { scenario: 'the-migrations' }))
    const lines = page.locator('.gates-other .other-head').locator('b, small')
    await eventually(() => lines.count()).toBe(2)
    const cut = await lines.evaluateAll(
      (all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().height > 24)
          .length,
    )
    expect(cut).toBe(0)
  })

  test('a dot on the small map wherever somebody stands who can act', async () => {
    const page = await visit(DESK)
    await open(page, many())
    const bases = await page.locator('.can-act').count()
    expect(bases).toBeGreaterThan(2)
    expect(await page.locator('.small-act').count()).toBe(bases)
  })

  test('on a phone all of the map is shown at once: what was drawn much larger is not shown smaller first', async () => {
    const page = await visit(PHONE)
    await open(page, many())
    await mapIsStill(page)
    const sizes = await page.evaluate(() => {
      const sheet = document.querySelector<HTMLElement>('.map-sheet')
      const sizeOf = () => [sheet?.style.width, sheet?.style.transform.includes('scale')]
      const before = sizeOf()
      document.querySelector<HTMLElement>('.zoom button')?.click()
      return [before, sizeOf()]
    })
    const [[before], [after, isScaled]] = sizes as [[string], [string, boolean]]
    expect(Number.parseFloat(after)).toBeLessThan(Number.parseFloat(before) / 2)
    expect(isScaled).toBe(false)
  })

  test('on a phone a theatre is marked while something can be done there that is not in sight', async () => {
    const page = await visit(PHONE)
    await open(page, many())
    const marked = page.locator('.theatres .acts')
    await eventually(() => marked.count()).toBeGreaterThan(0)
    await tap(page.locator('.theatres').getByRole('button', { name: 'All' }))
    await eventually(() => marked.count()).toBe(0)
  })
})
