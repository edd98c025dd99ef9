/** The first page and set-up: what is in sight, and what one press does. */
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { expect, test } from 'vitest'
import { act, button, card, goHome, headline, inBrowser, openDrawn, openFile, says } from './browser.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }

inBrowser('home', (visit) => {
  test('with no game kept, where to start has the wide place; then where the reader was', async () => {
    const page = await visit()
    await says(page.getByRole('region', { name: 'Save the Empire in ten minutes' }), 'Start here')
    expect(await page.getByRole('article').count()).toBe(4)
    await says(card(page, 'Barbarians at the Gates'), '337 to 476')
    await openDrawn(page, position(romans))
    await act(page, 'move etruria')
    await goHome(page)
    await page.getByRole('heading', { level: 1, name: 'Diocletian is in Etruria, and it is your move' }).waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await says(headline(page), '5 IP')
  })

  test('who knows the printed game reads on each cover, beside Play, that map and pieces are reconstructed', async () => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const page = await visit({ viewport })
      const play = button(page, /^Play now/)
      await play.first().waitFor()
      expect(await play.count()).toBe(4)
      for (const each of await play.all()) {
        const note = page.locator(`#${await each.getAttribute('aria-describedby')}`)
        await each.scrollIntoViewIfNeeded()
        await says(note, 'Map and pieces are reconstructed, not as printed.')
        const [pressed, told] = [await each.boundingBox(), await note.boundingBox()]
        if (pressed === null || told === null) throw new Error('it is not to be seen')
        expect(Math.abs(told.y - (pressed.y + pressed.height))).toBeLessThan(24)
        expect(told.y + told.height).toBeLessThanOrEqual(viewport.height)
      }
    }
  })

  test('a file that is not opened is told beside the button, in sight', async () => {
    const page = await visit({ viewport: { width: 1024, height: 600 } })
    await page.mouse.wheel(0, 4000)
    await openFile(page, '{"chess": true}')
    const alert = page.getByRole('alert')
    await says(alert, 'could not be opened')
    const box = await alert.boundingBox()
    expect(box !== null && box.y > 0 && box.y + box.height < 600).toBe(true)
  })

  test('set-up needs no scrolling, names its game, and the next press of Play begins another like it', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    for (const game of ['tetrarchia', 'barbarians-at-the-gates', 'ultimus-romanorum', 'fall-of-the-roman-empire']) {
      await page.evaluate(`location.hash = '#/new/${game}'`)
      await page.locator('.setup .notice').waitFor()
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThanOrEqual(900)
    }
    await says(page.locator('.page-bar'), 'The Fall of the Roman Empire')
    await page.getByRole('radio', { name: /^Barbarians/ }).check()
    await button(page, 'Begin').click()
    await page.locator('main.table').waitFor()
    expect(await page.evaluate(`localStorage['tabularium.last.fall-of-the-roman-empire']`)).toContain(
      '"players":["bot:legate","person"]',
    )
  })
})
