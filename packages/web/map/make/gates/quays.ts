/** Where the anchor of each port lies: on the water beside it. */
import type { Point } from '../../format.ts'
import { around, type Box, overlap } from '../base/geometry.ts'
import type { Coast } from '../land/coast.ts'
import type { Board } from './board.ts'
import { radiusOf } from './places.ts'

/** Width of an anchor with the air around it. */
const ANCHOR = 9

export function placeQuays(
  board: Board,
  places: ReadonlyMap<string, Point>,
  coast: Coast,
  taken: readonly Box[],
): Map<string, Point> {
  const full = [...taken]
  const out = new Map<string, Point>()
  for (const space of board.spaces) {
    const at = places.get(space.id)
    if (space.ports.length === 0 || at === undefined) continue
    const quay = quayOf(at, radiusOf(space), coast, full)
    full.push(around(quay, ANCHOR, ANCHOR))
    out.set(space.id, quay)
  }
  return out
}

/** As near as may be, below rather than above, where counters stand. */
function quayOf([x, y]: Point, radius: number, coast: Coast, taken: readonly Box[]): Point {
  let best: Point = [x, y]
  let least = Number.POSITIVE_INFINITY
  for (const far of [6, 8, 10, 13, 16, 20])
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn * Math.PI) / 12
      const p: Point = [
        Math.round(x + (radius + far) * Math.cos(angle)),
        Math.round(y + (radius + far) * Math.sin(angle)),
      ]
      let ashore = 0
      for (const dx of [-3, 0, 3]) for (const dy of [-3, 0, 3]) if (coast.isLand(p[0] + dx, p[1] + dy)) ashore++
      const box = around(p, ANCHOR, ANCHOR)
      const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0)
      const cost = ashore * 6 + (coast.isLand(...p) ? 200 : 0) + covered * 4 + far * 1.5 + (p[1] < y - 4 ? 12 : 0)
      if (cost >= least) continue
      least = cost
      best = p
    }
  return best
}
