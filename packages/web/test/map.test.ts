import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { BoardMap, LetterLevel, Point } from '../map/format.ts'
import { readBoard } from '../map/make/base/board.ts'
import { around, type Box, distance, distanceToBox, overlap } from '../map/make/base/geometry.ts'
import { makeCoast } from '../map/make/land/coast.ts'
import { makeSeas, waters } from '../map/make/land/seas.ts'
import { figuresAt, LEVELS, labelBox, tagBox } from '../map/make/play/labels.ts'
import { crosses } from '../map/make/play/links.ts'
import { regionNameBox } from '../map/make/play/names.ts'
import { MAP_FILE, makeMap, serialise } from '../map/make-map.ts'

const text = readFileSync(MAP_FILE, 'utf8')
const map: BoardMap = JSON.parse(text)
const board = readBoard()
const [, , WIDTH, HEIGHT] = map.view

const discOf = (id: string): Point => map.provinces.find((p) => p.id === id)?.at ?? [Number.NaN, Number.NaN]

/** Every two of a list. */
function pairs<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]))
}

/** Points along a link's path: `Mx,yLx,y` or `Mx,yQx,y x,y`. */
function trace(d: string): Point[] {
  const n = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  const [a, c, b] =
    n.length === 4
      ? [n.slice(0, 2), [(n[0] + n[2]) / 2, (n[1] + n[3]) / 2], n.slice(2)]
      : [n.slice(0, 2), n.slice(2, 4), n.slice(4)]
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40
    const at = (k: number) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * c[k] + t * t * b[k]
    return [at(0), at(1)]
  })
}

interface Named {
  name: string
  box: Box
}
const labelsAt = (level: LetterLevel): Named[] =>
  map.provinces.map((p) => ({ name: p.id, box: labelBox(p.labels[level], level) }))
const tags: Named[] = map.provinces.flatMap((p) => (p.tag ? [{ name: `tag of ${p.id}`, box: tagBox(p.tag) }] : []))
const regionNames: Named[] = map.regions.map(({ id, name }) => ({
  name: id,
  box: regionNameBox(name.lines, name.x, name.y),
}))
const slots: Named[] = map.seas.flatMap((sea) =>
  sea.slots.map((at) => ({ name: `fleet of ${sea.id}`, box: around(at, 32, 32) })),
)

describe('the file', () => {
  test('is what the script makes', () => {
    expect(text === serialise(makeMap()), 'run npx tsx packages/web/map/make-map.ts').toBe(true)
  }, 180_000)

  test('is small', () => {
    expect(gzipSync(text).length).toBeLessThan(45_000)
  })

  test('has every province, link, sea and step of the board', () => {
    expect(map.provinces.map((p) => p.id)).toEqual(board.provinces.map((p) => p.id))
    for (const level of LEVELS) {
      expect(map.provinces.map((p) => p.labels[level].lines.join(' '))).toEqual(board.provinces.map((p) => p.name))
    }
    expect(map.provinces.map((p) => p.kind === 'border')).toEqual(board.provinces.map((p) => p.border))
    expect(map.links.map(({ a, b, gap }) => [a, b, gap !== null])).toEqual(
      board.links.map(({ a, b, broken }) => [a, b, broken]),
    )
    expect(map.regions.map((r) => r.id)).toEqual(board.regions.map((r) => r.id))
    expect(map.seas.map((s) => s.id)).toEqual(board.seas.map((s) => s.id))
    const arrows = new Set(map.arrows.map(({ from, to }) => `${from}>${to}`))
    expect(arrows.size).toBe(map.arrows.length)
    for (const { path } of board.paths)
      for (let i = 1; i < path.length; i++) expect(arrows).toContain(`${path[i - 1]}>${path[i]}`)
  })

  test('has closed outlines for land and regions', () => {
    const areas = map.regions.map(({ area }) => area)
    for (const d of [map.land, map.lakes, ...areas]) expect(d).toMatch(/^(M[-\d. ]+l[-\d. ]+z)+$/)
  })
})

