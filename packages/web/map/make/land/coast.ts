import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import type { Point } from '../../format.ts'
import { area, simplifyRing } from '../base/geometry.ts'
import { pathOf } from '../base/path.ts'
import { type Line, MARGIN, type Sheet, TETRARCHIA } from '../base/projection.ts'

const require = createRequire(import.meta.url)

export function topology(file: string): Topology {
  return JSON.parse(readFileSync(require.resolve(file), 'utf8'))
}

const TOLERANCE = 0.35
/** An islet of less than this is a speck, not a place. */
const LEAST_ISLAND = 10

export interface Coast {
  sheet: Sheet
  rings: Point[][]
  d: string
  /** True on land; coordinates are map units, and may lie in the margin. */
  isLand(x: number, y: number): boolean
}

function coastLines(sheet: Sheet, tolerance = TOLERANCE): Line[] {
  const atlas = topology('world-atlas/land-50m.json')
  return sheet
    .linesOf(feature(atlas, atlas.objects.land))
    .filter((line) => area(line.points) >= LEAST_ISLAND)
    .map((line) => ({ points: simplifyRing(line.points, tolerance), closed: true }))
}

/** The coast to be drawn, of a sheet that may run far past the view; a little coarser, since it is longer. */
export const drawCoast = (sheet: Sheet): string => pathOf(coastLines(sheet, 0.45))

export function makeCoast(sheet: Sheet = TETRARCHIA): Coast {
  const lines = coastLines(sheet)
  const rings = lines.map((line) => line.points)
  const { columns, rows, grid } = rasterise(rings, sheet)
  const isLand = (x: number, y: number) => {
    const column = Math.floor(x) + MARGIN
    const row = Math.floor(y) + MARGIN
    return column >= 0 && row >= 0 && column < columns && row < rows && grid[row * columns + column] === 1
  }
  return { sheet, rings, d: pathOf(lines), isLand }
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
