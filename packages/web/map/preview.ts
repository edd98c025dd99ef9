/**
 * Draws the map file as a page would, with a few sample pieces, and photographs it:
 * npx tsx packages/web/map/preview.ts -> map-preview*.png in the folder for temporary files
 */

import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BoardMap, Mark, ProvinceShape } from './format.ts'
import { readBoard } from './make/base/board.ts'
import { MAP_FILE } from './make-map.ts'
import { ground, mountains, photograph } from './photograph.ts'

const map: BoardMap = JSON.parse(readFileSync(MAP_FILE, 'utf8'))
const board = readBoard()
const numeral = new Map(board.regions.map((r) => [r.id, r.numeral]))
const slug = (region: string) => region.toLowerCase().replace(' ', '-')
const placed = ([x, y, angle]: Mark) => `translate(${x} ${y}) rotate(${angle})`

function base(): string {
  const tints = map.regions.map(({ id, area }) => `<path d="${area}" fill="var(--region-${slug(id)})"/>`)
  return ground(map, {
    defs: '',
    afloat: `<g class="separation">${map.separations.map(({ d }) => `<path d="${d}"/>`).join('')}</g>`,
    ashore: `<g class="tint">${tints.join('')}</g>
    <path class="border province" d="${map.borders.province}"/>
    <path class="border region" d="${map.borders.region}"/>
    <path class="border outer" d="${map.borders.outer}"/>`,
    relief: mountains(map.relief),
  })
}

function lettering(): string {
  const seas = map.seas.map(({ id, name: { d, size, spacing }, slots }) => {
    const name = board.seas.find((sea) => sea.id === id)?.name
    return (
      `<path id="sea-${id}" d="${d}" fill="none"/><text class="seaname" font-size="${size}" letter-spacing="${spacing}em">` +
      `<textPath href="#sea-${id}" startOffset="50%" text-anchor="middle">${name}</textPath></text>` +
      slots.map(([x, y]) => `<circle class="slot" cx="${x}" cy="${y}" r="15"/>`).join('')
    )
  })
  const regions = map.regions.map(({ name: { lines, x, y } }) =>
    lines
      .map((line, i) => `<text class="regionname" x="${x}" y="${y + i * map.type.region * 1.2}">${line}</text>`)
      .join(''),
  )
  return seas.join('') + regions.join('')
}

function network(): string {
  const lines = map.links.map(({ d }) => `<path d="${d}"/>`).join('')
  const gaps = map.links.flatMap(({ gap }) =>
    gap
      ? [
          `<g transform="${placed(gap)}"><path class="blank" d="M-2.6 0H2.6"/><path class="bars" d="M-3-6.5V6.5M3-6.5V6.5"/></g>`,
        ]
      : [],
  )
  const arrows = map.arrows.map(
    ({ at }) => `<path class="arrow" d="M-4.5-4.5L5 0L-4.5 4.5L-2 0z" transform="${placed(at)}"/>`,
  )
  return `<g class="casing">${lines}</g><g class="links">${lines}</g>${gaps.join('')}${arrows.join('')}`
}

function province(shape: ProvinceShape, i: number): string {
  const { at, kind, tag } = shape
  const label = shape.labels.middle
  const { region, number } = board.provinces[i]
  const ring = kind === 'roma' ? `<circle class="ring" cx="${at[0]}" cy="${at[1]}" r="${map.disc - 4}"/>` : ''
  const [w, h] = map.type.tag
  const coordinates = tag
    ? `<rect class="tag" x="${tag[0] - w / 2}" y="${tag[1] - h / 2}" width="${w}" height="${h}" rx="2" style="fill: color-mix(in srgb, var(--region-${slug(region)}) 62%, #2a1a08)"/>` +
      `<text class="tagtext" x="${tag[0]}" y="${tag[1] + 3}">${numeral.get(region)}·${number}</text>`
    : ''
  const text = label.lines
    .map(
      (line, k) =>
        `<text class="label" x="${label.x}" y="${label.y + k * map.type.lineHeight * map.type.labels.middle}" text-anchor="${label.anchor}">${line}</text>`,
    )
    .join('')
  return (
    `<circle class="disc ${kind}" cx="${at[0]}" cy="${at[1]}" r="${map.disc}" style="--rim: var(--region-${slug(region)})"/>` +
    `${ring}${sample(shape)}${coordinates}${text}`
  )
}

