/** The lands of a `RoadMap`'s spaces: lines between them, and the outline of any set of them. */
import type { Point, RoadMap } from './format.ts'

export interface Bound {
  /** Spaces by name; '': land that is nobody's. */
  readonly left: string
  readonly right: string
  readonly line: readonly Point[]
}

function pointsOf(steps: readonly number[]): Point[] {
  let [x, y] = [0, 0]
  const points: Point[] = []
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0
    y += steps[i + 1] ?? 0
    points.push([x, y])
  }
  return points
}

export function boundsOf({ spaces, bounds }: Pick<RoadMap, 'spaces' | 'bounds'>): readonly Bound[] {
  const nameAt = (index: number) => spaces[index]?.id ?? ''
  return bounds.map(({ left, right, line }) => ({ left: nameAt(left), right: nameAt(right), line: pointsOf(line) }))
}

const drawn = (line: readonly Point[]) => `M${line.join('L')}`

/** The lines that part what `apart` says. */
export const linesBetween = (all: readonly Bound[], apart: (left: string, right: string) => boolean): string =>
  all
    .filter(({ left, right }) => apart(left, right))
    .map(({ line }) => drawn(line))
    .join('')

/** Closed lines around these spaces. They run out over the sea. */
export function ringsAround(all: readonly Bound[], isInside: (space: string) => boolean): Point[][] {
  const open = all.filter(({ left, right }) => isInside(left) !== isInside(right)).map(({ line }) => line)
  const ends = new Map<string, (readonly Point[])[]>()
  for (const line of open)
    for (const end of [line[0], line[line.length - 1]]) {
      const lines = ends.get(String(end)) ?? []
      lines.push(line)
      ends.set(String(end), lines)
    }
  const used = new Set<readonly Point[]>()
  return open.flatMap((first) => {
    if (used.has(first)) return []
    used.add(first)
    const ring = [...first]
    for (;;) {
      const end = String(ring[ring.length - 1])
      const next = ends.get(end)?.find((line) => !used.has(line))
      if (next === undefined || end === String(ring[0])) return [ring]
      used.add(next)
      ring.push(...(String(next[0]) === end ? next : next.toReversed()).slice(1))
    }
  })
}

export const outlineAround = (all: readonly Bound[], isInside: (space: string) => boolean): string =>
  ringsAround(all, isInside)
    .map((ring) => `${drawn(ring)}z`)
    .join('')
