/**
 * Draws the area map as a page would, with a few sample pieces, and photographs it:
 * npx tsx packages/web/map/preview-areas.ts [--places] -> area-preview*.png in the folder for temporary files
 */

import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AreaMap, AreaShape, CurvedName, Mark, Point, SpotShape } from './format.ts'
import { readBoard } from './make/fall/board.ts'
import { AREA_MAP_FILE } from './make-area-map.ts'
import { ground, mountains, photograph } from './photograph.ts'

const map: AreaMap = JSON.parse(readFileSync(AREA_MAP_FILE, 'utf8'))
const data = new Map(readBoard().areas.map((area) => [area.id, area]))
const { coin, spot, work } = map.type
/** With `--places`, empty places are drawn too. */
const SHOW_ALL = process.argv.includes('--places')
const placed = ([x, y, angle]: Mark) => `translate(${x} ${y}) rotate(${angle})`
const square = (name: string, [x, y]: Point, side: number) =>
  `<rect class="${name}" x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}" rx="3"/>`

function base(): string {
  const tints = map.areas.map(({ outline, tint }) => `<path d="${outline}" fill="var(--region-${tint})"/>`)
  return ground(map, {
    defs: '',
    afloat: '',
    ashore: `<g class="tint">${tints.join('')}</g><path class="outer" d="${map.borders.outer}"/><path class="between casing" d="${map.borders.between}"/><path class="between" d="${map.borders.between}"/>`,
    relief:
      `<g class="hills">${mountains({ glyphs: map.relief.glyphs, peaks: map.hills })}</g>` +
      `${mountains(map.relief)}<g class="woods">${mountains(map.woods)}</g>`,
  })
}

function curved(id: string, name: string, { text, d, size, spacing }: CurvedName): string {
  return (
    `<path id="${id}" d="${d}" fill="none"/><text class="${name}" font-size="${size}" letter-spacing="${spacing}em">` +
    `<textPath href="#${id}" startOffset="50%" text-anchor="middle">${text}</textPath></text>`
  )
}

function lines(): string {
  const straits = map.straits.map(
    ({ d, ends }) =>
      `<path class="strait casing" d="${d}"/><path class="strait" d="${d}"/>` +
      ends.map(([x, y]) => `<circle class="landing" cx="${x}" cy="${y}" r="3"/>`).join(''),
  )
  const routes = map.routes.map(
    ({ area, d, head, name }) =>
      `<path class="route casing" d="${d}"/><path class="route" d="${d}"/>` +
      `<path class="head" d="M-13-8L3 0L-13 8L-9 0z" transform="${placed(head)}"/>${curved(`route-${area}`, 'peoples', name)}`,
  )
  const seas = map.seas.map((sea, i) => curved(`sea-${i}`, 'seaname', sea))
  return [...straits, ...routes, ...seas].join('')
}

/** A few pieces, to judge whether the board is calm enough under them, and empty places for the rest. */
// biome-ignore format: pieces
const STACKS: Record<string, { roman?: number; barbarian?: number; fort?: true; wall?: true }> = {
  roma: { roman: 4 }, venetia: { roman: 2, wall: true }, liguria: { roman: 1, barbarian: 15, fort: true }, africa: { roman: 1, fort: true },
  raetia: { roman: 5, barbarian: 7, fort: true, wall: true }, sarmatia: { barbarian: 9 }, germania: { barbarian: 3 }, gothia: { barbarian: 4 },
  noricum: { roman: 3, barbarian: 6 }, sequania: { roman: 2, barbarian: 2, fort: true, wall: true }, alamannia: { barbarian: 8 },
}

function stack({ at, leader }: SpotShape, side: 'roman' | 'barbarian', count: number | undefined): string {
  const line = leader ? `<path class="leader" d="${leader}"/>` : ''
  if (!count) return SHOW_ALL ? `${line}${square(`empty ${side}`, at, spot)}` : ''
  return (
    `${line}${square(side, [at[0] + 3, at[1] + 3], spot - 6)}${square(side, [at[0] - 1, at[1] - 1], spot - 6)}` +
    `<text class="count" x="${at[0] - 1}" y="${at[1] + 6}">${count}</text>`
  )
}

const SIGNS: Record<string, string> = {
  mountains: 'M-6.5 4L-2.5-3.5L0 0.5L2.5-5L6.5 4z',
  forest: 'M0-6.5L4.2 0.2H2.4L5 4H0.9V6.5H-0.9V4H-5L-2.4 0.2H-4.2z',
}

