import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { boundsOf, ringsAround } from '../map/bounds.ts'
import type { Point, RoadMap } from '../map/format.ts'
import { serialise } from '../map/make/base/file.ts'
import { type Box, distance, overlap, touches } from '../map/make/base/geometry.ts'
import { readBoard, type Space } from '../map/make/gates/board.ts'
import { counterBox, faceOf, labelBox, signBox } from '../map/make/gates/labels.ts'
import { markBox } from '../map/make/gates/marks.ts'
import { radiusOf } from '../map/make/gates/places.ts'
import { traceOf } from '../map/make/gates/roads.ts'
import { SHEET } from '../map/make/gates/sheet.ts'
import { makeCoast } from '../map/make/land/coast.ts'
import { crosses } from '../map/make/play/links.ts'
import { GATES_MAP_FILE, makeGatesMap, riversOf } from '../map/make-gates-map.ts'
import { pair, within } from './outlines.ts'

const text = readFileSync(GATES_MAP_FILE, 'utf8')
const map: RoadMap = JSON.parse(text)
const board = readBoard()
const coast = makeCoast(SHEET)
const spaces = new Map(board.spaces.map((space) => [space.id, space]))
const places = new Map(map.spaces.map(({ id, at }) => [id, at]))
const at = (id: string): Point => places.get(id) ?? [0, 0]
const isWater = ([x, y]: Point) => !coast.isLand(x, y)

/** Closest that two spaces may stand, and a transit space to any. */
const APART = 39
const APART_IN_TRANSIT = 30

interface Named {
  readonly name: string
  readonly space: Space
  readonly box: Box
}
const names: Named[] = map.spaces.flatMap(({ id, label }) => {
  const space = spaces.get(id)
  return label === null || space === undefined ? [] : [{ name: id, space, box: labelBox(label, faceOf(space)) }]
})

/** All pairs of which something holds, by name. */
const pairsOf = <T>(list: readonly T[], holds: (a: T, b: T) => boolean, name: (one: T) => string): string[] =>
  list.flatMap((a, i) => list.slice(i + 1).flatMap((b) => (holds(a, b) ? [`${name(a)}, ${name(b)}`] : [])))

const bounds = boundsOf(map)

describe('the file', () => {
  test('is what the script makes', () => {
    expect(serialise(makeGatesMap())).toBe(text)
  }, 60_000)

  test('is small', () => {
    expect(gzipSync(text, { level: 9 }).length).toBeLessThan(30_000)
  })
})

describe('spaces', () => {
  test('are those of the edition, in its order', () => {
    expect(map.spaces.map(({ id }) => id)).toEqual(board.spaces.map(({ id }) => id))
  })

  test('stand apart, so that each can have a counter', () => {
    const tooNear = (a: Space, b: Space) =>
      distance(at(a.id), at(b.id)) < (a.type === 'transit' || b.type === 'transit' ? APART_IN_TRANSIT : APART)
    expect(pairsOf(board.spaces, tooNear, ({ id }) => id)).toEqual([])
  })

  test('stand on land, ports on its shore', () => {
    expect(board.spaces.filter(({ id }) => isWater(at(id)))).toEqual([])
    const anchors = new Map(map.spaces.map(({ id, quay }) => [id, quay]))
    for (const { id, ports } of board.spaces) {
      const quay = anchors.get(id) ?? null
      expect(quay !== null, id).toBe(ports.length > 0)
      if (quay !== null) expect([id, isWater(quay)]).toEqual([id, true])
    }
  })

  test('have land of their own around them, but for transit spaces', () => {
    board.spaces.forEach(({ id, type }) => {
      const rings = ringsAround(bounds, (space) => space === id)
      expect(
        rings.every((ring) => String(ring[0]) === String(ring.at(-1))),
        `the land of ${id} is closed`,
      ).toBe(true)
      if (type === 'transit') expect([id, rings]).toEqual([id, []])
      else if (type !== 'zone') expect(within(rings, at(id)), `${id} lies on its land`).toBe(true)
      else expect(rings.length, id).toBeGreaterThan(0)
    })
  })
})

