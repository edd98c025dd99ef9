/** What is read and what is clicked has its size on the screen, in any position. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, inBrowser } from '../browser.ts'
import { actingAfter, byId, DESK, openTable } from './games.ts'

/** At the beginning, and after so many actions. */
const AFTER = [0, 20, 45]

/** In pixels: of names' letters, and of the sides of what acts. */
const LETTERS = 11.5
const COUNTER = 40

/** The names in sight that are too small, with their size. */
const smallNames = (page: Page, names: string) =>
  page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll<SVGTextElement>(selector)]
        .filter((text) => text.checkVisibility() && text.getClientRects().length > 0)
        .map((text) => {
          const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
          return { name: text.textContent, size }
        })
        .filter(({ size }) => size < least)
        .map(({ name, size }) => `${name} ${size.toFixed(1)}`),
    [names, LETTERS] as const,
  )

/** How many pieces on the map can act, and those of them that are too small. */
const actors = (page: Page) =>
  page.evaluate((least) => {
    const acting = [...document.querySelectorAll<HTMLElement>('#actions [data-actor]')].map(
      (each) => each.dataset.actor,
    )
    const faces = acting.flatMap((piece) => {
      const face = document.querySelector(`[data-piece="${piece}"] .counter-face`)
      return face === null ? [] : [{ piece, box: face.getBoundingClientRect() }]
    })
    const small = faces.filter(({ box }) => Math.min(box.width, box.height) < least - 0.1)
    return {
      count: faces.length,
      small: small.map(({ piece, box }) => `${piece} ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`),
    }
  }, COUNTER)

inBrowser('at 1440 by 900', (visit) => {
  test.each(byId)('%s: every name has 11.5 pixels, and whoever acts 40', async (_, { game, names }) => {
    const page = await visit(DESK)
    for (const after of AFTER) {
      await openTable(page, actingAfter(game, 'sizes', after))
      await eventually(() => page.locator(names).count()).toBeGreaterThan(20)
      await eventually(() => smallNames(page, names)).toEqual([])
      await eventually(async () => (await actors(page)).small).toEqual([])
      expect((await actors(page)).count).toBeGreaterThan(0)
    }
  })
})