/** A few pieces, to judge whether the board is calm enough under them. */
// biome-ignore format: pieces
const SAMPLES: Record<string, string> = {
  bithynia: '#3f7d3a', cappadocia: '#3f7d3a', galatia: '#3f7d3a', 'pannonia-inferior': '#c9a227', noricum: '#c9a227',
  belgica: '#a8322a', lugdunensis: '#a8322a', cisalpina: '#2d5f9a', etruria: '#2d5f9a', dacia: '#555', numidia: '#555',
}
const ARMIES = new Set(['britannia', 'sarmatia', 'dacia', 'persia', 'numidia'])

function sample({ id, at }: ProvinceShape): string {
  const token = SAMPLES[id] ? `<circle cx="${at[0]}" cy="${at[1]}" r="15" fill="${SAMPLES[id]}" stroke="#0006"/>` : ''
  const army = ARMIES.has(id)
    ? `<rect x="${at[0] - 9}" y="${at[1] - 9}" width="18" height="18" rx="2" fill="#221a12" stroke="#f4ead0"/>`
    : ''
  return token + army
}

const STYLE = `
.tint path { opacity: var(--map-tint) }
.border { fill: none; stroke-linejoin: round } .border.province { stroke: var(--map-border-province); stroke-width: .7; stroke-dasharray: 3 2.4 }
.border.region { stroke: var(--map-border-region); stroke-width: 1.5 } .border.outer { stroke: var(--map-border-region); stroke-width: 1.1; stroke-dasharray: 6 3 }
.separation path { fill: none; stroke: var(--map-separation); stroke-width: 2; stroke-dasharray: 10 4 1.5 4 }
.seaname { fill: var(--map-sea-ink); font-weight: 400 } .slot { fill: none; stroke: var(--map-sea-ink); stroke-width: 1.2; stroke-dasharray: 3 3; opacity: .8 }
.regionname { fill: var(--map-region-ink); font-size: ${map.type.region}px; letter-spacing: ${map.type.regionSpacing}em; text-anchor: middle; font-weight: 500; opacity: .8 }
.casing path { fill: none; stroke: var(--map-link-casing); stroke-width: 5; opacity: .75 } .links path { fill: none; stroke: var(--map-link); stroke-width: 2 }
.blank { stroke: var(--map-link-casing); stroke-width: 5 } .bars { stroke: var(--map-link); stroke-width: 2.2; fill: none }
.arrow { fill: var(--map-arrow); stroke: var(--map-link-casing); stroke-width: 1; paint-order: stroke }
.disc { fill: var(--map-disc); fill-opacity: .6; stroke: var(--map-disc-rim); stroke-width: 1.6 } .disc.border { stroke-dasharray: 5 2.5; stroke-width: 2.4 }
.disc.roma { stroke-width: 2.6 } .ring { fill: none; stroke: var(--map-disc-rim); stroke-width: 1 }
.tag { stroke: var(--map-disc-rim); stroke-width: .8 } .tagtext { font-size: 9px; font-weight: 700; fill: #fffaf0; text-anchor: middle }
.label { font-size: ${map.type.labels.middle}px; letter-spacing: ${map.type.labelSpacing}em; fill: var(--map-ink); stroke: var(--map-halo); stroke-width: 2.6; paint-order: stroke; stroke-linejoin: round; stroke-opacity: .75 }
`

await photograph(
  join(tmpdir(), 'map-preview'),
  map.view,
  STYLE,
  `${base()}${lettering()}${network()}${map.provinces.map(province).join('')}`,
)
