import { secretFrom } from '@tabularium/engine'
import { position as fallPosition } from '@tabularium/fall-of-the-roman-empire/testing'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { expect, test } from 'vitest'
import {
  asked,
  button,
  choose,
  eventually,
  fromMenu,
  goHome,
  headline,
  inBrowser,
  openDrawn,
  press,
  says,
} from './browser.ts'
import { openTable } from './done/games.ts'

/** Two play: one has the East, whose turn it is. */
const shared: Draw = { players: 2, emperors: { diocletian: 'roma', galerius: 'apulia' } }

inBrowser('bots on the page', (visit) => {
  test('four bots play a whole game to its end, which can be looked back at', async () => {
    const page = await visit({ at: '/new/tetrarchia' })
    await page.getByRole('radio', { name: /^Nobody/ }).check()
    await page.getByRole('radio', { name: /^Recruit/ }).check()
    await press(page, 'Begin')
    const ending = page.getByRole('dialog')
    await ending.waitFor({ timeout: 110_000 })
    expect(await ending.textContent()).toMatch(/borders/)
    await page.keyboard.press('Escape')
    expect(await button(page, 'Undo').isDisabled()).toBe(true)
    await fromMenu(page, 'Dice')
    await page.getByText('Fair dice').click()
    await page.getByText(/^Seal [0-9a-f]+, secret [0-9a-f]+/).waitFor()
    await fromMenu(page, 'Replay')
    await page.getByRole('slider').waitFor()
    await press(page, 'Back to the game')
    await goHome(page)
    await page
      .getByRole('link', { name: /finished/ })
      .first()
      .waitFor()
  })

  test('a bot’s thinking shows, can be paused and hurried', async () => {
    const page = await visit({ speed: 'slow' })
    await openDrawn(page, { table: position(shared).table.branch(0, { secret: secretFrom('given') }) })
    const end = button(page, /^End the Roman phase/)
    await end.waitFor()
    await fromMenu(page, 'Who plays')
    await choose(page, 'The East', 'Bot: recruit')
    await eventually(() => end.count()).toBe(0)
    await press(page, 'Pause the bots')
    await says(asked(page), 'Bots are paused')
    await press(page, 'Go on')
    await press(page, 'Hurry')
    await says(headline(page), 'Constantius')
    await says(page.locator('.prompt .asked'), 'The West')
  })

  test('played on from an earlier moment, a bot waits until it is let go', async () => {
    const page = await visit()
    const drawn = fallPosition({ areas: { pannonia: { barbarianForces: 2 } } }).dice(1, 1, 1, 1, 1, 1)
    await openTable(page, drawn.table, ['person', 'bot:tiro'])
    await page.locator('.prompt .closing').click()
    await says(page.locator('.fall-turn'), 'Turn 2')
    await fromMenu(page, 'Replay')
    const replay = page.getByRole('region', { name: 'Replay' })
    await replay.getByRole('slider', { name: 'Replay' }).press('Home')
    await press(page, 'On one action', 'Play on from here')
    await says(asked(page), 'Bots are paused')
    await press(page, 'Go on')
    await says(page.locator('.fall-turn'), 'Turn 2')
  })

  test('a seat can be given to a bot and taken back in the middle of a game', async () => {
    const page = await visit({ speed: 'slow' })
    // A branch has dice of its own.
    await openDrawn(page, { table: position(shared).table.branch(0, { secret: secretFrom('given') }) })
    const end = button(page, /^End the Roman phase/)
    await end.waitFor()
    await fromMenu(page, 'Who plays')
    // The other too: one alone may have done before anybody could press.
    await choose(page, 'The West', 'Bot: recruit')
    await choose(page, 'The East', 'Bot: recruit')
    await press(page, 'Pause the bots')
    await says(asked(page), 'Bots are paused')
    await choose(page, 'The East', 'Person')
    await choose(page, 'The West', 'Person')
    await eventually(() => page.getByText('Bots are paused').count()).toBe(0)
    await says(page.locator('.prompt .asked'), /^The (East|West)/)
  })
})
