/** Typed access to an edition's map. Rules read the board only through this. */
import { type Index, type Names, namesOf } from '@tabularium/engine/fields'
import type { BoardFile } from './edition/schema.ts'

/** An index into the board's areas. */
export type Area = Index<'area'>

/** Kinds of counter, as indices; the first four can move. */
export type Counter = 0 | 1 | 2 | 3 | 4 | 5
export const [LEGION, FORCE, BARBARIAN, CAVALRY, FORT, WALL]: readonly [0, 1, 2, 3, 4, 5] = [0, 1, 2, 3, 4, 5]
/** By their index: what the Roman has, and what the Barbarian has. */
export const counterNames = ['legion', 'force', 'force', 'cavalry', 'fort', 'wall'] as const
export type CounterName = (typeof counterNames)[number]
export const EVERY_COUNTER: readonly Counter[] = [LEGION, FORCE, BARBARIAN, CAVALRY, FORT, WALL]

/** What the Roman pays for, disbands and buys. */
export type RomanCounter = typeof LEGION | typeof FORCE | typeof FORT | typeof WALL
export const ROMAN_COUNTERS: readonly RomanCounter[] = [LEGION, FORCE, WALL, FORT]

/** What the Barbarian moves. */
export type BarbarianCounter = typeof BARBARIAN | typeof CAVALRY

export type Terrain = BoardFile['areas'][number]['terrain']

/** FR-10-d: what a side loses: nothing, half, all. */
export type Loss = '-' | 'h' | 'x'
export interface Result {
  readonly barbarian: Loss
  readonly roman: Loss
}
/** FR-10-m: by column, 0 for under 1, then by die, 0 for a 1. */
export type ConflictTable = readonly (readonly Result[])[]

/** From where there is no way. */
export const FAR = 99

export interface Board {
  readonly file: BoardFile
  /** How many areas there are. */
  readonly size: number
  readonly areas: readonly Area[]
  readonly ids: readonly string[]
  /** By which positions are written and read. */
  readonly written: Names
  readonly names: readonly string[]
  readonly rome: Area
  readonly value: readonly number[]
  readonly terrain: readonly Terrain[]
  readonly isMountains: readonly boolean[]
  /** FR-10-b: Mountains or Forest. */
  readonly isRough: readonly boolean[]
  /** The Barbarian Invasion Route Areas. */
  readonly routes: readonly Area[]
  readonly isRoute: readonly boolean[]
  readonly neighbours: readonly (readonly Area[])[]
  /** The bordering areas that are not Mountains. */
  readonly cavalryNeighbours: readonly (readonly Area[])[]
  /** How many moves lie between two areas: from, then to. */
  readonly distance: readonly (readonly number[])[]
  /** The same for Cavalry, which enters no Mountains; Walls are not looked at. */
  readonly cavalryDistance: readonly (readonly number[])[]
  /** How many of each kind of counter there are, by `Counter`; Barbarian Forces as the edition has them. */
  readonly mix: readonly number[]
  /** By `Counter`; nothing for what is not bought. */
  readonly price: readonly number[]
  readonly table: ConflictTable
}

export function makeBoard(file: BoardFile): Board {
  const { areas, counters, prices } = file
  const ids = areas.map((a) => a.id)
  const every = ids.map((_, i) => i as Area)
  const at = (id: string): Area => {
    const found = every[ids.indexOf(id)]
    if (found === undefined) throw new RangeError(`No area '${id}' on this board.`)
    return found
  }
  const ends = file.borders.map(({ a, b }) => [at(a), at(b)] as const)
  const border = (a: Area, b: Area) => ends.some(([c, d]) => (a === c && b === d) || (a === d && b === c))
  const neighbours = every.map((a) => every.filter((b) => border(a, b)))
  const isMountains = areas.map((a) => a.terrain === 'mountains')
  const cavalryNeighbours = neighbours.map((near) => near.filter((b) => !isMountains[b]))
  return {
    file,
    size: ids.length,
    areas: every,
    ids,
    written: namesOf({ area: ids }),
    names: areas.map((a) => a.name),
    rome: at(file.rome),
    value: areas.map((a) => a.rv),
    terrain: areas.map((a) => a.terrain),
    isMountains,
    isRough: areas.map((a) => a.terrain !== 'clear'),
    routes: every.filter((a) => areas[a].bira !== null),
    isRoute: areas.map((a) => a.bira !== null),
    neighbours,
    cavalryNeighbours,
    distance: every.map((from) => distances(neighbours, from)),
    cavalryDistance: every.map((from) => distances(cavalryNeighbours, from)),
    mix: [
      counters.legion.count,
      counters.force.count,
      counters.barbarianForce.count,
      counters.cavalry.count,
      counters.fort.count,
      counters.wall.count,
    ],
    price: [prices.legion, prices.force, 0, 0, prices.fort, prices.wall],
    table: [0, 1, 2, 3, 4, 5].map((column) => file.table.rows.map((row) => readCell(row[column]))),
  }
}

function distances(neighbours: readonly (readonly Area[])[], from: Area): readonly number[] {
  const far = neighbours.map(() => FAR)
  far[from] = 0
  const queue = [from]
  for (const area of queue) {
    for (const next of neighbours[area]) {
      if (far[next] !== FAR) continue
      far[next] = far[area] + 1
      queue.push(next)
    }
  }
  return far
}

function readCell(cell: string): Result {
  return { barbarian: readLoss(cell[0]), roman: readLoss(cell[2]) }
}

const readLoss = (mark: string): Loss => (mark === 'x' || mark === 'h' ? mark : '-')

export function areBordering(board: Board, a: Area, b: Area): boolean {
  return board.distance[a]?.[b] === 1
}
