/** How far it is from province to province, for planning: Revolt, armies and other Emperors are not counted. */
import { type Board, NO_LINK, type Province, type Sea } from '../board.ts'
import { plays } from '../options.ts'
import { type State, seasWithFleet } from '../state.ts'

/** What is worked out once for a board. */
export interface Lore {
  /** By the seas that hold fleets, as bits: IP from a * size + b. */
  readonly roads: readonly Uint8Array[]
  /** The same where fleets of adjacent zones join them (TE-6.2-a). */
  readonly joinedRoads: readonly Uint8Array[]
  /** The Roman provinces linked to a province, and the chance that the link holds in the Barbarian phase. */
  readonly linked: readonly (readonly Province[])[]
  readonly holds: readonly Float64Array[]
  /** Whether the dice can name a province. */
  readonly numbered: readonly boolean[]
  /** By region, then by step of its path: the Barbarian phases an army needs from there to ROMA, on average. */
  readonly phases: readonly (readonly number[])[]
}

const lores = new WeakMap<Board, Lore>()

export function loreOf(board: Board): Lore {
  let lore = lores.get(board)
  if (lore === undefined) {
    lore = makeLore(board)
    lores.set(board, lore)
  }
  return lore
}

function makeLore(board: Board): Lore {
  const { provinces } = board
  const fleets = Array.from({ length: 1 << board.seaIds.length }, (_, seas) => seas)
  const roman = provinces.map((p) => board.neighbours[p].filter((next) => !board.isBorder[next]))
  const chance = (a: Province, b: Province) => 1 / board.links[a * board.size + b]
  return {
    roads: fleets.map((seas) => roads(board, seas, false)),
    joinedRoads: fleets.map((seas) => roads(board, seas, true)),
    linked: roman,
    holds: provinces.map((p) => Float64Array.from(roman[p], (next) => chance(p, next))),
    numbered: provinces.map((p) => board.numbered.some((list) => list.includes(p))),
    phases: board.paths.map((path) => phasesLeft(board, path)),
  }
}

/** A broken link holds every other time, so it takes two phases: as many as its cost. */
function phasesLeft(board: Board, path: readonly Province[]): number[] {
  const left = path.map(() => 0)
  for (let i = path.length - 2; i >= 0; i--) left[i] = left[i + 1] + board.links[path[i] * board.size + path[i + 1]]
  return left
}

/** Zones that fleets make one, as bits, for each zone with a fleet. */
function joinedZones(board: Board, fleets: number, sea: Sea): number {
  let zones = 1 << sea
  for (let round = 0; round < board.seaIds.length; round++) {
    board.seasNextTo.forEach((next, other) => {
      if ((zones & (1 << other)) !== 0) zones |= next & fleets
    })
  }
  return zones
}

const FAR = 99

function roads(board: Board, fleets: number, joined: boolean): Uint8Array {
  const { size, provinces, links, coast } = board
  const zones = board.seas.map((sea) =>
    (fleets & (1 << sea)) === 0 ? 0 : joined ? joinedZones(board, fleets, sea) : 1 << sea,
  )
  const bySea = (a: Province, b: Province) => zones.some((zone) => (coast[a] & zone) !== 0 && (coast[b] & zone) !== 0)
  const cost = new Uint8Array(size * size)
  for (const a of provinces) {
    for (const b of provinces) {
      const link = links[a * size + b]
      cost[a * size + b] = a === b ? 0 : bySea(a, b) ? 1 : link === NO_LINK ? FAR : link
    }
  }
  for (let via = 0; via < size; via++) {
    for (let a = 0; a < size; a++) {
      for (let b = 0; b < size; b++) {
        const detour = cost[a * size + via] + cost[via * size + b]
        if (detour < cost[a * size + b]) cost[a * size + b] = detour
      }
    }
  }
  return cost
}

/** The roads that are open with the fleets where they are. */
export function openRoads(s: State): Uint8Array {
  const seas = seasWithFleet(s)
  const lore = loreOf(s.board)
  return plays(s.options, 'mare-nostrum') ? lore.joinedRoads[seas] : lore.roads[seas]
}
