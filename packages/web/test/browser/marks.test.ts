/** Marks on the map that come and go. */

import { position as ofFall } from '@tabularium/fall-of-the-roman-empire/testing'
import { position } from '@tabularium/tetrarchia/testing'
import { expect, test } from 'vitest'
import { answer, atRest, card, eventually, inBrowser, middleOf, openDrawn, settled } from './browser.ts'
import { openTable } from './done/games.ts'

/** Names of areas that lie under a chance. */
function coveredNames(): string[] {
  const rects = [...document.querySelectorAll('.prices .pill rect')].map((pill) => pill.getBoundingClientRect())
  return [...document.querySelectorAll('.area-label')].flatMap((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect()
    const isCovered = rects.some(
      (rect) => rect.left < right && left < rect.right && rect.top < bottom && top < rect.bottom,
    )
    return isCovered ? [name.textContent ?? ''] : []
  })
}

/** What stands on the map or is written there and lies under the chance. */
function underPrices(): string[] {
  const pill = document.querySelector('.prices .pill rect')?.getBoundingClientRect()
  const all = document.querySelectorAll(
    '.map-pieces [data-piece], .map-pieces .disc, .tokens .laid, .halo.place, .chip',
  )
  if (pill === undefined || all.length < 40) return ['nothing is drawn']
  return [...all].flatMap((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    const isUnder = pill.left < right && left < pill.right && pill.top < bottom && top < pill.bottom
    return isUnder ? [each.getAttribute('data-piece') ?? each.textContent ?? ''] : []
  })
}

/** Names and counters that lie under what is drawn so. */
function hiddenBy(selector: string): string[] {
  const over = document.querySelector(selector)?.getBoundingClientRect()
  if (over === undefined || over.width === 0) return ['nothing is drawn']
  return [...document.querySelectorAll('.area-label, .map-pieces [data-piece]:not([data-piece="roma"])')].flatMap(
    (each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      const isUnder = over.left < right && left < over.right && over.top < bottom && top < over.bottom
      return isUnder ? [each.getAttribute('data-piece') ?? each.textContent ?? ''] : []
    },
  )
}

/** Lit places, and who is selected, of whom the middle lies under a round button. */
function underButtons(): string[] {
  const buttons = [...document.querySelectorAll('.zoom .control')].map((each) => each.getBoundingClientRect())
  const lit = [...document.querySelectorAll('.spot.open, .selected-ring')]
  if (buttons.length !== 2 || lit.length < 6) return ['nothing is drawn']
  return lit.flatMap((each) => {
    const { x, y, width, height } = each.getBoundingClientRect()
    const [mx, my] = [x + width / 2, y + height / 2]
    const isUnder = buttons.some(({ left, right, top, bottom }) => mx > left && mx < right && my > top && my < bottom)
    return isUnder ? [each.getAttribute('data-spot') ?? 'who is selected'] : []
  })
}

inBrowser('Marks', (visit) => {
  test('what changed since one’s turn has a tick until it is looked at', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const ticks = page.locator('[data-changed]')
    await card(page).getByRole('button', { name: 'Play now' }).click()
    await settled(page)
    for (let i = 0; i < 12 && (await page.locator('.closing').count()) === 0; i++) {
      await answer(page.locator('#actions button, .prompt .choice'))
      await settled(page)
    }
    expect(await ticks.count()).toBe(0)
    await page.locator('.closing').first().dispatchEvent('click')
    await eventually(() => ticks.count()).toBeGreaterThan(0)
    const before = await ticks.count()
    const place = await ticks.first().getAttribute('data-changed')
    await page.mouse.move(...(await middleOf(page.locator(`[data-spot="${place}"]`))))
    await eventually(() => page.locator(`[data-changed="${place}"]`).count()).toBe(0)
    await eventually(() => ticks.count()).toBe(before - 1)
  })

  test('a chance covers no name, wherever its place is', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const areas = {
      roma: { legions: 1, forces: 4 },
      venetia: { barbarianForces: 2 },
      liguria: { barbarianForces: 2 },
    }
    await openTable(page, ofFall({ areas, rrp: 20 }).table)
    await page.locator('.area-label').first().waitFor({ state: 'attached' })
    await page.locator('[data-piece="roma"] .counter-face').click({ force: true })
    await eventually(() => page.locator('.prices .pill').count()).toBe(2)
    await eventually(() => page.evaluate(coveredNames)).toEqual([])
  })

  test('who is selected covers no name', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openTable(page, ofFall({ areas: { roma: { legions: 2, forces: 4 } }, rrp: 20 }).table)
    await page.locator('[data-piece="roma"] .counter-face').click({ force: true })
    await atRest(page.locator('.selected-mark'))
    expect(await page.evaluate(hiddenBy, '.selected-mark')).toEqual([])
  })

  test('the recap hides nothing that stands on the map or is written there', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    const areas = { roma: { legions: 1, forces: 4 }, tripolitania: { barbarianForces: 2 } }
    const { table } = ofFall({ areas, rrp: 20, ask: 'purchase', turn: 3 }).dice(3, 1, 2, 3, 1, 2, 3)
    await openTable(page, table, ['person', 'bot:legate'])
    await page.locator('.prompt .closing').click()
    await page.locator('.recap-slot .recap').waitFor()
    await eventually(() => page.evaluate(hiddenBy, '.recap')).toEqual([])
  })

  test('on a phone the first chance and the round buttons leave counters, tokens, names and lit places free', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const crowded = {
      turn: 'galerius',
      emperors: { diocletian: 'macedonia', galerius: 'pannonia-inferior', maximian: 'rhaetia' },
      tokens: { galerius: ['libya', 'pannonia-superior'], unrest: ['thracia'], revolt: ['noricum', 'asia'] },
      armies: [['ILLYRICVM', 'noricum']],
    } as const
    await openTable(page, position(crowded).table)
    await eventually(() => page.locator('.prices .pill').count()).toBe(1)
    await eventually(() => page.evaluate(underPrices)).toEqual([])
    await eventually(() => page.evaluate(underButtons)).toEqual([])
    expect(await page.locator('.chip').count()).toBeGreaterThan(5)
  })

  test('a chance is written as each language writes it', async () => {
    for (const [locale, written] of [
      ['en-GB', /^\d+%$/],
      ['fr-FR', /^\d+\u202f%$/],
    ] as const) {
      const page = await visit({ locale, viewport: { width: 1440, height: 900 } })
      const near = {
        emperors: { galerius: 'moesia-superior' },
        turn: 'galerius',
        ip: 5,
        armies: [['GRAECIA', 'dacia']],
      } as const
      await openDrawn(page, position(near))
      const pill = page.locator('.pill-chance').first()
      await pill.waitFor()
      expect(await pill.textContent()).toMatch(written)
    }
  })
})
