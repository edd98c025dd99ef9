import type { Point } from '../../format.ts'
import { type Board, marches, type Province } from '../base/board.ts'
import { distance } from '../base/geometry.ts'
import { HEIGHT, project, WIDTH } from '../base/projection.ts'
import { type Seas, waters } from '../land/seas.ts'

export const RADIUS = 20

/** Where a province's middle or chief town is a poor place for its disc: seats that leave their neighbours room. */
const SEATS: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  britannia: [-1.4, 52.4],
  baetica: [-6.0, 37.6],
  'mauretania-tingitana': [-5.6, 34.5],
  belgica: [2.3, 50.2],
  'germania-inferior': [4.8, 51.4],
  libya: [25.2, 28.9],
  persia: [41.6, 35.3],
  // The Danube was the border: these stand on its right bank.
  noricum: [14.0, 47.75],
  'pannonia-superior': [15.7, 46.05],
  'pannonia-inferior': [18.4, 45.9],
  'moesia-superior': [20.9, 43.8],
  dacia: [23.5, 43.3],
  thracia: [26.8, 41.5],
  macedonia: [22.5, 40.9],
}

/** Closest that two discs may stand, by what must be drawn between them. */
const APART = { strangers: 60, linked: 66, broken: 75, marched: 74, brokenMarched: 84 }

/** Part of a coastal disc that should be water: enough to see at a glance, and still on its land. */
const LEAST_WATER = 0.12
const MOST_WATER = 0.5

/** The discs, moved from their true places as little as the distances and the coast rule allow. */
export function placeDiscs(board: Board, seas: Seas): Map<string, Point> {
  const apart = spacing(board)
  const seats = new Map<string, Point>()
  for (const p of board.provinces) {
    const [lon, lat] = SEATS[p.id] ?? [p.lon, p.lat]
    const [x, y] = project(lon, lat)
    seats.set(p.id, [Math.round(x), Math.round(y)])
  }
  const at = new Map(seats)
  const place = (id: string, of: Map<string, Point>) => of.get(id) ?? [0, 0]

  const cost = (p: Province, here: Point) => {
    let sum = distance(here, place(p.id, seats)) ** 2 * 0.6 + coastCost(p, here, seas) + edgeCost(here)
    for (const other of board.provinces) {
      if (other === p) continue
      const lack = apart(p.id, other.id) - distance(here, place(other.id, at))
      if (lack > 0) sum += lack * lack * 14 + lack * 10
    }
    return sum
  }

  for (const step of [16, 8, 4, 2, 1, 4, 2, 1]) {
    for (let round = 0, moved = true; moved && round < 60; round++) {
      moved = false
      for (const p of board.provinces) {
        const here = place(p.id, at)
        let best = here
        let least = cost(p, here)
        for (let turn = 0; turn < 8; turn++) {
          const angle = (turn * Math.PI) / 4
          const there: Point = [
            Math.round(here[0] + step * Math.cos(angle)),
            Math.round(here[1] + step * Math.sin(angle)),
          ]
          const c = cost(p, there)
          if (c < least - 0.01) {
            least = c
            best = there
          }
        }
        if (best !== here) {
          at.set(p.id, best)
          moved = true
        }
      }
    }
  }
  return at
}

function spacing(board: Board): (a: string, b: string) => number {
  const needs = new Map<string, number>()
  const marched = new Set(marches(board).flatMap(({ from, to }) => [`${from}|${to}`, `${to}|${from}`]))
  for (const { a, b, broken } of board.links) {
    const march = marched.has(`${a}|${b}`)
    const need = broken ? (march ? APART.brokenMarched : APART.broken) : march ? APART.marched : APART.linked
    needs.set(`${a}|${b}`, need).set(`${b}|${a}`, need)
  }
  return (a, b) => needs.get(`${a}|${b}`) ?? APART.strangers
}

/** The rule: a province is coastal if its circle contains sea. So the drawing must say what the board says. */
function coastCost(p: Province, here: Point, seas: Seas): number {
  const share = waters(seas, here, RADIUS)
  if (p.seas.length === 0) return (1 - waters(seas, here, RADIUS + 4).land) * 60000
  const own = p.seas.reduce((sum, sea) => sum + share[sea], 0)
  const foreign = 1 - share.land - own
  // The slope towards the coast must be felt from afar, or an inland start never finds it.
  const lack = Math.max(0, LEAST_WATER - own)
  const toCoast = own > 0 ? 0 : waterAround(p, here, seas)
  return lack * 40000 + toCoast + Math.max(0, own - MOST_WATER) * 20000 + foreign * 60000
}

function waterAround(p: Province, here: Point, seas: Seas): number {
  for (let radius = RADIUS + 4; radius <= 120; radius += 4)
    for (let turn = 0; turn < 32; turn++) {
      const angle = (turn * Math.PI) / 16
      const zone = seas.at(here[0] + radius * Math.cos(angle), here[1] + radius * Math.sin(angle))
      if (p.seas.some((sea) => sea === zone)) return (radius - RADIUS) * 300
    }
  return 60000
}

function edgeCost([x, y]: Point): number {
  const out = Math.max(0, 52 - x, x - (WIDTH - 52), 52 - y, y - (HEIGHT - 52))
  return out * out * 20
}
