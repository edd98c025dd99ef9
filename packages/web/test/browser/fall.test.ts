import { save } from '@tabularium/engine'
import { type Draw, type Play, position } from '@tabularium/fall-of-the-roman-empire/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  atRest,
  button,
  card,
  eventually,
  headline,
  inBrowser,
  log,
  mapIsStill,
  middleOf,
  openFile,
  place,
  press,
  says,
  settled,
  spoken,
} from './browser.ts'

const TITLE = 'The Fall of the Roman Empire'
const DESK = { viewport: { width: 1440, height: 900 } } as const

async function open(page: Page, { table }: Play): Promise<void> {
  await openFile(page, save(table))
  await settled(page)
  await mapIsStill(page)
}

/** Clicks on the stack itself, wherever it stands. */
async function onStack(page: Page, area: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page.locator(`[data-piece="${area}"]`))))
}

/** Clicks on a land, at its stack's place. */
async function onLand(page: Page, area: string, [dx, dy] = [0, 0]): Promise<void> {
  const [x, y] = await middleOf(place(page, area))
  await page.mouse.click(x + dx, y + dy)
}

const done = (page: Page) => page.locator('.prompt .closing')
const kind = (page: Page, name: string) => page.locator(`[data-kind="${name}"]`)

/** In how many lines a button's own words are, without what is said beside them. */
function linesOf(pressed: Element): number {
  const range = document.createRange()
  range.selectNode(pressed.firstChild ?? pressed)
  return range.getClientRects().length
}

/** Goes by arrow keys to a lit land, each time in the direction that lacks most. */
async function walk(page: Page, from: string, goal: string): Promise<void> {
  const focused = () => page.evaluate<string>('document.activeElement?.dataset.place ?? ""')
  const [gx, gy] = await middleOf(place(page, goal))
  let at = from
  for (let i = 0; i < 12 && at !== goal; i++) {
    const [x, y] = await middleOf(place(page, at))
    const isAcross = Math.abs(gx - x) > Math.abs(gy - y)
    await page.keyboard.press(isAcross ? (gx > x ? 'ArrowRight' : 'ArrowLeft') : gy > y ? 'ArrowDown' : 'ArrowUp')
    at = (await focused()) || at
  }
  expect(at).toBe(goal)
}

const crowded: Draw = {
  areas: {
    venetia: { legions: 1, forces: 2, fort: true, wall: true },
    achaea: { legions: 1 },
    pannonia: { barbarianForces: 9 },
    gothia: { barbarianForces: 2, cavalry: 1 },
  },
  rrp: 20,
}

