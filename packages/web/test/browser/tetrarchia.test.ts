/** Tetrarchia's board at fit: what is read and what is clicked has its size on the screen. */
import { position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually, inBrowser, mapIsStill, openDrawn } from './browser.ts'

const drawn = position({
  turn: 'galerius',
  emperors: { galerius: 'thracia', diocletian: 'syria', maximian: 'narbonensis', constantius: 'belgica' },
  tokens: { galerius: ['moesia-superior', 'thracia'], revolt: ['dacia', 'noricum'], unrest: ['aquitania'] },
  fleets: { atlanticum: 1, internum: 1 },
  armies: [['GRAECIA', 'dacia']],
})

interface Seen {
  readonly name: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Of its letters, in pixels. */
  readonly size: number
}

/** The names that are to be seen, as they stand on the screen. */
function names(page: Page): Promise<readonly Seen[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('.halo.place')]
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => {
        const { left, top, right, bottom } = text.getBoundingClientRect()
        const scale = text.getScreenCTM()?.a ?? 0
        const size = scale * Number(text.getAttribute('font-size'))
        return { name: text.textContent ?? '', left, top, right, bottom, size }
      }),
  )
}

const widthOf = (page: Page, piece: string) =>
  page.evaluate((name) => {
    const face = document.querySelector(`[data-piece="${name}"] .counter-face`)
    return face?.getBoundingClientRect().width ?? 0
  }, piece)

/** Boxes of letters are taller than what is drawn of them. */
const AIR = 3

inBrowser('the board of Tetrarchia', (visit) => {
  test('at 1440 by 900 names have 11.5 pixels and what acts has 40', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openDrawn(page, drawn)
    await mapIsStill(page)
    const seen = await names(page)
    expect(seen.length).toBe(48)
    expect(seen.filter(({ size }) => size < 11.5).map(({ name }) => name)).toEqual([])
    for (const piece of ['galerius', 'internum']) expect(await widthOf(page, piece), piece).toBeGreaterThanOrEqual(40)
  })

  test.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
  ])('at %i by %i no name lies on another', async (width, height) => {
    const page = await visit({ viewport: { width, height } })
    await openDrawn(page, drawn)
    await page.locator('[data-piece="galerius"]').waitFor()
    const clashes = async () => {
      const seen = await names(page)
      expect(seen.length).toBe(48)
      return seen.flatMap((a, i) =>
        seen
          .slice(i + 1)
          .filter(
            (b) => a.left < b.right && b.left < a.right && a.top + AIR < b.bottom - AIR && b.top + AIR < a.bottom - AIR,
          )
          .map((b) => `${a.name} / ${b.name}`),
      )
    }
    // Until the map has come to rest, letters have not their size yet.
    await eventually(clashes).toEqual([])
  })
})
