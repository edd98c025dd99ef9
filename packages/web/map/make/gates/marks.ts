/** Where the mark of who holds a province stands: as near to its wish as what is written and played leaves room. */
import type { Point, ProvinceName } from '../../format.ts'
import { around, type Box, distance, grow, inside, overlap } from '../base/geometry.ts'
import type { Coast } from '../land/coast.ts'
import type { Road } from './roads.ts'

const MARK: Point = [36, 17]
const FARTHEST = 80

export const markBox = (at: Point): Box => around(at, ...MARK)

export function placeMarks(
  provinces: readonly ProvinceName[],
  taken: readonly Box[],
  roads: readonly Road[],
  coast: Coast,
): ProvinceName[] {
  return provinces.map(({ mark: wish, ...province }) => {
    const room = grow(markBox(wish), FARTHEST + 2)
    const near = taken.filter((box) => overlap(box, room) > 0)
    const ways = roads.flatMap(({ trace }) => {
      const there = trace.filter((p) => inside(p, room))
      return there.length === 0 ? [] : [there]
    })
    const cost = (at: Point) => distance(at, wish) + costOf(grow(markBox(at), 2), near, ways, coast)
    let best = wish
    let least = Number.POSITIVE_INFINITY
    for (let dy = -FARTHEST; dy <= FARTHEST; dy += 2)
      for (let dx = -FARTHEST; dx <= FARTHEST; dx += 2) {
        const at: Point = [wish[0] + dx, wish[1] + dy]
        const price = cost(at)
        if (price >= least) continue
        least = price
        best = at
      }
    return { ...province, mark: best }
  })
}

/** Of covering what is written, a road, or the shore. */
function costOf(box: Box, taken: readonly Box[], ways: readonly Point[][], coast: Coast): number {
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0)
  const under = ways.filter((trace) => trace.some((p) => inside(p, box))).length
  const corners: Point[] = [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x0, box.y1],
    [box.x1, box.y1],
  ]
  const wet = corners.filter(([x, y]) => !coast.isLand(x, y)).length
  return covered * 2 + under * 40 + wet * 25
}
