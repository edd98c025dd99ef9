/** What the server's policy forbids makes a browser test fail. */
import { expect, test } from 'vitest'
import { button, eventually, inBrowser, inWorker } from './browser.ts'

inBrowser('the content security policy', (visit, failed) => {
  test.each([
    ['code made of text', `setTimeout('1')`],
    ['an answer from elsewhere', `fetch('https://example.org/').catch(() => {})`],
    ['a picture from elsewhere', `new Image().src = 'https://example.org/picture.png'`],
  ])('%s is noticed', async (_, code) => {
    const page = await visit()
    await button(page, 'Play now').first().waitFor()
    expect(failed()).toEqual([])
    await page.evaluate(`void (${code})`)
    await eventually(async () => failed().join()).toMatch(/Content Security Policy/i)
  })

  test('so is what the table tries', async () => {
    const page = await visit({ at: '/credits' })
    await inWorker(page, `fetch('https://example.org/').catch(() => {});`)
    await page.goto(`${page.url().split('#')[0]}#/`)
    await eventually(async () => failed().join()).toMatch(/Content Security Policy/i)
  })
})
