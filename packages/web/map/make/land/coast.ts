import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import type { Point } from '../../format.ts'
import { area, simplify, simplifyRing } from '../base/geometry.ts'
import { pathOf } from '../base/path.ts'
import { type Line, MARGIN, type Sheet, TETRARCHIA } from '../base/projection.ts'

const require = createRequire(import.meta.url)

export function topology(file: string): Topology {
  return JSON.parse(readFileSync(require.resolve(file), 'utf8'))
}

const TOLERANCE = 0.35
/** Beyond the view, where only wide windows look, a rough coast does. */
const ROUGH = 6
const LEAST_FAR_ISLAND = 2500
/** An islet of less than this is a speck, not a place. */
const LEAST_ISLAND = 10

export interface Coast {
  sheet: Sheet
  rings: Point[][]
  d: string
  /** True on land; coordinates are map units, and may lie in the margin. */
  isLand(x: number, y: number): boolean
}

/** `beyond`: how far past the view the drawn land goes on, for windows that see more than the sheet. */
export function makeCoast(sheet: Sheet = TETRARCHIA, beyond: Point = [MARGIN, MARGIN]): Coast {
  const atlas = topology('world-atlas/land-50m.json')
  const lines: Line[] = sheet
    .linesOf(feature(atlas, atlas.objects.land))
    .filter((line) => area(line.points) >= LEAST_ISLAND)
    .map((line) => ({ points: simplifyRing(line.points, TOLERANCE), closed: true }))
  const rings = lines.map((line) => line.points)
  const { columns, rows, grid } = rasterise(rings, sheet)
  const isLand = (x: number, y: number) => {
    const column = Math.floor(x) + MARGIN
    const row = Math.floor(y) + MARGIN
    return column >= 0 && row >= 0 && column < columns && row < rows && grid[row * columns + column] === 1
  }
  const drawn = beyond[0] > MARGIN ? farLines(sheet, beyond) : lines
  return { sheet, rings, d: pathOf(drawn), isLand }
}

function farLines(sheet: Sheet, beyond: Point): Line[] {
  const atlas = topology('world-atlas/land-50m.json')
  const isSeen = ([x, y]: Point) => x > -MARGIN && y > -MARGIN && x < sheet.width + MARGIN && y < sheet.height + MARGIN
  return sheet
    .linesOf(feature(atlas, atlas.objects.land), beyond)
    .filter(({ points }) => area(points) >= (points.some(isSeen) ? LEAST_ISLAND : LEAST_FAR_ISLAND))
    .map(({ points }) => ({ points: roughened(simplifyRing(points, TOLERANCE), isSeen), closed: true }))
}

/** Points that are seen stay; the runs between them are drawn with fewer. */
function roughened(ring: readonly Point[], isSeen: (point: Point) => boolean): Point[] {
  const first = ring.findIndex(isSeen)
  if (first < 0) return simplifyRing(ring, ROUGH)
  const out: Point[] = []
  let run: Point[] = []
  for (const point of [...ring.slice(first), ...ring.slice(0, first + 1)]) {
    run.push(point)
    if (!isSeen(point)) continue
    out.push(...(run.length > 2 ? simplify(run, ROUGH) : run).slice(out.length === 0 ? 0 : 1))
    run = [point]
  }
  return out.slice(0, -1)
}

/** One cell to a map unit: what the coast rule and the sea zones are checked on. */
function rasterise(rings: readonly Point[][], sheet: Sheet) {
  const columns = sheet.width + 2 * MARGIN
  const rows = sheet.height + 2 * MARGIN
  const grid = new Uint8Array(columns * rows)
  const crossings: number[][] = Array.from({ length: rows }, () => [])
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = ring[i][1] < ring[j][1] ? [ring[i], ring[j]] : [ring[j], ring[i]]
      const first = Math.max(0, Math.ceil(a[1] + MARGIN - 0.5))
      for (let row = first; row < rows && row + 0.5 - MARGIN < b[1]; row++) {
        const t = (row + 0.5 - MARGIN - a[1]) / (b[1] - a[1])
        crossings[row].push(a[0] + t * (b[0] - a[0]) + MARGIN)
      }
    }
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2)
      grid.fill(1, row * columns + Math.round(xs[i]), row * columns + Math.round(xs[i + 1]))
  })
  return { columns, rows, grid }
}
