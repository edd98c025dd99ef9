import type { AreaShape, AreaSizes, Point, SpotShape } from '../../format.ts'
import { around, type Box, distance, grow, hull, overlap, round, touches } from '../base/geometry.ts'
import { type Option, settle } from '../base/settle.ts'
import { CAP, textWidth } from '../base/type.ts'
import type { Coast } from '../land/coast.ts'
import type { Board } from './board.ts'
import type { Lands } from './lands.ts'
import { SHEET } from './sheet.ts'
import { type Country, survey } from './survey.ts'

export const SIZES: AreaSizes = { label: 12.5, labelSpacing: 0.04, coin: 9, spot: 42, work: 18 }

/** Air between the parts of one thing, and around a thing. */
const GAP = 3
const PAD = 3
const FRAME = 20
/** Places to try in a country, and how many ways to put a thing down are kept. */
const TRIES = 1100
const MOST_OPTIONS = 5000
/** Less of its own land under it than this, and a stack needs a line to say whose it is. */
const LEAST_INSIDE = 0.5
/** Places stranger than this are not tried. */
const TOO_STRANGE = 2.5

export type Places = Pick<AreaShape, 'label' | 'coin' | 'sign' | 'roman' | 'barbarian' | 'fort' | 'wall' | 'heart'>

/** A way to put something down: what it covers, and what that says about the area. */
interface Way {
  parts: Box[]
  value: Partial<Placed>
}
interface Placed {
  name: Name
  camp: Camp
  barbarian: Point
}
type Thing = Option & Way
type Name = Pick<AreaShape, 'label' | 'coin' | 'sign'>
type Camp = { roman: Point; fort: Point; wall: Point }

export const latin = (name: string) => name.toUpperCase().replaceAll('U', 'V').replaceAll('J', 'I')

export function labelBox(
  { text, x, y }: AreaShape['label'],
  width = textWidth(text, SIZES.label, SIZES.labelSpacing),
): Box {
  return { x0: x - width / 2, y0: y - CAP * SIZES.label, x1: x + width / 2, y1: y }
}
export const coinBox = (at: Point) => around(at, SIZES.coin * 2, SIZES.coin * 2)
export const spotBox = (at: Point) => around(at, SIZES.spot, SIZES.spot)
export const workBox = (at: Point) => around(at, SIZES.work, SIZES.work)

/** Every area's name, coin, stacks and works, in places that cover nothing else and lie as far inside as they can. */
export function placeAll(board: Board, lands: Lands, coast: Coast, taken: readonly Box[]): Places[] {
  const countries = board.areas.map((_, i) => survey(i, lands, coast))
  const options = board.areas.map(({ name, terrain }, i): Thing[][] => {
    const country = countries[i]
    return [
      best(country, taken, names(latin(name), terrain !== 'clear'), { seat: [0, -36], strict: 1.7 }),
      best(country, taken, camps, { seat: [-27, 14], strict: 1 }),
      best(country, taken, (at) => [{ parts: [spotBox(at)], value: { barbarian: at } }], { seat: [27, 14], strict: 1 }),
    ]
  })
  const clash = (a: Thing, b: Thing) => {
    if (!touches(a.box, b.box, PAD)) return 0
    return a.parts.some((p) => b.parts.some((q) => touches(p, q, PAD))) ? 400 : 0
  }
  const chosen = settle(options, clash, { seed: 41, runs: 5, rounds: 5 })
  return board.areas.map(({ id }, i): Places => {
    const { name, camp, barbarian }: Partial<Placed> = Object.assign({}, ...chosen[i].map((thing) => thing.value))
    if (!name || !camp || !barbarian) throw new Error(`no room in ${id}`)
    const spot = (at: Point): SpotShape => ({ at, leader: leaderOf(at, countries[i]) })
    const { roman, fort, wall } = camp
    return { ...name, roman: spot(roman), barbarian: spot(barbarian), fort, wall, heart: countries[i].heart }
  })
}

/** How much a thing wants to its seat: where it stands if nothing hinders, as seen from the country's heart. */
const PULL = 0.14

