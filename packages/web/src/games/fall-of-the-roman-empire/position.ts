/** The position as the board shows it, and what each event changes in it. */
import { type GameEvent, isObject, type Json, type JsonObject } from '@tabularium/engine'
import boardFile from '@tabularium/fall-of-the-roman-empire/board' with { type: 'json' }

/** What stands in an area, as the worker writes it: what is not there is left out. */
export type Stand = {
  readonly legions?: number
  readonly forces?: number
  readonly barbarianForces?: number
  readonly cavalry?: number
  readonly fort?: boolean
  readonly wall?: boolean
  readonly movedLegions?: number
  readonly movedForces?: number
  readonly movedBarbarianForces?: number
  readonly movedCavalry?: number
}

export interface Frame {
  readonly kind: string
  readonly from?: string
  readonly to?: string
  readonly at?: string
}

export interface Pile {
  readonly legions: number
  readonly forts: number
  readonly walls: number
}

export interface Position {
  readonly turn: number
  readonly rrp: number
  readonly areas: Readonly<Record<string, Stand>>
  readonly dead: Pile
  readonly available: Pile & { readonly forces: number; readonly barbarianForces: number; readonly cavalry: number }
  readonly stack: readonly Frame[]
}

/** The worker writes views of this form; nothing else reaches the board. */
export function isPosition(view: Json): view is JsonObject & Position {
  return isObject(view) && 'areas' in view && 'rrp' in view
}

export const board = boardFile
export const TURNS = board.setUp.turns
export const ROME = board.rome
export const areas = new Map(board.areas.map((area) => [area.id, area]))
export const nameOf = (id: string): string => areas.get(id)?.name ?? id

const NOTHING: Stand = {}
export const standAt = (p: Position, area: string): Stand => p.areas[area] ?? NOTHING
export const asked = (p: Position): Frame | undefined => p.stack[p.stack.length - 1]

const neighbourhood = new Map<string, string[]>(board.areas.map(({ id }) => [id, []]))
for (const { a, b } of board.borders) {
  neighbourhood.get(a)?.push(b)
  neighbourhood.get(b)?.push(a)
}
export const neighbours = (area: string): readonly string[] => neighbourhood.get(area) ?? []

/** FR-5-a: a point for each Roman counter on the map. */
export function upkeep(p: Position): number {
  return Object.values(p.areas).reduce(
    (sum, { legions = 0, forces = 0, fort = false, wall = false }) =>
      sum + legions + forces + Number(fort) + Number(wall),
    0,
  )
}

/** FR-4-a: what the Roman would collect if nothing changed. */
export function income(p: Position): number {
  return board.areas.reduce((sum, { id, rv }) => sum + ((standAt(p, id).forces ?? 0) > 0 ? rv : 0), 0)
}

/** FR-10-j: areas where Legions, Forts or Walls stand without a Roman Force. */
export function forsaken(p: Position): readonly string[] {
  return board.areas
    .map(({ id }) => id)
    .filter((id) => {
      const { legions = 0, forces = 0, fort = false, wall = false } = standAt(p, id)
      return forces === 0 && (legions > 0 || fort || wall)
    })
}

/** The Barbarians nearest to Rome, and how many borders lie between; null: there are none. */
export function nearestThreat(p: Position): { readonly area: string; readonly borders: number } | null {
  const seen = new Set<string>([ROME])
  let ring: readonly string[] = [ROME]
  for (let borders = 0; ring.length > 0; borders++) {
    const area = ring.find((id) => (standAt(p, id).barbarianForces ?? 0) + (standAt(p, id).cavalry ?? 0) > 0)
    if (area !== undefined) return { area, borders }
    const next = ring.flatMap(neighbours).filter((id) => !seen.has(id))
    for (const id of next) seen.add(id)
    ring = [...new Set(next)]
  }
  return null
}

type Change = { [key: string]: Json }
type Counted = 'legions' | 'forces' | 'barbarianForces' | 'cavalry'
type Moved = 'movedLegions' | 'movedForces' | 'movedBarbarianForces' | 'movedCavalry'
const movedOf = {
  legions: 'movedLegions',
  forces: 'movedForces',
  barbarianForces: 'movedBarbarianForces',
  cavalry: 'movedCavalry',
} as const satisfies Record<Counted, Moved>

