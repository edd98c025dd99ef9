import type { Point } from '../../format.ts'
import { distance } from '../base/geometry.ts'
import { pathOf } from '../base/path.ts'
import type { Coast } from '../land/coast.ts'
import { CELL, clearRim, type Ground, makeGround, NEIGHBOURS, NONE, spread, type Way } from '../land/growth.ts'
import { type Arc, stitch, trace } from '../land/outlines.ts'
import type { River } from '../land/rivers.ts'
import type { Board } from './board.ts'
import { BORDERS, CORNERS, KNOTS, LAKE, REACHES, SEEDS, type SeedPlace, WILD } from './seeds.ts'

const REACH = 150
/** How far from its own shore a zone goes out to sea, in cells: room for a finger. */
const OFFING = 3
/** Radius of what is cleared about a contact, how far from its place a knot is looked for, and a corner's radius. */
const KNOT = 9
const NEAR_KNOT = 60
const CORNER = 16
/** During the growth, so that land in no zone also holds its ground. */
const NOBODY = 254

export interface Lands {
  /** The zone that holds a place, or `NONE`. */
  ownerAt(at: Point): number
  outline(zone: number): string
  arcs: readonly Arc[]
  corners: Point[]
  knots: { at: Point; what: 'marsh' | 'rock' }[]
  ground: Ground
  owner: Uint8Array
}

/** The zones grown over the ground. What is linked to what is the board's to say; the test compares. */
export function growLands(board: Board, coast: Coast, rivers: readonly River[]): Lands {
  const { project } = coast.sheet
  const ground = makeGround(
    coast,
    rivers.map((river) => ({ ...river, great: 0 as const })),
    [],
  )
  const placed = (way: Way) => way.map(([lon, lat]) => project(lon, lat))
  const barriers = new Barriers(ground)
  const [lake] = project(...LAKE)
  for (const { name, great, lines } of rivers)
    for (const { points } of great ? lines : [])
      if (name !== 'Rhenus' || points.some(([x]) => x < lake)) barriers.add(points)
  for (const way of [...BORDERS, ...REACHES]) barriers.add(placed(way))

  const plant = (owner: number, places: readonly SeedPlace[]) =>
    places.map(([lon, lat, reach]) => ({ owner, at: project(lon, lat), reach: reach ?? REACH }))
  const seeds = [...board.zones.flatMap(({ id }, i) => plant(i, seedsOf(id))), ...plant(NOBODY, WILD)]
  const owner = spread(ground, seeds, (cell, way) => barriers.isShut(cell, way))
  const index = new Map(board.zones.map(({ id }, i) => [id, i]))
  const corners = CORNERS.map(({ at, zones }) =>
    meet(
      ground,
      owner,
      project(...at),
      zones.map(([id, from]) => [index.get(id) ?? NONE, from]),
    ),
  )
  for (let cell = 0; cell < owner.length; cell++) if (owner[cell] === NOBODY) owner[cell] = NONE
  comeAshore(ground, owner, coast)
  tidy(ground, owner)
  const linked = new Set(board.links.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
  const mayTouch = (a: number, b: number) =>
    a === b || a === NONE || b === NONE || linked.has(`${board.zones[a].id} ${board.zones[b].id}`)
  const knots = KNOTS.map(([lon, lat, what]) => ({ at: untie(ground, owner, project(lon, lat), mayTouch), what }))
  clearRim(ground, owner)
  const arcs = trace(ground, owner)
  return {
    ownerAt: (at) => owner[ground.cellAt(at)] ?? NONE,
    outline: (zone) => pathOf(stitch(arcs.filter((arc) => (arc.left === zone) !== (arc.right === zone)))),
    arcs,
    corners,
    knots,
    ground,
    owner,
  }
}

function seedsOf(id: string): readonly SeedPlace[] {
  const seeds = SEEDS[id]
  if (!seeds) throw new Error(`${id} has no seeds`)
  return seeds
}

const middleOf = (ground: Ground, cell: number): Point => {
  const [x, y] = ground.cornerOf(cell)
  return [x + CELL / 2, y + CELL / 2]
}

/** Lines that no growth crosses: between two cells, not on them, so that the border lies on the river itself. */
class Barriers {
  readonly #ground: Ground
  readonly #shut: Uint8Array

  constructor(ground: Ground) {
    this.#ground = ground
    this.#shut = new Uint8Array(ground.cost.length)
  }

  add(line: readonly Point[]): void {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]]
      const steps = Math.ceil(distance(a, b) / CELL)
      const near = new Set<number>()
      for (let s = 0; s <= steps; s++) {
        const cell = this.#ground.cellAt([a[0] + ((b[0] - a[0]) * s) / steps, a[1] + ((b[1] - a[1]) * s) / steps])
        for (let down = -2; down <= 2; down++)
          for (let across = -2; across <= 2; across++) near.add(cell + down * this.#ground.columns + across)
      }
      for (const cell of near) {
        if (cell < 0 || cell >= this.#shut.length) continue
        const from = middleOf(this.#ground, cell)
        NEIGHBOURS.forEach(([across, down], k) => {
          if (cross(from, [from[0] + across * CELL, from[1] + down * CELL], a, b)) this.#shut[cell] |= 1 << k
        })
      }
    }
  }

  isShut(cell: number, way: number): boolean {
    return (this.#shut[cell] & (1 << way)) !== 0
  }
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]) >= 0
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

function within({ columns, cellAt, ...ground }: Ground, at: Point, radius: number, act: (cell: number) => void): void {
  const reach = Math.ceil(radius / CELL) + 1
  const middle = cellAt(at)
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++) {
      const cell = middle + down * columns + across
      if (distance(middleOf({ columns, cellAt, ...ground }, cell), at) <= radius) act(cell)
    }
}

