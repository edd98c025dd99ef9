import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Point, ZoneMap } from '../map/format.ts'
import { serialise } from '../map/make/base/file.ts'
import { around, type Box, distance, grow, inside, length, overlap, quadratic } from '../map/make/base/geometry.ts'
import { latin } from '../map/make/fall/spots.ts'
import { makeCoast } from '../map/make/land/coast.ts'
import { readBoard } from '../map/make/ultimus/board.ts'
import { SHEET } from '../map/make/ultimus/sheet.ts'
import { fleetBox, labelBox, numeralBox, signBox, stackBox, tabBox } from '../map/make/ultimus/spots.ts'
import { makeUltimusMap, ULTIMUS_MAP_FILE } from '../map/make-ultimus-map.ts'
import { linesOf, pair, within } from './outlines.ts'

const text = readFileSync(ULTIMUS_MAP_FILE, 'utf8')
const map: ZoneMap = JSON.parse(text)
const board = readBoard()
const coast = makeCoast(SHEET)
const [, , WIDTH, HEIGHT] = map.view
const isLand = ([x, y]: Point) => coast.isLand(x, y)

/** A border that one can see. */
const LEAST_BORDER = 16
/** How far from a river its border may run. */
const BANK = 9

const outlines = new Map(map.zones.map(({ id, outline }) => [id, linesOf(outline)]))

const holds = (id: string, at: Point) => within(outlines.get(id) ?? [], at)

const links = new Map(board.links.map((link) => [pair(link.a, link.b), link]))

/** Points along a line, a unit or two apart. */
function dense(line: readonly Point[]): Point[] {
  return line.flatMap((b, i): Point[] => {
    if (i === 0) return []
    const a = line[i - 1]
    const steps = Math.max(1, Math.ceil(distance(a, b) / 1.5))
    return Array.from({ length: steps }, (_, k) => {
      const t = (k + 0.5) / steps
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    })
  })
}

/** Where each two zones meet on land: borders are drawn once, so shared lines have the same points. */
function sharedBorders(): Map<string, Point[]> {
  const owners = new Map<string, { ids: string[]; line: [Point, Point] }>()
  for (const [id, rings] of outlines)
    for (const ring of rings)
      ring.forEach((b, i) => {
        const a = ring.at(i - 1) ?? b
        const key = [a, b].map(String).sort().join(' ')
        const edge = owners.get(key) ?? { ids: [], line: [a, b] }
        if (!edge.ids.includes(id)) edge.ids.push(id)
        owners.set(key, edge)
      })
  const shared = new Map<string, Point[]>()
  for (const { ids, line } of owners.values()) {
    if (ids.length < 2) continue
    const key = pair(ids[0], ids[1])
    shared.set(key, [...(shared.get(key) ?? []), ...dense(line).filter(isLand)])
  }
  return shared
}
const shared = sharedBorders()
const far = (key: string) => (shared.get(key)?.length ?? 0) * 1.5

/** Points that are of two outlines, on land: corners where zones touch, besides the ends of borders. */
function sharedPoints(): Set<string> {
  const owners = new Map<string, { ids: Set<string>; at: Point }>()
  for (const [id, rings] of outlines)
    for (const at of rings.flat()) {
      const entry = owners.get(String(at)) ?? { ids: new Set(), at }
      entry.ids.add(id)
      owners.set(String(at), entry)
    }
  const touching = new Set<string>()
  for (const { ids, at } of owners.values())
    if (isLand(at)) for (const a of ids) for (const b of ids) if (a < b) touching.add(pair(a, b))
  return touching
}

const trace = (d: string): Point[] => {
  const n = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  return quadratic([n[0], n[1]], [n[2], n[3]], [n[4], n[5]], 40)
}

