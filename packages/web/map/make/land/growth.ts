import type { Point } from '../../format.ts'
import { distance, random } from '../base/geometry.ts'
import { MARGIN } from '../base/projection.ts'
import type { Coast } from './coast.ts'
import { RANGES } from './ranges.ts'
import type { River } from './rivers.ts'

/** Map units to a cell: coarse, since corners are cut and the land's outline is the coast's anyway. */
export const CELL = 4
/** The owner of a cell that nobody holds. */
export const NONE = 255

/** What a cell costs to cross, times its size. */
const COST = { land: 1, sea: 1.7, river: 4, wall: 60, mountain: 5, desert: 2.8 }

export type Way = readonly (readonly [lon: number, lat: number])[]
/** Straits and the Pyrenees: the growth knows no distance by sea. */
// biome-ignore format: lines
export const STRAITS: readonly Way[] = [
  [[-6, 49.4], [-1, 50.1], [1.2, 50.75], [1.7, 51.15], [2.6, 52.0], [2.6, 53]],
  [[25.4, 39.6], [26.2, 40.05], [26.7, 40.45], [28.0, 40.75], [29.0, 41.05], [29.2, 41.5], [30, 42.5]],
  [[-4, 44.8], [-1.9, 43.5], [-0.5, 42.8], [0.7, 42.6], [1.7, 42.5], [3.3, 42.4], [4.5, 42.2]],
]
/** Where the steppe ends and the sand begins. */
// biome-ignore format: a line
const SAND: Way = [[-13, 30.5], [-9, 32.6], [-4, 34], [0, 34.6], [8, 34.4], [10.5, 33], [15, 31.6], [20, 31.4], [27, 30.8], [35, 30.5], [37.5, 33], [50, 36]]

/** The ground as a grid of cells, and what each costs to cross. */
export interface Ground {
  columns: number
  rows: number
  cost: Float32Array
  cellAt(at: Point): number
  /** The upper left corner of a cell. */
  cornerOf(cell: number): Point
  isWall(cell: number): boolean
}

export function makeGround(coast: Coast, rivers: readonly River[], walls: readonly Way[]): Ground {
  const { width, height, project } = coast.sheet
  const W = Math.ceil((width + 2 * MARGIN) / CELL)
  const H = Math.ceil((height + 2 * MARGIN) / CELL)
  const cellAt = ([x, y]: Point) => Math.floor((y + MARGIN) / CELL) * W + Math.floor((x + MARGIN) / CELL)
  const cost = new Float32Array(W * H)
  const rand = random(11)
  const sand = SAND.map(([lon, lat]) => project(lon, lat))
  for (let row = 0; row < H; row++)
    for (let column = 0; column < W; column++) {
      const x = (column + 0.5) * CELL - MARGIN
      const y = (row + 0.5) * CELL - MARGIN
      const soil = coast.isLand(x, y) ? (isBelow(sand, x, y) ? COST.desert : COST.land) : COST.sea
      cost[row * W + column] = soil * (0.75 + 0.5 * rand())
    }
  const raise = (line: readonly Point[], by: number) => {
    // A wall is two cells wide, or provinces slip through where it runs aslant.
    const cells = by === COST.wall ? [0, 1, W, W + 1] : [0]
    for (let i = 1; i < line.length; i++) {
      const steps = Math.ceil(distance(line[i - 1], line[i]))
      for (let s = 0; s <= steps; s++) {
        const t = s / steps
        const x = line[i - 1][0] + (line[i][0] - line[i - 1][0]) * t
        const y = line[i - 1][1] + (line[i][1] - line[i - 1][1]) * t
        for (const step of cells) {
          const cell = cellAt([x, y]) + step
          if (cell >= 0 && cell < cost.length) cost[cell] = Math.max(cost[cell], by)
        }
      }
    }
  }
  for (const river of rivers) for (const line of river.lines) raise(line.points, river.great ? COST.wall : COST.river)
  for (const way of walls)
    raise(
      way.map(([lon, lat]) => project(lon, lat)),
      COST.wall,
    )
  for (const range of RANGES)
    raise(
      range.line.map(([lon, lat]) => project(lon, lat)),
      COST.mountain * range.rows,
    )
  return {
    columns: W,
    rows: H,
    cost,
    cellAt,
    cornerOf: (cell) => [(cell % W) * CELL - MARGIN, Math.floor(cell / W) * CELL - MARGIN],
    isWall: (cell) => cost[cell] === COST.wall,
  }
}

