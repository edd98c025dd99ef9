/** Double clicks and keys that are held down: they do one thing. */
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  button,
  fromMenu,
  goHome,
  headline,
  inBrowser,
  log,
  middleOf,
  openDrawn,
  place,
  press,
  says,
} from './browser.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }

/** A double click of a slow hand, at the place where something has come to rest; answers what could be done there afterwards. */
async function slowly(page: Page, where: Locator, pause: number): Promise<string> {
  const [x, y] = await middleOf(where)
  await page.mouse.move(x, y)
  const client = await page.context().newCDPSession(page)
  const began = Date.now()
  /** A machine that is slow to send the second half does not make the hand slower. */
  const click = async (clickCount: number, after: number) => {
    const event = { x, y, button: 'left', clickCount, timestamp: (began + after) / 1000 } as const
    await client.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...event })
    await client.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...event })
  }
  await click(1, 0)
  await page.waitForTimeout(pause)
  await click(2, pause)
  await client.detach()
  await page.waitForTimeout(400)
  return page.evaluate(`document.elementFromPoint(${x}, ${y})?.closest('[data-action]')?.dataset.action ?? ''`)
}

/** The games on the first page. */
const kept = (page: Page) => page.locator('li.kept')

const done = (page: Page) => log(page).locator('p').count()

inBrowser('a double click', (visit) => {
  test.each([0, 120])('on a place does one thing, %i ms apart, and nothing is said of it', async (pause) => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await slowly(page, place(page, 'etruria'), pause)
    await says(headline(page), '5 IP')
    expect(await done(page)).toBe(1)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test.each([0, 120])('on an act beside the piece does one thing, %i ms apart', async (pause) => {
    const page = await visit()
    await openDrawn(page, position({ emperors: { diocletian: 'etruria' }, tokens: { revolt: ['etruria'] } }))
    const before = await done(page)
    await slowly(page, page.locator('.here').getByTitle(/^Turn the Revolt in Etruria/), pause)
    await says(headline(page), '5 IP')
    expect(await done(page)).toBe(before + 1)
  })

  test('begins one game', async () => {
    const page = await visit()
    await button(page, 'Play now').first().dblclick()
    await page.locator('main.table').waitFor()
    await goHome(page)
    await kept(page).first().waitFor()
    expect(await kept(page).count()).toBe(1)
    await page.getByRole('link', { name: 'New game' }).first().click()
    await button(page, 'Begin').dblclick()
    await page.locator('main.table').waitFor()
    await goHome(page)
    await kept(page).nth(1).waitFor()
    expect(await kept(page).count()).toBe(2)
  })

  test('branches one game', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await press(page, 'Move to Etruria (1 IP)')
    await fromMenu(page, 'Replay')
    await button(page, 'Play on from here').dblclick()
    await page.getByRole('heading', { name: /^a game, from / }).waitFor({ state: 'attached' })
    await page.waitForTimeout(300)
    await goHome(page)
    await kept(page).nth(1).waitFor()
    expect(await kept(page).count()).toBe(2)
  })

  test('on Undo takes back two things, as two clicks do', async () => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await press(page, 'Move to Etruria (1 IP)', 'Secure Etruria (1 IP)')
    await says(headline(page), '4 IP')
    await slowly(page, button(page, 'Undo'), 200)
    await says(headline(page), '6 IP')
  })
})

inBrowser('a key that is held down', (visit) => {
  test.each(['Enter', 'Space'])('%s does one thing', async (key) => {
    const page = await visit()
    await openDrawn(page, position(romans))
    await button(page, 'Move to Etruria (1 IP)').focus()
    for (let n = 0; n < 5; n++) {
      await page.keyboard.down(key)
      await page.waitForTimeout(60)
    }
    await page.keyboard.up(key)
    await page.waitForTimeout(300)
    await says(headline(page), '5 IP')
    expect(await done(page)).toBe(1)
  })
})
