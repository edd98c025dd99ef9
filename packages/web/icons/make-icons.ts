/** Takes the icons the page uses out of their packages: `npx tsx packages/web/icons/make-icons.ts`. */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { roundPath } from './round-path.ts'

const require = createRequire(import.meta.url)

/** Game icons are drawn in 512 units and filled; controls in 24 units and stroked. */
const chosen = {
  'game-icons': {
    emperor: 'crested-helmet',
    army: 'horned-helm',
    fleet: 'galley',
    unrest: 'torch',
    revolt: 'fist',
  },
  lucide: {
    undo: 'undo-2',
    redo: 'redo-2',
    zoomIn: 'zoom-in',
    zoomOut: 'zoom-out',
    fit: 'maximize',
    play: 'play',
    pause: 'pause',
    skip: 'skip-forward',
    settings: 'settings',
    download: 'download',
    upload: 'upload',
    close: 'x',
    left: 'chevron-left',
    right: 'chevron-right',
    branch: 'git-branch',
  },
} as const

const lines = [
  '/** Made by icons/make-icons.ts from @iconify-json/game-icons (CC BY 3.0) and @iconify-json/lucide (ISC). */',
]
for (const [set, names] of Object.entries(chosen)) {
  const { icons } = require(`@iconify-json/${set}/icons.json`)
  lines.push('', `export const ${set === 'lucide' ? 'controls' : 'pieces'} = {`)
  for (const [name, icon] of Object.entries(names)) {
    const drawing: string = icons[icon].body
    const isFine = set === 'game-icons'
    const body = isFine ? drawing.replace(/ d="([^"]*)"/g, (_, d) => ` d="${roundPath(d)}"`) : drawing
    lines.push(`  ${name}: '${body.replace(/'/g, "\\'")}',`)
  }
  lines.push('} as const')
}
writeFileSync(join(import.meta.dirname, '..', 'src', 'page', 'icons.ts'), `${lines.join('\n')}\n`)
