/** Takes the signs of home, set-up and end out of their packages: `npx tsx packages/web/icons/make-signs.ts`. */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { roundPath } from './round-path.ts'

const require = createRequire(import.meta.url)

/** Lucide's are drawn in 24 units and stroked. */
const strokes = {
  users: 'users',
  clock: 'clock',
  learn: 'graduation-cap',
  file: 'folder-open',
  offline: 'wifi-off',
  dice: 'dices',
  bot: 'bot',
  book: 'book-open',
  down: 'chevron-down',
  check: 'check',
  play: 'play',
  again: 'rotate-ccw',
  swap: 'arrow-left-right',
  study: 'search',
  share: 'share-2',
  install: 'download',
  close: 'x',
  settings: 'settings',
} as const

/** Those of game-icons in 512 units and filled. */
const shapes = {
  helmet: 'centurion-helmet',
  eagle: 'eagle-emblem',
  axes: 'crossed-axes',
  table: 'table',
  laurels: 'laurels',
  ruin: 'broken-wall',
  scales: 'scales',
  scroll: 'scroll-unfurled',
  crown: 'crown',
} as const

const bodies = (set: string, names: Readonly<Record<string, string>>): readonly string[] => {
  const { icons } = require(`@iconify-json/${set}/icons.json`)
  return Object.entries(names).map(([name, icon]) => {
    const body: string = icons[icon].body
    const drawn = set === 'lucide' ? body : body.replace(/ d="([^"]*)"/g, (_, d) => ` d="${roundPath(d)}"`)
    return `  ${name}: '${drawn}',`
  })
}

const lines = [
  '/** Made by icons/make-signs.ts from @iconify-json/game-icons (CC BY 3.0) and @iconify-json/lucide (ISC). */',
  '',
  'export const strokes = {',
  ...bodies('lucide', strokes),
  '} as const',
  '',
  'export const shapes = {',
  ...bodies('game-icons', shapes),
  '} as const',
]
writeFileSync(join(import.meta.dirname, '..', 'src', 'page', 'home', 'signs.ts'), `${lines.join('\n')}\n`)
