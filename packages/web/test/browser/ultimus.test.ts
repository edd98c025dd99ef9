import { save } from '@tabularium/engine'
import { type Play, position } from '@tabularium/ultimus-romanorum/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  asked,
  card,
  eventually,
  goHome,
  inBrowser,
  mapIsStill,
  middleOf,
  openFile,
  press,
  says,
  spoken,
} from './browser.ts'
import { war } from './ultimus-war.ts'

const TITLE = 'Ultimus Romanorum'

const bar = (page: Page) => page.locator('.year-bar')
const prompt = (page: Page) => page.locator('.prompt')
const curtain = (page: Page) => page.getByRole('dialog', { name: /it is for you to answer/ })
const hand = (page: Page) => page.locator('.ur-hand')
const panel = (page: Page) => page.getByRole('tabpanel')

/** Whoever is asked says that he is there. */
async function here(page: Page, seat: 'First player' | 'Second player'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `${seat}: it is for you to answer` })
  await dialog.getByRole('button', { name: 'Ready' }).click()
}

/** Two people at one screen, in the middle of the Roman's movement. */
async function openDrawn(page: Page, { table }: Play): Promise<void> {
  await openFile(page, save(table))
  await here(page, 'First player')
  await bar(page).waitFor()
}

const showTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click()

/** The middle of a stack on the map, in pixels. */
async function stackAt(page: Page, piece: string): Promise<readonly [x: number, y: number]> {
  return middleOf(page.locator(`[data-piece="${piece}"] .counter`))
}

async function clickStack(page: Page, piece: string): Promise<void> {
  await page.mouse.click(...(await stackAt(page, piece)))
}

/** The sheet of a battle may lie over the panel: its button is pressed as a screen reader does. */
const passes = async (page: Page): Promise<void> => {
  const button = prompt(page).locator('[data-action="done"]').first()
  await button.waitFor({ state: 'attached' })
  await button.dispatchEvent('click')
}

