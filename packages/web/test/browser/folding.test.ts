/** Panels make room for what can be done. */
import { save } from '@tabularium/engine'
import { position } from '@tabularium/ultimus-romanorum/testing'
import { expect, test } from 'vitest'
import { eventually, inBrowser, middleOf, openFile } from './browser.ts'

const draw = {
  pieces: { aetius: 'italia-2', 'comites-seniores': 'italia-2' },
  west: { augustus: 'valentinien-iii', patrice: 'aetius' },
  hands: { first: { 'divine-favour': 1, tribute: 1 }, second: {} },
}

inBrowser('Panels', (visit) => {
  test('the hand folds to its heading while the selected piece lies under it, and opens when he is let go', async () => {
    const page = await visit({ viewport: { width: 1440, height: 900 } })
    await openFile(page, save(position(draw).table, { players: ['person', 'bot:legate'] }))
    const hand = page.locator('.hand-slot')
    await page.locator('.ur-hand .stratagem').first().waitFor()
    const whole = await hand.boundingBox()
    if (whole === null) throw new Error('no hand')
    await page.locator('[data-actor="aetius"]').focus()
    await page.keyboard.press('Enter')
    const piece = () => middleOf(page.locator('[data-piece="aetius"] .counter'))
    const isUnder = async () => {
      const [x, y] = await piece()
      return x > whole.x && x < whole.x + whole.width && y > whole.y && y < whole.y + whole.height
    }
    expect(await isUnder()).toBe(false)
    /** Moves the map by keys until he lies under the hand. */
    const [x] = await piece()
    const sideways = x < whole.x + whole.width / 2 ? 'Shift+ArrowLeft' : 'Shift+ArrowRight'
    for (let i = 0; i < 12 && !(await isUnder()); i++) {
      const [now, down] = await piece()
      const isBeside = now < whole.x + 20 || now > whole.x + whole.width - 20
      await page.keyboard.press(isBeside ? sideways : down < whole.y ? 'Shift+ArrowUp' : 'Shift+ArrowDown')
    }
    expect(await isUnder()).toBe(true)
    await eventually(() => hand.getAttribute('data-folds')).toBe('folded')
    await eventually(async () => ((await hand.boundingBox())?.y ?? 0) - whole.y > whole.height / 2).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => hand.getAttribute('data-folds')).toBe('open')
  })
})
