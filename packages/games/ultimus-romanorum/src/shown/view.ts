/** What a seat sees of a position, by names, and what can be read from it. */
import { isObject, type Json, type JsonObject } from '@tabularium/engine'
import type { CampName, HalfName } from '../events.ts'
import type { Phase } from '../state.ts'
import { board, isPlace, peoples, unitsOf } from './printed.ts'

export type { CampName, HalfName }

/** What is not so is left out. */
export type Piece = {
  readonly at: string
  readonly weak?: boolean
  readonly rallied?: HalfName
  readonly moved?: boolean
  /** Of a generic leader who is lost: the phase in which he comes back. */
  readonly returns?: string
}

export type Fleet = {
  readonly at: string
  readonly camp: CampName
  readonly moved?: boolean
  /** Of one that is lost: the year in which it comes back. */
  readonly returns?: number
}

export type People = {
  readonly status: string
  readonly major?: boolean
  readonly ally?: string
  readonly capital?: string
  readonly king?: string
}

export type Throne = { readonly augustus?: string; readonly patrice?: string; readonly usurper?: string }

/** A hand that is seen, or how many counters are in one that is not. */
export type Hand = number | Readonly<Record<string, number>>

export type View = {
  readonly options: { readonly scenario: string; readonly years?: number }
  readonly year: number
  readonly phase: Phase
  readonly romanSeat: number
  readonly initiative: CampName
  /** Left, by camp: the Roman's, the Barbarian's. */
  readonly smc: readonly [number, number]
  readonly vp: readonly [number, number]
  /** 0: none yet. */
  readonly event: number
  readonly deathsTested?: boolean
  readonly hands: { readonly first: Hand; readonly second: Hand }
  /** In the bowl, or in the hand that is not seen. */
  readonly unseen?: Readonly<Record<string, number>>
  readonly stack: readonly { readonly kind: string; readonly camp?: string }[]
  /** Whose SMC it is, while events are shown. */
  readonly moving?: CampName
  readonly pieces: Readonly<Record<string, Piece>>
  readonly peoples: Readonly<Record<string, People>>
  readonly west: Throne
  readonly east: Throne
  readonly fleets: Readonly<Record<string, Fleet>>
  readonly plagues: readonly { readonly at: string; readonly epidemic: boolean }[]
  readonly council?: string
  readonly migrating?: string
  readonly paxRomana?: boolean
}

/** Whether it was written by this game. */
export function isView(view: Json): view is JsonObject & View {
  return isObject(view) && 'pieces' in view && 'peoples' in view && 'fleets' in view
}

/** What is asked. */
export const asked = ({ stack }: View): string => stack[stack.length - 1]?.kind ?? ''

const seats = ['first', 'second'] as const

/** What a seat holds, and what the other holds. */
export function handsOf({ hands }: View, seat: number): { readonly mine: Hand; readonly theirs: Hand } {
  return { mine: hands[seats[seat] ?? 'first'], theirs: hands[seats[1 - seat] ?? 'second'] }
}

export const handSize = (hand: Hand): number =>
  typeof hand === 'number' ? hand : Object.values(hand).reduce((sum, count) => sum + count, 0)

/** The years that are played, as the option asks for them. */
export function yearsOf({ year, options }: View): { readonly first: number; readonly last: number } {
  const scenario = board.scenarios.find(({ id }) => id === options.scenario)
  const { start, end } = scenario ?? { start: year, end: year }
  return { first: start, last: options.years === undefined ? end : start + options.years - 1 }
}

/** Who is aboard is where the fleet is. */
export function whereabouts({ fleets }: View, place: string): string {
  return place.startsWith('aboard-') ? (fleets[place.slice('aboard-'.length)]?.at ?? place) : place
}

/** On the map, or in the box of a refuge; undefined: nowhere. */
export function placeOf(view: View, piece: string): string | undefined {
  const at = whereabouts(view, view.pieces[piece]?.at ?? '')
  return isPlace(at) ? at : undefined
}

/** Where a people is looked for: in its capital, with its units, or at home. */
export function homeOf(view: View, people: string): string | undefined {
  const [unit] = unitsOf(people).flatMap(({ id }) => placeOf(view, id) ?? [])
  return view.peoples[people]?.capital ?? unit ?? peoples.get(people)?.homes[0]
}

export const statusOf = ({ peoples: all }: View, people: string): string => all[people]?.status ?? 'peace'

/** What the units of a people on the map have together, in PF. */
export function strengthOf(view: View, people: string): number {
  return unitsOf(people).reduce((sum, { id, full, weak }) => {
    if (placeOf(view, id) === undefined) return sum
    return sum + (view.pieces[id]?.weak === true ? weak.pf : full.pf)
  }, 0)
}