/** Four zones come to a point, each from its angle on. Returns the point, a corner of the grid. */
function meet(
  ground: Ground,
  owner: Uint8Array,
  near: Point,
  zones: readonly (readonly [zone: number, from: number])[],
): Point {
  const at = ground.cornerOf(ground.cellAt([near[0] + CELL / 2, near[1] + CELL / 2]))
  within(ground, at, CORNER, (cell) => {
    const [x, y] = middleOf(ground, cell)
    const angle = ((Math.atan2(y - at[1], x - at[0]) * 180) / Math.PI + 360) % 360
    owner[cell] = (zones.findLast(([, from]) => from <= angle) ?? zones[zones.length - 1])[0]
  })
  return at
}

/** Clears the contacts near a place of zones that may not touch. Returns the middle of what was cleared. */
function untie(ground: Ground, owner: Uint8Array, near: Point, mayTouch: (a: number, b: number) => boolean): Point {
  const { columns } = ground
  const contacts: Point[] = []
  within(ground, near, NEAR_KNOT, (cell) => {
    const [here, east, south, aslant] = [cell, cell + 1, cell + columns, cell + columns + 1].map((c) => owner[c])
    if (![east, south, aslant].every((other) => mayTouch(here, other)) || !mayTouch(east, south)) {
      const [x, y] = ground.cornerOf(cell)
      contacts.push([x + CELL, y + CELL])
    }
  })
  if (contacts.length === 0) throw new Error(`nothing touches near ${near}`)
  for (const at of contacts)
    within(ground, at, KNOT, (cell) => {
      owner[cell] = NONE
    })
  const mean = (k: 0 | 1) => contacts.reduce((sum, at) => sum + at[k], 0) / contacts.length
  return [mean(0), mean(1)]
}

/** At sea a zone holds only what lies before its own shore. */
function comeAshore(ground: Ground, owner: Uint8Array, coast: Coast): void {
  const isLand = Array.from(owner, (_, cell) => {
    const [x, y] = middleOf(ground, cell)
    return coast.isLand(x, y)
  })
  const before = owner.slice()
  for (let cell = 0; cell < owner.length; cell++) {
    if (isLand[cell] || before[cell] === NONE) continue
    let hasShore = false
    for (let down = -OFFING; down <= OFFING; down++)
      for (let across = -OFFING; across <= OFFING; across++) {
        const near = cell + down * ground.columns + across
        if (isLand[near] && before[near] === before[cell] && Math.abs(down) + Math.abs(across) <= OFFING + 1)
          hasShore = true
      }
    if (!hasShore) owner[cell] = NONE
  }
}

/** A scrap of a few cells goes to whoever surrounds it, or a zone would have specks abroad. */
function tidy({ columns }: Ground, owner: Uint8Array): void {
  const seen = new Uint8Array(owner.length)
  for (let start = columns + 1; start < owner.length - columns - 1; start++) {
    if (seen[start]) continue
    const scrap = [start]
    const around = new Map<number, number>()
    seen[start] = 1
    for (const cell of scrap)
      for (const next of [cell - 1, cell + 1, cell - columns, cell + columns]) {
        if (owner[next] !== owner[start]) around.set(owner[next], (around.get(owner[next]) ?? 0) + 1)
        else if (!seen[next]) {
          seen[next] = 1
          scrap.push(next)
        }
      }
    if (scrap.length > 6 || owner[start] === undefined) continue
    const [[most]] = [...around].sort((a, b) => b[1] - a[1])
    if (most !== undefined) for (const cell of scrap) owner[cell] = most
  }
}
