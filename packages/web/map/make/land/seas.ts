import type { Point, SeaId } from '../../format.ts'
import { distance } from '../base/geometry.ts'
import { HEIGHT, MARGIN, project, WIDTH } from '../base/projection.ts'
import type { Coast } from './coast.ts'

const COLUMNS = WIDTH + 2 * MARGIN
const ROWS = HEIGHT + 2 * MARGIN

/**
 * Line 1 runs a little east of the strait, where it can be seen: the strait itself is under a link.
 * Line 2 leaves Acarnania between EPIRVS and the gulf of ACHAIA and ends where Rome put the border of Africa, at the
 * altars of the Philaeni on the Syrtis.
 */
export const SEPARATIONS: readonly { between: readonly [SeaId, SeaId]; line: readonly Point[] }[] = [
  {
    between: ['atlanticum', 'internum'],
    line: [
      [-4.0, 36.95],
      [-4.0, 36.3],
      [-3.9, 35.6],
      [-3.8, 34.95],
    ].map(([lon, lat]) => project(lon, lat)),
  },
  {
    between: ['internum', 'aegaeum'],
    line: [
      [21.35, 38.85],
      [20.5, 38.35],
      [19.6, 37.3],
      [18.95, 35.6],
      [18.7, 33.6],
      [18.75, 31.6],
      [18.9, 29.9],
    ].map(([lon, lat]) => project(lon, lat)),
  },
]

/** Every water that belongs to a zone: at this scale the straits of the Propontis may be closed. */
const SOURCES: readonly [SeaId, lon: number, lat: number][] = [
  ['atlanticum', -12, 45],
  ['internum', 5, 40],
  ['aegaeum', 28, 34],
  ['aegaeum', 34, 43],
  ['aegaeum', 28, 40.75],
]

const CODES: readonly SeaId[] = ['atlanticum', 'internum', 'aegaeum']

export interface Seas {
  /** The zone at a place; 'land'; or 'other' for water that is in no zone (the Red Sea, the Caspian). */
  at(x: number, y: number): SeaId | 'land' | 'other'
}

export function makeSeas(coast: Coast): Seas {
  const grid = new Uint8Array(COLUMNS * ROWS)
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      if (coast.isLand(column - MARGIN, row - MARGIN)) grid[row * COLUMNS + column] = 255
  for (const { line } of SEPARATIONS) wall(grid, line)
  for (const [sea, lon, lat] of SOURCES) flood(grid, project(lon, lat), CODES.indexOf(sea) + 1)
  const at = (x: number, y: number) => {
    const code = grid[(Math.floor(y) + MARGIN) * COLUMNS + Math.floor(x) + MARGIN]
    if (code === undefined) return 'other'
    return code === 255 ? 'land' : (CODES[code - 1] ?? 'other')
  }
  return { at }
}

const WALL = 254

function wall(grid: Uint8Array, line: readonly Point[]): void {
  for (let i = 1; i < line.length; i++) {
    const steps = Math.ceil(distance(line[i - 1], line[i]) * 3)
    for (let s = 0; s <= steps; s++) {
      const x = line[i - 1][0] + ((line[i][0] - line[i - 1][0]) * s) / steps
      const y = line[i - 1][1] + ((line[i][1] - line[i - 1][1]) * s) / steps
      const cell = (Math.floor(y) + MARGIN) * COLUMNS + Math.floor(x) + MARGIN
      // Two cells wide, or water seeps through the corners.
      for (const c of [cell, cell + 1]) if (grid[c] === 0) grid[c] = WALL
    }
  }
}

function flood(grid: Uint8Array, from: Point, code: number): void {
  const queue = [(Math.floor(from[1]) + MARGIN) * COLUMNS + Math.floor(from[0]) + MARGIN]
  if (grid[queue[0]] === code) return
  if (grid[queue[0]] !== 0) throw new Error(`sea source ${from} is not in open water`)
  grid[queue[0]] = code
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    const column = cell % COLUMNS
    for (const next of [
      cell - COLUMNS,
      cell + COLUMNS,
      column > 0 ? cell - 1 : -1,
      column < COLUMNS - 1 ? cell + 1 : -1,
    ])
      if (grid[next] === 0) {
        grid[next] = code
        queue.push(next)
      }
  }
}

/** How much of a disc is water of each zone, from 0 to 1. */
export function waters(seas: Seas, at: Point, radius: number): Record<SeaId | 'land' | 'other', number> {
  const share = { atlanticum: 0, internum: 0, aegaeum: 0, land: 0, other: 0 }
  let count = 0
  for (let dy = -radius; dy <= radius; dy += 2)
    for (let dx = -radius; dx <= radius; dx += 2) {
      if (dx * dx + dy * dy > radius * radius) continue
      share[seas.at(at[0] + dx, at[1] + dy)]++
      count++
    }
  for (const key of ['atlanticum', 'internum', 'aegaeum', 'land', 'other'] as const) share[key] /= count
  return share
}
