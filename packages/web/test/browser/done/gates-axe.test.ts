/** axe looks at the table of Barbarians at the Gates in its states, by day and by lamplight, and finds nothing. */
import { barbariansAtTheGates } from '@tabularium/barbarians-at-the-gates'
import { type Draw, draw } from '@tabularium/barbarians-at-the-gates/testing'
import { type AnyGame, LocalTable } from '@tabularium/engine'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, inBrowser, mapIsStill, middleOf, press, says } from '../browser.ts'
import { PHONE } from '../fingers.ts'
import { looking } from '../looking.ts'
import { DESK, openTable } from './games.ts'

const game: AnyGame = barbariansAtTheGates

/** Aetius beside Attila, an Emperor, an Allied tribe, a siege, cards that can be played and one that cannot. */
const war: Draw = {
  scenario: 'the-migrations',
  cu: { lutetia: { loyalist: 6 }, durocortorum: { barbarian: 4 }, ravenna: { loyalist: 3 }, tolosa: { allied: 3 } },
  inside: { durocortorum: { loyalist: 1 } },
  sieges: { durocortorum: 'barbarian' },
  leaders: { aetius: 'lutetia', rua: { at: 'durocortorum', flipped: true }, honorius: 'ravenna' },
  tribes: { huns: 'further-east', visigoths: { at: 'tolosa', allied: true } },
  hands: ['R19', 'R13', 'R20', 'B11'],
  reserve: ['R01'],
  stack: [
    { kind: 'turn', step: 'attrition' },
    { kind: 'impulses', player: 0, step: 'mend' },
    { kind: 'impulse', player: 0 },
  ],
}

function tableOf(...actions: readonly string[]): LocalTable {
  const s = draw(war)
  const table = new LocalTable(game, { options: s.options, position: game.write(s), dice: { script: ['5', '2'] } })
  for (const action of actions) table.act(0, action)
  return table
}

const lift = (page: Page) => page.locator('.gates-hand [data-card="R19"]').first().dispatchEvent('click')

inBrowser('axe finds nothing on the table of Barbarians at the Gates', (visit) => {
  test('a hand, a card lifted, every tab, the tables', async () => {
    const page = await visit({ ...DESK, bypassCSP: true, confirm: 'dice' })
    const found: string[] = []
    const look = looking(page, found)
    await openTable(page, tableOf())
    await page.locator('.gates-hand .held').first().waitFor()
    await look('hand')
    await lift(page)
    await page.locator('.gates-uses').waitFor()
    await look('a card lifted')
    for (const name of ['Powers', 'Points', 'Leaders', 'Piles']) {
      await page.getByRole('tab', { name }).click()
      await page.locator('.game-panel').waitFor()
      await look(name)
    }
    await press(page, 'Tables')
    await page.locator('.gates-combat').first().waitFor()
    await look('tables')
    expect(found).toEqual([])
  })

  test('a leader with his reach, a battle before it is fought', async () => {
    const page = await visit({ ...DESK, bypassCSP: true, confirm: 'dice' })
    const found: string[] = []
    const look = looking(page, found)
    await openTable(page, tableOf('activate R19'))
    await page.locator('#actions [data-actor="aetius"]').dispatchEvent('click')
    await page.locator('.pill').first().waitFor({ state: 'attached' })
    await look('a leader with his reach')
    await mapIsStill(page)
    await page.mouse.click(...(await middleOf(page.locator('[data-piece="rua"]').first())))
    await says(page.locator('dialog.battle-sheet'), 'Battle of Durocortorum')
    await look('a battle')
    expect(found).toEqual([])
  })

  test('on a phone: the hand as a row, and what a card can be used for', async () => {
    const page = await visit({ ...PHONE, bypassCSP: true })
    const found: string[] = []
    const look = looking(page, found)
    await openTable(page, tableOf())
    await look('edges of the hand')
    await lift(page)
    await page.locator('.gates-uses').waitFor()
    await look('a card lifted')
    await act(page, 'activate R19')
    await says(page.locator('.prompt'), 'activated')
    await look('who is activated')
    expect(found).toEqual([])
  })
})
