/** What is asked is in sight, and what is offered beside it covers nothing: in the games with hidden hands. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { type Draw, draw } from '@tabularium/barbarians-at-the-gates/testing'
import { LocalTable } from '@tabularium/engine'
import { position } from '@tabularium/ultimus-romanorum/testing'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, atRest, button, card, inBrowser, mapIsStill, says, settled } from './browser.ts'
import { DESK, openTable } from './done/games.ts'

/** Three tribes, from the Rhine to Spain and Africa, and a card that makes three of them migrate. */
const tribes: Draw = {
  scenario: 'the-frozen-rhine',
  turn: '5',
  cu: {
    'agri-decumates': { barbarian: 5 },
    tarraco: { barbarian: 4 },
    aquincum: { barbarian: 4 },
    roma: { loyalist: 1 },
  },
  leaders: { chnodomarius: { at: 'agri-decumates', flipped: true }, godigisel: 'tarraco', alaric: 'aquincum' },
  tribes: { alemanni: 'agri-decumates', vandals: 'tarraco', visigoths: 'aquincum' },
  hands: ['B11'],
  stack: [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player: 1, step: 'mend' },
    { kind: 'impulse', player: 1 },
  ],
}

async function openMigration(page: Page): Promise<void> {
  const s = draw(tribes)
  const position = barbariansAtTheGates.write(s)
  const table = new LocalTable(barbariansAtTheGates, { options: s.options, position, dice: { script: [] } })
  await openTable(page, table, ['bot:legate', 'person'])
  await act(page, 'migrate B11')
}

/** Whether the middle of something is in the window, and no panel lies over it. */
const isFree = (what: Locator): Promise<boolean> =>
  what.first().evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.map-frame') != null
  })

/** More leaders and units than the panel has room for, and a stratagem with a long name. */
async function openGreatArmy(page: Page): Promise<void> {
  const leaders = ['aetius', 'boniface', 'avitus', 'aegidius', 'ricimer', 'majorien', 'marcellinus']
  const units = ['comites-seniores', 'comites-alani', 'victores', 'visigothi-1', 'visigothi-2', 'visigothi-3']
  const pieces = Object.fromEntries([...leaders, ...units].map((id) => [id, 'italia-2']))
  const west = { augustus: 'valentinien-iii', patrice: 'aetius' }
  const hands = { first: { 'major-federation-treaty': 1, tribute: 1 }, second: {} }
  await openTable(page, position({ pieces, peoples: { visigothi: 'foederati' }, west, hands }).table)
  await page.locator('[data-piece="aetius"] .counter-face').first().click({ force: true })
  await page.locator('.tick').first().waitFor()
}

/** How large its letters are on the screen, in pixels; 0: they cannot be seen. */
const lettersOf = (what: Locator): Promise<number> =>
  what.evaluate((element) => {
    if (!(element instanceof SVGTextElement)) return 0
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).opacity === '0') return 0
    }
    return Number(element.getAttribute('font-size')) * (element.getScreenCTM()?.a ?? 0)
  })

const wish = (page: Page) => button(page, 'Ask me at the next window')

inBrowser('what is asked', (visit) => {
  test('beyond the theatres: where a leader may escape to in the south of Africa', async () => {
    const page = await visit(DESK)
    const pieces = {
      ...{ aetius: 'italia-2', 'comites-seniores': 'italia-2', aegidius: 'galliae-5' },
      ...{ avitus: 'africa-1', 'suevi-1': 'africa-2' },
    }
    await openTable(page, position({ pieces, peoples: { suevi: 'revolt' } }).dice(0).table)
    await mapIsStill(page)
    expect(await isFree(page.locator('[data-piece="avitus"]'))).toBe(false)
    for (const action of ['piece avitus', 'to africa-2', 'done']) await act(page, action)
    await says(page.locator('.prompt'), 'Where does he escape to?')
    await mapIsStill(page)
    const lit = page.locator('#actions [data-place]')
    const free = await Promise.all(
      (await lit.evaluateAll((all) => all.map((each) => each.getAttribute('data-place')))).map((id) =>
        isFree(page.locator(`[data-spot="${id}"]`)),
      ),
    )
    expect(free).toContain(true)
  })

  test('of a migration: every tribe that may go, in whatever theatre it is', async () => {
    const page = await visit(DESK)
    await openMigration(page)
    await says(page.locator('.prompt'), 'which tribe migrates')
    await mapIsStill(page)
    for (const tribe of ['alemanni', 'vandals', 'visigoths']) {
      const piece = page.locator(`[data-piece="${tribe}"]`)
      expect(await isFree(piece), tribe).toBe(true)
      expect(await lettersOf(piece.locator('.tribe-tab text')), tribe).toBeGreaterThan(11)
    }
    const theatre = page.locator('.theatres [aria-pressed=true]')
    await button(page, 'All').click()
    await says(theatre, 'All')
    await button(page, 'Spain').click()
    await says(theatre, 'Spain')
  })
})

inBrowser('with a great army', (visit) => {
  test('what ends the movement is in sight below it, and names of stratagems are whole', async () => {
    const page = await visit({ viewport: { width: 1440, height: 700 } })
    await openGreatArmy(page)
    expect(await page.locator('.side').evaluate((side) => side.scrollHeight > side.clientHeight)).toBe(true)
    const [end, panel] = [await atRest(page.locator('.prompt .closing')), await atRest(page.locator('.side'))]
    expect(end.bottom).toBeLessThanOrEqual(panel.bottom)
    const cut = await page
      .locator('.stratagem-head b')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent),
      )
    expect(cut).toEqual([])
    expect(await page.locator('.stratagem-head b').count()).toBe(2)
  })
})

inBrowser('the wish to be asked at the next window', (visit) => {
  const games = ['Ultimus Romanorum', 'Barbarians at the Gates']
  const sizes = [
    [1440, 900],
    [1024, 768],
  ] as const
  test.each(games.flatMap((game) => sizes.map((size) => [game, ...size] as const)))(
    '%s at %i × %i: it stands in the panel of what is asked, over no part of the map',
    async (game, width, height) => {
      const page = await visit({ viewport: { width, height } })
      await card(page, game).getByRole('button').first().click()
      await settled(page)
      const [inner, outer] = [await atRest(wish(page)), await atRest(page.locator('.prompt'))]
      expect([inner.left >= outer.left, inner.right <= outer.right]).toEqual([true, true])
      expect([inner.top >= outer.top, inner.bottom <= outer.bottom]).toEqual([true, true])
      await wish(page).click()
      await says(page.locator('.prompt [role=status]'), 'You will be asked at the next window.')
    },
  )

  test('on a phone it is in the sheet, once that is pulled up', async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await card(page, 'Ultimus Romanorum').getByRole('button').first().click()
    await settled(page)
    expect(await wish(page).isVisible()).toBe(false)
    const handle = page.locator('.sheet-handle')
    while (!(await wish(page).isVisible())) await handle.click()
    const [inner, outer] = [await atRest(wish(page)), await atRest(page.locator('.side'))]
    expect([inner.top >= outer.top, inner.bottom <= outer.bottom]).toEqual([true, true])
    expect(inner.height).toBeGreaterThanOrEqual(44)
  })
})
