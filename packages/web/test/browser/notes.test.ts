/** What a player is told of his game besides the game, and how it goes on. */
import { digest, type Json, save } from '@tabularium/engine'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { expect, test } from 'vitest'
import { asked, button, headline, inBrowser, openFile, press, says } from './browser.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }

/** A save with these members instead, and a checksum that fits. */
function forged(text: string, members: { readonly [name: string]: Json }): string {
  const { sum: _, ...content } = { ...JSON.parse(text), ...members }
  return JSON.stringify({ ...content, sum: digest(content) })
}

/** A game begun under rules that let an Emperor walk to CISALPINA at once. */
const older = () => forged(save(position(romans).act('move etruria').table), { rules: 0, actions: ['move cisalpina'] })

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
    await press(page, 'Move to ROMA (1 IP)')
    await says(headline(page), '4 IP')
  })

  test('the same in French', async () => {
    const page = await visit({ locale: 'fr-FR' })
    await openFile(page, older())
    await says(page.getByRole('alert'), /règles de ce jeu ont été corrigées.*de nouveaux dés.*pas à pas/)
  })

  test('a bot that fails waits, and another player takes its seat', async () => {
    const page = await visit()
    // The given dice run out when it rolls the first.
    await openFile(page, forged(save(position(romans).table), { players: ['bot:tiro'] }))
    const alert = page.getByRole('alert')
    await says(alert, 'has failed and waits')
    expect(await page.getByText('is thinking').count()).toBe(0)
    await alert.getByRole('button', { name: 'Person' }).click()
    await says(asked(page), /IP/)
    await button(page, /^End the Roman phase/).waitFor()
    expect(await alert.count()).toBe(0)
  })

  test('a bot from a file plays on; one that is not known here becomes a person, and that is told', async () => {
    const page = await visit()
    const text = save(position({ ...romans, players: 2 }).table)
    await openFile(page, forged(text, { players: ['person', 'bot:tiro'] }))
    await page.getByRole('tab', { name: 'Status' }).click()
    const west = page.getByRole('combobox', { name: 'The West' })
    expect(await west.inputValue()).toBe('bot:tiro')
    await page.goto(`${page.url().split('#')[0]}#/`)
    await openFile(page, forged(text, { players: ['person', 'bot:caesar'] }))
    await says(page.getByRole('alert'), 'bot that is not known here')
    await page.getByRole('tab', { name: 'Status' }).click()
    expect(await west.inputValue()).toBe('person')
  })
})
