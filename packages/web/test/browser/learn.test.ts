import { expect, test } from 'vitest'
import { asked, button, inBrowser, press, says, settled } from './browser.ts'

inBrowser('learning by playing', (visit) => {
  test('the guided game from start to end', async () => {
    const page = await visit()
    await page.getByRole('link', { name: 'Learn by playing' }).first().click()
    const title = page.getByRole('heading', { level: 2, name: /^\d+\/\d+ / })
    await says(title, '1/')
    const count = Number((await title.textContent())?.match(/\/(\d+)/)?.[1])
    const done: string[] = []
    for (let lesson = 1; lesson < count; lesson++) {
      await says(title, `${lesson}/${count} `)
      const goOn = button(page, 'Go on')
      if ((await goOn.count()) === 0) await settled(page)
      const next =
        (await goOn.count()) > 0 ? goOn : page.getByRole('complementary').locator('button[data-action]:enabled')
      expect(await next.count()).toBe(1)
      done.push((await next.textContent()) ?? '')
      await next.click()
    }
    await says(title, `${count}/${count} `)
    for (const kind of ['Move to', 'Remove the Unrest', 'Secure', 'Send a fleet', 'Attack', 'Arrive in', 'End the']) {
      expect(done.some((words) => words.startsWith(kind))).toBe(true)
    }
    await page.getByRole('region', { name: 'Victory' }).waitFor()
    await page.getByRole('complementary').getByRole('link', { name: 'Home' }).first().click()
    await page.getByText('Games you start are kept here').waitFor()
  })

  test('taking an action back leads back to its lesson', async () => {
    const page = await visit({ at: '/learn/tetrarchia' })
    await press(page, 'Go on', 'Move to Thracia (1 IP)')
    const title = page.getByRole('heading', { level: 2, name: /^\d+\/\d+ / })
    await says(title, '3/')
    await press(page, 'Undo')
    await says(title, '2/')
    await press(page, 'Move to Thracia (1 IP)', 'Remove the Unrest in Thracia (1 IP)')
    await says(title, '4/')
    await says(asked(page), '4 IP')
  })
})
