/**
 * Cuts the faces down to what English and French need. The files it makes are kept: the build needs nothing for them. To
 * make them anew: `npm install --no-save subset-font@2.9.0`, then `npx tsx packages/web/fonts/make-fonts.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { letters } from './letters.ts'

const require = createRequire(import.meta.url)

interface Cut {
  readonly targetFormat: 'woff2'
  /** Of the typographer's choices, those that are used. */
  readonly keepFeatures: readonly string[]
  readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  readonly noHinting: true
}

const subset: (font: Buffer, text: string, cut: Cut) => Promise<Buffer> = require('subset-font')

const usual = { targetFormat: 'woff2', noHinting: true } as const

const faces: readonly (readonly [from: string, to: string, cut: Cut])[] = [
  ['@fontsource/cinzel/files/cinzel-latin-600-normal.woff2', 'cinzel', { ...usual, keepFeatures: ['kern'] }],
  [
    '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
    'eb-garamond',
    {
      ...usual,
      keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'locl'],
      variationAxes: { wght: { min: 400, max: 600 } },
    },
  ],
  [
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'inter',
    {
      ...usual,
      keepFeatures: ['kern', 'tnum', 'lnum', 'ccmp', 'locl'],
      variationAxes: { wght: { min: 500, max: 800 } },
    },
  ],
]

for (const [from, to, cut] of faces) {
  const made = await subset(readFileSync(require.resolve(from)), letters, cut)
  writeFileSync(join(import.meta.dirname, `${to}.woff2`), made)
  console.log(to, made.length)
}
