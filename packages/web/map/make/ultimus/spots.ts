import type { Point, TownShape, ZoneLabel, ZoneShape, ZoneSizes } from '../../format.ts'
import { around, type Box, distance, grow, hull, overlap, round, rounded, touches } from '../base/geometry.ts'
import { type Option, settle } from '../base/settle.ts'
import { CAP, textWidth } from '../base/type.ts'
import { latin } from '../fall/spots.ts'
import { type Country, survey } from '../fall/survey.ts'
import type { Coast } from '../land/coast.ts'
import type { Board, Zone } from './board.ts'
import type { Lands } from './lands.ts'
import { SHEET } from './sheet.ts'

export const SIZES: ZoneSizes = {
  numeral: 7,
  spacing: 0.03,
  lineHeight: 1.02,
  sign: 3.4,
  fleet: 24,
  stack: 30,
  side: 31,
}

/** Of names: those of towns, imperial capitals and peoples; of peoples with long names. */
const TYPE = { town: 9.5, capital: 11.5, people: 12.5, longPeople: 9.5 }
/** A people's name has this much room. */
const PEOPLE_WIDTH = 84

/** Air between the parts of one thing, and around a thing. */
const GAP = 2
const PAD = 1.5
/** How far a leader's name stands out over his stack. */
const TAB = 16
const FRAME = 14
const TRIES = 900
const MOST_OPTIONS = 1200
/** What it costs a stack to stand outside its own land, wholly; and to have its middle there. */
const OUTSIDE = 260
const ASTRAY = 1500
/** How far two stacks of one zone may stand askew. */
const ASKEW = [0, -12, 12, -22, 22]
const TOO_STRANGE = 3
/** A name longer than this is set in two lines. */
const LONGEST = 13

/** Where names stand that would else stand too close to others. */
const SEATS: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  'picti-1': [-0.8, 56.1],
  'picti-2': [-0.6, 57.3],
  'picti-3': [-0.9, 58.6],
}

function nearOf(id: string): { near?: Point } {
  const seat = SEATS[id]
  return seat === undefined ? {} : { near: rounded(SHEET.project(...seat)) }
}

export type Places = Omit<ZoneShape, 'id' | 'outline'>

interface Way {
  parts: Box[]
  /** Of two stacks: where they stand when both camps are there, which may cover a number in a small zone. */
  both?: Box[]
  /** Of stacks: where a leader's name stands, which should not cover what is written. */
  tabs?: Box[]
  value: Partial<Placed>
}
interface Placed {
  numeral: Point
  label: ZoneLabel
  town: TownShape
  stacks: { roman: Point; barbarian: Point }
}
type Thing = Option & Way

export const numeralBox = (at: Point) => around(at, SIZES.numeral * 2, SIZES.numeral * 2)
export const stackBox = (at: Point) => around(at, SIZES.stack, SIZES.stack)
/** The name of a leader above his stack, of middling length. */
export const tabBox = ([x, y]: Point) => around([x, y - SIZES.stack / 2 - 7.5], 50, 13)
export const signBox = (at: Point, capital: boolean) => around(at, ...signSize(capital))
const signSize = (capital: boolean): [number, number] => {
  const side = SIZES.sign * (capital ? 3.6 : 2.4)
  return [side, side]
}

export const fleetBox = (at: Point) => around(at, SIZES.fleet, SIZES.fleet)

export function labelBox({ lines, size, anchor, x, y }: ZoneLabel): Box {
  const width = Math.max(...lines.map((line) => textWidth(line, size, SIZES.spacing)))
  const x0 = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { x0, y0: y - CAP * size, x1: x0 + width, y1: y + (lines.length - 1) * size * SIZES.lineHeight }
}

/** In two lines of about equal length, if it is long and has a space. */
export function linesOf(name: string): string[] {
  const text = latin(name)
  const words = text.split(' ')
  if (text.length <= LONGEST || words.length < 2) return [text]
  return [words.slice(0, -1).join(' '), words[words.length - 1]]
}