function isBelow(line: readonly Point[], x: number, y: number): boolean {
  const i = Math.max(
    1,
    line.findIndex((p) => p[0] > x),
  )
  const [a, b] = [line[i - 1], line[i]]
  return y > a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

// biome-ignore format: a compass
export const NEIGHBOURS = [
  [-1, 0, 1], [1, 0, 1], [0, -1, 1], [0, 1, 1],
  [-1, -1, Math.SQRT2], [1, -1, Math.SQRT2], [-1, 1, Math.SQRT2], [1, 1, Math.SQRT2],
] as const

export interface Seed {
  owner: number
  at: Point
  /** How far it reaches, in units of easy ground. */
  reach: number
}

/**
 * Lands grown from their seeds over ground that resists: rivers and mountains make natural borders, as they did.
 * Dijkstra from all seeds at once, with buckets for a queue: costs are small. Returns the owner of each cell.
 * `isShut`: nothing grows that way (one of the neighbours) out of that cell.
 */
export function spread(
  { columns, cost, cellAt }: Ground,
  seeds: readonly Seed[],
  isShut: (cell: number, way: number) => boolean = () => false,
): Uint8Array {
  const longest = Math.max(...seeds.map((seed) => seed.reach))
  const owner = new Uint8Array(cost.length).fill(NONE)
  const spent = new Float32Array(cost.length).fill(Number.POSITIVE_INFINITY)
  const buckets: number[][] = []
  const push = (cell: number, total: number, land: number) => {
    if (total >= spent[cell]) return
    spent[cell] = total
    owner[cell] = land
    const bucket = Math.floor(total)
    buckets[bucket] ??= []
    buckets[bucket].push(cell)
  }
  // One that reaches less far starts with the difference already spent.
  for (const seed of seeds) push(cellAt(seed.at), longest - seed.reach, seed.owner)
  for (let b = 0; b <= longest; b++)
    for (let k = 0; k < (buckets[b]?.length ?? 0); k++) {
      const cell = buckets[b][k]
      if (Math.floor(spent[cell]) !== b) continue
      NEIGHBOURS.forEach(([across, down, far], way) => {
        const next = cell + down * columns + across
        if (next < 0 || next >= cost.length || isShut(cell, way)) return
        const total = spent[cell] + ((cost[cell] + cost[next]) / 2) * far * CELL
        if (total <= longest) push(next, total, owner[cell])
      })
    }
  return owner
}

/** A border river belongs to its Roman bank, or to whoever holds a bank. */
export function fillWalls({ columns, isWall }: Ground, owner: Uint8Array, isRoman: (owner: number) => boolean): void {
  for (let pass = 0; pass < 3; pass++) {
    const before = owner.slice()
    for (let cell = columns; cell < owner.length - columns; cell++) {
      if (!isWall(cell) || before[cell] !== NONE) continue
      const around = [before[cell - 1], before[cell + 1], before[cell - columns], before[cell + columns]]
      owner[cell] = around.find(isRoman) ?? around.find((code) => code !== NONE) ?? NONE
    }
  }
}

/** Nobody holds the rim of the grid, so that every outline closes. */
export function clearRim({ columns }: Ground, owner: Uint8Array): void {
  for (let cell = 0; cell < owner.length; cell++) {
    const column = cell % columns
    if (column === 0 || column === columns - 1 || cell < columns || cell >= owner.length - columns) owner[cell] = NONE
  }
}
