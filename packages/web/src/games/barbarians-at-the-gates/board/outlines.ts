/** The outline of any set of spaces, out of the lines between their lands. */
import type { Point } from '../../../../map/format.ts'
import type { PlaceName } from '../../../page/board/board-part.ts'
import { chart } from './chart.ts'

interface Bound {
  readonly left: PlaceName
  readonly right: PlaceName
  readonly line: readonly Point[]
}

/** Of land that is nobody's. */
const NOBODY = ''
const nameAt = (index: number): PlaceName => chart.spaces[index]?.id ?? NOBODY

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

export const bounds: readonly Bound[] = chart.bounds.map(({ left, right, line }) => ({
  left: nameAt(left),
  right: nameAt(right),
  line: pointsOf(line),
}))

const drawn = (line: readonly Point[]) => `M${line.join('L')}`

/** The lines that part what `apart` says. */
export const linesBetween = (apart: (left: PlaceName, right: PlaceName) => boolean): string =>
  bounds
    .filter(({ left, right }) => apart(left, right))
    .map(({ line }) => drawn(line))
    .join('')

/** Closed. It runs out over the sea. */
export function outlineOf(isInside: (space: PlaceName) => boolean): string {
  const open = bounds.filter(({ left, right }) => isInside(left) !== isInside(right)).map(({ line }) => line)
  const ends = new Map<string, (readonly Point[])[]>()
  for (const line of open)
    for (const end of [line[0], line[line.length - 1]]) {
      const lines = ends.get(String(end)) ?? []
      lines.push(line)
      ends.set(String(end), lines)
    }
  const used = new Set<readonly Point[]>()
  let rings = ''
  for (const first of open) {
    if (used.has(first)) continue
    used.add(first)
    const ring = [...first]
    for (;;) {
      const end = ring[ring.length - 1]
      const next = ends.get(String(end))?.find((line) => !used.has(line))
      if (next === undefined || String(end) === String(ring[0])) break
      used.add(next)
      ring.push(...(String(next[0]) === String(end) ? next : next.toReversed()).slice(1))
    }
    rings += `${drawn(ring)}z`
  }
  return rings
}
