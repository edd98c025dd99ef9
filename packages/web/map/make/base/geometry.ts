import type { Point } from '../../format.ts'

export interface Box {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** A root, not `Math.hypot`, whose last bit is the engine's own. */
export const distance = (a: Point, b: Point) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const h = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return w > 0 && h > 0 ? w * h : 0
}

/** Whether they come closer to each other than `air`. */
export const touches = (a: Box, b: Box, air: number) =>
  a.x0 - air < b.x1 && b.x0 - air < a.x1 && a.y0 - air < b.y1 && b.y0 - air < a.y1

export const inside = (p: Point, b: Box) => p[0] > b.x0 && p[0] < b.x1 && p[1] > b.y0 && p[1] < b.y1

export const grow = (b: Box, by: number): Box => ({ x0: b.x0 - by, y0: b.y0 - by, x1: b.x1 + by, y1: b.y1 + by })

export const around = (p: Point, w: number, h: number): Box => ({
  x0: p[0] - w / 2,
  y0: p[1] - h / 2,
  x1: p[0] + w / 2,
  y1: p[1] + h / 2,
})

/** The least box around all. */
export const hull = (boxes: readonly Box[]): Box => ({
  x0: Math.min(...boxes.map((b) => b.x0)),
  y0: Math.min(...boxes.map((b) => b.y0)),
  x1: Math.max(...boxes.map((b) => b.x1)),
  y1: Math.max(...boxes.map((b) => b.y1)),
})

export function distanceToBox(p: Point, b: Box): number {
  return Math.hypot(Math.max(b.x0 - p[0], 0, p[0] - b.x1), Math.max(b.y0 - p[1], 0, p[1] - b.y1))
}

function distanceToChord(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
}

/** Douglas-Peucker: the fewest of the line's own points that stay within `tolerance` of it. */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let far = 0
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const d = distanceToChord(points[i], points[from], points[to])
      if (d > far) {
        far = d
        at = i
      }
    }
    if (far > tolerance) {
      keep[at] = 1
      spans.push([from, at], [at, to])
    }
  }
  return points.filter((_, i) => keep[i])
}

/** A ring has no ends to hold on to: cut it at its first point and at the farthest from it. */
export function simplifyRing(points: readonly Point[], tolerance: number): Point[] {
  let at = 0
  for (let i = 1; i < points.length; i++) if (distance(points[0], points[i]) > distance(points[0], points[at])) at = i
  if (at === 0) return [...points]
  const there = simplify(points.slice(0, at + 1), tolerance)
  const back = simplify([...points.slice(at), points[0]], tolerance)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}

export function area(ring: readonly Point[]): number {
  let twice = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1]
  return Math.abs(twice) / 2
}

export function length(line: readonly Point[]): number {
  let sum = 0
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i])
  return sum
}

/** A quadratic curve as `steps` chords. */
export function quadratic(a: Point, control: Point, b: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const at = (k: 0 | 1) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * control[k] + t * t * b[k]
    return [at(0), at(1)]
  })
}

/** Corner cutting: makes a coarse line read as drawn by hand, not by a computer. */
export function chaikin(line: readonly Point[], closed: boolean): Point[] {
  const out: Point[] = closed ? [] : [line[0]]
  const count = closed ? line.length : line.length - 1
  for (let i = 0; i < count; i++) {
    const a = line[i]
    const b = line[(i + 1) % line.length]
    out.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25])
    out.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75])
  }
  if (!closed) out.push(line[line.length - 1])
  return out
}

/** The same numbers on every machine and every run: the file is compared with what the script makes. */
export function random(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const round = (n: number, places = 1) => Math.round(n * 10 ** places) / 10 ** places || 0

export const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)]
