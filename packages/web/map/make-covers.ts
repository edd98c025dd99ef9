/** Paints the pictures of the home page and of set-up: `npx tsx packages/web/map/make-covers.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { gates } from './covers/gates-scene.ts'
import { fall, tetrarchia, ultimus } from './covers/scenes.ts'

const require = createRequire(import.meta.url)
const out = join(import.meta.dirname, '..', 'src', 'pictures')

const cinzel = [600, 700].map((weight) => {
  const file = readFileSync(require.resolve(`@fontsource/cinzel/files/cinzel-latin-${weight}-normal.woff2`))
  return `@font-face{font-family:Cinzel;font-weight:${weight};src:url(data:font/woff2;base64,${file.toString('base64')})}`
})

interface Picture {
  readonly name: string
  readonly scene: string
  readonly view: string
  readonly size: readonly [width: number, height: number]
  readonly quality: number
}

const COVER = [560, 380] as const
const WIDE = [760, 290] as const
const WHOLE = [1120, 700] as const

const pictures: readonly Picture[] = [
  { name: 'tetrarchia-cover', scene: tetrarchia(true), view: '620 330 480 326', size: COVER, quality: 0.36 },
  { name: 'fall-of-the-roman-empire-cover', scene: fall(true), view: '600 385 420 285', size: COVER, quality: 0.4 },
  { name: 'ultimus-romanorum-cover', scene: ultimus(true), view: '205 240 400 272', size: COVER, quality: 0.4 },
  { name: 'barbarians-at-the-gates-cover', scene: gates(true), view: '420 362 430 292', size: COVER, quality: 0.4 },
  { name: 'tetrarchia-wide', scene: tetrarchia(true), view: '560 350 524 200', size: WIDE, quality: 0.4 },
  { name: 'fall-of-the-roman-empire-wide', scene: fall(true), view: '560 420 472 180', size: WIDE, quality: 0.5 },
  { name: 'ultimus-romanorum-wide', scene: ultimus(true), view: '230 258 420 160', size: WIDE, quality: 0.5 },
  { name: 'barbarians-at-the-gates-wide', scene: gates(true), view: '440 366 520 198', size: WIDE, quality: 0.38 },
  { name: 'tetrarchia-whole', scene: tetrarchia(false), view: '360 240 960 600', size: WHOLE, quality: 0.2 },
  { name: 'fall-of-the-roman-empire-whole', scene: fall(false), view: '380 240 960 600', size: WHOLE, quality: 0.2 },
  { name: 'ultimus-romanorum-whole', scene: ultimus(false), view: '250 230 960 600', size: WHOLE, quality: 0.2 },
  { name: 'barbarians-at-the-gates-whole', scene: gates(false), view: '150 230 1120 700', size: WHOLE, quality: 0.13 },
]

/** Chromium packs a picture as WebP when it is drawn on a canvas. */
const PACK = (png: string, quality: number) => `(async () => {
  const image = new Image()
  image.src = 'data:image/png;base64,${png}'
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', ${quality}).split(',')[1]
})()`

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const { name, scene, view, size, quality } of pictures) {
  const [width, height] = size
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>body{margin:0}svg{display:block}${cinzel.join('')}</style><svg width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${scene}</svg>`,
  )
  await page.evaluate('document.fonts.ready')
  const png = await page.screenshot()
  const packed = await page.evaluate<string>(PACK(png.toString('base64'), quality))
  writeFileSync(join(out, `${name}.webp`), Buffer.from(packed, 'base64'))
  await page.close()
}
await browser.close()
