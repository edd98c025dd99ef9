/** What a player is told of his game besides the game, and how it goes on. */
import { digest, type Json, LocalTable, save, secretFrom } from '@tabularium/engine'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { ultimusRomanorum } from '@tabularium/ultimus-romanorum'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { asked, button, fromMenu, headline, inBrowser, openFile, press, says } from './browser.ts'
import { RECORDER, taken } from './recorder.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }

/** A save with these members instead, and a checksum that fits. */
function forged(text: string, members: { readonly [name: string]: Json }): string {
  const { sum: _, ...content } = { ...JSON.parse(text), ...members }
  return JSON.stringify({ ...content, sum: digest(content) })
}

/** A game begun under rules that let an Emperor walk to Cisalpina at once. */
const older = () => forged(save(position(romans).act('move etruria').table), { rules: 0, actions: ['move cisalpina'] })

/** Goes on with the Tab key until that has the focus. */
async function tabTo(page: Page, where: Locator): Promise<void> {
  for (let i = 0; i < 20; i++) {
    if (await where.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no Tab leads to ${where}`)
}

inBrowser('what is told besides the game', (visit) => {
  test('rules that have changed: the game goes on from its position, and the player is told', async () => {
    const page = await visit()
    await openFile(page, older())
    await says(headline(page), '5 IP')
    const alert = page.getByRole('alert')
    await says(
      alert,
      /rules of this game were corrected.*goes on from its position, with new dice.*1 action.*not stepped/,
    )
    await page.reload()
    await says(alert, 'The rules of this game were corrected')
    await alert.getByRole('button', { name: 'Close' }).click()
    expect(await alert.count()).toBe(0)
    await press(page, 'Move to Roma (1 IP)')
    await says(headline(page), '4 IP')
  })

  test('the same in French', async () => {
    const page = await visit({ locale: 'fr-FR' })
    await openFile(page, older())
    await says(page.getByRole('alert'), /règles de ce jeu ont été corrigées.*de nouveaux dés.*pas à pas/)
    await page.getByText('Joué sous des règles antérieures (1 action)').click()
    await page.getByRole('region', { name: /Règles de version 0, plateau « reconstructed »/ }).waitFor()
  })

  test('what was done under earlier rules is read under the log, by keyboard, now and later', async () => {
    const page = await visit()
    await openFile(page, older())
    const title = page.getByText('Played under earlier rules (1 action)')
    const read = page.getByRole('region', { name: /Rules of version 0, board “reconstructed”/ })
    for (let times = 0; times < 2; times++) {
      await title.waitFor()
      expect(await read.count()).toBe(0)
      await page.getByRole('tab', { name: 'Log' }).focus()
      await tabTo(page, title)
      await page.keyboard.press('Enter')
      await says(read, 'move cisalpina')
      await tabTo(page, read)
      await page.reload()
    }
  })

  test('a game played by these rules alone has no such place', async () => {
    const page = await visit()
    await openFile(page, save(position(romans).table))
    await says(headline(page), 'IP')
    expect(await page.getByText('Played under earlier rules').count()).toBe(0)
  })

  test('where hands are hidden it is neither sent nor shown while the game goes on', async () => {
    const page = await visit({ before: RECORDER })
    const table = new LocalTable(ultimusRomanorum, { dice: { secret: secretFrom('earlier') } })
    await openFile(page, forged(save(table), { rules: 0, actions: ['play germanophobia'] }))
    const readIt = async () => {
      await fromMenu(page, 'Log')
      await page.locator('[data-reading=log]').getByText('Played under earlier rules (1 action)').click()
      await says(page.getByRole('main'), 'It can be read here when the game is over.')
    }
    await press(page, 'Ready')
    await readIt()
    const { messages } = await taken(page)
    expect(messages.length).toBeGreaterThan(3)
    expect(JSON.stringify(messages)).not.toContain('play germanophobia')
    expect(await page.locator('body').textContent()).not.toContain('play germanophobia')
  })

  test('a bot that fails waits, and another player takes its seat', async () => {
    const page = await visit()
    // The given dice run out when it rolls the first.
    await openFile(page, forged(save(position(romans).table), { players: ['bot:tiro'] }))
    const alert = page.getByRole('alert')
    await says(alert, 'has failed and waits')
    await alert.getByRole('button', { name: 'Person' }).click()
    await says(asked(page), /IP/)
    await button(page, /^End the Roman phase/).waitFor()
    expect(await alert.count()).toBe(0)
  })

  test('a bot from a file plays on; one that is not known here becomes a person, and that is told', async () => {
    const page = await visit()
    const text = save(position({ ...romans, players: 2 }).table)
    await openFile(page, forged(text, { players: ['person', 'bot:tiro'] }))
    await fromMenu(page, 'Who plays')
    const west = page.getByRole('combobox', { name: 'The West' })
    expect(await west.inputValue()).toBe('bot:tiro')
    await page.goto(`${page.url().split('#')[0]}#/`)
    await openFile(page, forged(text, { players: ['person', 'bot:caesar'] }))
    await says(page.getByRole('alert'), 'bot that is not known here')
    await fromMenu(page, 'Who plays')
    expect(await west.inputValue()).toBe('person')
  })
})
