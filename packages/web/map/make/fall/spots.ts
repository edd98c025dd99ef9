import type { AreaShape, AreaSizes, Point } from '../../format.ts'
import { around, type Box, distance, grow, hull, overlap, round, touches } from '../base/geometry.ts'
import { type Option, settle } from '../base/settle.ts'
import { CAP, textWidth } from '../base/type.ts'
import type { Coast } from '../land/coast.ts'
import type { Board } from './board.ts'
import type { Lands } from './lands.ts'
import { type Country, survey } from './survey.ts'

/**
 * Units of the map for what has a size on the screen: at fit in a window of 1440 x 900 a unit is .788 of a pixel. So names are
 * 11.9 pixels, plates 34 high and those that act 40, and that is what room is kept for.
 */
export const SIZES: AreaSizes = {
  label: 15,
  labelSpacing: 0.03,
  coin: 10.5,
  plate: 43.5,
  alone: [93, 51],
  roman: [72, 44],
  barbarian: [53, 44],
}

/** Air between the parts of one thing, and around a thing. */
const GAP = 2
const PAD = 1.5
/** What is looked at when the whole map is: nothing of the game lies outside. */
export const FIT: Box = { x0: 30, y0: 32, x1: 1570, y1: 1068 }
/** Places to try in a country, and how many ways to put a thing down are kept. */
const TRIES = 1600
const MOST_OPTIONS = 5000
/** What it costs to cover a line of the map: less where two stacks stand, which is seldom and not for long. */
const COVERED = { both: 60, else: 500 }
/** Places stranger than this are not tried. */
const TOO_STRANGE = 2.5
/** The middle of a stack stands on its own land: so much of it, as a part of a plate's height. */
const FOOTING = { alone: 0.5, both: 0.2 }

export type Places = Pick<AreaShape, 'label' | 'coin' | 'sign' | 'alone' | 'roman' | 'barbarian' | 'heart'>

/** A way to put something down: what it covers, and what that says about the area. */
interface Way {
  parts: Box[]
  value: Partial<Places>
}
interface Thing extends Option, Way {
  area: number
  /** A stack that is alone in its area stands where two would stand side by side. */
  isAlone: boolean
  isStack: boolean
}

export const latin = (name: string) => name.toUpperCase().replaceAll('U', 'V').replaceAll('J', 'I')

export function labelBox(
  { text, x, y }: AreaShape['label'],
  width = textWidth(text, SIZES.label, SIZES.labelSpacing),
): Box {
  return { x0: x - width / 2, y0: y - CAP * SIZES.label, x1: x + width / 2, y1: y }
}
export const coinBox = (at: Point) => around(at, SIZES.coin * 2, SIZES.coin * 2)
export const stackBox = (at: Point, [width, height]: Point) => around(at, width, height)

/** Every area's name, coin and stacks, in places that cover nothing else and lie as far inside as they can. */
export function placeAll(board: Board, lands: Lands, coast: Coast, taken: readonly Box[]): Places[] {
  const countries = board.areas.map((_, i) => survey(i, lands, coast))
  const options = board.areas.map(({ name, terrain }, i): Thing[][] => {
    const stack = (what: 'alone' | 'roman' | 'barbarian', seat: Point) =>
      best(i, countries[i], taken, (at) => [{ parts: [stackBox(at, SIZES[what])], value: { [what]: at } }], {
        seat,
        strict: 1.4,
        isStack: true,
        isAlone: what === 'alone',
      })
    return [
      best(i, countries[i], taken, names(latin(name), terrain !== 'clear'), {
        seat: [0, -40],
        strict: 1.4,
        isStack: false,
        isAlone: false,
      }),
      stack('alone', [0, 14]),
      stack('roman', [-32, 14]),
      stack('barbarian', [32, 14]),
    ]
  })
  const chosen = settle(options, clash, { seed: 41, runs: 5, rounds: 5 })
  return board.areas.map(({ id }, i): Places => {
    const found: Partial<Places> = Object.assign({}, ...chosen[i].map((thing) => thing.value))
    const { label, coin, sign, alone, roman, barbarian } = found
    if (!label || !coin || sign === undefined || !alone || !roman || !barbarian) throw new Error(`no room in ${id}`)
    return { label, coin, sign, alone, roman, barbarian, heart: countries[i].heart }
  })
}

function clash(a: Thing, b: Thing): number {
  if (a.area === b.area && a.isStack && b.isStack && a.isAlone !== b.isAlone) return 0
  if (!touches(a.box, b.box, PAD)) return 0
  if (!a.parts.some((p) => b.parts.some((q) => touches(p, q, PAD)))) return 0
  return a.isStack && b.isStack ? 800 : 400
}

/** How much a thing wants to its seat. */
const PULL = { name: 0.14, stack: 0.4 }

interface Manner {
  /** Where it stands if nothing hinders, as seen from the country's heart. */
  readonly seat: Point
  /** How much it minds what is not its own. */
  readonly strict: number
  readonly isStack: boolean
  readonly isAlone: boolean
}

/** All ways to put a thing down in a country, the cheapest of them. */
function best(
  area: number,
  country: Country,
  taken: readonly Box[],
  make: (at: Point) => Way[],
  { seat, strict, isStack, isAlone }: Manner,
): Thing[] {
  const { x0, y0, x1, y1 } = grow(country.box, 36)
  // No thing reaches farther than this from where it is put down.
  const near = taken.filter((other) => touches(other, country.box, 150))
  const step = Math.max(4, Math.round(Math.sqrt(((x1 - x0) * (y1 - y0)) / TRIES)))
  const footing = SIZES.plate * (isAlone ? FOOTING.alone : FOOTING.both)
  const isFirm = (at: Point) =>
    isStack
      ? country.inside(around(at, footing, footing)) > 0.97 && country.isMainland(at)
      : country.strangeness(around(at, 24, 24)) < TOO_STRANGE
  const out: Thing[] = []
  for (let y = Math.round(y0); y <= y1; y += step)
    for (let x = Math.round(x0); x <= x1; x += step)
      for (const { parts, value } of isFirm([x, y]) ? make([x, y]) : []) {
        const box = hull(parts)
        if (box.x0 < FIT.x0 || box.y0 < FIT.y0 || box.x1 > FIT.x1 || box.y1 > FIT.y1) continue
        const outside = parts.reduce((sum, part) => sum + country.strangeness(part), 0) / parts.length
        if (outside > TOO_STRANGE) continue
        const isCovered = near.some(
          (other) => overlap(box, other) > 0 && parts.some((part) => overlap(part, other) > 0),
        )
        const covered = isCovered ? (isStack && !isAlone ? COVERED.both : COVERED.else) : 0
        const middle: Point = [(box.x0 + box.x1) / 2 - seat[0], (box.y0 + box.y1) / 2 - seat[1]]
        const cost =
          outside * strict * 100 + covered + distance(middle, country.heart) * (isStack ? PULL.stack : PULL.name)
        out.push({ box, parts, value, cost, area, isStack, isAlone })
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
        value: { label, coin: at(0), sign },
      }
    })
  }
}
