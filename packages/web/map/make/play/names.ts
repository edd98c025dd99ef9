import type { Point, SeaId, SeaShape } from '../../format.ts'
import type { Board } from '../base/board.ts'
import {
  around,
  type Box,
  distance,
  distanceToBox,
  grow,
  inside,
  length,
  overlap,
  quadratic,
  rounded,
} from '../base/geometry.ts'
import { project } from '../base/projection.ts'
import { CAP, TYPE, textWidth } from '../base/type.ts'
import type { Coast } from '../land/coast.ts'
import { SEPARATIONS, type Seas } from '../land/seas.ts'
import { RADIUS } from './discs.ts'
import type { Link } from './links.ts'

/** Room for a fleet counter. */
export const SLOT = 17

type Place = readonly [lon: number, lat: number]

/** Names bend along open water; fleets ride beside them. Both set by hand: there are three. */
// biome-ignore format: places in a row
const SEAS: Readonly<Record<SeaId, { size: number; spacing: number; curve: [Place, Place, Place]; slots: Place[] }>> = {
  atlanticum: {
    size: 17,
    spacing: 0.28,
    curve: [[-13.7, 44.3], [-10.3, 47.4], [-4.9, 48.0]],
    slots: [[-6.9, 45.3], [-5.2, 45.6], [-3.5, 45.7]],
  },
  internum: {
    size: 16,
    spacing: 0.2,
    curve: [[11.6, 34.5], [15.1, 35.7], [18.6, 34.5]],
    slots: [[14.0, 33.9], [15.6, 34.0], [17.2, 33.8]],
  },
  aegaeum: {
    size: 17,
    spacing: 0.28,
    curve: [[23.4, 33.6], [27.2, 34.6], [31.4, 33.6]],
    slots: [[25.6, 32.9], [27.2, 32.9], [28.8, 32.8]],
  },
}

export interface SeaNames {
  shapes: SeaShape[]
  /** What later labels must leave free. */
  taken: Box[]
}

export function placeSeaNames(board: Board, discs: Map<string, Point>, seas: Seas): SeaNames {
  const taken: Box[] = SEPARATIONS.flatMap(({ line }) => dots(line))
  const shapes = board.seas.map(({ id, name }): SeaShape => {
    const { size, spacing, curve } = SEAS[id]
    const [a, c, b] = curve.map(([lon, lat]) => rounded(project(lon, lat)))
    const room = quadratic(a, c, b, 24)
    const width = textWidth(name, size, spacing)
    const span = length(room)
    if (width > span) throw new Error(`${name} needs ${width} units and has ${span}`)
    for (const p of room) taken.push(around([p[0], p[1] - 5], 14, size))
    const slots = SEAS[id].slots.map(([lon, lat]) => openWater(rounded(project(lon, lat)), id))
    return { id, name: { d: `M${a}Q${c} ${b}`, size, spacing }, slots: [slots[0], slots[1], slots[2]] }
  })
  return { shapes, taken }

  /** The nearest place to `seed` where a fleet touches nothing. */
  function openWater(seed: Point, sea: SeaId): Point {
    const free = (p: Point) =>
      [...discs.values()].every((disc) => distance(disc, p) > RADIUS + SLOT + 3) &&
      taken.every((box) => distanceToBox(p, box) > SLOT) &&
      Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).every(
        (t) => seas.at(p[0] + (SLOT + 2) * Math.cos(t), p[1] + (SLOT + 2) * Math.sin(t)) === sea,
      )
    for (let radius = 0; radius < 80; radius += 2)
      for (let turn = 0; turn < 16; turn++) {
        const p: Point = [
          Math.round(seed[0] + radius * Math.cos((turn * Math.PI) / 8)),
          Math.round(seed[1] + radius * Math.sin((turn * Math.PI) / 8)),
        ]
        if (!free(p)) continue
        taken.push(around(p, SLOT * 2, SLOT * 2))
        return p
      }
    throw new Error(`no open water for a fleet near ${seed}`)
  }
}

function dots(line: readonly Point[]): Box[] {
  return line.slice(1).flatMap((b, i) => {
    const a = line[i]
    const steps = Math.ceil(distance(a, b) / 8)
    const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    return Array.from({ length: steps }, (_, k) => around(at(k / steps), 6, 6))
  })
}

export interface RegionName {
  lines: string[]
  x: number
  y: number
  box: Box
}

export function regionNameBox(lines: readonly string[], x: number, y: number): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, TYPE.region, TYPE.regionSpacing)))
  const height = CAP * TYPE.region + (lines.length - 1) * TYPE.region * 1.2
  return { x0: x - width / 2, y0: y - CAP * TYPE.region, x1: x + width / 2, y1: y - CAP * TYPE.region + height }
}

/** Where a region's name would stand if nothing were in its way. */
const REGION_SEATS: Readonly<Record<string, Place>> = {
  ITALIA: [12.2, 40.3],
  HISPANIA: [-4.9, 40.0],
  GALLIA: [2.2, 46.6],
  ILLYRICVM: [18.4, 44.7],
  GRAECIA: [21.2, 35.9],
  'ASIA MINOR': [34.8, 40.7],
  AFRICA: [8.3, 34.7],
}

/** The nearest place to its seat where a region's name hides nothing, not half on land and half on water. */
export function placeRegionNames(
  board: Board,
  discs: Map<string, Point>,
  links: readonly Link[],
  coast: Coast,
  taken: Box[],
): Map<string, RegionName> {
  const out = new Map<string, RegionName>()
  for (const { id, numeral } of board.regions) {
    const seat = project(...REGION_SEATS[id])
    const settings = numeral ? [[`${numeral} ${id}`], [numeral, id]] : [[id]]
    let best: RegionName | undefined
    let least = Number.POSITIVE_INFINITY
    for (const lines of settings)
      for (let dy = -90; dy <= 90; dy += 3)
        for (let dx = -90; dx <= 90; dx += 3) {
          const [x, y] = [Math.round(seat[0]) + dx, Math.round(seat[1]) + dy]
          const box = regionNameBox(lines, x, y)
          const cost = Math.hypot(dx, dy) + costOf(box)
          if (cost < least) {
            least = cost
            best = { lines, x, y, box }
          }
        }
    if (!best) throw new Error(`no place for ${id}`)
    taken.push(grow(best.box, 2))
    out.set(id, best)
  }
  return out

  function costOf(box: Box): number {
    const wide = grow(box, 8)
    for (const at of discs.values()) if (distanceToBox(at, box) < RADIUS + 4) return Number.POSITIVE_INFINITY
    for (const other of taken) if (overlap(wide, other) > 0) return Number.POSITIVE_INFINITY
    let land = 0
    let all = 0
    for (let y = box.y0; y <= box.y1; y += 5)
      for (let x = box.x0; x <= box.x1; x += 5) {
        all++
        if (coast.isLand(x, y)) land++
      }
    const crossed = links.filter((link) => link.trace.some((p) => inside(p, wide))).length
    return crossed * 45 + (Math.min(land, all - land) / all) * 150
  }
}
