import type { Point } from '../../format.ts'
import { pathOf } from '../base/path.ts'
import type { Coast } from '../land/coast.ts'
import { clearRim, fillWalls, type Ground, makeGround, NONE, STRAITS, spread, type Way } from '../land/growth.ts'
import { type Arc, stitch, trace } from '../land/outlines.ts'
import type { River } from '../land/rivers.ts'
import type { Board } from './board.ts'
import { SEEDS, type SeedPlace, WILD } from './seeds.ts'

const REACH = 105

/** Borders that neither river nor range draws. */
// biome-ignore format: lines
const BORDERS: readonly Way[] = [
  ...STRAITS,
  [[14.9, 38.9], [15.62, 38.3], [15.62, 38.1], [15.5, 37.6], [16, 37]],
]

export interface Lands {
  /** The area that holds a place, or `NONE`. */
  ownerAt(at: Point): number
  outline(area: number): string
  /** Between two areas. */
  between: string
  /** Between an area and land that is in none. */
  outer: string
}

/** The areas grown over the ground. For the eye alone: what borders what is the board's to say. */
export function growLands(board: Board, coast: Coast, rivers: readonly River[]): Lands {
  const ground = makeGround(coast, rivers, BORDERS)
  const owner = grown(board, ground, coast)
  const arcs = trace(ground, owner)
  const isOuter = (arc: Arc) => arc.left === NONE || arc.right === NONE
  // A strait is narrower than a cell: its line would run ashore.
  const straits = new Set(
    board.borders.flatMap(({ a, b, kind }) => (kind === 'strait' ? [`${a}|${b}`, `${b}|${a}`] : [])),
  )
  const isStrait = ({ left, right }: Arc) => straits.has(`${board.areas[left].id}|${board.areas[right].id}`)
  return {
    ownerAt: (at) => owner[ground.cellAt(at)] ?? NONE,
    outline: (area) => pathOf(stitch(arcs.filter((arc) => (arc.left === area) !== (arc.right === area)))),
    between: pathOf(arcs.filter((arc) => !isOuter(arc) && !isStrait(arc)).map((arc) => arc.line)),
    outer: pathOf(arcs.filter(isOuter).map((arc) => arc.line)),
  }
}

/** During the growth, so that unclaimed land also holds its ground. */
const NOBODY = 254

function seedsOf(id: string): readonly SeedPlace[] {
  const seeds = SEEDS[id]
  if (!seeds) throw new Error(`${id} has no seeds`)
  return seeds
}

function grown(board: Board, ground: Ground, coast: Coast): Uint8Array {
  const plant = (owner: number, places: readonly SeedPlace[]) =>
    places.map(([lon, lat, reach]) => ({ owner, at: coast.sheet.project(lon, lat), reach: reach ?? REACH }))
  const owner = spread(ground, [...board.areas.flatMap(({ id }, i) => plant(i, seedsOf(id))), ...plant(NOBODY, WILD)])
  fillWalls(ground, owner, (code) => code === NOBODY || (code !== NONE && board.areas[code].bira === null))
  clearRim(ground, owner)
  return owner.map((code) => (code === NOBODY ? NONE : code))
}
