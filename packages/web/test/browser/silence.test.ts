/** A table that hangs or fails: the page says so, gives the game out as a file, and leads to the other games. */
import { text } from 'node:stream/consumers'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  act,
  button,
  fromMenu,
  goHome,
  headline,
  inBrowser,
  inWorker,
  openDrawn,
  openFile,
  press,
  says,
} from './browser.ts'

const romans: Draw = { emperors: { diocletian: 'roma', galerius: 'apulia' } }
const game = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) })
const alert = (page: Page) => page.getByRole('alert')

/** The page's patience is five times shorter. */
const HASTY = `{
  const { setInterval } = globalThis
  globalThis.setInterval = (what, time) => setInterval(what, time === 5000 ? 1000 : time)
}`

/** When the table is asked for that, it does this first. */
const when = (asked: string, what: string) => `addEventListener('message', ({ data: { call, args } }) => {
  if (${asked}) { ${what} }
})`

const SECURED = `call === 'act' && args[2] === 'secure'`

/** A page with another game, and one in which something is done. */
async function twoGames(page: Page): Promise<void> {
  await openDrawn(page, position(romans), 'other.tabularium')
  await goHome(page)
  await openDrawn(page, position(romans), 'mine.tabularium')
  await press(page, 'Move to Etruria (1 IP)')
  await says(headline(page), '5 IP')
}

async function savedFrom(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download')
  await alert(page).getByRole('button', { name: 'Save to a file' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('mine.tabularium')
  return text(await file.createReadStream())
}

inBrowser('a table that does not answer', (visit) => {
  test.each([
    ['an endless loop', 'for (;;);', /has not answered for a while/, false],
    ['one while the game is being kept', 'setTimeout(() => { for (;;); }, 3)', /has not answered for a while/, false],
    ['a crash', `setTimeout(() => { throw new Error('boom') })`, /does not answer any more/, true],
  ])('%s: told, the game is saved to a file, and the others are played', async (_, what, said, failures) => {
    const page = await visit({ at: '/credits', before: HASTY, failures })
    await inWorker(page, when(SECURED, what))
    await goHome(page)
    await twoGames(page)
    await press(page, 'Secure Etruria (1 IP)')
    await says(alert(page), said)
    const saved = await savedFrom(page)
    expect(saved).toContain('move etruria')
    await alert(page).getByRole('link', { name: 'Home' }).click()
    await game(page, 'mine').waitFor()
    expect(await alert(page).count()).toBe(0)
    await game(page, 'other').click()
    await press(page, 'Move to Etruria (1 IP)')
    await says(headline(page), '5 IP')
    await goHome(page)
    await openFile(page, saved, 'rescued.tabularium')
    await says(headline(page), /[45] IP/)
    await button(page, 'Undo').waitFor()
  })

  test('a game that hangs as it is opened keeps nobody from the others', async () => {
    const page = await visit({ at: '/credits', before: HASTY })
    await goHome(page)
    await twoGames(page)
    const id = page.url().split('/').at(-1)
    await inWorker(page, when(`call === 'open' && args[0] === '${id}'`, 'for (;;);'))
    await page.reload()
    await says(alert(page), /has not answered for a while/)
    expect(await savedFrom(page)).toContain('move etruria')
    // By the link at the top, and before anything is said.
    await goHome(page)
    await game(page, 'mine').click()
    await page.getByText('Loading').waitFor()
    await goHome(page)
    await game(page, 'other').click()
    await headline(page).waitFor()
  })

  test('one that was only slow goes on, and nothing is said any more', async () => {
    const page = await visit({ at: '/credits', before: HASTY, locale: 'fr-FR' })
    await inWorker(page, when(SECURED, 'const until = Date.now() + 7000; while (Date.now() < until);'))
    await goHome(page)
    await openDrawn(page, position(romans))
    await act(page, 'move etruria')
    await act(page, 'secure')
    await says(alert(page), 'La table ne répond plus depuis un moment')
    await alert(page).waitFor({ state: 'detached' })
    await says(headline(page), '4 PI')
  })

  test('a bot that thinks for ever is noticed though nothing is asked of the table', async () => {
    const page = await visit({ before: HASTY, at: '/credits' })
    await inWorker(page, when(`call === 'hold' && args[0] === false`, 'setTimeout(() => { for (;;); }, 300)'))
    await goHome(page)
    await openDrawn(page, position(romans))
    await fromMenu(page, 'Who plays')
    await page.getByRole('combobox', { name: 'The Tetrarchy' }).selectOption({ label: 'Bot: recruit' })
    await says(alert(page), /has not answered for a while/)
  })
})
