/** Two windows on the same games: what one does to a game that the other has open. */
import { text } from 'node:stream/consumers'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { act, eventually, goHome, headline, inBrowser, openDrawn, press, says } from './browser.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }
const game = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) })

inBrowser('two windows', (visit) => {
  /** One with a game that was begun, and one at the first page. */
  async function twoWindows(locale = 'en-GB'): Promise<readonly [Page, Page]> {
    const page = await visit({ locale })
    await openDrawn(page, position(romans))
    await act(page, 'move etruria')
    await says(headline(page), '5 ')
    const other = await page.context().newPage()
    await other.goto(`${page.url().split('#')[0]}#/`)
    await game(other, 'a game').waitFor()
    return [page, other]
  }

  async function remove(page: Page): Promise<void> {
    await press(page, 'Delete: a game')
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
    await game(page, 'a game').waitFor({ state: 'detached' })
  }

  const alert = (page: Page) => page.getByRole('alert')

  test('a game that is deleted in the other: told, saved to a file, played on, and not recreated', async () => {
    const [page, other] = await twoWindows()
    await remove(other)
    await says(alert(page), 'This game was deleted in another window')
    await press(page, 'Secure Etruria (1 IP)')
    await says(headline(page), '4 IP')
    const waiting = page.waitForEvent('download')
    await alert(page).getByRole('button', { name: 'Save to a file' }).click()
    expect(await text(await (await waiting).createReadStream())).toContain('"secure"')
    await goHome(page)
    await game(page, 'a game').filter({ hasText: 'not being kept' }).click()
    await says(headline(page), '4 IP')
    await says(alert(page), 'This game was deleted in another window')
    await other.reload()
    await other.getByRole('link', { name: 'Start here' }).waitFor()
    expect(await game(other, 'a game').count()).toBe(0)
  })

  test('it can be kept again', async () => {
    const [page, other] = await twoWindows()
    await remove(other)
    await press(page, 'Keep it again')
    await alert(page).waitFor({ state: 'detached' })
    await press(page, 'Secure Etruria (1 IP)')
    await says(headline(page), '4 IP')
    await page.reload()
    await says(headline(page), '4 IP')
    await other.reload()
    await game(other, 'a game').waitFor()
  })

  test('it can be left, and the browser asks before what is not kept is lost', async () => {
    const [page, other] = await twoWindows()
    await remove(other)
    await says(alert(page), 'This game was deleted in another window')
    // Who leaves is asked: a page that is not kept does not let itself be closed at once.
    const asks = `!dispatchEvent(new Event('beforeunload', { cancelable: true }))`
    await eventually(() => page.evaluate(asks)).toBe(true)
    await alert(page).getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Your games' }).waitFor()
  })

  test('a game that is renamed in the other: told, and the new name stays', async () => {
    const [page, other] = await twoWindows()
    await press(other, 'Rename: a game')
    const dialog = other.getByRole('dialog', { name: 'Rename' })
    await dialog.getByRole('textbox').fill('The long war')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await game(other, 'The long war').waitFor()
    await eventually(() => page.title()).toBe('The long war · Tabularium')
    await says(alert(page), /renamed in another window.*The long war/)
    await alert(page).getByRole('button', { name: 'Close' }).click()
    await press(page, 'Secure Etruria (1 IP)')
    await says(headline(page), '4 IP')
    await page.reload()
    await says(headline(page), '4 IP')
    expect(await page.title()).toBe('The long war · Tabularium')
  })

  test('the list of the other window follows', async () => {
    const [page, other] = await twoWindows()
    await goHome(page)
    await game(page, 'a game').waitFor()
    await remove(other)
    await game(page, 'a game').waitFor({ state: 'detached' })
  })
})