describe('the discs', () => {
  test('stand apart', () => {
    const close = pairs(map.provinces).filter(([a, b]) => distance(a.at, b.at) < 58)
    expect(close.map(([a, b]) => `${a.id} ${b.id}`)).toEqual([])
  })

  test('touch the sea that the board says, and no other', () => {
    const seas = makeSeas(makeCoast())
    for (const { id, seas: own } of board.provinces) {
      const { land, ...water } = waters(seas, discOf(id), map.disc)
      const touched = Object.entries(water).flatMap(([sea, share]) => (share > 0 ? [sea] : []))
      expect(touched, id).toEqual(own)
      if (own.length > 0) expect(land, `${id} shows its water`).toBeLessThan(0.92)
      expect(land, `${id} is on land`).toBeGreaterThan(0.4)
    }
  })
})

/** What is seen together with the names of a level: coordinates only near; names of regions lie under all others. */
const seenAt = (level: LetterLevel): Named[] => [
  ...labelsAt(level),
  ...slots,
  ...(level === 'close' ? tags : level === 'middle' ? regionNames : []),
]

describe.each(LEVELS)('the lettering, %s', (level) => {
  const labels = labelsAt(level)

  test('never overlaps', () => {
    expect(
      pairs(seenAt(level))
        .filter(([a, b]) => overlap(a.box, b.box) > 0)
        .map(([a, b]) => `${a.name} / ${b.name}`),
    ).toEqual([])
  })

  test('keeps off the discs', () => {
    const over = [...labels, ...regionNames, ...slots].flatMap(({ name, box }) =>
      map.provinces.filter((p) => distanceToBox(p.at, box) < map.disc).map((p) => `${name} / ${p.id}`),
    )
    expect(over).toEqual([])
  })

  // From far a long name would have no room at all if it kept off them.
  test.skipIf(level === 'wide')('keeps off the marks on links', () => {
    const gaps = map.links.flatMap(({ gap }) => (gap ? [gap] : []))
    const marks = level === 'close' ? [...gaps, ...map.arrows.map((arrow) => arrow.at)] : gaps
    const hit = labels.filter(({ box }) => marks.some(([x, y]) => overlap(box, around([x, y], 8, 8)) > 0))
    expect(hit.map(({ name }) => name)).toEqual([])
  })

  test('stays inside the frame', () => {
    for (const { name, box } of seenAt(level)) {
      expect(Math.min(box.x0, box.y0, WIDTH - box.x1, HEIGHT - box.y1), name).toBeGreaterThan(16)
    }
  })
})

describe('the lettering', () => {
  test('at fit lies under no figure and no cost', () => {
    const under = labelsAt('middle').flatMap(({ name, box }) =>
      map.provinces
        .filter((p) => figuresAt(p.at).some(({ at, radius }) => distanceToBox(at, box) < radius))
        .map((p) => `${name} / ${p.id}`),
    )
    expect(under).toEqual([])
  })

  test('near keeps off the links', () => {
    const lines = map.links.map(({ d }) => trace(d))
    const hit = labelsAt('close').filter(({ box }) =>
      lines.some((line) => line.some((p) => distanceToBox(p, box) === 0)),
    )
    expect(hit.map(({ name }) => name)).toEqual([])
  })
})

describe('the links', () => {
  test('pass no third disc', () => {
    for (const { a, b, d } of map.links)
      for (const { id, at } of map.provinces) {
        if (id === a || id === b) continue
        expect(Math.min(...trace(d).map((p) => distance(p, at))), `${a}-${b} by ${id}`).toBeGreaterThan(map.disc + 4)
      }
  })

  test('never cross', () => {
    const crossing = pairs(map.links).filter(([p, q]) => crosses(trace(p.d), trace(q.d)))
    expect(crossing.map(([p, q]) => `${p.a}-${p.b} / ${q.a}-${q.b}`)).toEqual([])
  })

  test('carry their gap and arrow clear of the discs', () => {
    for (const { a, b, gap } of map.links)
      for (const id of gap ? [a, b] : [])
        expect(distance(discOf(id), gap ? [gap[0], gap[1]] : [0, 0]), `${a}-${b}`).toBeGreaterThan(map.disc + 5)
    for (const { from, to, at } of map.arrows)
      for (const id of [from, to])
        expect(distance(discOf(id), [at[0], at[1]]), `${from}>${to}`).toBeGreaterThan(map.disc + 5)
  })
})

describe('the separations', () => {
  test('put every coast in its zone: a fleet slot lies in its own sea', () => {
    const seas = makeSeas(makeCoast())
    for (const sea of map.seas) for (const slot of sea.slots) expect(waters(seas, slot, 15)[sea.id], sea.id).toBe(1)
  })
})
