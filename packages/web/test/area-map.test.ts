import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { AreaMap, Point } from '../map/format.ts'
import { serialise } from '../map/make/base/file.ts'
import { around, type Box, distance, inside, length, overlap, quadratic } from '../map/make/base/geometry.ts'
import { readBoard } from '../map/make/fall/board.ts'
import { SHEET } from '../map/make/fall/sheet.ts'
import { coinBox, FIT, labelBox, latin, SIZES, stackBox } from '../map/make/fall/spots.ts'
import { makeCoast } from '../map/make/land/coast.ts'
import { AREA_MAP_FILE, makeAreaMap } from '../map/make-area-map.ts'
import { linesOf, pair, within } from './outlines.ts'

const text = readFileSync(AREA_MAP_FILE, 'utf8')
const map: AreaMap = JSON.parse(text)
const board = readBoard()
const coast = makeCoast(SHEET)
const [, , WIDTH, HEIGHT] = map.view
const isLand = ([x, y]: Point) => coast.isLand(x, y)

/** A border that one can see, and a corner where lands that do not border may touch. */
const LEAST_BORDER = 20
const MOST_CORNER = 5

const outlines = new Map(map.areas.map(({ id, outline }) => [id, linesOf(outline)]))

const holds = (id: string, at: Point) => within(outlines.get(id) ?? [], at)

/** How much land border each two outlines share: borders are drawn once, so shared lines have the same points. */
function sharedBorders(): Map<string, number> {
  const owners = new Map<string, { ids: string[]; line: [Point, Point] }>()
  for (const [id, list] of outlines)
    for (const ring of list)
      ring.forEach((b, i) => {
        const a = ring.at(i - 1) ?? b
        const key = [a, b].map(String).sort().join(' ')
        const edge = owners.get(key) ?? { ids: [], line: [a, b] }
        if (!edge.ids.includes(id)) edge.ids.push(id)
        owners.set(key, edge)
      })
  const shared = new Map<string, number>()
  for (const { ids, line } of owners.values()) {
    if (ids.length < 2) continue
    const steps = Math.ceil(length(line))
    const points = Array.from({ length: steps }, (_, i): Point => {
      const t = (i + 0.5) / steps
      return [line[0][0] + (line[1][0] - line[0][0]) * t, line[0][1] + (line[1][1] - line[0][1]) * t]
    })
    const land = (points.filter(isLand).length / steps) * length(line)
    shared.set(pair(ids[0], ids[1]), (shared.get(pair(ids[0], ids[1])) ?? 0) + land)
  }
  return shared
}

/** Points along `Mx,yQx,y x,y`. */
function trace(d: string): Point[] {
  const n = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  return quadratic([n[0], n[1]], [n[2], n[3]], [n[4], n[5]], 40)
}

interface Named {
  name: string
  box: Box
}
const lettering: Named[] = map.areas.flatMap(({ id, label, coin, sign }) => [
  { name: `name of ${id}`, box: labelBox(label) },
  { name: `coin of ${id}`, box: coinBox(coin) },
  ...(sign ? [{ name: `sign of ${id}`, box: coinBox(sign) }] : []),
])
const alone: Named[] = map.areas.map(({ id, alone: at }) => ({
  name: `stack of ${id}`,
  box: stackBox(at, SIZES.alone),
}))
const both: Named[] = map.areas.flatMap(({ id, roman, barbarian }) => [
  { name: `Romans of ${id}`, box: stackBox(roman, SIZES.roman) },
  { name: `Barbarians of ${id}`, box: stackBox(barbarian, SIZES.barbarian) },
])

/** Pixels for a unit of the map at fit, in a window of 1440 x 900 under a bar of 48, with a margin of 18 all around. */
const FIT_SCALE = Math.min((1440 - 36) / (FIT.x1 - FIT.x0), (900 - 48 - 36) / (FIT.y1 - FIT.y0))

describe('the file', () => {
  test('is what the script makes', () => {
    expect(text === serialise(makeAreaMap()), 'run npx tsx packages/web/map/make-area-map.ts').toBe(true)
  }, 180_000)

  test('is small', () => {
    expect(gzipSync(text).length).toBeLessThan(42_000)
  })

  test('has every area, strait and route of the board', () => {
    expect(map.areas.map((area) => area.id)).toEqual(board.areas.map((area) => area.id))
    expect(map.areas.map((area) => area.label.text)).toEqual(board.areas.map((area) => latin(area.name)))
    expect(map.areas.map((area) => area.sign !== null)).toEqual(board.areas.map((area) => area.terrain !== 'clear'))
    expect(map.straits.map(({ a, b }) => pair(a, b))).toEqual(
      board.borders.flatMap(({ a, b, kind }) => (kind === 'strait' ? [pair(a, b)] : [])),
    )
    expect(map.routes.map((route) => route.area)).toEqual(
      board.areas.flatMap(({ id, bira }) => (bira === null ? [] : [id])),
    )
  })

  test('has closed outlines', () => {
    for (const d of [map.land, map.lakes, ...map.areas.map((area) => area.outline)])
      expect(d).toMatch(/^(M[-\d. ]+l[-\d. ]+z)+$/)
  })
})

