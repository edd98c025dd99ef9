import type { Point } from '../../format.ts'
import { around, type Box, distance, rounded } from '../base/geometry.ts'
import type { Coast } from '../land/coast.ts'
import { NONE } from '../land/growth.ts'
import type { Lands } from './lands.ts'

/** Map units between the points that are looked at. */
const MESH = 4
/** How wrong a place is for a thing of this area, by whose it is. */
const STRANGE = { own: 0, ownSea: 0.4, sea: 0.6, foreignSea: 1.2, wild: 0.8, foreign: 6 }

export interface Country {
  /** The place deepest inside. */
  heart: Point
  /** Around all its land. */
  box: Box
  /** Whether one can walk there from the heart. */
  isMainland(at: Point): boolean
  /** Mean over a box of how wrong its places are. */
  strangeness(box: Box): number
  /** The part of a box that is the country's land. */
  inside(box: Box): number
  /** The nearest place from which the country's land extends a little to all sides. */
  nearest(at: Point): Point
}

/** What lies where, as seen from one area. */
export function survey(area: number, lands: Pick<Lands, 'ownerAt'>, coast: Coast): Country {
  const { width, height } = coast.sheet
  const columns = Math.ceil(width / MESH)
  const rows = Math.ceil(height / MESH)
  const own = new Uint8Array(columns * rows)
  // Sums over all points to the upper left, so that the mean over a box takes four of them.
  const strange = new Float64Array((columns + 1) * (rows + 1))
  const owned = new Float64Array((columns + 1) * (rows + 1))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at: Point = [(column + 0.5) * MESH, (row + 0.5) * MESH]
      const kind = kindOf(lands.ownerAt(at), coast.isLand(at[0], at[1]))
      const is = kind === 'own' ? 1 : 0
      own[row * columns + column] = is
      const k = (row + 1) * (columns + 1) + column + 1
      strange[k] = STRANGE[kind] + strange[k - 1] + strange[k - columns - 1] - strange[k - columns - 2]
      owned[k] = is + owned[k - 1] + owned[k - columns - 1] - owned[k - columns - 2]
    }
  function kindOf(holder: number, isLand: boolean): keyof typeof STRANGE {
    if (holder === area) return isLand ? 'own' : 'ownSea'
    if (holder === NONE) return isLand ? 'wild' : 'sea'
    return isLand ? 'foreign' : 'foreignSea'
  }
  const mean = (sums: Float64Array, box: Box) => {
    const clamp = (n: number, most: number) => Math.max(0, Math.min(most, Math.round(n / MESH)))
    const [c0, c1] = [clamp(box.x0, columns), clamp(box.x1, columns)]
    const [r0, r1] = [clamp(box.y0, rows), clamp(box.y1, rows)]
    const sum = (row: number, column: number) => sums[row * (columns + 1) + column]
    const count = Math.max(1, (c1 - c0) * (r1 - r0))
    return (sum(r1, c1) - sum(r0, c1) - sum(r1, c0) + sum(r0, c0)) / count
  }
  const inside = (box: Box) => mean(owned, box)
  const points = Array.from(own.keys()).flatMap((k): Point[] =>
    own[k] ? [[((k % columns) + 0.5) * MESH, (Math.floor(k / columns) + 0.5) * MESH]] : [],
  )
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const heart = deepest(points, inside)
  const cell = ([x, y]: Point) => Math.floor(y / MESH) * columns + Math.floor(x / MESH)
  const mainland = walked(own, columns, cell(heart))
  return {
    heart: rounded(heart),
    isMainland: (at) => mainland.has(cell(at)),
    box: { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) },
    strangeness: (box) => mean(strange, box),
    inside,
    nearest(at) {
      const firm = points.filter((p) => inside(around(p, 20, 20)) > 0.95)
      return rounded((firm.length > 0 ? firm : points).reduce((a, b) => (distance(b, at) < distance(a, at) ? b : a)))
    },
  }
}

/** All cells that can be walked to. */
function walked(own: Uint8Array, columns: number, from: number): ReadonlySet<number> {
  const seen = new Set([from])
  for (const k of seen) for (const next of [k - 1, k + 1, k - columns, k + columns]) if (own[next] === 1) seen.add(next)
  return seen
}

/** The middle of the largest square that the land fills; of several, the mean of their middles' nearest. */
function deepest(points: readonly Point[], inside: (box: Box) => number): Point {
  let deep: Point[] = [...points]
  for (let side = 8; deep.length > 0; side += 8) {
    const next = deep.filter((p) => inside(around(p, side, side)) > 0.97)
    if (next.length === 0) break
    deep = next
  }
  const mean: Point = [
    deep.reduce((sum, p) => sum + p[0], 0) / deep.length,
    deep.reduce((sum, p) => sum + p[1], 0) / deep.length,
  ]
  return deep.reduce((a, b) => (distance(b, mean) < distance(a, mean) ? b : a))
}