/** A people by its name alone: which of its zones it is, the place says; but the Persians' are many and numbered. */
export const peopleName = (zone: Zone): string => zone.name.replace(/ \(.*\)$/, '')

/** Every zone's number or name, its town and its stacks, where they cover nothing else, as far inside as they can. */
export function placeAll(
  board: Board,
  lands: Lands,
  coast: Coast,
  taken: readonly Box[],
  faint: readonly Box[],
): Places[] {
  const countries = board.zones.map((_, i) => survey(i, lands, coast))
  const signs = board.zones.map(({ towns: [town] }, i) =>
    town ? nearHome(SHEET.project(town.lon, town.lat), countries[i], lands, coast, i) : null,
  )
  const solid = [
    ...taken,
    ...board.zones.flatMap(({ towns: [town] }, i) => {
      const at = signs[i]
      return town && at ? [signBox(at, town.capital)] : []
    }),
  ]
  const options = board.zones.map((zone, i): Thing[][] => {
    const country = countries[i]
    const put = (make: (at: Point) => Way[], how: How) => fewest(best(country, solid, faint, make, how))
    const [town] = zone.towns
    const at = signs[i]
    return [
      zone.kind === 'empire'
        ? put((p) => [{ parts: [numeralBox(p)], value: { numeral: p } }], {
            seat: [0, -24],
            pull: 0.16,
            strict: 3,
            minds: 30,
            abroad: 1500,
          })
        : put(names(linesOf(peopleName(zone))), {
            ...nearOf(zone.id),
            seat: [0, -28],
            pull: 0.6,
            strict: zone.id in SEATS ? 0.5 : 3,
            minds: 30,
            abroad: zone.id in SEATS ? 0 : 350,
          }),
      ...(town && at ? [towns(country, solid, faint, linesOf(town.name), at, town.capital)] : []),
      fewest(
        best(country, solid, faint, pairs, { seat: [0, 8], pull: 0.12, strict: 1, minds: 6, abroad: 0 }).map((thing) =>
          atHome(thing, country),
        ),
      ),
    ]
  })
  const clash = (a: Thing, b: Thing) => {
    if (!touches(a.box, b.box, TAB)) return 0
    const meet = (some: Box[] = [], others: Box[] = []) => some.some((p) => others.some((q) => touches(p, q, PAD)))
    if (meet(a.parts, b.parts)) return 1100
    if (meet(a.both, b.both)) return 700
    if (meet(a.both, b.parts) || meet(a.parts, b.both)) return 260
    const isWritten = (thing: Thing) => thing.both === undefined || thing.both.length === 0
    return (isWritten(b) && meet(a.tabs, b.parts)) || (isWritten(a) && meet(a.parts, b.tabs)) ? 150 : 0
  }
  const chosen = settle(options, clash, { seed: 7, runs: 4, rounds: 6 })
  const full = [...solid, ...chosen.flat().flatMap(({ parts, both = [] }) => [...parts, ...both])]
  return board.zones.map(({ id, towns: [data] }, i): Places => {
    const placed: Partial<Placed> = Object.assign({}, ...chosen[i].map((thing) => thing.value))
    if (!placed.stacks) throw new Error(`no room in ${id}`)
    return {
      numeral: placed.numeral ?? null,
      label: placed.label ?? null,
      town: placed.town ? { ...placed.town, quay: data?.port ? quayOf(placed.town.at, full, coast) : null } : null,
      ...placed.stacks,
      heart: countries[i].heart,
    }
  })
}

/** Rivers and coasts are coarse: a town that fell on the wrong side of one goes to the nearest place at home. */
function nearHome(at: Point, country: Country, lands: Lands, coast: Coast, zone: number): Point {
  const isHome = (p: Point) => lands.ownerAt(p) === zone
  const isShore = ([x, y]: Point) => coast.isLand(x, y)
  const around = ([x, y]: Point): Point[] => [
    [x + 4, y],
    [x - 4, y],
    [x, y + 4],
    [x, y - 4],
  ]
  for (let far = 0; far < 24; far++)
    for (let k = 0; k < 16; k++) {
      const angle = (k * Math.PI) / 8
      const p: Point = [at[0] + far * Math.cos(angle), at[1] + far * Math.sin(angle)]
      const sides = around(p)
      if (isHome(p) && isShore(p) && sides.every(isHome) && sides.filter(isShore).length > 1)
        return [round(p[0]), round(p[1])]
    }
  return country.nearest(at)
}