/** All ways to put a thing down in a country, the cheapest of them. A strict one minds more what is not its own. */
function best(
  country: Country,
  taken: readonly Box[],
  make: (at: Point) => Way[],
  { seat, strict }: { seat: Point; strict: number },
): Thing[] {
  const { x0, y0, x1, y1 } = grow(country.box, 36)
  // No thing reaches farther than this from where it is put down.
  const near = taken.filter((other) => touches(other, country.box, 150))
  const step = Math.max(4, Math.round(Math.sqrt(((x1 - x0) * (y1 - y0)) / TRIES)))
  const out: Thing[] = []
  for (let y = Math.round(y0); y <= y1; y += step)
    for (let x = Math.round(x0); x <= x1; x += step)
      for (const { parts, value } of country.strangeness(around([x, y], 24, 24)) < TOO_STRANGE ? make([x, y]) : []) {
        const box = hull(parts)
        if (box.x0 < FRAME || box.y0 < FRAME || box.x1 > SHEET.width - FRAME || box.y1 > SHEET.height - FRAME) continue
        const outside = parts.reduce((sum, part) => sum + country.strangeness(part), 0) / parts.length
        if (outside > TOO_STRANGE) continue
        const isCovered = near.some(
          (other) => overlap(box, other) > 0 && parts.some((part) => overlap(part, other) > 0),
        )
        const covered = isCovered ? 500 : 0
        const middle: Point = [(box.x0 + box.x1) / 2 - seat[0], (box.y0 + box.y1) / 2 - seat[1]]
        out.push({ box, parts, value, cost: outside * strict * 100 + covered + distance(middle, country.heart) * PULL })
      }
  return out.sort((a, b) => a.cost - b.cost).slice(0, MOST_OPTIONS)
}

/** The name with its coin, and its terrain sign if it has one, after it, before it, below or above. */
function names(text: string, signed: boolean): (at: Point) => Way[] {
  const { coin: r, label: size } = SIZES
  const width = textWidth(text, size, SIZES.labelSpacing)
  const half = width / 2
  const coins = signed ? 2 : 1
  const step = 2 * r + GAP
  return ([x, y]) => {
    // Beside the name, the whole is centred at x; above and below, each row is.
    const beside = (side: 1 | -1) => {
      const shift = (-side * coins * step) / 2
      const first = x + shift + side * (half + GAP + r)
      return { lx: x + shift, at: (k: number): Point => [round(first + side * k * step), round(y - (CAP * size) / 2)] }
    }
    const row = (dy: number) => ({
      lx: x,
      at: (k: number): Point => [round(x + (k - (coins - 1) / 2) * step), round(y + dy)],
    })
    return [beside(1), beside(-1), row(r + GAP + 1), row(-CAP * size - r - GAP)].map(({ lx, at }) => {
      const label = { text, x: round(lx), y }
      const sign = signed ? at(1) : null
      return {
        parts: [labelBox(label, width), coinBox(at(0)), ...(sign ? [coinBox(sign)] : [])],
        value: { name: { label, coin: at(0), sign } },
      }
    })
  }
}

/** The Roman stack with the places of its Fort and Wall along one side. */
function camps([x, y]: Point): Way[] {
  const out = (SIZES.spot + SIZES.work) / 2 + GAP
  const aside = (SIZES.work + GAP) / 2
  const sides: [Point, Point][] = [
    [
      [x - aside, y + out],
      [x + aside, y + out],
    ],
    [
      [x - aside, y - out],
      [x + aside, y - out],
    ],
    [
      [x + out, y - aside],
      [x + out, y + aside],
    ],
    [
      [x - out, y - aside],
      [x - out, y + aside],
    ],
  ]
  return sides.map(([fort, wall]) => ({
    parts: [spotBox([x, y]), hull([workBox(fort), workBox(wall)])],
    value: { camp: { roman: [x, y], fort, wall } },
  }))
}

function leaderOf(at: Point, country: Country): string | null {
  if (country.inside(spotBox(at)) >= LEAST_INSIDE) return null
  const goal = country.nearest(at)
  const far = distance(at, goal)
  // From the edge of the square, whichever side the line leaves by.
  const reach = Math.max(Math.abs(goal[0] - at[0]), Math.abs(goal[1] - at[1]))
  const t = SIZES.spot / 2 / reach
  if (t >= 1 || far === 0) return null
  const edge = [at[0] + (goal[0] - at[0]) * t, at[1] + (goal[1] - at[1]) * t].map((n) => round(n))
  return `M${edge}L${goal}`
}