describe('names', () => {
  test('are those of the edition; transit spaces have none', () => {
    const plain = (name: string) => name.toUpperCase().replaceAll('U', 'V')
    for (const { id, label } of map.spaces) {
      const { name } = spaces.get(id) ?? { name: null }
      expect(label === null ? null : plain(label.lines.join(' '))).toBe(name === null ? null : plain(name))
    }
  })

  test('touch neither each other nor a sign', () => {
    expect(
      pairsOf(
        names,
        (a, b) => touches(a.box, b.box, 1),
        ({ name }) => name,
      ),
    ).toEqual([])
    const covered = names.flatMap(({ name, box }) =>
      board.spaces.flatMap((space) =>
        overlap(box, signBox(space, at(space.id))) > 0 ? [`${name} on ${space.id}`] : [],
      ),
    )
    expect(covered).toEqual([])
  })

  test('lie under no counter', () => {
    const covered = names.flatMap(({ name, box }) =>
      board.spaces.flatMap((space) =>
        space.type !== 'transit' && overlap(box, counterBox(space, at(space.id))) > 0
          ? [`${name} under ${space.id}`]
          : [],
      ),
    )
    expect(covered).toEqual([])
  })

  test('every province has one, and a mark that covers no name and no sign', () => {
    expect(map.provinces.map(({ id }) => id).sort()).toEqual(board.provinces.map(({ id }) => id).sort())
    const covered = map.provinces.flatMap(({ id, mark }) => [
      ...names.flatMap(({ name, box }) => (overlap(box, markBox(mark)) > 0 ? [`${id} on ${name}`] : [])),
      ...board.spaces.flatMap((space) =>
        overlap(signBox(space, at(space.id)), markBox(mark)) > 0 ? [`${id} on the sign of ${space.id}`] : [],
      ),
    ])
    expect(covered).toEqual([])
  })
})

describe('roads', () => {
  const traces = map.roads.map(({ a, b, bend, gate }) => traceOf(at(a), gate ?? at(b), bend))

  test('are the connections of the edition, each of its kind', () => {
    const drawn = map.roads.map(({ a, b, kind }) => `${pair(a, b)} ${kind}`)
    expect(drawn.sort()).toEqual(board.connections.map(({ a, b, type }) => `${pair(a, b)} ${type}`).sort())
  })

  test('pass no third space', () => {
    const passed = map.roads.flatMap(({ a, b }, i) =>
      board.spaces.flatMap((space) => {
        if (space.id === a || space.id === b) return []
        const near = Math.min(...traces[i].map((p) => distance(p, at(space.id))))
        return near < radiusOf(space) + 3 ? [`${a}, ${b} by ${space.id}`] : []
      }),
    )
    expect(passed).toEqual([])
  })

  test('cross no other road, but where they have a space in common', () => {
    const crossing = map.roads.flatMap((one, i) =>
      map.roads.slice(i + 1).flatMap((other, k) => {
        const ends = [other.a, other.b]
        if (ends.includes(one.a) || ends.includes(one.b)) return []
        return crosses(traces[i], traces[i + 1 + k]) ? [`${one.a}, ${one.b} and ${other.a}, ${other.b}`] : []
      }),
    )
    expect(crossing).toEqual([])
  })

  test('over a river cross the Rhenus or the Danuvius, and no others do', () => {
    const banks = riversOf().rivers.flatMap(({ great, lines }) =>
      great === 1 ? lines.map(({ points }) => points) : [],
    )
    const wrong = map.roads.flatMap(({ a, b, kind }, i) => {
      const isOver = banks.some((bank) => crosses(traces[i], bank))
      return isOver === (kind === 'river') ? [] : [`${a}, ${b}`]
    })
    expect(wrong).toEqual([])
  })
})

test('where it is quiet, nothing is played', () => {
  const inside = map.quiet.flatMap(([x, y, width, height]) =>
    map.spaces.flatMap(({ id, at: [sx, sy] }) => (sx > x && sx < x + width && sy > y && sy < y + height ? [id] : [])),
  )
  expect(inside).toEqual([])
})
