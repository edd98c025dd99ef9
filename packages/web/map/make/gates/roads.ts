/** The connections: straight where nothing is in the way, bent where a third space or the sea is. */
import type { Point, RoadShape } from '../../format.ts'
import { around, distance, hull, overlap, quadratic, rounded } from '../base/geometry.ts'
import type { Coast } from '../land/coast.ts'
import type { River } from '../land/rivers.ts'
import { crosses } from '../play/links.ts'
import type { Board } from './board.ts'
import { radiusOf } from './places.ts'
import { GATES } from './seats.ts'

/** How far a road's middle leaves the straight line, as a part of its length. */
const BOWS = [0, 0.06, -0.06, 0.11, -0.11, 0.17, -0.17, 0.24, -0.24, 0.32, -0.32]
/** Air between a road and the sign of a space that it passes. */
const CLEAR = 7

export interface Road extends RoadShape {
  /** Points along it, a few units apart. */
  trace: Point[]
}

interface Option {
  bend: Point | null
  trace: Point[]
}

/** `rivers`: a road over the great ones is of a kind of its own, and others keep to their bank. */
export function layRoads(
  board: Board,
  places: ReadonlyMap<string, Point>,
  coast: Coast,
  rivers: readonly River[],
): Road[] {
  const banks = rivers.flatMap(({ great, lines }) => (great === 1 ? lines.map(({ points }) => points) : []))
  const place = (id: string): Point => places.get(id) ?? [0, 0]
  const gates = board.connections.map(({ a, b }) => {
    const gate = GATES[`${a} ${b}`]
    return gate === undefined ? null : rounded(coast.sheet.project(...gate))
  })
  const options = board.connections.map(({ a, b }, i) => BOWS.map((bow) => bowed(place(a), gates[i] ?? place(b), bow)))
  const own = board.connections.map(({ a, b, type }, i) =>
    options[i].map(({ trace }, k) => {
      let cost = Math.abs(BOWS[k]) * 60
      for (const space of board.spaces) {
        if (space.id === a || space.id === b) continue
        const lack = radiusOf(space) + CLEAR - Math.min(...trace.map((p) => distance(p, place(space.id))))
        if (lack > 0) cost += 60 + lack * 14
      }
      if (banks.some((bank) => crosses(trace, bank)) !== (type === 'river')) cost += 150
      if (type !== 'strait') cost += trace.filter(([x, y]) => !coast.isLand(x, y)).length * 2
      return cost
    }),
  )
  const chosen = choose(board, options, own)
  return board.connections.map(({ a, b, type }, i) => ({
    a,
    b,
    kind: type,
    gate: gates[i],
    ...options[i][chosen[i]],
  }))
}

/** Each the cheapest, given the others: roads that do not share a space should not cross. */
function choose(board: Board, options: readonly Option[][], own: readonly number[][]): number[] {
  const chosen = options.map(() => 0)
  const reach = options.map((all) => hull(all.flatMap(({ trace }) => trace.map((p) => around(p, 1, 1)))))
  const share = (i: number, j: number) => {
    const [one, other] = [board.connections[i], board.connections[j]]
    return [one.a, one.b].some((end) => end === other.a || end === other.b)
  }
  const near = reach.map((box, i) =>
    reach.flatMap((other, j) => (i !== j && !share(i, j) && overlap(box, other) > 0 ? [j] : [])),
  )
  for (let round = 0; round < 4; round++)
    for (let i = 0; i < options.length; i++) {
      const costs = options[i].map(({ trace }, k) => {
        const crossed = near[i].filter((j) => crosses(trace, options[j][chosen[j]].trace)).length
        return own[i][k] + crossed * 200
      })
      chosen[i] = costs.indexOf(Math.min(...costs))
    }
  return chosen
}

function bowed(from: Point, to: Point, bow: number): Option {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  // A quadratic's middle goes half as far as its control point.
  const bend = bow === 0 ? null : rounded([middle[0] - dy * bow * 2, middle[1] + dx * bow * 2])
  return { bend, trace: traceOf(from, to, bend) }
}

export function traceOf(from: Point, to: Point, bend: Point | null): Point[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return quadratic(from, bend ?? middle, to, Math.ceil(distance(from, to) / 4))
}
