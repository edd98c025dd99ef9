/** An impulse of Barbarians at the Gates in each way that a person can play: the card, who acts, where to, and the end. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { type Draw, draw } from '@tabularium/barbarians-at-the-gates/testing'
import { type AnyGame, LocalTable } from '@tabularium/engine'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { asked, eventually, inBrowser, says, spoken } from '../browser.ts'
import { PHONE, tap, tapPiece, tapPlace } from '../fingers.ts'
import { DESK, openTable } from './games.ts'
import { byDrag, byEar, byKeys, type Way } from './ways.ts'

const game: AnyGame = barbariansAtTheGates

/** Aetius with six CU far from any enemy, and one card. */
const peace: Draw = {
  scenario: 'the-migrations',
  cu: { lutetia: { loyalist: 6 }, durocortorum: { loyalist: 2 } },
  leaders: { aetius: 'lutetia', honorius: 'durocortorum' },
  tribes: { huns: 'further-east' },
  hands: ['R19'],
  stack: [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player: 0, step: 'mend' },
    { kind: 'impulse', player: 0 },
  ],
}

/** Attila beside the road: at Divodurum the march is over, and it is his turn. */
const beset: Draw = {
  ...peace,
  cu: { lutetia: { loyalist: 6 }, durocortorum: { barbarian: 4 } },
  leaders: { aetius: 'lutetia', rua: { at: 'durocortorum', flipped: true } },
  control: { durocortorum: 'barbarian' },
}

function table(drawn = peace): LocalTable {
  const s = draw(drawn)
  return new LocalTable(game, { options: s.options, position: game.write(s), dice: { script: [] } })
}

/** By its OPs and its name. */
const CARD = /^2.{0,20}Subsidies to the Tribes/

/** The use of the lifted card, as it is called. */
const USE = /^March ?one leader: Aetius/

const useOf = (page: Page) => page.locator('.gates-uses [data-action="activate R19"]')

async function march(page: Page, way: Way): Promise<void> {
  await says(asked(page), 'which leader is activated')
  await way.go('aetius', 'aurelianum', /^March to Aurelianum/)
  await says(spoken(page), /Aetius marches from Lutetia/)
  await way.press(/^Stop/)
  await eventually(() => page.locator('#actions [data-actor="aetius"]').count()).toBe(0)
}

inBrowser('an impulse of Barbarians at the Gates', (visit) => {
  test('by drag', async () => {
    const page = await visit(DESK)
    await openTable(page, table())
    await page.locator('.gates-hand [data-card="R19"]').click()
    await useOf(page).click()
    await march(page, byDrag(page))
  })

  test('by keys alone', async () => {
    const page = await visit(DESK)
    await openTable(page, table())
    const way = byKeys(page)
    await way.press(CARD)
    await way.press(USE)
    await march(page, way)
  })

  test('by what a screen reader is told', async () => {
    const page = await visit(DESK)
    await openTable(page, table())
    const way = await byEar(page)
    await way.press(CARD)
    await way.press(USE)
    await march(page, way)
  })

  test('by fingers on a phone', async () => {
    const page = await visit(PHONE)
    await openTable(page, table())
    // The edges of the cards open the hand, and lift the one that was hit.
    await tap(page.locator('.gates-hand [data-card="R19"]'))
    await tap(useOf(page))
    await says(asked(page), 'which leader is activated')
    await tapPiece(page, 'aetius')
    await tapPlace(page, 'aurelianum')
    await tap(page.locator('.prompt .commit'))
    await says(spoken(page), /Aetius marches from Lutetia/)
  })

  test('by fingers: what is shown at the first tap is done at the second, though it is not taken back', async () => {
    const page = await visit({ ...PHONE, confirm: 'dice' })
    const set = table(beset)
    for (const action of ['activate R19', 'leader aetius', 'take 6', 'to augustodunum', 'to vesontio'])
      set.act(0, action)
    await openTable(page, set)
    await tapPlace(page, 'divodurum')
    await tap(page.locator('.prompt .commit'))
    await says(spoken(page), /Aetius marches from Vesontio to Divodurum/)
    await eventually(() => page.locator('.bar-controls [aria-label=Undo]').isDisabled()).toBe(true)
  })
})