interface Named {
  name: string
  box: Box
}
const capitals = new Set(board.zones.flatMap(({ id, towns }) => (towns.some((town) => town.capital) ? [id] : [])))
const lettering: Named[] = map.zones.flatMap(({ id, numeral, label, town }) => [
  ...(numeral ? [{ name: `number of ${id}`, box: numeralBox(numeral) }] : []),
  ...(label ? [{ name: `name of ${id}`, box: labelBox(label) }] : []),
  ...(town
    ? [
        { name: `town of ${id}`, box: signBox(town.at, capitals.has(id)) },
        { name: `town's name of ${id}`, box: labelBox(town.label) },
      ]
    : []),
])
const mean = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const stacks: Named[] = map.zones.map(({ id, roman, barbarian }) => ({
  name: `stack of ${id}`,
  box: stackBox(mean(roman, barbarian)),
}))
/** Where both camps are, a number or a name of the zone itself may lie below. */
const pairs: Named[] = map.zones.flatMap(({ id, roman, barbarian }) => [
  { name: `Roman of ${id}`, box: stackBox(roman) },
  { name: `Barbarian of ${id}`, box: stackBox(barbarian) },
])
const boxes: Named[] = map.boxes.map(({ id, x, y, width, height }) => ({
  name: `refuge of ${id}`,
  box: { x0: x, y0: y, x1: x + width, y1: y + height },
}))

describe('the file', () => {
  test('is what the script makes', () => {
    expect(text === serialise(makeUltimusMap()), 'run npx tsx packages/web/map/make-ultimus-map.ts').toBe(true)
  }, 180_000)

  test('is small', () => {
    expect(gzipSync(text).length).toBeLessThan(60_000)
  })

  test('has every zone, town, diocese, strait, sea and refuge of the board', () => {
    expect(map.zones.map(({ id }) => id)).toEqual(board.zones.map(({ id }) => id))
    expect(map.zones.map(({ numeral }) => numeral !== null)).toEqual(board.zones.map(({ kind }) => kind === 'empire'))
    expect(map.zones.map(({ label }) => label !== null)).toEqual(board.zones.map(({ kind }) => kind !== 'empire'))
    expect(map.zones.map(({ town }) => town?.label.lines.join(' ') ?? null)).toEqual(
      board.zones.map(({ towns: [town] }) => (town ? latin(town.name) : null)),
    )
    expect(map.zones.map(({ town }) => (town?.quay ?? null) !== null)).toEqual(
      board.zones.map(({ towns: [town] }) => town?.port ?? false),
    )
    expect(map.dioceses.map(({ id }) => id)).toEqual(board.dioceses.map(({ id }) => id))
    expect(map.straits.map(({ a, b, cost }) => [pair(a, b), cost])).toEqual(
      board.links.flatMap(({ a, b, strait }) => (strait > 0 ? [[pair(a, b), strait]] : [])),
    )
    expect(map.seas.map(({ id }) => id)).toEqual(board.seas.map(({ id }) => id))
    expect(map.boxes.map(({ id }) => id)).toEqual(board.refuges.map(({ id }) => id))
  })

  test('has closed outlines', () => {
    for (const d of [map.land, map.lakes, ...map.zones.map(({ outline }) => outline)])
      expect(d).toMatch(/^(M[-\d. ]+l[-\d. ]+z)+$/)
  })
})

