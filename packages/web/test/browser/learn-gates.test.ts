/** The guided game of Barbarians at the Gates, played in a browser: by what the beacon shows, and shown. */
import { test } from 'vitest'
import { button, inBrowser, says } from './browser.ts'
import { begin, beShown, chapters, ended, expectTold, follow, type Guided, playThrough } from './learning.ts'

const guided: Guided = {
  game: 'barbarians-at-the-gates',
  told: [
    /plays Conscription[\s\S]*Arbogast marches from Augusta Treverorum to Divodurum[\s\S]*Divodurum is taken/,
    /Battle of Vesontio[\s\S]*plays Comitatenses[\s\S]*The Loyalists win the battle of Vesontio/,
    /Siege of Arelate[\s\S]*Arelate falls[\s\S]*lay siege to Massilia/,
    /Seasonal Raiders[\s\S]*Atuatuca Tungrorum is seized by the raiders[\s\S]*the Plunder track has gone round/,
    /The Alemanni migrate[\s\S]*Augusta Treverorum is stormed[\s\S]*The Vandals migrate/,
    /8 of 11 provinces are Roman[\s\S]*Rome has 19[\s\S]*Theodosius I/,
  ],
  lit: [
    'dialog.battle-sheet .filled',
    'dialog.battle-sheet .plays button',
    '.gates-uses .uses-buttons .primary',
    '.gates-hand .held.lit button',
    '.prompt .choice',
  ],
  scenes: 'main:not(:has(.lesson)) dialog.battle-sheet .filled',
  picked: '[data-actor][aria-pressed=true], .held.chosen',
}

inBrowser('learning Barbarians at the Gates', (visit) => {
  // A minute by itself: run it with TABULARIUM_LONG=1.
  const isLong = process.env.TABULARIUM_LONG === undefined
  test.skipIf(isLong)('from start to end by clicks on what is lit', { timeout: 400_000 }, async () => {
    const page = await visit(begin(guided))
    await says(chapters(page), 'Chapter 1 of 6')
    const logs = await playThrough(page, guided, follow)
    expectTold(logs, guided)
    await ended(page).click()
    await button(page, 'Begin').waitFor()
  })

  test('from start to end shown', { timeout: 400_000 }, async () => {
    const page = await visit(begin(guided))
    const logs = await playThrough(page, guided, beShown)
    expectTold(logs, guided)
  })
})
