/** The guided game of Ultimus Romanorum, played in a browser: by what the beacon shows, and shown. */
import { test } from 'vitest'
import { eventually, inBrowser, mapIsStill, says } from './browser.ts'
import { beacon, begin, chapters, follow, type Guided, learns, lesson, title } from './learning.ts'

const guided: Guided = {
  game: 'ultimus-romanorum',
  told: [
    /has the initiative[\s\S]*is Patrice/,
    /Buccellarii[\s\S]*march[\s\S]*battle/i,
    /evade[\s\S]*retreat/i,
    /The Alamanni[\s\S]*war[\s\S]*The Burgondi[\s\S]*revolt/i,
    /Constantine[\s\S]*Usurper/,
    /marches from Galliae IV[\s\S]*EXCHANGE/,
    /Genseric goes aboard[\s\S]*sails from Africa IV[\s\S]*Italia V/,
    /scores 1 PV[\s\S]*scores 4 PV/,
  ],
  lit: ['dialog.battle-sheet .filled', '.stratagem-play', '.stratagem:not(.grey) .stratagem-face', '.prompt .choice'],
  scenes: '.exchange-go, main:not(:has(.lesson)) dialog.battle-sheet .filled',
  picked: '[data-actor][aria-pressed=true], .stratagem-play',
}

inBrowser('learning Ultimus Romanorum', (visit) => {
  learns(visit, guided)

  test('a chapter is chosen from the list; a wrong click is refused and the lesson stands; a reload goes on', async () => {
    const page = await visit(begin(guided))
    await chapters(page).getByRole('button').click()
    await page.getByRole('link', { name: 'A march and a battle' }).click()
    await says(title(page), '1/8')
    for (const number of [2, 3, 4, 5]) {
      await lesson(page)
        .getByRole('button', { name: /^(Go on|Show me)$/ })
        .click()
      await says(title(page), `${number}/8`)
    }
    // Aetius could go to Galliae V; it is not what the lesson asks for.
    await mapIsStill(page)
    const piece = await beacon(page)
    if (piece === null) throw new Error('nobody is lit')
    await page.mouse.click(...piece)
    await page.locator('#actions [data-steps]').waitFor({ state: 'attached' })
    const { x, y, width, height } = (await page.locator('[data-spot="galliae-5"]').boundingBox()) ?? fail()
    await page.mouse.click(x + width / 2, y + height / 2)
    await says(page.locator('.refusal-note'), 'The lesson goes on where the blue light is.')
    await says(title(page), '5/8')
    // A counter in the panel begins no march of its own.
    await page.locator('.ultimus-stack .tick').first().click()
    await says(page.locator('.refusal'), 'The lesson goes on where the blue light is.')
    await says(title(page), '5/8')
    await eventually(() => page.evaluate(`localStorage['tabularium.lesson.ultimus-romanorum'] ?? ''`)).toMatch(
      /^\{"at":4,/,
    )
    await page.reload()
    await says(chapters(page), 'Chapter 2 of 8')
    await says(title(page), '5/8')
    await follow(page, guided)
    await page.locator('#actions [data-steps]').waitFor({ state: 'attached' })
    await follow(page, guided)
    await says(title(page), '6/8')
  })
})

function fail(): never {
  throw new Error('it is not on the map')
}