describe('the zones', () => {
  const touching = sharedPoints()
  /** Linked by their corners alone, where the Moenus flows into the Rhenus. */
  const corners = [pair('alamanni', 'franci'), pair('burgondi', 'galliae-3')]

  test('share a border that can be seen wherever the board links them', () => {
    const unseen = [...links].filter(([key, { strait }]) => strait === 0 && far(key) < LEAST_BORDER)
    expect(unseen.map(([key]) => key).sort()).toEqual(corners)
  })

  test('meet in a corner where the board links them by it, and the corner is marked', () => {
    for (const key of corners) expect(touching.has(key), key).toBe(true)
    const [at] = map.corners
    const meeting = map.zones.filter(({ id }) =>
      outlines.get(id)?.some((ring) => ring.some((p) => distance(p, at) < 0.2)),
    )
    expect(meeting.map(({ id }) => id).sort()).toEqual(['alamanni', 'burgondi', 'franci', 'galliae-3'])
  })

  test('touch nowhere else, not even in a corner', () => {
    const wrong = [...new Set([...touching, ...shared.keys()])].filter((key) => !links.has(key) && touching.has(key))
    expect(wrong).toEqual([])
    expect([...shared.keys()].filter((key) => !links.has(key) && far(key) > 0)).toEqual([])
  })

  test('have a great river along a border that it makes dearer, and along no other', () => {
    const stream = map.crossed.flatMap(({ d }) => linesOf(d).flatMap(dense))
    for (const [key, { river, strait }] of links) {
      const border = shared.get(key) ?? []
      if (strait > 0 || border.length === 0) continue
      const wet = border.filter((p) => stream.some((q) => distance(p, q) < BANK)).length / border.length
      if (river === null) expect(wet * far(key), key).toBeLessThan(24)
      else expect(wet, key).toBeGreaterThan(0.8)
    }
  })

  test('have their heart, number, name and town at home', () => {
    for (const { id, heart, numeral, label, town } of map.zones) {
      expect(holds(id, heart) && isLand(heart), `heart of ${id}`).toBe(true)
      if (numeral) expect(holds(id, numeral), `number of ${id}`).toBe(true)
      if (town) expect(holds(id, town.at) && isLand(town.at), `town of ${id}`).toBe(true)
      // Those of the Picti stand in the sea beside their narrow land.
      if (!label || id.startsWith('picti')) continue
      const { x0, y0, x1, y1 } = labelBox(label)
      expect(holds(id, [(x0 + x1) / 2, (y0 + y1) / 2]), `name of ${id}`).toBe(true)
    }
  })

  test('have their towns near where they were', () => {
    for (const [i, { id, town }] of map.zones.entries()) {
      const [data] = board.zones[i].towns
      if (town) expect(distance(town.at, SHEET.project(data.lon, data.lat)), id).toBeLessThan(12)
    }
  })

  const spotsOf = ({ roman, barbarian }: ZoneMap['zones'][number]) => ({
    roman,
    barbarian,
    alone: mean(roman, barbarian),
  })

  test('have the middle of every stack on their own land', () => {
    const astray = map.zones.flatMap((zone) =>
      Object.entries(spotsOf(zone)).flatMap(([name, at]) =>
        holds(zone.id, at) && isLand(at) ? [] : [`${name} of ${zone.id}`],
      ),
    )
    expect(astray).toEqual([])
  })

  test('have a stack that stands alone on their own land for the most part', () => {
    for (const zone of map.zones) {
      const { x0, y0, x1, y1 } = grow(stackBox(spotsOf(zone).alone), -1)
      const points = [0, 0.25, 0.5, 0.75, 1].flatMap((u) =>
        [0, 0.25, 0.5, 0.75, 1].map((v): Point => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v]),
      )
      const own = points.filter((p) => holds(zone.id, p) && isLand(p)).length / points.length
      expect(own, zone.id).toBeGreaterThan(0.5)
    }
  })

  test('have room for both camps without one on the other', () => {
    for (const { id, roman, barbarian } of map.zones) expect(overlap(stackBox(roman), stackBox(barbarian)), id).toBe(0)
  })
})

