/** The guided game of Barbarians at the Gates, played in a browser: by what the beacon shows, and shown. */
import { inBrowser } from './browser.ts'
import { type Guided, learns } from './learning.ts'

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
    '.gates-uses button.use',
    '.gates-hand .held.lit button',
    '.prompt .choice',
  ],
  scenes: 'main:not(:has(.lesson)) dialog.battle-sheet .filled',
  picked: '[data-actor][aria-pressed=true], .held.chosen',
}

inBrowser('learning Barbarians at the Gates', (visit) => {
  learns(visit, guided)
})
