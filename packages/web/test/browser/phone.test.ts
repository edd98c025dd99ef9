/** A phone of 390 by 844: whole turns by fingers alone, and what each screen shows. */
import { save } from '@tabularium/engine'
import { position as fall } from '@tabularium/fall-of-the-roman-empire/testing'
import { position as tetrarchia } from '@tabularium/tetrarchia/testing'
import { position as ultimus } from '@tabularium/ultimus-romanorum/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  asked,
  button,
  card,
  eventually,
  headline,
  inBrowser,
  isAsked,
  mapIsStill,
  openDrawn,
  openFile,
  place,
  says,
  spoken,
} from './browser.ts'
import {
  freeShare,
  freeSpot,
  overprinted,
  PHONE,
  sheet,
  swipe,
  tap,
  tapPiece,
  tapPlace,
  tooSmall,
  tooWide,
} from './fingers.ts'
import { war } from './ultimus-war.ts'

/** Galerius has a step to go, a fight to win, and something to secure. */
const march = () =>
  tetrarchia({
    turn: 'galerius',
    emperors: {
      diocletian: 'macedonia',
      galerius: 'pannonia-inferior',
      constantius: 'lugdunensis',
      maximian: 'rhaetia',
    },
    tokens: { galerius: ['pannonia-superior'], revolt: ['noricum'] },
    fleets: { internum: 1 },
    armies: [['ILLYRICVM', 'noricum']],
  }).dice('VI', 1, 'VI', 2, 3, 'V', 2)

const commit = (page: Page) => page.locator('.prompt .commit')
const pulled = (page: Page) => sheet(page).getAttribute('data-pulled')

/** With a selection: nothing is too small, too wide or written over, and half of the window is map. */
async function fits(page: Page): Promise<void> {
  await eventually(() => freeShare(page)).toBeGreaterThanOrEqual(0.5)
  await eventually(() => tooSmall(page)).toEqual([])
  await eventually(() => tooWide(page)).toEqual([])
  await eventually(() => overprinted(page)).toEqual([])
}

/** How many lines the question takes. */
const lines = (page: Page) =>
  asked(page).evaluate((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

async function here(page: Page, seat: 'First player' | 'Second player'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `${seat}: it is for you to answer` })
  await tap(dialog.getByRole('button', { name: 'Ready' }))
}