/** The position after an event. What the board does not show is left to the next view. */
export function reduce(view: Json, event: GameEvent): Json {
  if (!isPosition(view)) return view
  const change = changeOf(view, event)
  return change === null ? view : { ...view, ...change }
}

function changeOf(p: Position, event: GameEvent): Change | null {
  const at = String(event.at)
  const number = Number(event.number ?? 1)
  switch (event.type) {
    case 'phase':
      return { turn: event.turn ?? p.turn, areas: rested(p) }
    case 'collection':
    case 'payment':
      return { rrp: event.rrp ?? p.rrp }
    case 'set-up':
      return { areas: counted(p.areas, at, 'barbarianForces', Number(event.forces)) }
    case 'entry':
      return { areas: counted(p.areas, at, barbarian(event.counter), 1) }
    case 'disband':
      return { areas: roman(p.areas, at, String(event.counter), -number) }
    case 'purchase':
      return { areas: roman(p.areas, at, String(event.counter), 1), rrp: event.rrp ?? p.rrp }
    case 'march': {
      const marched = crossed(p.areas, event, 'legions', 1)
      return { areas: crossed(marched, event, 'forces', Number(event.forces)) }
    }
    case 'move':
      return { areas: crossed(p.areas, event, barbarian(event.counter), number) }
    case 'ride':
      return { areas: crossed(p.areas, event, 'cavalry', 1) }
    case 'losses':
      return { areas: fallen(p.areas, event) }
    case 'dead':
      return buried(p, event)
    default:
      return null
  }
}

type Areas = { readonly [area: string]: Stand }

const barbarian = (counter: Json | undefined): Counted => (counter === 'cavalry' ? 'cavalry' : 'barbarianForces')

function changed(all: Position['areas'], at: string, stand: Stand): Areas {
  return { ...all, [at]: stand }
}

function counted(all: Position['areas'], at: string, what: Counted, by: number): Areas {
  const stand = all[at] ?? NOTHING
  return changed(all, at, { ...stand, [what]: Math.max(0, (stand[what] ?? 0) + by) })
}

function roman(all: Position['areas'], at: string, counter: string, by: number): Areas {
  if (counter === 'legion') return counted(all, at, 'legions', by)
  if (counter === 'force') return counted(all, at, 'forces', by)
  return changed(all, at, { ...(all[at] ?? NOTHING), [counter]: by > 0 })
}

/** From one area to the next, and marked as having moved. */
function crossed(all: Position['areas'], { from, to }: GameEvent, what: Counted, number: number): Areas {
  const gone = counted(all, String(from), what, -number)
  const come = counted(gone, String(to), what, number)
  const stand = come[String(to)] ?? NOTHING
  const moved = movedOf[what]
  return changed(come, String(to), { ...stand, [moved]: (stand[moved] ?? 0) + number })
}

function fallen(all: Position['areas'], event: GameEvent): Areas {
  const at = String(event.at)
  if (event.side === 'roman') return counted(all, at, 'forces', -Number(event.forces))
  return counted(counted(all, at, 'barbarianForces', -Number(event.forces)), at, 'cavalry', -Number(event.cavalry))
}

function buried(p: Position, event: GameEvent): Change {
  const at = String(event.at)
  const [legions, forts, walls] = [Number(event.legions), Number(event.forts), Number(event.walls)]
  const { legions: _, fort: __, wall: ___, ...rest } = standAt(p, at)
  const dead = { legions: p.dead.legions + legions, forts: p.dead.forts + forts, walls: p.dead.walls + walls }
  return { areas: changed(p.areas, at, rest), dead }
}

/** At the start of a phase nothing has moved yet. */
function rested(p: Position): { [area: string]: Json } {
  return Object.fromEntries(
    Object.entries(p.areas).map(([id, stand]) => {
      const { movedLegions: _, movedForces: __, movedBarbarianForces: ___, movedCavalry: ____, ...rest } = stand
      return [id, rest]
    }),
  )
}

/** How long the eye needs. */
export function durationOf(event: GameEvent): number {
  switch (event.type) {
    case 'roll':
      return 650
    case 'round':
      return 1200
    case 'conflict':
    case 'conflict-end':
    case 'dead':
    case 'collection':
      return 900
    case 'move':
    case 'march':
    case 'ride':
      return 600
    case 'phase':
      return 350
    default:
      return 450
  }
}
