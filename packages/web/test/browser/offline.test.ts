import { expect, test } from 'vitest'
import { button, fromMenu, inBrowser, log, mayChooseArrival, press, says } from './browser.ts'

inBrowser('on a plane', (visit) => {
  test('after the first load everything works without a network', async () => {
    const page = await visit({ offline: true })
    await button(page, 'Play now').first().waitFor()
    await page.evaluate('navigator.serviceWorker.ready')
    await page.context().setOffline(true)
    await page.reload()
    expect(await page.evaluate('navigator.onLine')).toBe(false)
    await button(page, 'Play now').first().click()
    await press(page, 'Fleet to Mare Internum', 'Fleet to Mare Internum', 'Fleet to Mare Aegaeum')
    if (await mayChooseArrival(page)) await press(page, 'Arrive in Roma')
    await press(page, /^Move to Etruria/)
    await says(log(page), 'Diocletian moves from Roma to Etruria')
    await press(page, 'Rules')
    await page.getByText('TE-3.1-a').first().waitFor()
    await page.keyboard.press('Escape')
    await fromMenu(page, 'Who plays')
    await page.getByRole('combobox', { name: 'The Tetrarchy' }).selectOption({ label: 'Bot: recruit' })
    // The bot is asked without a network too, and plays the game to its end.
    await page.getByRole('dialog', { name: /^(The Empire broke|You held)/ }).waitFor()
    await page.goto(`${new URL('/', page.url())}#/learn/tetrarchia`)
    await button(page, 'Go on').waitFor()
  })
})