inBrowser('a phone', (visit) => {
  test('Tetrarchia, a turn: a tap shows, a second does it; swiping down lets go', async () => {
    const page = await visit({ ...PHONE, confirm: 'dice' })
    await openDrawn(page, march())
    await fits(page)
    expect(await lines(page)).toBe(2)
    // Back, who acts, three numbers, undo, menu: all of them whole.
    const bar = page.locator('.top-bar')
    await bar.getByRole('img', { name: 'Galerius' }).waitFor()
    expect(await bar.locator('.bar-numbers li:visible').count()).toBe(3)
    for (const name of ['Undo', 'Menu']) expect(await button(page, name).isVisible(), name).toBe(true)
    for (const name of ['Hint', 'Show the whole board']) {
      const box = await page.locator('.zoom').getByRole('button', { name }).boundingBox()
      expect(box?.width ?? 0, name).toBeGreaterThanOrEqual(44)
    }
    await tapPlace(page, 'dalmatia')
    await says(commit(page), 'Dalmatia')
    await fits(page)
    await eventually(() => freeSpot(page, 'dalmatia')).not.toBeNull()
    await tap(button(page, 'Cancel'))
    await eventually(() => pulled(page)).toBe('third')
    const top = (await sheet(page).boundingBox())?.y ?? 0
    await swipe(page, [195, top + 12], [195, top + 200])
    await eventually(() => pulled(page)).toBe('low')
    await eventually(async () => (await sheet(page).boundingBox())?.height).toBe(96)
    await eventually(() => page.locator('.selected-ring').count()).toBe(0)
    await tapPiece(page, 'galerius')
    await eventually(() => pulled(page)).toBe('third')
    await tapPlace(page, 'noricum')
    await tap(commit(page))
    // The battle is the whole screen.
    const battle = page.getByRole('dialog')
    await battle.getByRole('button', { name: 'Roll', exact: true }).waitFor()
    await eventually(() => battle.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await eventually(() => tooWide(page)).toEqual([])
    await tap(battle.getByRole('button', { name: 'Roll', exact: true }))
    await battle.getByText(/You had \d+/).waitFor()
    await tap(battle.locator('.sheet-buttons .filled'))
    await says(spoken(page), 'destroyed')
    await tapPlace(page, 'dalmatia')
    await says(commit(page), 'Dalmatia')
    await tapPlace(page, 'dalmatia')
    await says(spoken(page), 'Dalmatia')
    await tap(page.locator('.acts-here').getByText('Secure'))
    await says(spoken(page), 'token in Dalmatia')
    await tap(page.locator('.closing'))
    // What is lost may be asked about first.
    const next = headline(page).filter({ hasText: 'Constantius' })
    await commit(page).or(next).first().waitFor({ state: 'attached' })
    if ((await commit(page).count()) > 0) await tap(commit(page))
    await isAsked(page, 'Constantius')
  })

  test('The Fall, a turn: bought, gathered, marched, and the other side is asked', async () => {
    const page = await visit(PHONE)
    const areas = { pannonia: { barbarianForces: 4 } }
    await openFile(page, save(fall({ ask: 'purchase', rrp: 12, areas }).dice(2, 1, 1, 1).table))
    await says(headline(page), 'Purchases')
    await tap(page.locator('[data-kind="buy-force"]'))
    await says(spoken(page), 'A Force is bought in Roma for 2')
    await fits(page)
    await tap(page.locator('.prompt .closing'))
    await tapPlace(page, 'gothia')
    await tap(commit(page))
    await says(spoken(page), 'enters in Gothia')
    await tapPlace(page, 'gothia')
    await tap(commit(page))
    await says(headline(page), 'Legion in Roma')
    await fits(page)
    await tapPlace(page, 'venetia')
    await says(commit(page), 'Venetia')
    await eventually(() => freeSpot(page, 'venetia')).not.toBeNull()
    await tapPlace(page, 'venetia')
    await says(spoken(page), 'A Legion marches from Roma to Venetia')
    await tap(page.locator('.prompt .closing'))
    await tapPiece(page, 'pannonia')
    await says(headline(page), 'Pannonia')
  })

  test('after a bot has moved, the recap is the first page of the sheet', async () => {
    const page = await visit(PHONE)
    await tap(card(page, 'The Fall of the Roman Empire').getByRole('button', { name: 'Play now' }))
    await says(headline(page), 'Purchases')
    await tap(page.locator('.prompt .closing'))
    await says(headline(page), 'Roma')
    await tap(page.locator('.prompt .closing'))
    const recap = sheet(page).getByRole('region', { name: 'Since your last turn' })
    await recap.waitFor()
    await eventually(() => page.locator('.prompt').isVisible()).toBe(false)
    await eventually(() => tooSmall(page)).toEqual([])
    await tap(recap.getByRole('button', { name: 'Go on' }))
    await page.locator('.prompt').waitFor()
    await eventually(() => recap.count()).toBe(0)
    // It can be called back.
    await tap(button(page, 'Menu'))
    await tap(page.locator('.table-menu').getByRole('button', { name: 'Since your last turn' }))
    await recap.waitFor()
  })

  test('Ultimus Romanorum, a march: stack, odds, hand, and counters of 48 pixels', async () => {
    const page = await visit(PHONE)
    await openFile(page, save(ultimus(war).dice(4, 2).table))
    await here(page, 'First player')
    await eventually(async () => {
      const box = await page.locator('[data-piece="aetius"] .counter-face').first().boundingBox()
      return box?.width ?? 0
    }).toBeGreaterThanOrEqual(48)
    await tapPiece(page, 'aetius')
    await says(page.locator('.prompt'), 'Patrice of the West')
    await fits(page)
    await tapPlace(page, 'italia-3')
    await says(commit(page), 'Attack Italia III')
    await eventually(() => freeSpot(page, 'italia-3')).not.toBeNull()
    await fits(page)
    await tap(commit(page))
    await says(spoken(page), /Aëtius .* from Italia II to Italia III/)
    // Edges of the hand show; a tap opens it as a row.
    await tap(page.locator('.stratagem').first())
    await page.locator('.ur-hand.open').waitFor()
    expect(await page.locator('.hand-cards').evaluate((row) => getComputedStyle(row).scrollSnapType)).toMatch(/^x/)
    await eventually(() => tooWide(page)).toEqual([])
    await tap(page.locator('.hand-open'))
    await tap(page.locator('.prompt .closing'))
    await says(asked(page), 'Roman: before the battle. Play a stratagem?')
  })

  test('what is too small to hit is gone nearer to first; a long press shows a card', async () => {
    const page = await visit(PHONE)
    await openDrawn(page, march())
    await tap(page.locator('.zoom').getByRole('button', { name: 'Show the whole board' }))
    const width = async () => (await place(page, 'dalmatia').boundingBox())?.width ?? 0
    await eventually(width).toBeLessThan(30)
    await tapPlace(page, 'dalmatia')
    await eventually(width).toBeGreaterThanOrEqual(44)
    expect(await page.locator('.prompt .commit').count()).toBe(0)
    await mapIsStill(page)
    const at = await freeSpot(page, 'rhaetia')
    if (at === null) throw new Error('Rhaetia is covered')
    const client = await page.context().newCDPSession(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: at[0], y: at[1] }] })
    await says(page.locator('.prompt-preview'), 'Rhaetia')
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await says(page.locator('.prompt-preview'), 'Rhaetia')
  })

  test('every screen is as wide as the window, and Begin is in sight', async () => {
    const page = await visit({ ...PHONE, locale: 'fr-FR' })
    await card(page).waitFor()
    expect(await tooWide(page), 'home').toEqual([])
    for (const game of ['tetrarchia', 'fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates']) {
      await page.evaluate((to) => (location.hash = `/new/${to}`), game)
      const begin = button(page, 'Commencer')
      await begin.waitFor()
      await eventually(() => tooWide(page)).toEqual([])
      const box = await begin.boundingBox()
      expect((box?.y ?? 844) + (box?.height ?? 0), game).toBeLessThanOrEqual(844)
    }
    await page.evaluate(() => (location.hash = '/learn/tetrarchia'))
    await page.locator('.lesson').waitFor()
    await eventually(() => tooWide(page)).toEqual([])
    for (const item of ['Règles', 'Tableaux', 'Journal', 'Score', 'Dés']) {
      await tap(button(page, 'Menu'))
      await tap(page.locator('.table-menu').getByRole('button', { name: item }))
      await page.locator('.reader').waitFor()
      await eventually(() => tooWide(page)).toEqual([])
      await tap(page.locator('.reader').getByRole('button', { name: 'Fermer' }))
      await page.locator('.reader').waitFor({ state: 'detached' })
    }
  })
})
