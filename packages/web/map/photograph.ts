/** What the previews of all maps share: sea and land, fonts, frame and camera. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { reliefPaths, WATERLINES } from './draw.ts'
import type { AreaMap, BoardMap, Relief } from './format.ts'

type View = BoardMap['view']

/** Sea, land, rivers and coast, with what a game puts between them. */
export function ground(
  { view: [x, y, w, h], land, rivers, lakes }: Pick<BoardMap | AreaMap, 'view' | 'land' | 'rivers' | 'lakes'>,
  layers: { defs: string; afloat: string; ashore: string; relief: string },
): string {
  const waterlines = WATERLINES.map(
    (width, i) => `<use href="#land" class="${i % 2 ? 'water' : 'waterline'}" stroke-width="${width}"/>`,
  )
  return `
  <defs><path id="land" d="${land}"/><clipPath id="ashore"><path d="${land}" clip-rule="evenodd"/></clipPath>${layers.defs}</defs>
  <rect x="${x}" y="${y}" width="${w}" height="${h}" class="sea"/>
  <g class="waterlines">${waterlines.join('')}</g>
  ${layers.afloat}
  <use href="#land" class="land"/>
  <g clip-path="url(#ashore)">
    ${layers.ashore}
  </g>
  <g class="rivers">${rivers.map(({ d, great }) => `<path d="${d}"${great ? ' class="great"' : ''}/>`).join('')}</g>
  <path class="lake" d="${lakes}"/>
  ${layers.relief}
  <use href="#land" class="coast"/>`
}

export function mountains(relief: Relief): string {
  const { shade, ridge, hachures } = reliefPaths(relief)
  return `<path class="shade" d="${shade}"/><path class="ridge" d="${ridge}"/><path class="hachure" d="${hachures}"/>`
}

const STYLE = `
svg { display: block; width: 100%; height: auto; font-family: Cinzel; font-weight: 600 }
.sea { fill: var(--map-sea) }
.waterlines use { fill: none; stroke-linejoin: round } .waterline { stroke: var(--map-waterline) } .water { stroke: var(--map-sea) }
.waterlines use:last-child { stroke: var(--map-shore) }
.land { fill: var(--map-wild); fill-rule: evenodd }
.rivers path { fill: none; stroke: var(--map-river); stroke-width: 1.1; stroke-linecap: round; stroke-linejoin: round } .rivers .great { stroke-width: 1.9 }
.lake { fill: var(--map-sea); stroke: var(--map-river); stroke-width: .8 }
.shade { fill: var(--map-shade); opacity: .6 } .ridge, .hachure { fill: none; stroke: var(--map-ridge); stroke-linejoin: round; stroke-linecap: round }
.ridge { stroke-width: .9 } .hachure { stroke-width: .55 }
.coast { fill: none; stroke: var(--map-coast); stroke-width: 1; stroke-linejoin: round }
.frame { fill: none; stroke: var(--map-frame) }
`

function page(theme: string, [x, y, w, h]: View, style: string, drawing: string): string {
  const require = createRequire(import.meta.url)
  const face = (weight: number) => {
    const file = readFileSync(require.resolve(`@fontsource/cinzel/files/cinzel-latin-${weight}-normal.woff2`))
    return `@font-face{font-family:Cinzel;font-weight:${weight};src:url(data:font/woff2;base64,${file.toString('base64')})}`
  }
  const palette = readFileSync(new URL('./palette.css', import.meta.url), 'utf8')
  return `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>body{margin:0}${[400, 500, 600, 700].map(face).join('')}${palette}${STYLE}${style}</style>
<svg viewBox="${x} ${y} ${w} ${h}">${drawing}
<rect class="frame" x="${x + 6}" y="${y + 6}" width="${w - 12}" height="${h - 12}" stroke-width="3"/><rect class="frame" x="${x + 12}" y="${y + 12}" width="${w - 24}" height="${h - 24}"/></svg>`
}

/** By day, by lamplight, on a phone and enlarged: `<path>.png`, `-dark`, `-390`, `-2x`, and the page itself. */
export async function photograph(path: string, view: View, style: string, drawing: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  for (const [name, theme, width, scale] of [
    ['', 'light', 1600, 1],
    ['-dark', 'dark', 1600, 1],
    ['-390', 'light', 390, 2],
    ['-2x', 'light', 1600, 2],
  ] as const) {
    const sheet = await browser.newPage({
      viewport: { width, height: Math.round((width * view[3]) / view[2]) },
      deviceScaleFactor: scale,
    })
    await sheet.setContent(page(theme, view, style, drawing))
    await sheet.evaluate('document.fonts.ready')
    await sheet.screenshot({ path: `${path}${name}.png` })
    await sheet.close()
  }
  await browser.close()
  writeFileSync(`${path}.html`, page('light', view, style, drawing))
}