interface How {
  /** Where it stands if nothing hinders, as seen from the country's heart. */
  seat: Point
  /** Instead of the seat. */
  near?: Point
  /** How much it wants to its seat. */
  pull: number
  /** A strict one minds more what is not its own. */
  strict: number
  /** What it costs to stand on the faint lettering of a diocese, and to have its middle outside. */
  minds: number
  abroad: number
}

const fewest = (things: Thing[]): Thing[] => things.sort((a, b) => a.cost - b.cost).slice(0, MOST_OPTIONS)

function best(
  country: Country,
  solid: readonly Box[],
  faint: readonly Box[],
  make: (at: Point) => Way[],
  { seat, near: place, pull, strict, minds, abroad }: How,
): Thing[] {
  const { x0, y0, x1, y1 } = grow(country.box, 44)
  // In a low country all stands closer together.
  const rise = seat[1] * Math.min(1, (country.box.y1 - country.box.y0) / 120)
  const near = solid.filter((other) => touches(other, country.box, 160))
  const below = faint.filter((other) => touches(other, country.box, 160))
  const step = Math.max(3, Math.round(Math.sqrt(((x1 - x0) * (y1 - y0)) / TRIES)))
  const out: Thing[] = []
  for (let y = Math.round(y0); y <= y1; y += step)
    for (let x = Math.round(x0); x <= x1; x += step) {
      if (country.strangeness(around([x, y], 16, 16)) > TOO_STRANGE) continue
      for (const way of make([x, y])) {
        const thing = priced(way, country, near, below, strict, minds)
        if (thing === null) continue
        const { box } = thing
        const goal: Point = place ?? [country.heart[0] + seat[0], country.heart[1] + rise]
        thing.cost += distance([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], goal) * pull
        if (abroad > 0 && country.inside(around([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2], 8, 8)) < 0.5)
          thing.cost += abroad
        out.push(thing)
      }
    }
  return out
}

function priced(
  { parts, both = [], tabs = [], value }: Way,
  country: Country,
  solid: readonly Box[],
  faint: readonly Box[],
  strict: number,
  minds: number,
  most = TOO_STRANGE,
): Thing | null {
  const box = hull([...parts, ...both])
  if (box.x0 < FRAME || box.y0 < FRAME || box.x1 > SHEET.width - FRAME || box.y1 > SHEET.height - FRAME) return null
  const outside = parts.reduce((sum, part) => sum + country.strangeness(part), 0) / parts.length
  if (outside > most) return null
  const covers = (other: Box) => overlap(box, other) > 0 && parts.some((part) => overlap(part, other) > 0)
  const hides = (other: Box) => both.some((part) => overlap(part, other) > 0)
  const covering = solid.some(covers) ? 900 : solid.some(hides) ? 210 : 0
  const cost = outside * strict * 100 + covering + (faint.some(covers) ? minds : 0)
  return { box, parts, both, tabs, value, cost }
}

/** A people's name, centred. */
function names(lines: readonly string[]): (at: Point) => Way[] {
  const width = Math.max(...lines.map((line) => textWidth(line, TYPE.people, SIZES.spacing)))
  const size = width > PEOPLE_WIDTH ? TYPE.longPeople : TYPE.people
  return ([x, y]) => {
    const label: ZoneLabel = { lines, size, anchor: 'middle', x, y }
    return [{ parts: [labelBox(label)], value: { label } }]
  }
}

