import type { Point, ZoneBorders } from '../../format.ts'
import { distance, simplify } from '../base/geometry.ts'
import { pathOf } from '../base/path.ts'
import type { Line } from '../base/projection.ts'
import type { Coast } from '../land/coast.ts'
import { NONE } from '../land/growth.ts'
import type { Arc } from '../land/outlines.ts'
import type { River } from '../land/rivers.ts'
import type { Board } from './board.ts'

/** A border so near to a great river is the river. */
const BANK = 7

export interface Borders {
  borders: ZoneBorders
  /** The great rivers where they are borders to be crossed. */
  crossed: { name: string; d: string }[]
}

/** The lines between zones by what they part, without those that a great river draws; and the river there. */
export function sortBorders(board: Board, arcs: readonly Arc[], coast: Coast, rivers: readonly River[]): Borders {
  const pairs = board.links.flatMap((link) =>
    [`${link.a} ${link.b}`, `${link.b} ${link.a}`].map((k) => [k, link] as const),
  )
  const links = new Map(pairs)
  const linkOf = ({ left, right }: Arc) =>
    left === NONE || right === NONE ? undefined : links.get(`${board.zones[left].id} ${board.zones[right].id}`)
  const great = rivers.filter((river) => river.great)
  const isOnStream = nearness(great.flatMap(({ lines }) => lines.flatMap(dense)))
  const isOnBank = nearness(arcs.filter((arc) => linkOf(arc)?.river).flatMap(({ line }) => dense(line)))
  const half = new Map(board.dioceses.map((diocese) => [diocese.id, diocese.half]))
  const kindOf = ({ left, right }: Arc): keyof ZoneBorders => {
    const [a, b] = [board.zones[left], board.zones[right]].map((zone) => zone?.diocese ?? null)
    if (a === null && b === null) return 'people'
    if (a === null || b === null) return 'limes'
    if (a === b) return 'zone'
    return half.get(a) === half.get(b) ? 'diocese' : 'half'
  }
  const out: Record<keyof ZoneBorders, Line[]> = { zone: [], diocese: [], half: [], limes: [], people: [] }
  for (const arc of arcs) {
    const link = linkOf(arc)
    // A strait is narrower than a cell: its line would run ashore.
    if (link && link.strait > 0) continue
    const isShown = (a: Point, b: Point) => {
      const places: Point[] = [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b]
      if (!places.some((p) => coast.isLand(p[0], p[1]))) return false
      return !link?.river || !places.every(isOnStream)
    }
    out[kindOf(arc)].push(...runs(arc.line, isShown))
  }
  const { zone, diocese, half: halves, limes, people } = out
  return {
    borders: {
      zone: pathOf(zone),
      diocese: pathOf(diocese),
      half: pathOf(halves),
      limes: pathOf(limes),
      people: pathOf(people),
    },
    crossed: great.map(({ name, lines }) => ({
      name,
      d: pathOf(
        lines
          .flatMap((line) => runs({ points: dense(line), closed: false }, (a, b) => isOnBank(a) && isOnBank(b)))
          .filter(({ points }) => points.length > 2)
          .map(({ points }) => ({ points: simplify(points, 0.2), closed: false })),
      ),
    })),
  }
}

/** Whether a place is within `BANK` of one of these. */
function nearness(points: readonly Point[]): (p: Point) => boolean {
  const squares = new Map<string, Point[]>()
  const square = (p: Point, dx: number, dy: number) => `${Math.floor(p[0] / BANK) + dx} ${Math.floor(p[1] / BANK) + dy}`
  for (const p of points) squares.set(square(p, 0, 0), [...(squares.get(square(p, 0, 0)) ?? []), p])
  return (p) =>
    [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) => squares.get(square(p, dx, dy))?.some((q) => distance(p, q) < BANK) ?? false),
    )
}

/** Points along a line, a few units apart. */
function dense({ points }: Line): Point[] {
  return points.flatMap((b, i): Point[] => {
    if (i === 0) return [b]
    const a = points[i - 1]
    const steps = Math.max(1, Math.ceil(distance(a, b) / 3))
    return Array.from({ length: steps }, (_, k) => {
      const t = (k + 1) / steps
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    })
  })
}

/** The parts of a line that are shown. */
function runs({ points, closed }: Line, isShown: (a: Point, b: Point) => boolean): Line[] {
  const ring = closed ? [...points, points[0]] : points
  const out: Line[] = []
  let run: Point[] = []
  const end = () => {
    if (run.length > 1) out.push({ points: run, closed: false })
    run = []
  }
  for (let i = 1; i < ring.length; i++) {
    if (!isShown(ring[i - 1], ring[i])) {
      end()
      continue
    }
    if (run.length === 0) run.push(ring[i - 1])
    run.push(ring[i])
  }
  end()
  return out
}
