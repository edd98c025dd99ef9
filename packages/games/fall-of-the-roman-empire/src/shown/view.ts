/** What a seat sees of a position, by names, and what can be read from it. */
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import file from '../edition/board.json' with { type: 'json' }
import type { Phase } from '../events.ts'

/** What stands in an area: what is not there is left out. */
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

/** What is asked, with the places it is about. */
export type Frame = {
  readonly kind: string
  readonly from?: string
  readonly to?: string
  readonly at?: string
  readonly phase?: string
}

export type Pile = { readonly legions: number; readonly forts: number; readonly walls: number }

export type View = {
  readonly turn: number
  readonly rrp: number
  readonly areas: Readonly<Record<string, Stand>>
  readonly dead: Pile
  readonly available: Pile & { readonly forces: number; readonly barbarianForces: number; readonly cavalry: number }
  readonly stack: readonly Frame[]
}

/** Whether it was written by this game. */
export function isView(view: Json): view is JsonObject & View {
  return isObject(view) && 'areas' in view && 'rrp' in view
}

export const board = file
export const TURNS = board.setUp.turns
export const ROME = board.rome
export const areas = new Map(board.areas.map((area) => [area.id, area]))
export const nameOf = (id: string): string => areas.get(id)?.name ?? id

const NOTHING: Stand = {}
export const standAt = (view: View, area: string): Stand => view.areas[area] ?? NOTHING
export const asked = (view: View): Frame | undefined => view.stack[view.stack.length - 1]

const phaseOfAsk: Readonly<Record<string, Phase>> = {
  expenditure: 'expenditure',
  purchase: 'purchase',
  entry: 'barbarian-resources',
  'roman-movement': 'roman-movement',
  march: 'roman-movement',
  'barbarian-movement': 'barbarian-movement',
  host: 'barbarian-movement',
  losses: 'conflict',
  ride: 'conflict',
}

/** FR-3-a: the phase that is; null: before the first turn. */
export function phaseOf(view: View): string | null {
  const frame = asked(view)
  return frame?.phase ?? phaseOfAsk[frame?.kind ?? ''] ?? null
}

/** FR-8-c FR-8-d FR-8-e: how few and how many Forces go with the next Legion. */
export function escortOf(view: View, from: string): { readonly least: number; readonly most: number } {
  const { legions = 0, forces = 0, movedForces = 0, fort = false, wall = false } = standAt(view, from)
  const most = forces - movedForces
  return { least: fort || wall || from === ROME || legions > 1 ? 0 : most, most }
}

const neighbourhood = new Map<string, string[]>(board.areas.map(({ id }) => [id, []]))
for (const { a, b } of board.borders) {
  neighbourhood.get(a)?.push(b)
  neighbourhood.get(b)?.push(a)
}
export const neighbours = (area: string): readonly string[] => neighbourhood.get(area) ?? []

/** FR-5-a: a point for each Roman counter on the map. */
export function upkeep(view: View): number {
  return Object.values(view.areas).reduce(
    (sum, { legions = 0, forces = 0, fort = false, wall = false }) =>
      sum + legions + forces + Number(fort) + Number(wall),
    0,
  )
}

/** FR-4-a: what the Roman would collect if nothing changed. */
export function income(view: View): number {
  return board.areas.reduce((sum, { id, rv }) => sum + ((standAt(view, id).forces ?? 0) > 0 ? rv : 0), 0)
}

/** Who has Forces or, where nobody has, other counters there; null: nobody. */
export function holderOf(view: View, area: string): 'roman' | 'barbarian' | 'both' | null {
  const { legions = 0, forces = 0, fort = false, wall = false, barbarianForces = 0, cavalry = 0 } = standAt(view, area)
  if (forces > 0) return barbarianForces > 0 ? 'both' : 'roman'
  if (barbarianForces + cavalry > 0) return 'barbarian'
  return legions > 0 || fort || wall ? 'roman' : null
}

/** FR-10-j: areas where Legions, Forts or Walls stand without a Roman Force. */
export function forsaken(view: View): readonly string[] {
  return board.areas
    .map(({ id }) => id)
    .filter((id) => {
      const { legions = 0, forces = 0, fort = false, wall = false } = standAt(view, id)
      return forces === 0 && (legions > 0 || fort || wall)
    })
}

/** The Barbarians nearest to Rome, and how many borders lie between; null: there are none. */
export function nearestThreat(view: View): { readonly area: string; readonly borders: number } | null {
  const seen = new Set<string>([ROME])
  let ring: readonly string[] = [ROME]
  for (let borders = 0; ring.length > 0; borders++) {
    const area = ring.find((id) => (standAt(view, id).barbarianForces ?? 0) + (standAt(view, id).cavalry ?? 0) > 0)
    if (area !== undefined) return { area, borders }
    const next = ring.flatMap(neighbours).filter((id) => !seen.has(id))
    for (const id of next) seen.add(id)
    ring = [...new Set(next)]
  }
  return null
}
