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

/** Games in which peoples fight for Rome; in the positions looked at some do. */
const ALLIES = ['ultimus-romanorum', 'barbarians-at-the-gates']
const PLAYED: Readonly<Record<string, object>> = { 'barbarians-at-the-gates': { scenario: 'the-scourge-of-god' } }

inBrowser('in greys', (visit) => {
  test.each(byId)(
    '%s: Rome is square, her enemies and allies are not, and their land is hatched, each in lines of its own',
    async (id, { game }) => {
      const page = await visit(DESK)
      await openTable(page, actingAfter(game, 'sizes', 45, PLAYED[id]))
      const found = await forms(page)
      expect(found.barb?.length ?? 0).toBeGreaterThan(0)
      expect(found.barb).not.toContain('square')
      for (const side of ROMAN) for (const form of found[side] ?? []) expect(['square', 'round']).toContain(form)
      expect(Object.keys(found).length).toBeGreaterThan(1)
      if (ALLIES.includes(id)) expect(found.foed).toEqual(['round-ended'])
      if (id === 'tetrarchia') return
      const washes = await page.evaluate(() =>
        [...document.querySelectorAll('.washes .wash, .wash')].map((wash) => {
          const hatch = wash.querySelector('.wash-hatch')
          return [wash.classList[1] ?? '', hatch === null ? 'plain' : getComputedStyle(hatch).fill] as const
        }),
      )
      const hatches = new Map(washes)
      expect(hatches.get('barb')).toContain('#hatch')
      for (const side of ['rome', 'east']) expect(hatches.get(side) ?? 'plain').toBe('plain')
      // Each of those that are hatched in lines of its own.
      const own = ['barb', 'foed', 'usurper'].flatMap((side) => hatches.get(side) ?? [])
      expect(own).not.toContain('plain')
      expect(new Set(own).size).toBe(own.length)
      if (ALLIES.includes(id)) expect(hatches.has('foed')).toBe(true)
    },
  )
})