function area(shape: AreaShape): string {
  const here = data.get(shape.id)
  const pieces = STACKS[shape.id] ?? {}
  const { text, x, y } = shape.label
  const [cx, cy] = shape.coin
  const sign = shape.sign
    ? `<g transform="translate(${shape.sign})"><circle class="sign" r="${coin}"/><path class="signmark" d="${SIGNS[here?.terrain ?? '']}"/></g>`
    : ''
  return (
    stack(shape.roman, 'roman', pieces.roman) +
    stack(shape.barbarian, 'barbarian', pieces.barbarian) +
    (pieces.fort || SHOW_ALL ? square(pieces.fort ? 'fort' : 'empty roman', shape.fort, work) : '') +
    (pieces.wall || SHOW_ALL ? square(pieces.wall ? 'wall' : 'empty roman', shape.wall, work) : '') +
    `<text class="label" x="${x}" y="${y}">${text}</text>` +
    `<circle class="coin" cx="${cx}" cy="${cy}" r="${coin}"/><circle class="coinrim" cx="${cx}" cy="${cy}" r="${coin - 2}"/><text class="value" x="${cx}" y="${cy + 4}">${here?.rv}</text>${sign}`
  )
}

const STYLE = `
.tint path { opacity: var(--map-tint) }
.between { fill: none; stroke: var(--map-border-region); stroke-width: 1.7; stroke-linejoin: round } .between.casing { stroke: var(--map-halo); stroke-width: 4.5; opacity: .55 }
.outer { fill: none; stroke: var(--map-border-region); stroke-width: 1.1; stroke-dasharray: 6 3 }
.hills { opacity: .45 } .woods .shade { fill: var(--map-wood); opacity: .55 } .woods .ridge, .woods .hachure { stroke: var(--map-wood); stroke-width: .8 }
.strait { fill: none; stroke: var(--map-link); stroke-width: 2.4; stroke-dasharray: 5 3 } .strait.casing { stroke: var(--map-link-casing); stroke-width: 6; stroke-dasharray: none; opacity: .85 }
.landing { fill: var(--map-link); stroke: var(--map-link-casing); stroke-width: 1.2 }
.route { fill: none; stroke: var(--map-arrow); stroke-width: 3.2 } .route.casing { stroke: var(--map-halo); stroke-width: 6; opacity: .7 }
.head { fill: var(--map-arrow); stroke: var(--map-halo); stroke-width: 1; paint-order: stroke }
.peoples { fill: var(--map-arrow); font-weight: 700 } .seaname { fill: var(--map-sea-ink); font-weight: 400 }
.leader { fill: none; stroke: var(--map-link); stroke-width: 1.2 }
.empty { fill: var(--map-disc); fill-opacity: .16; stroke-width: .8; stroke-dasharray: 3 3; stroke-opacity: .55 } .empty.roman { stroke: #8c2f22 } .empty.barbarian { stroke: var(--map-ink) }
rect.roman:not(.empty) { fill: #8c2f22; stroke: #f4e3c4; stroke-width: 1.4 } rect.barbarian:not(.empty) { fill: #2c3324; stroke: #d9cfa8; stroke-width: 1.4 }
.fort { fill: #8c2f22; stroke: #f4e3c4 } .wall { fill: #7b7466; stroke: #f4e3c4 }
.count { font-size: 18px; font-weight: 700; fill: #fff6e0; text-anchor: middle }
.label { font-size: ${map.type.label}px; letter-spacing: ${map.type.labelSpacing}em; text-anchor: middle; fill: var(--map-ink); stroke: var(--map-halo); stroke-width: 2.8; paint-order: stroke; stroke-linejoin: round; stroke-opacity: .8 }
.coin { fill: #d8b24a; stroke: #6b4e12; stroke-width: 1 } .coinrim { fill: none; stroke: #8a6a1f; stroke-width: .6 } .value { font-size: 11.5px; font-weight: 700; fill: #2f2106; text-anchor: middle }
.sign { fill: var(--map-disc); stroke: var(--map-disc-rim); stroke-width: .9 } .signmark { fill: var(--map-disc-rim) }
`

await photograph(join(tmpdir(), 'area-preview'), map.view, STYLE, `${base()}${lines()}${map.areas.map(area).join('')}`)
