/** Which place lies in a direction from another: for the arrow keys. */
import type { PlaceName, Point } from '../board/board-part.ts'

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

const WAYS: Readonly<Record<Direction, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export const isDirection = (key: string): key is Direction => key in WAYS

/** How much further off a place seems for lying aside. */
const ASIDE = 2

/** The nearest within a quarter of a turn to either side; null: none lies there. */
export function nearest(
  from: Point,
  direction: Direction,
  places: readonly PlaceName[],
  at: (place: PlaceName) => Point,
): PlaceName | null {
  const [wx, wy] = WAYS[direction]
  let best: PlaceName | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const [x, y] = at(place)
    const [dx, dy] = [x - from[0], y - from[1]]
    const along = dx * wx + dy * wy
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx)
    if (along <= 0.5) continue
    const far = along + aside * ASIDE
    if (far < least) [best, least] = [place, far]
  }
  return best
}
