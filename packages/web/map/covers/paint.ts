/** Brushes for the pictures of the home page: ground, washes, lettering, counters. */
import { createRequire } from 'node:module'
import { reliefPaths, WATERLINES } from '../draw.ts'
import type { AreaMap, BoardMap, Relief } from '../format.ts'

const require = createRequire(import.meta.url)
const icons: Readonly<Record<string, { readonly body: string }>> = require('@iconify-json/game-icons/icons.json').icons

export const colour = {
  sea: '#bed0cf',
  waterline: '#93b0b4',
  shore: '#d9e4df',
  land: '#e7dcc0',
  coast: '#5f5540',
  river: '#7fa3ad',
  ridge: '#857250',
  shade: '#b19c72',
  wood: '#71835c',
  fine: '#8c7a55',
  border: '#5f4a2c',
  casing: '#f8f2e1',
  ink: '#241b12',
  halo: '#f6efdc',
  seaInk: '#345761',
  disc: '#fbf6e8',
  ivory: '#fbf3de',
  rome: '#9c1c31',
  barb: '#124c60',
  barbLand: '#1b7390',
  east: '#6d3b8f',
  foed: '#7a5a12',
} as const

type Point = readonly [x: number, y: number]

export const defs = `<defs><linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></linearGradient>
<pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0,0V9" stroke="${colour.barb}" stroke-opacity=".34" stroke-width="3"/></pattern></defs>`

/** A game icon about a point. */
export function icon(name: string, [x, y]: Point, size: number, fill: string): string {
  const drawn = icons[name]
  if (drawn === undefined) throw new Error(`There is no icon '${name}'.`)
  return `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="0 0 512 512" color="${fill}">${drawn.body}</svg>`
}

/** Sea with its waterlines, and bare land. */
export function under({ view: [x, y, w, h], land }: Pick<BoardMap | AreaMap, 'view' | 'land'>): string {
  const lines = WATERLINES.map(
    (width, i) =>
      `<path d="${land}" fill="none" stroke="${i % 2 ? colour.sea : colour.waterline}" stroke-opacity="${i % 2 ? 1 : 0.6}" stroke-width="${width}" stroke-linejoin="round"/>`,
  )
  return `<clipPath id="land"><path d="${land}" clip-rule="evenodd"/></clipPath>
<rect x="${x - 900}" y="${y - 600}" width="${w + 1800}" height="${h + 1200}" fill="${colour.sea}"/>${lines.join('')}
<path d="${land}" fill="none" stroke="${colour.shore}" stroke-width="5"/><path d="${land}" fill="${colour.land}" fill-rule="evenodd"/>`
}

const hills = (relief: Relief, opacity: number, shade: string, ridge: string): string => {
  const paths = reliefPaths(relief)
  return `<g opacity="${opacity}"><path d="${paths.shade}" fill="${shade}"/><path d="${paths.ridge}" fill="none" stroke="${ridge}"/><path d="${paths.hachures}" fill="none" stroke="${ridge}" stroke-width=".5"/></g>`
}

type Ground = Pick<BoardMap, 'land' | 'lakes' | 'rivers' | 'relief'> & { readonly woods?: Relief }

/** What lies over the washes: waters, woods, mountains, the coast. */
export function over({ land, lakes, rivers, relief, woods }: Ground): string {
  const streams = rivers.map(
    ({ d, great }) =>
      `<path d="${d}" fill="none" stroke="${colour.river}" stroke-width="${great ? 2.4 : 1.2}" stroke-opacity="${great ? 0.9 : 0.6}"/>`,
  )
  return `<path d="${lakes}" fill="${colour.sea}" stroke="${colour.waterline}"/>${streams.join('')}
${woods === undefined ? '' : hills(woods, 0.4, colour.wood, colour.wood)}${hills(relief, 0.5, colour.shade, colour.ridge)}
<path d="${land}" fill="none" stroke="${colour.coast}" stroke-width="1.1"/>`
}

let washes = 0

/** As in a hand-coloured atlas: a pale fill, and a band inside the border. */
export function wash(outline: string, fill: string, isHatched = false, strength = 1): string {
  const id = `wash${washes++}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})"><path d="${outline}" fill="${fill}" fill-opacity="${0.32 * strength}"/>${isHatched ? `<path d="${outline}" fill="url(#hatch)"/>` : ''}<path d="${outline}" fill="none" stroke="${fill}" stroke-opacity="${0.27 * strength}" stroke-width="18"/><path d="${outline}" fill="none" stroke="${fill}" stroke-opacity="${0.6 * strength}" stroke-width="9"/></g>`
}

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`

export function name(text: string, [x, y]: Point, size: number, anchor = 'middle'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Cinzel" font-weight="700" font-size="${size}" letter-spacing="${size * 0.03}" fill="${colour.ink}" stroke="${colour.halo}" stroke-width="${size * 0.32}" stroke-linejoin="round" paint-order="stroke">${text}</text>`
}