describe('numbers, names, towns and places of counters', () => {
  test('never overlap', () => {
    const all = [...lettering, ...stacks, ...boxes]
    const over = all.flatMap((a, i) =>
      all.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) > 0 ? [`${a.name} / ${b.name}`] : [])),
    )
    // Galliae 2 is too narrow for a stack beside the long name of its town.
    expect(over).toEqual(["town's name of galliae-2 / stack of galliae-2"])
  })

  test('leave room for a leader’s name above a stack, but for four narrow zones', () => {
    const written = lettering.filter(({ name }) => name.includes('name'))
    const over = map.zones.flatMap(({ id, roman, barbarian }) =>
      written.flatMap(({ name, box }) => (overlap(tabBox(mean(roman, barbarian)), box) > 0 ? [`${id} / ${name}`] : [])),
    )
    expect(over).toEqual([
      "galliae-2 / town's name of galliae-2",
      "thracia-2 / town's name of thracia-3",
      'franci / name of franci',
      'alamanni / name of alamanni',
    ])
  })

  test('never lie under the stacks of two camps of another zone', () => {
    const zoneOf = (name: string) => name.split(' ').at(-1)
    const over = pairs.flatMap((a) =>
      [...lettering, ...pairs, ...boxes].flatMap((b) =>
        zoneOf(a.name) !== zoneOf(b.name) && overlap(a.box, b.box) > 0 ? [`${a.name} / ${b.name}`] : [],
      ),
    )
    expect(over).toEqual([])
  })

  test('keep off straits and what is written along curves', () => {
    const lines = [...map.straits, ...map.seas.map((sea) => sea.name), ...map.riverNames]
    const points = lines.flatMap(({ d }) => trace(d)).filter(([x, y]) => x > 0 && y > 0)
    const over = [...lettering, ...stacks, ...boxes].filter(({ box }) => points.some((p) => inside(p, grow(box, -2))))
    expect(over.map(({ name }) => name)).toEqual([])
  })

  test('stay inside the frame and out of the vacant corner', () => {
    const { x, y, width, height } = map.vacant
    const corner = around([x + width / 2, y + height / 2], width, height)
    for (const { name, box } of [...lettering, ...stacks, ...boxes]) {
      expect(Math.min(box.x0, box.y0, WIDTH - box.x1, HEIGHT - box.y1), name).toBeGreaterThan(10)
      expect(overlap(box, corner), name).toBe(0)
    }
  })

  test('leave a quay for fleets clear of what is written', () => {
    for (const { id, town } of map.zones)
      if (town?.quay)
        for (const { name, box } of lettering)
          expect(overlap(fleetBox(town.quay), box), `${id} / ${name}`).toBeLessThan(40)
  })
})

describe('the seas', () => {
  /** Points of open water before a zone's coast. */
  function shores(id: string): Point[] {
    return (outlines.get(id) ?? []).flatMap(dense).filter((p) => !isLand(p))
  }
  const touches = (zone: string, sea: string) => {
    const outline = linesOf(map.seas.find(({ id }) => id === sea)?.outline ?? '')
    return shores(zone).filter((p) => within(outline, p)).length * 1.5
  }

  test('touch the zones that the board says an open sea touches', () => {
    for (const { id, open, coasts } of board.seas)
      if (open) for (const zone of coasts) expect(touches(zone, id), `${zone} on ${id}`).toBeGreaterThan(6)
  })

  test('touch no others but one', () => {
    const more = board.seas.flatMap(({ id, open, coasts }) =>
      board.zones.flatMap((zone) =>
        open && !coasts.includes(zone.id) && touches(zone.id, id) > 16 ? [`${zone.id} on ${id}`] : [],
      ),
    )
    // The board gives Italia 5 no Adriatic shore; without one, Italia 4 and 6 would meet, which are not linked.
    expect(more).toEqual(['italia-5 on mare-internum-orientalis'])
  })
})

describe('the lines of straits', () => {
  test('go over water from the one land to the other', () => {
    for (const { a, b, d, ends } of map.straits) {
      expect(
        [a, b].map((id, i) => holds(id, ends[i]) && isLand(ends[i])),
        pair(a, b),
      ).toEqual([true, true])
      expect(
        trace(d).some((p) => !isLand(p)),
        pair(a, b),
      ).toBe(true)
      expect(length(trace(d)), pair(a, b)).toBeGreaterThan(12)
    }
  })
})
