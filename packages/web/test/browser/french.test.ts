import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  act,
  asked,
  button,
  choose,
  fromMenu,
  goHome,
  headline,
  inBrowser,
  log,
  openDrawn,
  openFile,
  press,
  says,
} from './browser.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }

/** Games are called by their published titles. */
const TITLES = /The Fall of the Roman Empire|Barbarians at the Gates|Tabularium|Tetrarchia/g

/** Words no French sentence on these pages has. */
const ENGLISH =
  /(?<!\p{L})(the|and|with|your|is|are|of|to|from|in|by|play|game|games|home|settings|undo|redo|replay|save|file|rules|dice|move|secure|turn|round|emperor|revolt|unrest|fleet|fleets|tokens?|level|start|skip|zoom|board|log|learn|new|coming|why|not|choose|close|open|who|plays|bot|me|friend|easier|harder|army|armies|status|back|action of)(?!\p{L})/giu

/** Everything the page says, to the eye and to the ear. */
async function english(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate<readonly string[]>(`[
    document.title, document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((e) =>
      ['aria-label', 'title', 'placeholder'].map((name) => e.getAttribute(name) ?? '')),
    ...[...document.querySelectorAll('.sr')].map((e) => e.textContent),
  ]`)
  return said.flatMap((text) => text.replace(TITLES, '').match(ENGLISH) ?? [])
}

inBrowser('in French', (visit) => {
  test('everywhere, for who reads French', async () => {
    const page = await visit({ locale: 'fr-FR' })
    await button(page, 'Jouer tout de suite').first().waitFor()
    expect(await page.evaluate('document.documentElement.lang')).toBe('fr')
    expect(await english(page)).toEqual([])
    await page.getByRole('link', { name: 'Nouvelle partie' }).first().click()
    await button(page, 'Commencer').waitFor()
    expect(await english(page)).toEqual([])
    await page.getByRole('link', { name: 'Crédits' }).click()
    await page.getByRole('heading', { name: 'Crédits' }).waitFor()
    await goHome(page)
    await openFile(page, '{"chess": true}')
    await says(page.getByRole('alert'), 'Ce fichier n’a pas pu être ouvert')
    expect(await english(page)).toEqual([])
    await page.getByRole('link', { name: 'Apprendre en jouant' }).first().click()
    await button(page, 'Continuer').waitFor()
    expect(await english(page)).toEqual([])
    await page.evaluate("location.hash = '#/new/fall-of-the-roman-empire'")
    await page.getByText('Variantes et scénario').click()
    await page.getByText('Forces barbares').first().waitFor()
    expect(await english(page)).toEqual([])
    await page.evaluate("location.hash = '#/learn/fall-of-the-roman-empire'")
    await page.getByRole('heading', { name: 'Vingt tours' }).waitFor()
    expect(await english(page)).toEqual([])
    await page.evaluate("location.hash = '#/new/ultimus-romanorum'")
    await page.getByText('Variantes et scénario').click()
    await page.getByText('Toute la campagne').waitFor()
    expect(await english(page)).toEqual([])
    await page.getByRole('radio', { name: /^Les deux/ }).check()
    await page.getByRole('textbox', { name: 'Romain' }).fill('Anne')
    await button(page, 'Commencer').click()
    await button(page, 'Prêt').waitFor()
    await says(page.getByRole('dialog'), 'Anne')
    expect(await english(page)).toEqual([])
    await button(page, 'Prêt').click()
    await headline(page).waitFor()
    expect(await english(page)).toEqual([])
  })

  test('in the middle of a game: log, actions and rules are told again', async () => {
    const page = await visit()
    await openDrawn(page, position(romans).dice('VI', 2), 'une partie.tabularium')
    await act(page, 'move etruria')
    await act(page, 'end')
    await says(headline(page), 'Galerius')
    await fromMenu(page, 'Settings')
    await choose(page, 'Language', 'Français')
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
    await says(log(page), 'Dioclétien')
    await says(headline(page), 'Galère')
    await says(asked(page), 'Galère')
    expect(await english(page)).toEqual([])
    for (const [name, reading] of [
      ['Dés', 'dice'],
      ['Qui joue', 'players'],
    ]) {
      await fromMenu(page, name)
      await page.locator(`[data-reading=${reading}]`).waitFor()
      expect(await english(page)).toEqual([])
    }
    await press(page, 'Règles')
    await page.locator('[data-reading=rules]').getByText('TE-3.1-a').first().waitFor()
    expect(await english(page)).toEqual([])
    await page.reload()
    await says(headline(page), 'Galère')
  })
})