inBrowser('The Fall of the Roman Empire', (visit) => {
  test('first move of a new player in The Fall: two clicks, none in a list', async () => {
    const page = await visit(DESK)
    await open(page, position({}))
    await onStack(page, 'roma')
    await says(headline(page), 'Legion in Roma')
    await onLand(page, 'liguria')
    await says(spoken(page), 'A Legion marches from Roma to Liguria with 3 Forces.')
  })

  test('a whole turn by mouse', async () => {
    const page = await visit(DESK)
    const areas = { liguria: { forces: 2, fort: true }, pannonia: { barbarianForces: 4 } }
    await open(page, position({ ask: 'purchase', rrp: 12, areas }).dice(2, 1, 1, 1))
    await says(page.locator('.fall-turn .now'), 'Buy')
    await kind(page, 'buy-force').click()
    await says(spoken(page), 'A Force is bought in Roma for 2')
    await kind(page, 'buy-wall').click()
    await onStack(page, 'liguria')
    await says(spoken(page), 'A Wall is bought in Liguria for 3')
    await done(page).click()
    await says(page.locator('.fall-turn .now'), 'Gather')
    await onLand(page, 'gothia')
    await says(spoken(page), 'enters in Gothia')
    await onLand(page, 'gothia')
    // Two of four Forces go with the Legion.
    await says(headline(page), 'Legion in Roma')
    await button(page, 'Fewer').click()
    await button(page, 'Fewer').click()
    await onLand(page, 'venetia', [-40, -30])
    await says(spoken(page), 'A Legion marches from Roma to Venetia with 2 Forces.')
    await done(page).click()
    await says(page.locator('.fall-turn .now'), 'Raid')
    await onStack(page, 'pannonia')
    await onStack(page, 'venetia')
    await says(spoken(page), '4 Barbarian Forces move from Pannonia to Venetia.')
    await done(page).click()
    await says(log(page), 'Conflict in Venetia')
    await says(page.locator('.fall-turn'), 'Turn 2 of 20')
  })

  test('a whole turn by keys alone', async () => {
    const page = await visit(DESK)
    await open(page, position({ areas: { pannonia: { barbarianForces: 2 } } }).dice(1, 1, 1))
    const focused = () => page.evaluate<string>('document.activeElement?.dataset.actor ?? ""')
    for (let i = 0; i < 40 && (await focused()) !== 'roma'; i++) await page.keyboard.press('Tab')
    await walk(page, 'roma', 'venetia')
    await page.keyboard.press('Enter')
    await says(spoken(page), 'A Legion marches from Roma to Venetia with 3 Forces.')
    await page.keyboard.press('e')
    await says(page.locator('.fall-turn .now'), 'Raid')
    await page.keyboard.press('e')
    await says(page.locator('.fall-turn'), 'Turn 2 of 20')
  })

  test('upkeep is paid by itself, and taken back where one would disband', async () => {
    const page = await visit(DESK)
    const areas = { liguria: { forces: 2, fort: true } }
    await open(page, position({ ask: 'expenditure', rrp: 12, areas }))
    await says(spoken(page), 'Upkeep for 7 counters is paid; 5 left.')
    await button(page, 'Disband instead').click()
    await says(page.locator('.fall-turn .now'), 'Pay')
    await kind(page, 'disband-fort').click()
    await says(spoken(page), 'A Fort in Liguria is disbanded.')
    // Somebody who disbands pays when he wants to.
    await says(page.locator('.fall-turn .now'), 'Pay')
    await page.locator('[data-action="pay"]').first().click()
    await says(spoken(page), 'Upkeep for')
  })

  test('while buying, a warning that the next tax is too small', async () => {
    const page = await visit(DESK)
    await open(page, position({ ask: 'purchase', rrp: 5, areas: { roma: { legions: 1, forces: 9 } } }))
    await says(page.locator('.fall-ask'), 'tax +5, upkeep −10')
    await kind(page, 'buy-legion').click()
    await says(page.locator('.fall-warning'), 'tax +5, upkeep −11. 6 counters would go unpaid.')
  })

  test('ending the movement says what dies', async () => {
    const page = await visit(DESK)
    await open(page, position(crowded))
    await says(done(page), 'No Force in Achaea: what stands there is lost for ever. FR-10-j')
    await says(done(page), 'End Roman movement')
    expect(await done(page).evaluate(linesOf)).toBe(1)
  })

  test('the card has the sum of the fight, and follows the number', async () => {
    const page = await visit(DESK)
    await open(page, position(crowded))
    await onStack(page, 'venetia')
    await says(headline(page), 'Legion in Venetia')
    const { x, y } = await atRest(page.locator('[data-piece="pannonia"]'))
    await page.mouse.move(x + 20, y + 20)
    const sum = page.locator('.card-slot')
    await says(sum.locator('.reachers'), /^Can get here: .*Venetia/)
    await says(sum, '9 : 2 = 4')
    await says(sum, 'if nothing more moves')
    const pill = page.locator('.prices .previewed')
    const before = await pill.textContent()
    await button(page, 'Fewer').click()
    await page.mouse.move(x + 22, y + 22)
    await says(sum, '9 : 1 = 9')
    await eventually(() => pill.textContent()).not.toBe(before)
  })

  test('the Barbarian moves Forces and Cavalry, chooses his losses, and Cavalry rides', async () => {
    const page = await visit(DESK)
    const areas = {
      pannonia: { barbarianForces: 4, cavalry: 2 },
      venetia: { legions: 1, forces: 3 },
      gothia: { cavalry: 1 },
    }
    await open(page, position({ ask: 'barbarian-movement', areas }).dice(5, 1, 1, 1, 1))
    await onStack(page, 'pannonia')
    await page.locator('[data-kind="move-force"][aria-pressed="true"]').waitFor()
    await onStack(page, 'venetia')
    await says(spoken(page), '4 Barbarian Forces move from Pannonia to Venetia.')
    for (const gone of [1, 2]) {
      await onStack(page, 'pannonia')
      await page.locator('[data-place="venetia"]').first().waitFor({ state: 'attached' })
      await onLand(page, 'venetia', [-40, -30])
      await eventually(() => log(page).getByText('1 Cavalry moves from Pannonia').count()).toBe(gone)
    }
    await done(page).click()
    await button(page, 'Lose 3 Forces').first().waitFor()
    await says(page.locator('.fall-turn .now'), 'Fight')
    await press(page, 'Lose 3 Forces')
    await says(log(page), 'The Barbarians in Venetia lose 3 Forces.')
    await says(page.locator('.fall-turn .now'), 'Fight')
    await onStack(page, 'gothia')
    await onLand(page, 'sarmatia')
    await says(spoken(page), 'A Cavalry rides from Gothia to Sarmatia.')
  })

  test('names, plates and acting stacks are as large as promised at 1440 x 900', async () => {
    const page = await visit(DESK)
    await open(page, position(crowded))
    const sizes = await page.evaluate<Record<string, number>>(`(() => {
      const high = (of) => Math.min(...[...document.querySelectorAll(of)].map((e) => e.getBoundingClientRect().height))
      const name = document.querySelector('.area-label')
      const scale = name.getScreenCTM().a
      return { name: scale * parseFloat(getComputedStyle(name).fontSize), plate: high('.fall-pieces .counter-face'), acting: high('[data-piece=roma] .counter-face, [data-piece=venetia] .counter-face') }
    })()`)
    expect(sizes.name).toBeGreaterThanOrEqual(11.5)
    expect(sizes.plate).toBeGreaterThanOrEqual(33.9)
    expect(sizes.acting).toBeGreaterThanOrEqual(39.9)
  })

  test('no more than six buttons in any decision', async () => {
    const page = await visit(DESK)
    for (const ask of ['expenditure', 'purchase', 'roman-movement', 'barbarian-movement'] as const) {
      await page.evaluate("location.hash = '#/'")
      await open(page, position({ ...crowded, ask, rrp: ask === 'expenditure' ? 3 : 20 }))
      expect(await page.locator('.prompt button').count(), ask).toBeLessThanOrEqual(6)
    }
  })

  test('the guided game from start to end', async () => {
    const page = await visit()
    await card(page, TITLE).getByRole('link', { name: 'Learn by playing' }).click()
    const title = page.getByRole('heading', { level: 2, name: /^\d+\/\d+ / })
    await says(title, '1/')
    const count = Number((await title.textContent())?.match(/\/(\d+)/)?.[1])
    for (let lesson = 1; lesson < count; lesson++) {
      await says(title, `${lesson}/${count} `)
      await settled(page)
      const next = page.locator('#actions button[data-action], .prompt .closing')
      await next.first().dispatchEvent('click')
    }
    await says(title, `${count}/${count} Rome stands`)
  })

  test('tables, pieces and score', async () => {
    const page = await visit(DESK)
    await open(page, position(crowded))
    await page.getByRole('tab', { name: 'Score' }).click()
    await says(page.getByRole('tabpanel'), 'Without a Force, lost after the conflicts: Achaea')
    await page.getByRole('tab', { name: 'Pieces' }).click()
    await says(page.getByRole('tabpanel'), 'Barbarian Forces')
    await button(page, 'Tables').click()
    await says(page.locator('.fall-aid'), 'Each Legion crosses one border')
    expect(await page.locator('.fall-aid .aid-steps .now').count()).toBe(1)
  })

  test('in French', async () => {
    const page = await visit({ ...DESK, locale: 'fr-FR', at: '/learn/fall-of-the-roman-empire' })
    await says(page.getByRole('heading', { level: 2 }), 'Vingt tours')
    await says(page.locator('.fall-turn'), 'Tour 19 sur 20')
    await says(page.locator('.fall-turn'), 'Mouvement barbare')
  })

  test('360 pixels: nothing is wider than the screen', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await open(page, position(crowded))
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await eventually(async () => (await place(page, 'roma').boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(44)
  })
})
