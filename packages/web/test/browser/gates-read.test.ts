/** A card of Barbarians at the Gates is read whole, at any size, whether it can be played or not, and covers nothing that is needed. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { cardName } from '@tabularium/barbarians-at-the-gates/lexicon'
import { cards } from '@tabularium/barbarians-at-the-gates/shown'
import { draw } from '@tabularium/barbarians-at-the-gates/testing'
import { texts } from '@tabularium/barbarians-at-the-gates/texts/en'
import { LocalTable } from '@tabularium/engine'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { effectOf } from '../../src/games/barbarians-at-the-gates/words/panels/hand-words.ts'
import { eventually, inBrowser, mapIsStill, says } from './browser.ts'
import { DESK, openTable } from './done/games.ts'
import { PHONE, sheet, swipe } from './fingers.ts'

const SIZES = [
  ['1440 × 900', DESK],
  ['1024 × 768', { viewport: { width: 1024, height: 768 } }],
  ['a phone', PHONE],
  ['a phone held across', { ...PHONE, viewport: { width: 844, height: 390 } }],
] as const

/** Two leaders who could march; cards that answer them, a campaign, and one that asks for a Usurper. */
function impulse(): LocalTable {
  const drawn = draw({
    scenario: 'the-migrations',
    cu: { lutetia: { loyalist: 6 }, durocortorum: { barbarian: 4 }, lugdunum: { loyalist: 2 } },
    leaders: { aetius: 'lutetia', rua: { at: 'durocortorum', flipped: true }, honorius: 'lugdunum' },
    control: { durocortorum: 'barbarian' },
    tribes: { huns: 'further-east' },
    hands: ['R03', 'R13', 'R19', 'R20', 'R09'],
    stack: [
      { kind: 'turn', step: 'attrition' },
      { kind: 'impulses', player: 0, step: 'mend' },
      { kind: 'impulse', player: 0 },
    ],
  })
  const position = barbariansAtTheGates.write(drawn)
  return new LocalTable(barbariansAtTheGates, { options: drawn.options, position, dice: { script: [] } })
}

/** The hand may have folded away: then the card is lifted as by keys. */
async function lift(page: Page, card: string): Promise<void> {
  const held = page.locator(`.gates-hand [data-card="${card}"]`)
  await eventually(async () => {
    if ((await held.getAttribute('aria-pressed')) === 'false') await held.dispatchEvent('click')
    return held.getAttribute('aria-pressed')
  }).toBe('true')
}

const notPlayed = (page: Page): Locator => page.locator('.gates-uses .use.no')

/** Whether the end of it can be brought into sight, inside the window and under nothing. */
const isRead = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    element.scrollTop = element.scrollHeight
    element.scrollIntoView({ block: 'end' })
    const { left, right, bottom } = element.getBoundingClientRect()
    const isUnder = (x: number) => element.contains(document.elementFromPoint(x, bottom - 8))
    return left >= 0 && right <= innerWidth && isUnder(left + 8) && isUnder((left + right) / 2)
  })

interface Pressable {
  /** How many of those who can be pressed on the map are in the window, above the sheet. */
  readonly inSight: number
  /** Which of them lie under something. */
  readonly covered: readonly string[]
}

const pressable = (page: Page): Promise<Pressable> =>
  page.evaluate(() => {
    const actors = [...document.querySelectorAll<HTMLElement>('#actions [data-actor]')]
    let inSight = 0
    const covered = [...new Set(actors.map(({ dataset }) => dataset.actor ?? ''))].filter((name) => {
      const face = document.querySelector(`[data-piece="${name}"] .counter-face`)
      if (face === null) return false
      const { x, y, width, height } = face.getBoundingClientRect()
      const above = document.elementFromPoint(x + width / 2, y + height / 2)
      // The map ends where the sheet begins.
      if (above === null || above.closest(':is([data-layout="sheet"], [data-layout="column"]) .side') !== null)
        return false
      inSight++
      return above.closest('.map-frame') === null
    })
    return { inSight, covered }
  })

/** So many are in sight, and nothing lies over them: once the map is at rest, and a few frames later still. */
async function expectNobodyCovered(page: Page, least = 1): Promise<void> {
  await mapIsStill(page)
  await eventually(async () => {
    const before = await pressable(page)
    await frames(page, 12)
    const { inSight, covered } = await pressable(page)
    return inSight < least ? ['nobody is in sight'] : [...before.covered, ...covered]
  }).toEqual([])
}