/** A town's name beside its sign: right, left, below, above, and between these. */
function towns(
  country: Country,
  solid: readonly Box[],
  faint: readonly Box[],
  lines: readonly string[],
  at: Point,
  capital: boolean,
): Thing[] {
  const size = capital ? TYPE.capital : TYPE.town
  const sign = signBox(at, capital)
  const own = (box: Box) => box.x0 !== sign.x0 || box.y0 !== sign.y0
  const high = CAP * size + (lines.length - 1) * size * SIZES.lineHeight
  const far = (sign.x1 - sign.x0) / 2 + GAP
  const rise = (dy: number) => round(at[1] + dy + CAP * size)
  const sides: [ZoneLabel['anchor'], number, number][] = []
  for (const lift of [0, -0.35, 0.35, -0.7, 0.7]) {
    sides.push(['start', at[0] + far, rise(-high / 2 + lift * high)])
    sides.push(['end', at[0] - far, rise(-high / 2 + lift * high)])
  }
  const wide = Math.max(...lines.map((line) => textWidth(line, size, SIZES.spacing)))
  for (const part of [0, -0.15, 0.15, -0.3, 0.3, -0.45, 0.45]) {
    const shift = part * wide
    sides.push(['middle', at[0] + shift, rise(far)])
    sides.push(['middle', at[0] + shift, rise(-far - high)])
  }
  const near = solid.filter((other) => own(other) && touches(other, grow(sign, 120), 0))
  return sides
    .flatMap(([anchor, x, y], k) => {
      const label: ZoneLabel = { lines, size, anchor, x: round(x), y }
      const way: Way = { parts: [labelBox(label)], value: { town: { at, label, quay: null } } }
      const thing = priced(way, country, near, faint, capital ? 0.2 : 0.5, 25, Number.POSITIVE_INFINITY)
      return thing === null ? [] : [{ ...thing, cost: thing.cost + k * 1.5 }]
    })
    .sort((a, b) => a.cost - b.cost)
}

/** Two stacks, side by side or one above the other, a little askew where the land is. */
function pairs([x, y]: Point): Way[] {
  const half = SIZES.side / 2
  const ways = ASKEW.flatMap((far): [Point, Point][] => [
    [
      [x - half, y - far / 2],
      [x + half, y + far / 2],
    ],
    [
      [x - far / 2, y - half],
      [x + far / 2, y + half],
    ],
  ])
  return ways.map(([roman, barbarian]) => ({
    parts: [stackBox(between(roman, barbarian))],
    both: [stackBox(roman), stackBox(barbarian)],
    tabs: [tabBox(between(roman, barbarian))],
    value: { stacks: { roman, barbarian } },
  }))
}

/** Stacks belong on their own land: each of the two, and the one that stands alone between. */
function atHome(thing: Thing, country: Country): Thing {
  const { stacks } = thing.value
  if (stacks === undefined) return thing
  const { roman, barbarian } = stacks
  const spots = [roman, barbarian, between(roman, barbarian)]
  const outside = spots.reduce((sum, at) => sum + 1 - country.inside(stackBox(at)), 0)
  const astray = spots.filter((at) => country.inside(around(at, 8, 8)) < 0.9).length
  return { ...thing, cost: thing.cost + outside * OUTSIDE + astray * ASTRAY }
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Beside a port's sign, on the water and clear of what is written, as far as may be. */
function quayOf(at: Point, full: Box[], coast: Coast): Point {
  let best: Point = at
  let least = Number.POSITIVE_INFINITY
  for (const far of [17, 20, 24, 28, 34])
    for (let k = 0; k < 24; k++) {
      const p: Point = [
        round(at[0] + far * Math.cos((k * Math.PI) / 12)),
        round(at[1] + far * Math.sin((k * Math.PI) / 12)),
      ]
      const box = fleetBox(p)
      const covered = full.reduce((sum, other) => sum + overlap(box, other), 0)
      let ashore = 0
      for (const dx of [-8, 0, 8]) for (const dy of [-8, 0, 8]) if (coast.isLand(p[0] + dx, p[1] + dy)) ashore++
      const cost = covered * 8 + ashore * 12 + far
      if (cost < least) {
        least = cost
        best = p
      }
    }
  full.push(fleetBox(best))
  return best
}
