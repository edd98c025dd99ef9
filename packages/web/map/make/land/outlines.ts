import type { Point } from '../../format.ts'
import { chaikin, distance, simplify } from '../base/geometry.ts'
import { type Line, MARGIN } from '../base/projection.ts'
import { CELL, type Ground } from './growth.ts'

export interface Arc {
  left: number
  right: number
  line: Line
}

/** The lines between cells of different owners, from junction to junction, smoothed. */
export function trace({ columns: W, rows: H }: Ground, owner: Uint8Array): Arc[] {
  const V = W + 1
  const edges = new Map<number, { to: number; left: number; right: number }[]>()
  const add = (from: number, to: number, left: number, right: number) => {
    const list = edges.get(from) ?? []
    list.push({ to, left, right })
    edges.set(from, list)
  }
  const both = (a: number, b: number, left: number, right: number) => {
    if (left === right) return
    add(a, b, left, right)
    add(b, a, right, left)
  }
  for (let row = 1; row < H; row++)
    for (let column = 1; column < W; column++) {
      const here = owner[row * W + column]
      both(row * V + column, (row + 1) * V + column, here, owner[row * W + column - 1])
      both(row * V + column, row * V + column + 1, owner[(row - 1) * W + column], here)
    }
  const used = new Set<string>()
  const arcs: Arc[] = []
  const walk = (start: number, first: { to: number; left: number; right: number }) => {
    const corners = [start]
    let at = start
    let edge: typeof first | undefined = first
    while (edge) {
      used.add(`${at}>${edge.to}`).add(`${edge.to}>${at}`)
      const from: number = at
      at = edge.to
      corners.push(at)
      const ways = edges.get(at) ?? []
      if (ways.length !== 2 || at === start) break
      edge = ways.find((way) => way.to !== from)
    }
    const closed = at === start
    const points = corners.map((c): Point => [(c % V) * CELL - MARGIN, Math.floor(c / V) * CELL - MARGIN])
    arcs.push({ left: first.left, right: first.right, line: { points: smooth(points, closed), closed } })
  }
  for (const junctionsOnly of [true, false])
    for (const [corner, ways] of edges) {
      if (junctionsOnly && ways.length === 2) continue
      for (const way of ways) if (!used.has(`${corner}>${way.to}`)) walk(corner, way)
    }
  return arcs
}

function smooth(points: readonly Point[], closed: boolean): Point[] {
  let line = [...points]
  for (let pass = 0; pass < 4; pass++)
    line = line.map((p, i) => {
      if (i === 0 || i === line.length - 1) return p
      const [a, b] = [line[i - 1], line[i + 1]]
      return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4]
    })
  const coarse = simplify(line, 1)
  const out = simplify(chaikin(coarse, false), 0.3)
  return closed ? out.slice(0, -1) : out
}

/** Joins arcs end to end into rings. */
export function stitch(arcs: readonly Arc[]): Line[] {
  const rings = arcs.filter((arc) => arc.line.closed).map((arc) => arc.line)
  const open = arcs.filter((arc) => !arc.line.closed).map((arc) => arc.line.points)
  while (open.length > 0) {
    let ring = open.pop() ?? []
    for (;;) {
      const end = ring[ring.length - 1]
      const next = open.findIndex(
        (line) => distance(line[0], end) < 0.01 || distance(line[line.length - 1], end) < 0.01,
      )
      if (next < 0 || distance(end, ring[0]) < 0.01) break
      const [line] = open.splice(next, 1)
      ring = [...ring, ...(distance(line[0], end) < 0.01 ? line : line.toReversed()).slice(1)]
    }
    rings.push({ points: ring, closed: true })
  }
  return rings
}
