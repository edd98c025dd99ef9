import type { Arrow, LinkShape, Mark, Point } from '../../format.ts'
import { type Board, marches } from '../base/board.ts'
import { type Box, distance, grow, inside, overlap, round } from '../base/geometry.ts'
import type { Seas } from '../land/seas.ts'
import { RADIUS } from './discs.ts'

/** How far a link's middle leaves the straight line, as a part of its length. */
const BOWS = [0, 0.06, -0.06, 0.11, -0.11, 0.17, -0.17, 0.24, -0.24]
/** Air between a link and a disc it does not touch. */
const CLEAR = RADIUS + 8
/** By how much a gap and an arrow on one link give way to each other. */
const GAP_STEP = 6
const ARROW_STEP = 7

export interface Link extends LinkShape {
  from: Point
  control: Point
  to: Point
  /** Where the middle of what can be seen of it is, from 0 at `a` to 1 at `b`. */
  middle: number
  /** Points along the link, about five units apart. */
  trace: Point[]
}

export function makeLinks(board: Board, discs: Map<string, Point>, tags: readonly Box[], seas: Seas): Link[] {
  const marched = new Map(
    marches(board).flatMap(({ from, to }) => [[`${from}|${to}`, 1] as const, [`${to}|${from}`, -1] as const]),
  )
  const place = (id: string) => discs.get(id) ?? [0, 0]
  const options = board.links.map(({ a, b }) => BOWS.map((bow) => curve(place(a), place(b), bow)))
  const own = board.links.map((link, i) =>
    options[i].map((option, k) => {
      let cost = Math.abs(BOWS[k]) * 60
      for (const [id, at] of discs) {
        if (id === link.a || id === link.b) continue
        const near = Math.min(...option.trace.map((p) => distance(p, at)))
        if (near < CLEAR) cost += 40 + (CLEAR - near) * 10
      }
      // A road keeps to the land; a strait must cross the water in any case.
      if (!link.terrain?.startsWith('strait'))
        cost += option.trace.filter(([x, y]) => seas.at(x, y) !== 'land').length * 2
      return cost
    }),
  )
  const chosen = board.links.map(() => 0)
  for (let round = 0; round < 6; round++)
    board.links.forEach((link, i) => {
      const costs = options[i].map((option, k) => {
        let cost = own[i][k]
        board.links.forEach((other, j) => {
          if (i === j) return
          const shared = [other.a, other.b].some((end) => end === link.a || end === link.b)
          if (!shared && crosses(option.trace, options[j][chosen[j]].trace)) cost += 200
        })
        return cost
      })
      chosen[i] = costs.indexOf(Math.min(...costs))
    })
  return board.links.map(({ a, b, broken }, i) => {
    const option = options[i][chosen[i]]
    const middle = middleOf(option, tags)
    // Where an army marches over a gap, the gap gives way backwards and the arrow forwards.
    const back = (GAP_STEP / distance(option.from, option.to)) * (marched.get(`${a}|${b}`) ?? 0)
    return { a, b, ...option, middle, gap: broken ? markAt(option, middle - back) : null }
  })
}

function curve(from: Point, to: Point, bow: number) {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  // A quadratic's middle goes half as far as its control point.
  const control: Point = [
    Math.round((from[0] + to[0]) / 2 - dy * bow * 2),
    Math.round((from[1] + to[1]) / 2 + dx * bow * 2),
  ]
  const d = bow === 0 ? straight(from, to) : trimmed({ from, control, to })
  const steps = Math.ceil(Math.hypot(dx, dy) / 5)
  const trace = Array.from({ length: steps + 1 }, (_, i) => pointAt({ from, control, to }, i / steps))
  return { from, control, to, d, trace }
}

/** Links run from rim to rim: discs may be drawn transparent, so that the water in them shows. */
function straight(from: Point, to: Point): string {
  const t = RADIUS / distance(from, to)
  const at = (s: number) => `${round(from[0] + (to[0] - from[0]) * s)},${round(from[1] + (to[1] - from[1]) * s)}`
  return `M${at(t)}L${at(1 - t)}`
}

function trimmed(c: Curve): string {
  const rim = (centre: Point, at: (t: number) => Point) => {
    let t = 0
    while (distance(centre, at(t)) < RADIUS) t += 0.001
    return t
  }
  const s = rim(c.from, (t) => pointAt(c, t))
  const e = 1 - rim(c.to, (t) => pointAt(c, 1 - t))
  // The part of a quadratic from s to e is a quadratic: its control point is the curve's blossom at (s, e).
  const blossom = (k: 0 | 1) =>
    (1 - s) * (1 - e) * c.from[k] + ((1 - s) * e + s * (1 - e)) * c.control[k] + s * e * c.to[k]
  const [a, b] = [pointAt(c, s), pointAt(c, e)].map((p) => `${round(p[0])},${round(p[1])}`)
  return `M${a}Q${round(blossom(0))},${round(blossom(1))} ${b}`
}

type Curve = Pick<Link, 'from' | 'control' | 'to'>

function pointAt({ from, control, to }: Curve, t: number): Point {
  const u = 1 - t
  return [
    u * u * from[0] + 2 * u * t * control[0] + t * t * to[0],
    u * u * from[1] + 2 * u * t * control[1] + t * t * to[1],
  ]
}

/** The middle of the part that neither its discs nor a tag on them hides. */
function middleOf(c: Curve, tags: readonly Box[]): number {
  const seen = Array.from({ length: 201 }, (_, i) => i / 200).filter((t) => {
    const p = pointAt(c, t)
    const covered = distance(p, c.from) < RADIUS || distance(p, c.to) < RADIUS || tags.some((tag) => inside(p, tag))
    return !covered
  })
  return (seen[0] + seen[seen.length - 1]) / 2
}

function markAt(c: Curve, t: number): Mark {
  const [x, y] = pointAt(c, t)
  const before = pointAt(c, t - 0.05)
  const after = pointAt(c, t + 0.05)
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI
  return [round(x), round(y), Math.round(angle)]
}

export function crosses(a: readonly Point[], b: readonly Point[]): boolean {
  if (overlap(extent(a), extent(b)) === 0) return false
  for (let i = 1; i < a.length; i++)
    for (let j = 1; j < b.length; j++) if (segmentsCross(a[i - 1], a[i], b[j - 1], b[j])) return true
  return false
}

function extent(line: readonly Point[]): Box {
  const xs = line.map((p) => p[0])
  const ys = line.map((p) => p[1])
  // A level or upright line has no area of its own, and must still meet others.
  return grow({ x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }, 1)
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

export function makeArrows(board: Board, links: readonly Link[]): Arrow[] {
  return marches(board).map(({ from, to, regions }) => {
    const link = links.find((l) => (l.a === from && l.b === to) || (l.a === to && l.b === from))
    if (!link) throw new Error(`${from} and ${to} are not linked`)
    const step = link.gap ? ARROW_STEP / distance(link.from, link.to) : 0
    const forward = link.a === from
    const [x, y, angle] = markAt(link, forward ? link.middle + step : link.middle - step)
    return { from, to, regions, at: [x, y, forward ? angle : angle > 0 ? angle - 180 : angle + 180] }
  })
}
