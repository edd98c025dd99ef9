/** The names of spaces, each beside its sign, clear of each other and of where counters stand. */
import type { Anchor, Point, SpaceLabel } from '../../format.ts'
import { around, type Box, distanceToBox, grow, inside, overlap, round, touches } from '../base/geometry.ts'
import { type Option, settle } from '../base/settle.ts'
import { latin } from '../fall/spots.ts'
import type { Coast } from '../land/coast.ts'
import type { Board, Space } from './board.ts'
import { radiusOf } from './places.ts'
import type { Road } from './roads.ts'
import { type Face, heightOf, SIZES, tailOf, widthOf } from './type.ts'

/** Air between a sign and its name, around a name, and between a name and the frame. */
const GAP = 3
const PAD = 1.5
const FRAME = 14
/** How far the walls of a fort stand out from a sign: BG-2.4.4-d says where there can be one. */
const FORT = 4
const FORTS: readonly string[] = ['cultivated', 'border']
/** A name is by this much nearer to its own sign than to any other. */
const BELONGS = 10

export const faceOf = ({ type }: Space): Face => (type === 'capital' || type === 'zone' ? 'capital' : 'name')

/** How far above a space's middle the middle of its counter is. */
export const raiseOf = (space: Space): number => radiusOf(space) + 8.5

/** Its sign with the walls of a fort, where there can be one. */
const wallsOf = (space: Space): number => radiusOf(space) + (FORTS.includes(space.type) ? FORT : 0)

export const signBox = (space: Space, at: Point): Box => around(at, wallsOf(space) * 2, wallsOf(space) * 2)

/** A counter that stands there, with those under it. */
export function counterBox(space: Space, [x, y]: Point): Box {
  return around([x + 1.5, y - raiseOf(space) - 1.5], SIZES.counter + 4, SIZES.counter + 4)
}

/** Above it the names of its leader and of its tribe. */
export function tabBox(space: Space, [x, y]: Point, rows = 1): Box {
  return around([x, y - raiseOf(space) - SIZES.counter / 2 - rows * 6.5], 44 + rows * 6, rows * 13)
}

export function labelBox({ lines, anchor, x, y }: SpaceLabel, face: Face): Box {
  const width = Math.max(...lines.map((line) => widthOf(line, face)))
  const x0 = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  const y1 = y + (lines.length - 1) * SIZES.lineHeight * SIZES[face] + tailOf(face)
  return { x0, y0: y - heightOf(face), x1: x0 + width, y1 }
}

export interface Obstacles {
  places: ReadonlyMap<string, Point>
  roads: readonly Road[]
  coast: Coast
  /** What no name may cover. */
  taken: readonly Box[]
}

type Candidate = SpaceLabel & Option

export function placeLabels(board: Board, obstacles: Obstacles): Map<string, SpaceLabel & { box: Box }> {
  const named = board.spaces.filter(({ name }) => name !== null)
  const candidates = named.map((space) => [
    candidatesOf(space, obstacles.places.get(space.id) ?? [0, 0])
      .map(({ cost, ...label }) => {
        const box = labelBox(label, faceOf(space))
        return { ...label, box, cost: cost + ownCost(box, space, board, obstacles) }
      })
      .sort((a, b) => a.cost - b.cost),
  ])
  const clash = (a: Candidate, b: Candidate) => (touches(a.box, b.box, 2.5) ? 500 : touches(a.box, b.box, 5) ? 20 : 0)
  const chosen = settle(candidates, clash, { seed: 7, runs: 8, rounds: 8 })
  return new Map(named.map(({ id }, i) => [id, chosen[i][0]]))
}

/** One line or two; below, beside, and last above, where counters stand. */
function candidatesOf(space: Space, [x, y]: Point): (SpaceLabel & { cost: number })[] {
  const face = faceOf(space)
  const printed = space.name ?? ''
  // The names of zones are no Latin.
  const name = face === 'name' ? printed : space.type === 'zone' ? printed.toUpperCase() : latin(printed)
  const words = name.split(' ')
  const settings = words.length === 1 ? [[name]] : [words, [name]]
  const radius = wallsOf(space)
  return settings.flatMap((lines) => {
    const width = Math.max(...lines.map((line) => widthOf(line, face)))
    const high = heightOf(face) + (lines.length - 1) * SIZES.lineHeight * SIZES[face]
    const long = lines.length === 1 && words.length > 1 ? 8 : 0
    const make = (anchor: Anchor, lx: number, top: number, cost: number) => ({
      lines,
      anchor,
      x: round(lx),
      y: round(top + heightOf(face)),
      cost: cost + long,
    })
    const out: (SpaceLabel & { cost: number })[] = []
    for (const slide of [0, -0.12, 0.12, -0.25, 0.25, -0.38, 0.38, -0.5, 0.5])
      for (const more of [0, 3]) {
        out.push(make('middle', x + slide * width, y + radius + GAP + more, Math.abs(slide) * 14 + more))
        out.push(make('middle', x + slide * width, y - radius - GAP - high - more, 26 + Math.abs(slide) * 14 + more))
      }
    for (const drop of [0.15, 0.4, 0.65, 0.9, 1.3, 1.8, -0.2, -0.5])
      for (const more of [0, 3, 7]) {
        const top = y - high / 2 + drop * radiusOf(space) * 1.4
        out.push(make('start', x + radius + GAP + more, top, 4 + Math.abs(drop - 0.4) * 5 + more))
        out.push(make('end', x - radius - GAP - more, top, 5 + Math.abs(drop - 0.4) * 5 + more))
      }
    return out
  })
}

function ownCost(box: Box, space: Space, board: Board, { places, roads, coast, taken }: Obstacles): number {
  let cost = 0
  const wide = grow(box, PAD)
  const own = distanceToBox(places.get(space.id) ?? [0, 0], box)
  for (const other of board.spaces) {
    const at = places.get(other.id) ?? [0, 0]
    if (overlap(wide, signBox(other, at)) > 0) cost += other === space ? 60 : 400
    if (other.type === 'transit') continue
    if (overlap(box, counterBox(other, at)) > 0) cost += 220
    if (other !== space && overlap(box, tabBox(other, at)) > 0) cost += 9
    if (other !== space) cost += Math.max(0, BELONGS + own - distanceToBox(at, box)) * 1.6
  }
  for (const { trace } of roads) {
    const under = trace.filter((p) => inside(p, wide)).length
    if (under > 0) cost += 12 + under * 2.2
  }
  for (const other of taken) if (overlap(wide, other) > 0) cost += 120
  cost += coastUnder(box, coast) * 0.35
  const { width, height } = coast.sheet
  const out = Math.max(0, FRAME - box.x0, FRAME - box.y0, box.x1 - width + FRAME, box.y1 - height + FRAME)
  return cost + (out > 0 ? 500 + out * 20 : 0)
}

/** A name wholly on land or wholly on water reads better than one across the shore. */
function coastUnder(box: Box, coast: Coast): number {
  let land = 0
  let all = 0
  for (let y = box.y0; y <= box.y1; y += 3)
    for (let x = box.x0; x <= box.x1; x += 3) {
      if (coast.isLand(x, y)) land++
      all++
    }
  return Math.min(land, all - land)
}
