/** The exchange of camps, which is told over the whole window. */
import { type Player, save } from '@tabularium/engine'
import { type Play, position } from '@tabularium/ultimus-romanorum/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { won } from '../won-west.ts'
import { bringAxe, eventually, inBrowser, openFile, says, spoken } from './browser.ts'

const scene = (page: Page) => page.getByRole('dialog', { name: /The camps change hands|Les camps s’échangent/ })
const side = (page: Page, camp: 'roman' | 'barbarian') => page.locator(`.exchange-side.${camp}`)

async function open(page: Page, { table }: Play, players: readonly Player[]): Promise<void> {
  await openFile(page, save(table, { players }))
}

/** Against a bot the page passes the last question before the balance by itself: nothing could be played there. */
const BOT: readonly Player[] = ['person', 'bot:legate']

const here = (page: Page) => page.locator('.curtain button').first().click()

/** Answers the last question before the balance. */
const goOn = (page: Page) => page.locator('[data-action="done"]').first().dispatchEvent('click')

/** What is told after the exchange. */
const SCORED = /scores \d+ PV/

const HELD = /Divine Favour|Tribute|Furor|Rex\b/

inBrowser('The exchange of camps', (visit) => {
  for (const speed of ['instant', 'normal'] as const) {
    test(`against a bot, ${speed}: who is what now, and the points`, async () => {
      const page = await visit({ speed })
      await open(page, position(won), BOT)
      await says(scene(page).getByRole('heading', { level: 2 }), 'You are the Barbarian now')
      await says(side(page, 'barbarian'), /The Barbarians.*You.*the Roman until now.*32 points kept/)
      await says(side(page, 'roman'), /Rome.*the Barbarian until now.*24 points kept/)
      await says(scene(page), /Aëtius is Augustus.*UR-5-a/)
      await says(scene(page), 'As it stands the Barbarian would win')
      await page.keyboard.press('Escape')
      await eventually(() => scene(page).count()).toBe(0)
      await says(spoken(page), 'The camps are exchanged: the second player is the Roman now.')
      await page.locator('.year-bar').waitFor()
    })
  }

  test('two people at one screen: before the curtain, and nothing of either hand', async () => {
    const page = await visit()
    await open(page, position(won), ['person', 'person'])
    await says(page.locator('.curtain.rome'), /Rome.*First player.*Ready/)
    await here(page)
    await goOn(page)
    await says(scene(page).getByRole('heading', { level: 2 }), 'The camps change hands')
    await says(side(page, 'roman'), /Rome.*Second player.*24 points/)
    await says(side(page, 'barbarian'), /Barbarians.*First player.*32 points/)
    expect(await page.evaluate<string>('document.body.textContent')).not.toMatch(HELD)
    await page.mouse.click(200, 700)
    await eventually(() => scene(page).count()).toBe(0)
    // In the colours of the camp that he plays now.
    await says(page.locator('.curtain'), /^(Rome.*Second player|The Barbarians.*First player).*Ready/)
    const isRoman = /Second player/.test((await page.locator('.curtain').textContent()) ?? '')
    expect(await page.locator('.curtain').getAttribute('class')).toContain(isRoman ? 'rome' : 'barb')
    expect(await page.evaluate<string>('document.body.textContent')).not.toMatch(HELD)
  })

  test('what follows waits for it; a screen reader hears it whole; a clause opens in it', async () => {
    const page = await visit({ speed: 'fast' })
    await open(page, position(won), BOT)
    const dialog = scene(page)
    await dialog.waitFor()
    const told = await dialog.getAttribute('aria-describedby')
    await says(page.locator(`#${told}`), /You are the Barbarian now.*Points stay with the player who won them/)
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Go on')
    await dialog.getByRole('button', { name: 'UR-5-k' }).click()
    await says(dialog.locator('.clause-text'), /points/i)
    await says(spoken(page), 'The camps are exchanged')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(await spoken(page).textContent()).not.toMatch(SCORED)
    await dialog.getByRole('button', { name: 'Go on' }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => scene(page).count()).toBe(0)
    await says(spoken(page), SCORED)
  })

  test('axe finds nothing; on a phone nothing is wider than the screen; in French', async () => {
    const page = await visit({ bypassCSP: true, locale: 'fr-FR', viewport: { width: 390, height: 844 } })
    await open(page, position(won), BOT)
    await says(scene(page).getByRole('heading', { level: 2 }), 'Vous êtes maintenant le Barbare')
    expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await bringAxe(page)
    const found = await page.evaluate<readonly string[]>(`axe.run('.exchange-scene').then((r) =>
      r.violations.flatMap((v) => v.nodes.map((n) => v.id + ' ' + n.target.join(' '))))`)
    expect(found).toEqual([])
  })
})
