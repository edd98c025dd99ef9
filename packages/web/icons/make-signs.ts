/** Takes the signs of the log and the battle sheet out of their package: `npx tsx packages/web/icons/make-signs.ts`. */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { roundPath } from './round-path.ts'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** In 512 units, filled. */
const files = {
  'log/signs.ts': {
    army: 'crossed-axes',
    battle: 'crossed-swords',
    calm: 'peace-dove',
    card: 'card-draw',
    coins: 'two-coins',
    crown: 'crown',
    death: 'death-skull',
    die: 'dice-six-faces-five',
    emperor: 'crested-helmet',
    fleet: 'galley',
    laurels: 'laurels',
    loss: 'broken-shield',
    march: 'walk',
    people: 'horned-helm',
    plague: 'skull-crossed-bones',
    rider: 'horse-head',
    revolt: 'fist',
    shield: 'shield',
    sword: 'gladius',
    time: 'hourglass',
    tower: 'tower-flag',
    unrest: 'small-fire',
    wall: 'stone-tower',
  },
  'battle/emblems.ts': {
    axes: 'crossed-axes',
    eagle: 'eagle-emblem',
    helmet: 'crested-helmet',
    horse: 'horse-head',
    laurel: 'laurel-crown',
    rider: 'cavalry',
    shield: 'roman-shield',
    swords: 'crossed-swords',
    sword: 'gladius',
    viking: 'viking-shield',
    crown: 'crown',
    bow: 'high-shot',
    tower: 'stone-tower',
  },
} as const

const drawn = (icon: string): string =>
  [...icons[icon].body.matchAll(/ d="([^"]*)"/g)].map(([, d]) => roundPath(d)).join('')

for (const [file, names] of Object.entries(files)) {
  const isSigns = file.startsWith('log')
  const [constant, type] = isSigns ? ['signs', 'SignName'] : ['emblems', 'EmblemName']
  const lines = [
    '/** Made by icons/make-signs.ts from @iconify-json/game-icons (CC BY 3.0): paths in 512 units. */',
    `export const ${constant} = {`,
    ...Object.entries(names).map(([name, icon]) => `  ${name}: '${drawn(icon)}',`),
    '} as const',
    '',
    `export type ${type} = keyof typeof ${constant}`,
  ]
  writeFileSync(join(import.meta.dirname, '..', 'src', 'page', file), `${lines.join('\n')}\n`)
}
