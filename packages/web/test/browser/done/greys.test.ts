/** With the picture in greys, sides are told apart: by the form of their counters, and by hatching on their land. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from '../browser.ts'
import { actingAfter, byId, DESK, openTable } from './games.ts'

/** Of every counter on the map, whose it is and what its outline is: tag, and how its corners are. */
const forms = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string[]> = {}
    const sides = [
      'rome',
      'east',
      'foed',
      'usurper',
      'barb',
      'fleet',
      'diocletian',
      'galerius',
      'constantius',
      'maximian',
    ]
    for (const face of document.querySelectorAll('.map-frame .counter > .counter-face')) {
      const owner = sides.find((side) => face.parentElement?.classList.contains(side))
      if (owner === undefined) continue
      const box = Number(face.getAttribute('height'))
      const corner = Number(face.getAttribute('rx')) / box
      const form =
        face.tagName === 'rect'
          ? corner < 0.25
            ? 'square'
            : 'round-ended'
          : face.tagName === 'path'
            ? 'eight'
            : 'round'
      const known = found[owner] ?? []
      found[owner] = known.includes(form) ? known : [...known, form]
    }
    return found
  })

const ROMAN = ['rome', 'east', 'usurper']

inBrowser('in greys', (visit) => {
  test.each(byId)('%s: Rome is square, her enemies are not, and their land is hatched', async (id, { game }) => {
    const page = await visit(DESK)
    await openTable(page, actingAfter(game, 'sizes', 45))
    const found = await forms(page)
    expect(found.barb?.length ?? 0).toBeGreaterThan(0)
    expect(found.barb).not.toContain('square')
    for (const side of ROMAN) for (const form of found[side] ?? []) expect(['square', 'round']).toContain(form)
    expect(Object.keys(found).length).toBeGreaterThan(1)
    if (id === 'tetrarchia') return
    const washes = await page.evaluate(() => ({
      barbarian: document.querySelectorAll('.wash.barb').length,
      hatched: document.querySelectorAll('.wash.barb .wash-hatch').length,
      others: document.querySelectorAll('.wash:not(.barb) .wash-hatch').length,
      fill: getComputedStyle(document.querySelector('.wash-hatch') ?? document.body).fill,
    }))
    expect(washes.barbarian).toBeGreaterThan(0)
    expect(washes.hatched).toBe(washes.barbarian)
    expect(washes.others).toBe(0)
    expect(washes.fill).toContain('#hatch')
  })
})
