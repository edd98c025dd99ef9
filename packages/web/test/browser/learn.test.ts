import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { activate, asked, button, eventually, goHome, inBrowser, log, press, says, settled } from './browser.ts'

const title = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+\/\d+ / })
const lesson = (page: Page) => page.locator('.lesson')

inBrowser('learning by playing', (visit) => {
  test('the guided game from start to end, by one’s own hand and shown', async () => {
    const page = await visit()
    await page.getByRole('link', { name: 'Start here' }).click()
    await says(title(page), '1/')
    const count = Number((await title(page).textContent())?.match(/\/(\d+)/)?.[1])
    for (let number = 1; number < count; number++) {
      await says(title(page), `${number}/${count} `)
      const goOn = button(page, 'Go on')
      await goOn
        .or(lesson(page).getByRole('button', { name: 'Show me' }))
        .first()
        .waitFor()
      if ((await goOn.count()) > 0) await goOn.click()
      else if (number % 2 === 0) await lesson(page).getByRole('button', { name: 'Show me' }).click()
      else {
        await settled(page)
        await activate(page.locator('[data-action]'))
      }
    }
    await says(title(page), `${count}/${count} `)
    for (const done of ['moves from', 'The six borders are secured']) await says(log(page), done)
    await lesson(page).getByRole('link', { name: 'Play a real game' }).click()
    await button(page, 'Begin').waitFor()
    await goHome(page)
    await page.getByRole('link', { name: 'Start here' }).click()
    await says(title(page), `1/${count} `)
  })

  test('taking an action back leads back to its lesson', async () => {
    const page = await visit({ at: '/learn/tetrarchia' })
    await press(page, 'Go on', 'Move to Thracia (1 IP)')
    await says(title(page), '3/')
    await press(page, 'Undo')
    await says(title(page), '2/')
    await press(page, 'Move to Thracia (1 IP)', 'Remove the Unrest in Thracia (1 IP)')
    await says(title(page), '4/')
    await says(asked(page), '4 IP')
  })

  test('a reload goes on where the reader was, and so does taking back; he may begin again', async () => {
    const page = await visit({ at: '/learn/tetrarchia' })
    await press(page, 'Go on', 'Show me')
    await says(title(page), '3/')
    await press(page, 'Show me')
    await says(title(page), '4/')
    await eventually(() => page.evaluate(`localStorage['tabularium.lesson.tetrarchia'] ?? ''`)).toMatch(/^\{"at":3,/)
    await page.reload()
    await says(title(page), '4/')
    await says(asked(page), '4 IP')
    await press(page, 'Undo')
    await says(title(page), '3/')
    await press(page, 'Begin again')
    await says(title(page), '1/')
    expect(await page.evaluate(`localStorage['tabularium.lesson.tetrarchia'] ?? null`)).toBeNull()
  })

  test('guided games are not among the games that are kept', async () => {
    const page = await visit({ at: '/learn/tetrarchia' })
    await press(page, 'Go on', 'Show me')
    await says(title(page), '3/')
    await goHome(page)
    await page.getByRole('link', { name: 'Start here' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Your games' }).count()).toBe(0)
  })
})
