/** Takes the icons the page uses out of their packages: `npx tsx packages/web/icons/make-icons.ts`. */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { controls, moreControls, pieces } from './chosen.ts'
import { roundPath } from './round-path.ts'

const require = createRequire(import.meta.url)
const bodies = (set: string): Record<string, { body: string }> => require(`@iconify-json/${set}/icons.json`).icons

function body(set: string, icon: string): string {
  const found = bodies(set)[icon]
  if (found === undefined) throw new Error(`${set} has no icon '${icon}'`)
  return found.body
}

/** A piece is one filled path: only its outline is kept. */
function outline(icon: string, scale: number): string {
  const [first, ...more] = [...body('game-icons', icon).matchAll(/ d="([^"]*)"/g)]
  if (first === undefined || more.length > 0) throw new Error(`'${icon}' is not one path`)
  return roundPath(first[1] ?? '', scale)
}

/** Written as the formatter would. */
function member(name: string, value: string): string {
  const quoted = `'${value.replace(/'/g, "\\'")}',`
  const line = `  ${name}: ${quoted}`
  return line.length > 120 ? `  ${name}:\n    ${quoted}` : line
}

function write(file: string, from: string, name: string, members: readonly string[]): void {
  const text = [
    `/** Made by icons/make-icons.ts from ${from}. */`,
    `export const ${name} = {`,
    ...members,
    '} as const',
    '',
  ]
  writeFileSync(join(import.meta.dirname, '..', 'src', file), text.join('\n'))
}

/** What is never seen large is drawn in a quarter of the units. */
const isSmall = (file: string) => file.endsWith('/signs.ts')

for (const [file, names] of Object.entries(pieces)) {
  const scale = isSmall(file) ? 1 / 4 : 1
  const members = Object.entries(names).map(([name, icon]) => member(name, outline(icon, scale)))
  write(file, '@iconify-json/game-icons (CC BY 3.0)', 'icons', members)
}
/** How lines are drawn is said once, by who shows an icon. */
const STROKE = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

const lines = (icon: string) =>
  body('lucide', icon)
    .replace(STROKE, '')
    .replace(/^<g>(.*)<\/g>$/, '$1')

const drawn = (chosen: Readonly<Record<string, string>>) =>
  Object.entries(chosen).map(([name, icon]) => member(name, lines(icon)))
write('page/icons.ts', '@iconify-json/lucide (ISC)', 'controls', drawn(controls))
write('page/more-icons.ts', '@iconify-json/lucide (ISC)', 'moreControls', drawn(moreControls))