inBrowser(TITLE, (visit) => {
  test('play now: the set-up is placed by the one filled button, as it stood in history', async () => {
    const page = await visit()
    await card(page, TITLE).getByRole('button', { name: 'Play now' }).click()
    await says(bar(page), '445')
    await says(asked(page), 'Roman: place limitanei and comitatenses in their dioceses (43 left).')
    const filled = prompt(page).locator('button.primary')
    expect(await filled.count()).toBe(1)
    await says(filled, 'As it stood in history')
    await filled.click()
    await page.locator('.phase-tiles .now').waitFor()
    expect(await curtain(page).count()).toBe(0)
    await hand(page).waitFor()
    expect(await hand(page).locator('.stratagem').count()).toBeGreaterThan(0)
  })

  test('a whole SMC by mouse: stack, odds, march, windows, the defender’s choice, the result', async () => {
    const page = await visit()
    await openDrawn(page, position(war).dice(4, 2))
    await says(page.locator('.phase-tiles .now'), 'E')
    // Before anybody is chosen, the card says who gets there.
    await page.mouse.move(...(await stackAt(page, 'theodoric-i')))
    await says(page.locator('.card-slot .reachers'), /^Can get here: Aëtius 100%/)
    await clickStack(page, 'aetius')
    await says(prompt(page), 'Aëtius leads up to 8')
    await says(prompt(page), /Patrice of the West.*8CC5VS3BT5CP/)
    expect(await page.locator('.tick').count()).toBe(2)
    await page.mouse.move(...(await stackAt(page, 'theodoric-i')))
    await says(page.locator('.card-slot .ultimus-card'), /\d+ PF against 9, if nothing more moves.*100%/)
    await says(page.locator('.card-sum'), /PF against.*Column.*Added to the die, all in all/)
    await says(page.locator('.commit'), 'Attack Italia III')
    await clickStack(page, 'theodoric-i')
    await says(spoken(page), /Aëtius .* from Italia II to Italia III/)
    await says(asked(page), 'Roman: who moves next?')
    await passes(page)
    await says(asked(page), 'Roman: before the battle. Play a stratagem?')
    await passes(page)
    await here(page, 'Second player')
    await passes(page)
    await says(asked(page), 'Barbarian: attacked in Italia III: fight or evade?')
    await page.locator('[data-action="fight"]').first().dispatchEvent('click')
    await here(page, 'First player')
    await says(asked(page), 'Roman: before the die of the battle. Play a stratagem?')
    await hand(page).getByRole('button', { name: 'Divine Favour' }).waitFor()
    await passes(page)
    await here(page, 'Second player')
    await passes(page)
    await says(spoken(page), /Battle in Italia III/)
  })

  test('the same by keys alone: the list of actions names who acts and where to', async () => {
    const page = await visit()
    await openDrawn(page, position(war).dice(4, 2))
    await page.locator('[data-actor="aetius"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-steps="piece aetius; all; to italia-3"]').waitFor({ state: 'attached' })
    await page.locator('[data-steps="piece aetius; all; to italia-3"]').focus()
    await page.keyboard.press('Enter')
    await says(spoken(page), /Aëtius .* from Italia II to Italia III/)
    await prompt(page).locator('[data-action="done"]').focus()
    await page.keyboard.press('Enter')
    await says(asked(page), 'Roman: before the battle. Play a stratagem?')
  })

  test('who goes along: ticks, who is left behind before the first step, and who is locked', async () => {
    const page = await visit()
    const pieces = { ...war.pieces, 'li-italia-1': 'italia-2', 'bu-4-1': 'italia-2', 'valentinien-iii': 'italia-4' }
    // An Augustus who is ill is locked on the map, and his place's card says why.
    await openDrawn(page, position({ ...war, event: 4, eventDetail: 0, pieces }))
    await page.locator('[data-held="valentinien-iii"]').waitFor()
    expect(await page.locator('[data-held]').count()).toBe(1)
    await page.mouse.move(...(await stackAt(page, 'valentinien-iii')))
    await says(page.locator('.card-slot .held-note'), /Valentinian III stays in .*: event 4\. UR-T\.events-4b/)
    await clickStack(page, 'aetius')
    await page.locator('.tick').first().click()
    await says(asked(page), 'Roman: who goes with Aëtius in Italia II')
    await says(prompt(page).locator('h2'), 'Aëtius in Italia II')
    await says(prompt(page), '3 of 8 he commands march with him.')
    await says(prompt(page), 'Limitanei keep him in their diocese')
    await page.locator('.tick.locked').click()
    await says(page.locator('.stack-why').last(), /UR-/)
    await page.locator('.tick.in:has-text("LI Italia")').click()
    await says(prompt(page), '2 of 8 he commands march with him.')
    await eventually(() => page.locator('.tick.in').count()).toBe(2)
    await page.locator('.tick.out').click()
    await says(prompt(page), '3 of 8 he commands march with him.')
  })

  test('a click on an enemy shows who can get there', async () => {
    const page = await visit()
    await openDrawn(page, position(war))
    await clickStack(page, 'theodoric-i')
    await page.locator('[data-way="aetius"] .way-dots').waitFor({ state: 'attached' })
    await prompt(page)
      .getByRole('button', { name: /Aëtius/ })
      .waitFor()
  })

  test('a click on an enemy whom nobody can get to says the case; one that is too far says so', async () => {
    const page = await visit()
    const far = { 'theodoric-i': 'britanniae-3', 'visigothi-1': 'britanniae-3', 'visigothi-2': 'britanniae-3' }
    await openDrawn(page, position({ ...war, pieces: { ...war.pieces, ...far } }))
    await clickStack(page, 'theodoric-i')
    await says(page.locator('.refusal-note'), 'Theodoric I is the enemy’s. Select one of yours first, then go there.')
    await clickStack(page, 'valentinien-iii')
    await page.locator('[data-spot="hunni-1"]').dispatchEvent('pointerdown', { bubbles: true })
    expect(await page.locator('.refusal-note').textContent()).not.toMatch(/UR-2\.E/)
  })

  test('the curtain hides a hand from who is not asked; a card that is not to be played says why', async () => {
    const page = await visit()
    const said = () => page.evaluate<string>('document.body.textContent')
    await openFile(page, save(position(war).table))
    await curtain(page).waitFor()
    expect(await said()).not.toMatch(/Tribute|Rex/)
    await here(page, 'First player')
    await says(hand(page), 'Tribute')
    expect(await said()).not.toMatch(/Furor|RexC/)
    const favour = hand(page).locator('.stratagem').filter({ hasText: 'Divine Favour' })
    await says(favour, /battle/)
    expect(await favour.getAttribute('class')).toContain('grey')
    const tribute = hand(page).locator('.stratagem').filter({ hasText: 'Tribute' })
    await tribute.locator('.stratagem-face').click()
    await tribute.getByRole('button', { name: 'Play', exact: true }).click()
    await says(asked(page), 'Tribute: which people?')
  })

  test('tabs: leaders and their deaths, peoples, points', async () => {
    const page = await visit()
    await openDrawn(page, position({ ...war, year: 454, vp: [3, 8] }))
    await showTab(page, 'Leaders')
    await says(panel(page).getByRole('row', { name: /^Aëtius/ }), /Patrice, Roman.*Italia II.*8 5 3 5.*–.*from 458/)
    await says(panel(page).getByRole('row', { name: /^Theodoric I/ }), '100%')
    await panel(page).getByText('Who enters when').click()
    await says(panel(page), /475.*Romulus Aug\. → Italia IV/)
    await showTab(page, 'Peoples')
    await says(panel(page).getByRole('row', { name: /^Visigothi/i }), /at war.*9.*since the beginning/)
    await showTab(page, 'Points')
    await says(panel(page), 'As it stands the Barbarian would win decisively')
    await says(panel(page), 'West: Augustus Valentinian III, Patrice Aëtius')
    await press(page, 'Tables')
    await says(page.locator('.year-steps .now'), 'March and battle')
    // No result of the combat table runs into the next.
    const tight = page.locator('.combat-table tbody td').evaluateAll(
      (cells) =>
        cells.filter((cell) => {
          const letters = document.createRange()
          letters.selectNodeContents(cell)
          return letters.getBoundingClientRect().width > cell.getBoundingClientRect().width - 4
        }).length,
    )
    expect(await tight).toBe(0)
    await says(page.locator('.game-aid'), 'Stratagems you have not seen')
  })

  test('acting stacks and names are large enough in the theatre, and on a phone', async () => {
    for (const [viewport, least] of [
      [{ width: 1440, height: 900 }, 40],
      [{ width: 390, height: 844 }, 48],
    ] as const) {
      const page = await visit({ viewport })
      await openDrawn(page, position(war))
      await mapIsStill(page)
      const sizes = await page
        .locator('.ur-stack .counter-face')
        .evaluateAll((faces) => faces.map((face) => face.getBoundingClientRect().width))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least - 0.5)
      const names = await page
        .locator('.map-name')
        .evaluateAll((all) => all.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)))
      const unit = await page
        .locator('.map-sheet')
        .evaluate((sheet) => Number(getComputedStyle(sheet).getPropertyValue('--k')))
      expect(Math.min(...names) / unit).toBeGreaterThanOrEqual(11.5)
    }
  })

  test('a game against a friend is kept, and reopened behind the curtain', async () => {
    const page = await visit()
    await openDrawn(page, position(war))
    await page.reload()
    await curtain(page).getByRole('button', { name: 'Ready' }).click()
    await says(bar(page), '450')
    await goHome(page)
    await says(page.getByRole('link', { name: /Ultimus Romanorum/ }), '450')
  })

  test('in French', async () => {
    const page = await visit({ locale: 'fr-FR' })
    await openFile(page, save(position(war).table))
    await page
      .getByRole('dialog', { name: /^Premier joueur/ })
      .getByRole('button')
      .click()
    await says(bar(page), 'Marche et bataille')
    await says(hand(page), 'Faveur divine')
    await clickStack(page, 'aetius')
    await says(prompt(page), 'Aetius commande 8 unités')
    await page.mouse.move(...(await stackAt(page, 'theodoric-i')))
    await says(page.locator('.commit'), 'Attaquer Italia III')
  })

  test('360 pixels: nothing is wider than the screen', async () => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    await openDrawn(page, position(war))
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })
})