/** So many frames are drawn. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (many) => {
    for (let n = 0; n < many; n++) await new Promise(requestAnimationFrame)
  }, count)

inBrowser('a card in hand', (visit) => {
  test.each(SIZES)('at %s: played by the other, it says what it does', async (_, size) => {
    const page = await visit({ ...size, speed: 'slow' })
    await openTable(page, impulse(), ['bot:legate', 'person'])
    const played = page.locator('.gates-played:not(.own)')
    await says(played, 'Rome plays')
    const title = await played.locator('.face-head b').textContent()
    const card = [...cards.keys()].find((id) => title?.replaceAll('\u00ad', '') === cardName(id, 'en'))
    await says(played.locator('.face-text'), effectOf(card ?? '', 'en'))
    expect(await played.locator('.face-text').isVisible()).toBe(true)
  })

  test.each(SIZES)('at %s: one whose event cannot be played says why, and all it would do', async (_, size) => {
    const page = await visit(size)
    await openTable(page, impulse())
    await lift(page, 'R03')
    await says(notPlayed(page), 'What its event asks for does not hold now: the Usurpers.')
    await says(notPlayed(page), texts.get('R03') ?? '')
    await eventually(() => isRead(notPlayed(page).locator('small').last())).toBe(true)
  })

  test.each(SIZES)('at %s: one that is not played at all says why, and all it does', async (_, size) => {
    const page = await visit(size)
    const table = impulse()
    table.act(0, 'event R09')
    await openTable(page, table)
    await lift(page, 'R13')
    await says(notPlayed(page), 'Not now: something else is asked first.')
    await says(notPlayed(page), texts.get('R13') ?? '')
    await eventually(() => isRead(notPlayed(page).locator('small').last())).toBe(true)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await eventually(() => notPlayed(page).count()).toBe(0)
  })

  test.each(SIZES)('at %s: lifted, it lies over nobody who can be pressed on the map', async (_, size) => {
    const page = await visit(size)
    await openTable(page, impulse())
    await mapIsStill(page)
    await lift(page, 'R19')
    await eventually(() => page.locator('#actions [data-actor]').count()).toBeGreaterThan(1)
    // In the column of a window so low the map stays where it is.
    await expectNobodyCovered(page, size.viewport.height < 400 ? 0 : 1)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await eventually(() => page.locator('.hand-slot').getAttribute('data-folds')).toBe('open')
  })

  test('on a phone: nor after the sheet is pulled down and the map is moved', async () => {
    const page = await visit(PHONE)
    await openTable(page, impulse())
    await mapIsStill(page)
    await lift(page, 'R19')
    await eventually(() => page.locator('.hand-slot').getAttribute('data-folds')).toBe('folded')
    const top = async () => (await sheet(page).boundingBox())?.y ?? 0
    const from = await top()
    await swipe(page, [195, from + 12], [195, from + 160])
    await eventually(top).toBeGreaterThan(from + 60)
    await expectNobodyCovered(page)
    // To where the hand lies now, and did not lie when it was folded.
    await swipe(page, [195, 200], [195, 480])
    await expectNobodyCovered(page)
  })

  test.each(SIZES)(
    'at %s: while the other plays, its text is whole, inside the window and beside the zoom',
    async (_, size) => {
      const page = await visit({ ...size, speed: 'slow' })
      const table = impulse()
      await openTable(page, table, ['person', 'bot:legate'])
      await lift(page, 'R19')
      await page.locator('.gates-uses [data-action="event R19"]').dispatchEvent('click')
      await page.locator('.gates-uses').waitFor({ state: 'detached' })
      await page.locator('#actions').waitFor({ state: 'detached' })
      for (const card of ['R03', 'R09']) {
        await lift(page, card)
        const text = page.locator('.held-more')
        await says(text, texts.get(card) ?? '')
        const at = await text.boundingBox()
        const zoom = await page.locator('.zoom').boundingBox()
        if (at === null || zoom === null) throw new Error('not drawn')
        const { width, height } = size.viewport
        expect(at.x, card).toBeGreaterThanOrEqual(0)
        expect(at.y, card).toBeGreaterThanOrEqual(48)
        expect(at.x + at.width, card).toBeLessThanOrEqual(width)
        expect(at.y + at.height, card).toBeLessThanOrEqual(height)
        const isBeside =
          at.x >= zoom.x + zoom.width ||
          at.x + at.width <= zoom.x ||
          at.y + at.height <= zoom.y ||
          at.y >= zoom.y + zoom.height
        expect(isBeside, card).toBe(true)
      }
    },
  )
})
