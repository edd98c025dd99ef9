/** The position as it will be once the conflicts at hand are over, by exact odds, and what may be lost right after them. */
import type { Area, Board } from '../board.ts'
import { barbariansAt, cavalryAt, forcesAt, hasFort, hasWall, type State, standing } from '../state.ts'
import { oddsAt } from './chances.ts'
import type { Moment } from './moment.ts'
import type { Weights } from './weights.ts'

/** The position as it is expected to be once the conflicts at hand are over; numbers need not be whole. */
export interface Prospective {
  readonly board: Board
  readonly romans: Float64Array
  readonly legions: Float64Array
  readonly barbarians: Float64Array
  readonly cavalry: Float64Array
  /** That the Romans hold the area. */
  readonly held: Float64Array
  /** Areas where Forces may stay without a Legion. */
  readonly shelters: Uint8Array
  /** Barbarians among Roman Forces, who may not leave. */
  readonly pinned: Uint8Array
  /** By border of Rome: the areas before it. */
  readonly fronts: readonly (readonly Before[])[]
  /** By turns from now: what settling has earned by then. */
  readonly earned: Float64Array
  /** By turns from now: the Barbarians who could be in Rome by then. */
  readonly hosts: Float64Array
  readonly riders: Float64Array
  /** By turns from now: the Roman Forces that a Legion could have brought home by then. */
  readonly relief: Float64Array
}

/** An area at most one move from a border of Rome, and how many borders it is that near to. */
interface Before {
  readonly area: Area
  readonly gates: number
}

function frontsOf({ areas, rome, neighbours, distance }: Board): readonly (readonly Before[])[] {
  const gates = neighbours[rome]
  const near = (area: Area) => (gate: Area) => distance[area][gate] <= 1
  return gates.map((gate) =>
    areas
      .filter((area) => area !== rome && near(area)(gate))
      .map((area) => ({ area, gates: gates.filter(near(area)).length })),
  )
}

/** Everything that stands anywhere is read at every look: straight from the cells, which takes half the time. */
const [LEGIONS, FORCES, BARBARIANS, RIDERS, FORTS, WALLS] = standing

const scratches = new WeakMap<Board, Prospective>()

export function scratchFor(board: Board): Prospective {
  let p = scratches.get(board)
  if (p === undefined) {
    const floats = () => new Float64Array(board.size)
    const byTurn = () => new Float64Array(board.file.setUp.turns + 1)
    p = {
      board,
      romans: floats(),
      legions: floats(),
      barbarians: floats(),
      cavalry: floats(),
      held: floats(),
      shelters: new Uint8Array(board.size),
      pinned: new Uint8Array(board.size),
      fronts: frontsOf(board),
      earned: byTurn(),
      hosts: byTurn(),
      riders: byTurn(),
      relief: byTurn(),
    }
    scratches.set(board, p)
  }
  return p
}

/** Reads the position, and what comes of the conflicts in it. Returns the chance that Rome falls in one. */
export function look(s: State, p: Prospective, now: Moment): number {
  const { board, cells } = s
  const { areas, rome } = board
  let fall = 0
  for (const a of areas) {
    const romans = cells[FORCES + a]
    const barbarians = cells[BARBARIANS + a]
    const cavalry = cells[RIDERS + a]
    const fort = cells[FORTS + a] > 0
    p.shelters[a] = fort || cells[WALLS + a] > 0 || a === rome ? 1 : 0
    p.legions[a] = cells[LEGIONS + a]
    p.romans[a] = romans
    p.barbarians[a] = barbarians
    p.cavalry[a] = cavalry
    p.pinned[a] = romans > 0 && barbarians > 0 ? 1 : 0
    p.held[a] = romans > 0 ? 1 : 0
    // FR-10-j, unless Forces are bought to it in time.
    if (romans === 0 && (a !== rome || !now.buys)) p.legions[a] = 0
    if (p.pinned[a] === 0 || !now.fights) continue
    const odds = oddsAt(board, romans, barbarians + cavalry, cavalry > 0, fort, board.isRough[a])
    const kept = odds.barbarianSurvivors / (barbarians + cavalry)
    p.romans[a] = odds.romanSurvivors
    p.barbarians[a] = barbarians * kept
    p.cavalry[a] = cavalry * kept
    p.held[a] = odds.roman
    p.legions[a] *= odds.roman
    if (a === rome) fall = odds.barbarian
  }
  return fall
}

/** Before the Barbarians move: what they could take next, each area by itself. */
export function weighRaids(s: State, p: Prospective, now: Moment, w: Weights): void {
  const { board } = s
  const { areas, rome } = board
  const raid = now.marches ? w.distantRaid : w.raid
  for (const a of areas) {
    const romans = forcesAt(s, a)
    if (romans === 0 || a === rome) continue
    const closed = hasWall(s, a) || board.isMountains[a]
    let barbarians = barbariansAt(s, a)
    let cavalry = cavalryAt(s, a)
    const present = barbarians
    for (const n of board.neighbours[a]) {
      if (p.pinned[n] === 0) barbarians += barbariansAt(s, n)
      if (!closed) cavalry += cavalryAt(s, n)
    }
    if (barbarians === 0) continue
    const fort = hasFort(s, a)
    const rough = board.isRough[a]
    const odds = oddsAt(board, romans, barbarians + cavalry, cavalry > 0, fort, rough)
    if (present > 0) fightHere(s, p, a, odds.barbarian, w)
    else {
      const loss = raid * odds.barbarian
      p.held[a] = 1 - loss
      p.romans[a] *= 1 - loss
      p.legions[a] *= 1 - loss
    }
  }
}

/** A conflict that is sure to come, and to which more Barbarians may come. */
function fightHere(s: State, p: Prospective, a: Area, worst: number, w: Weights): void {
  const { board } = s
  const romans = forcesAt(s, a)
  const barbarians = barbariansAt(s, a)
  const cavalry = cavalryAt(s, a)
  const fort = hasFort(s, a)
  const odds = oddsAt(board, romans, barbarians + cavalry, cavalry > 0, fort, board.isRough[a])
  const kept = odds.barbarianSurvivors / (barbarians + cavalry)
  const joined = worst > odds.barbarian ? w.raid * (worst - odds.barbarian) : 0
  p.held[a] = odds.roman - joined
  p.romans[a] = odds.romanSurvivors * (1 - joined)
  p.barbarians[a] = barbarians * (kept + (1 - kept) * joined)
  p.cavalry[a] = cavalry * kept
  p.legions[a] *= p.held[a]
}

/** After the Barbarians have moved: which hosts the Roman could destroy before they move again. */
export function weighSorties(p: Prospective, w: Weights): void {
  const { board } = p
  const { rome, areas } = board
  for (const a of areas) {
    const host = p.barbarians[a] + p.cavalry[a]
    if (host === 0) continue
    let romans = 0
    for (const n of board.neighbours[a]) if (n !== rome && p.legions[n] > 0) romans += p.romans[n]
    if (romans <= 0) continue
    const help = (p.cavalry[a] > 1 ? 1 : p.cavalry[a]) + (board.isRough[a] ? 1 : 0)
    const ratio = host / romans + help
    const beaten = ratio < 2 ? 1 : ratio < 3 ? 3 - ratio : 0
    const left = 1 - w.sortie * beaten
    p.barbarians[a] *= left
    p.cavalry[a] *= left
  }
}
