/** What the table says when something is out of the ordinary, and what stays where it was put. */
import { position } from '@tabularium/tetrarchia/testing'
import { expect, test } from 'vitest'
import { act, button, eventually, headline, inBrowser, inWorker, openDrawn, press, says } from './browser.ts'

const romans = { emperors: { diocletian: 'roma', galerius: 'apulia' } } as const

/** What the rules do for that action breaks in their middle. */
const breaking = (action: string) => `addEventListener('message', ({ data }) => {
  if (!JSON.stringify(data).includes('${action}')) return
  const push = Array.prototype.push
  Array.prototype.push = function () {
    Array.prototype.push = push
    throw new TypeError('broken')
  }
})`

inBrowser('the table', (visit) => {
  test('without a network says so by a dot in the bar, and plays on', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    const dot = page.locator('.offline i')
    await page.locator('.offline').waitFor({ state: 'attached' })
    expect(await dot.count()).toBe(0)
    await page.context().setOffline(true)
    expect(await dot.getAttribute('title')).toBe('Offline: this game is on your device.')
    await act(page, 'move etruria')
    await says(headline(page), 'Diocletian in Etruria')
    await page.context().setOffline(false)
    await dot.waitFor({ state: 'detached' })
  })

  test('whose rules break says how far the game is safe, gives the file, and goes back one move', async () => {
    const page = await visit()
    await inWorker(page, breaking('move cisalpina'))
    await page.reload()
    await openDrawn(page, position(romans))
    await act(page, 'move etruria')
    await says(headline(page), 'Diocletian in Etruria')
    await act(page, 'move cisalpina')
    const alert = page.getByRole('alert')
    await says(alert, /^Something in the rules broke here\. Your game is safe up to .+\./)
    await says(headline(page), 'Diocletian in Etruria')
    const download = page.waitForEvent('download')
    await alert.getByRole('button', { name: 'Save to a file' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.tabularium$/)
    await alert.getByRole('button', { name: 'Go back one move' }).click()
    await says(headline(page), 'Diocletian in Roma')
  })

  test('with nothing in its log says there what is asked', async () => {
    for (const [locale, nothing] of [
      ['en-GB', 'Nothing yet. '],
      ['fr-FR', 'Rien encore. '],
    ] as const) {
      const page = await visit({ viewport: { width: 1440, height: 900 }, locale })
      await openDrawn(page, position(romans))
      const question = await page.locator('.prompt .sentence').textContent()
      expect(question).toMatch(/\w/)
      await says(page.locator('.panels .log'), `${nothing}${question}`)
      await act(page, 'move etruria')
      await page.locator('.log-turn').first().waitFor()
      expect(await page.locator('.panels .log .hint').count()).toBe(0)
    }
  })

  test('keeps the tables where they are pinned, through Escape and a reload, until they are let go', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openDrawn(page, position(romans))
    const tables = page.locator('[data-reading=tables]')
    await press(page, 'Tables')
    await page.keyboard.press('Escape')
    await tables.waitFor({ state: 'detached' })
    await press(page, 'Tables', 'Pin beside the map')
    await page.keyboard.press('Escape')
    await act(page, 'move etruria')
    await says(headline(page), 'Diocletian in Etruria')
    expect(await tables.count()).toBe(1)
    await page.reload()
    await tables.waitFor()
    await tables.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await button(page, 'Tables').waitFor()
    await headline(page).waitFor()
    await eventually(() => page.locator('.offline').count()).toBe(1)
    expect(await tables.count()).toBe(0)
  })
})