/** What an area is worth. */
export const coin = ([x, y]: Point, value: number): string =>
  `<circle cx="${x}" cy="${y}" r="10.5" fill="#e2b84a" stroke="#6b4d0c" stroke-width="1.4"/><text x="${x}" y="${y + 5}" text-anchor="middle" font-family="Inter, sans-serif" font-weight="800" font-size="14" fill="${colour.ink}">${value}</text>`

const forms = {
  roman: (s: number) => `<rect x="${-s / 2}" y="${-s / 2}" width="${s}" height="${s}" rx="${s * 0.16}"/>`,
  round: (s: number) => `<circle r="${s / 2}"/>`,
  barb: (s: number) => {
    const k = s / 2
    const points = [
      [-0.62, -1],
      [0.62, -1],
      [1, -0.3],
      [1, 0.3],
      [0.62, 1],
      [-0.62, 1],
      [-1, 0.3],
      [-1, -0.3],
    ]
    return `<polygon points="${points.map(([x, y]) => `${(x ?? 0) * k},${(y ?? 0) * k}`).join(' ')}" stroke-linejoin="round"/>`
  },
} as const

export type Form = keyof typeof forms

/** One counter: its side's form, an icon, and a number if it has one. */
export function counter(
  [x, y]: Point,
  size: number,
  form: Form,
  fill: string,
  drawn: string,
  number?: number,
  glyph: string = colour.ivory,
): string {
  const body = forms[form]
  const digits =
    number === undefined
      ? ''
      : `<text y="${size * 0.42}" text-anchor="middle" font-family="Inter, sans-serif" font-weight="800" font-size="${size * 0.44}" fill="${colour.ivory}">${number}</text>`
  const at: Point = [0, number === undefined ? 0 : -size * 0.16]
  return `<g transform="translate(${x} ${y})"><g fill="${fill}" stroke="rgba(20,12,6,.55)" stroke-width="4.2">${body(size)}</g><g fill="${fill}" stroke="${colour.ivory}" stroke-width="2">${body(size)}</g><g fill="url(#gloss)">${body(size - 2)}</g>${icon(drawn, at, size * (number === undefined ? 0.66 : 0.5), glyph)}${digits}</g>`
}

/** A mixed stack: one plate, a cell for each kind. */
export function plate(
  [x, y]: Point,
  form: 'roman' | 'barb',
  cells: readonly (readonly [string, string | number])[],
): string {
  const [cell, height] = [30, 43]
  const width = cells.length * cell + 8
  const radius = form === 'roman' ? 6 : 15
  const fill = form === 'roman' ? colour.rome : colour.barb
  const rect = (more: string) =>
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${radius}" ${more}/>`
  const drawn = cells.map(([what, number], i) => {
    const middle = -width / 2 + 4 + cell * (i + 0.5)
    const between =
      i === 0 ? '' : `<path d="M${middle - cell / 2},-15V15" stroke="${colour.ivory}" stroke-opacity=".45"/>`
    const gold = what === 'eagle-emblem' ? '#ffdf8a' : colour.ivory
    return `${between}${icon(what, [middle, -7], 20, gold)}<text x="${middle}" y="17" text-anchor="middle" font-family="Inter, sans-serif" font-weight="800" font-size="16" fill="${gold}">${number}</text>`
  })
  return `<g transform="translate(${x} ${y})">${rect(`fill="${fill}" stroke="rgba(20,12,6,.6)" stroke-width="4.4"`)}${rect(`fill="${fill}" stroke="${colour.ivory}" stroke-width="2"`)}${rect('fill="url(#gloss)"')}${drawn.join('')}</g>`
}

/** The way of a horde, bent a little. */
export function march([ax, ay]: Point, [bx, by]: Point, bend: number): string {
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend]
  const d = `M${ax},${ay}Q${mx},${my} ${bx},${by}`
  return `${line(d, colour.halo, 13, 'stroke-linecap="round"')}${line(d, colour.barb, 8.5, 'stroke-linecap="round"')}`
}