describe('the areas', () => {
  const shared = sharedBorders()

  test('share a border that can be seen wherever the board says so', () => {
    const unseen = board.borders.filter(
      ({ a, b, kind }) => kind === 'land' && (shared.get(pair(a, b)) ?? 0) < LEAST_BORDER,
    )
    expect(unseen.map(({ a, b }) => `${pair(a, b)}: ${Math.round(shared.get(pair(a, b)) ?? 0)}`)).toEqual([])
  })

  test('share none where it does not', () => {
    const authored = new Set(board.borders.map(({ a, b }) => pair(a, b)))
    const wrong = [...shared].filter(([key, far]) => !authored.has(key) && far > MOST_CORNER)
    expect(wrong.map(([key, far]) => `${key}: ${Math.round(far)}`)).toEqual([])
  })

  test('have their heart, name and coin at home', () => {
    for (const { id, heart, coin, label } of map.areas) {
      expect(holds(id, heart) && isLand(heart), `heart of ${id}`).toBe(true)
      for (const at of [coin, [label.x, label.y - 4] as const])
        expect(
          map.areas.filter((other) => other.id !== id && holds(other.id, at) && isLand(at)).map((other) => other.id),
          `name and coin of ${id}`,
        ).toEqual([])
    }
  })

  test('have their stacks on their own land: never in the sea, never across a border', () => {
    for (const { id, ...shape } of map.areas)
      for (const what of ['alone', 'roman', 'barbarian'] as const) {
        const at = shape[what]
        expect(holds(id, at) && isLand(at), `${what} of ${id} at ${at}`).toBe(true)
        expect(foreignLand(id, stackBox(at, SIZES[what])), `${what} of ${id} at ${at}`).toBeLessThan(
          what === 'alone' ? 0.12 : 0.45,
        )
      }
  })

  test('have names of 11.5 pixels, plates of 34 and acting ones of 40 in a window of 1440 x 900', () => {
    expect(SIZES.label * FIT_SCALE).toBeGreaterThanOrEqual(11.5)
    expect(SIZES.plate * FIT_SCALE).toBeGreaterThanOrEqual(34)
    expect(SIZES.alone[1] * FIT_SCALE).toBeGreaterThanOrEqual(40)
  })

  /** The part of a box that is land of another area. */
  function foreignLand(id: string, { x0, y0, x1, y1 }: Box): number {
    const points: Point[] = []
    for (let y = y0 + 2; y < y1; y += 4) for (let x = x0 + 2; x < x1; x += 4) points.push([x, y])
    const others = map.areas.filter((area) => area.id !== id && distance(area.heart, [x0, y0]) < 400)
    return points.filter((p) => isLand(p) && others.some((other) => holds(other.id, p))).length / points.length
  }
})

describe('names, coins and places of counters', () => {
  const overlaps = (all: readonly Named[]) =>
    all.flatMap((a, i) => all.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) > 0 ? [`${a.name} / ${b.name}`] : [])))

  test('never overlap, whether one side or both stand in an area', () => {
    expect(overlaps([...lettering, ...alone])).toEqual([])
    expect(overlaps([...lettering, ...both])).toEqual([])
  })

  test('keep off straits, routes and what is written along curves', () => {
    const points = [...map.straits, ...map.routes, ...map.seas].flatMap(({ d }) => trace(d))
    const over = [...lettering, ...alone].filter(({ box }) => points.some((p) => inside(p, box)))
    expect(over.map(({ name }) => name)).toEqual([])
  })

  test('are all seen at fit, and out of the vacant corner', () => {
    const { x, y, width, height } = map.vacant
    const corner = around([x + width / 2, y + height / 2], width, height)
    for (const { name, box } of [...lettering, ...alone, ...both]) {
      expect(overlap(box, FIT), name).toBeCloseTo((box.x1 - box.x0) * (box.y1 - box.y0))
      expect(overlap(box, corner), name).toBe(0)
    }
  })

  test('show trees in forests and peaks in mountains, not on what is written', () => {
    for (const { id, terrain } of board.areas) {
      const within = (peaks: AreaMap['hills']) => peaks.filter(([x, y]) => holds(id, [x, y])).length
      if (terrain === 'forest') expect(within(map.woods.peaks), id).toBeGreaterThan(8)
      if (terrain === 'mountains') expect(within(map.relief.peaks), id).toBeGreaterThan(8)
    }
    const over = map.woods.peaks.filter(([x, y, width]) =>
      lettering.some(({ box }) => overlap(box, around([x, y - width / 2], width, width)) > 0),
    )
    expect(over).toEqual([])
  })
})

describe('the lines', () => {
  test('of straits go over water from the one land to the other', () => {
    for (const { a, b, d, ends } of map.straits) {
      expect(
        [a, b].map((id, i) => holds(id, ends[i]) && isLand(ends[i])),
        pair(a, b),
      ).toEqual([true, true])
      expect(
        trace(d).some((p) => !isLand(p)),
        pair(a, b),
      ).toBe(true)
    }
  })

  test('of routes come from outside into their area', () => {
    for (const { area, d, head } of map.routes) {
      const line = trace(d)
      expect(
        map.areas.filter(({ id }) => isLand(line[0]) && holds(id, line[0])),
        area,
      ).toEqual([])
      expect(holds(area, [head[0], head[1]]), area).toBe(true)
      expect(
        map.areas.filter(({ id }) => id !== area && line.some((p) => isLand(p) && holds(id, p))),
        area,
      ).toEqual([])
      for (const [x, y] of line) expect(Math.min(x, y, WIDTH - x, HEIGHT - y), area).toBeGreaterThan(16)
    }
  })
})
