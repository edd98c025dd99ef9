import { secretFrom } from '@tabularium/engine'
import { type Draw, position } from '@tabularium/tetrarchia/testing'
import { expect, test } from 'vitest'
import { asked, button, choose, eventually, headline, inBrowser, log, openDrawn, press, says } from './browser.ts'

inBrowser('bots on the page', (visit) => {
  test('four bots play a whole game to its end, which can be looked back at', async () => {
    const page = await visit({ at: '/new/tetrarchia' })
    const emperors = ['Diocletian', 'Galerius', 'Constantius', 'Maximian']
    for (const name of emperors) await choose(page, name, 'Bot: recruit')
    await page.getByRole('slider', { name: /Armies at the start/ }).fill('1')
    await press(page, 'Begin')
    const ending = page.getByRole('region', { name: /^(Victory|Defeat)$/ })
    await ending.waitFor({ timeout: 90_000 })
    expect(await ending.textContent()).toMatch(/Score -?\d+ of 10, \d of 6 borders secured, \d+ turns/)
    expect(await button(page, 'Undo').isDisabled()).toBe(true)
    await page.getByRole('tab', { name: 'Dice' }).click()
    await page.getByText('Fair dice').click()
    await page.getByText(/^Seal [0-9a-f]+, secret [0-9a-f]+/).waitFor()
    await ending.getByRole('button', { name: 'Replay' }).click()
    await says(headline(page), 'Round 1')
    await press(page, 'Back to the game')
    await ending.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('link', { name: /finished/ }).click()
    await ending.getByRole('button', { name: 'Play again' }).click()
    await says(headline(page), 'Round')
    await page.getByRole('heading', { name: 'Tetrarchia (2)' }).waitFor({ state: 'attached' })
  })

  test('a bot’s thinking shows, can be paused and hurried, and never holds up the page', async () => {
    const page = await visit({ at: '/new/tetrarchia', speed: 'slow' })
    await choose(page, 'Seats', 'Two: East and West')
    await choose(page, /^East/, 'Bot: steward')
    await choose(page, /^West/, 'Me')
    await press(page, 'Begin')
    await says(asked(page), 'The East is thinking')
    await press(page, 'Pause the bots')
    await says(asked(page), 'Bots are paused')
    await press(page, 'Go on')
    const frames = page.evaluate<number>(`new Promise((done) => {
      let longest = 0, last = performance.now()
      const tick = (now) => {
        longest = Math.max(longest, now - last)
        last = now
        if (document.querySelector('[aria-pressed=true]')) done(longest)
        else requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
    })`)
    await says(log(page), 'fleet is placed')
    await press(page, 'Hurry')
    expect(await frames).toBeLessThan(1000)
    await says(headline(page), 'Constantius')
    await says(asked(page), /^The West:/)
    expect(await button(page, 'Skip').count()).toBe(1)
  })

  test('a seat can be given to a bot and taken back in the middle of a game', async () => {
    const page = await visit({ speed: 'slow' })
    const draw: Draw = { players: 2, emperors: { diocletian: 'roma', galerius: 'apulia' } }
    // A branch has dice of its own.
    await openDrawn(page, { table: position(draw).table.branch(0, { secret: secretFrom('given') }) })
    const end = button(page, /^End the Roman phase/)
    await end.waitFor()
    await page.getByRole('tab', { name: 'Status' }).click()
    await choose(page, 'The East', 'Bot: recruit')
    await says(asked(page), 'The East is thinking')
    await eventually(() => end.count()).toBe(0)
    await press(page, 'Pause the bots')
    await choose(page, 'The East', 'Person')
    await end.waitFor()
  })
})
