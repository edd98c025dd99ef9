/** What stands on the map as it is drawn: in each place one stack of each camp, and fleets. */
import {
  type CampName,
  type Counter,
  type Held,
  heldIn,
  isLeader,
  type LeaderCounter,
  peoples,
  strength,
  type View,
} from '@tabularium/ultimus-romanorum/shown'
import type { Point } from '../../../../map/format.ts'
import type { PieceName, PlaceName, Standing } from '../../../page/board/board-part.ts'
import { icons } from '../icons.ts'
import { stands } from './chart.ts'

export type Owner = 'rome' | 'east' | 'foed' | 'usurper' | 'barb'

export type RoundelKind =
  | 'foederati'
  | 'revolt'
  | 'augustus'
  | 'patrice'
  | 'rex'
  | 'plague'
  | 'epidemic'
  | 'council'
  | 'civil-war'
  | 'regnum'

export interface Stack {
  readonly key: string
  readonly place: PlaceName
  readonly camp: CampName
  readonly owner: Owner
  readonly form: 'square' | 'eight' | 'ended'
  readonly icon: string
  readonly at: Point
  readonly size: number
  /** Leaders first, best first. */
  readonly counters: readonly Counter[]
  readonly leader: LeaderCounter | null
  readonly pf: number
  readonly roundels: readonly RoundelKind[]
}

export interface FleetStand {
  readonly id: PieceName
  readonly place: PlaceName
  readonly camp: CampName
  readonly moved: boolean
  readonly at: Point
}

export interface Placed {
  readonly stacks: readonly Stack[]
  readonly fleets: readonly FleetStand[]
  /** What lies in a place where nobody stands. */
  readonly lying: readonly {
    readonly place: PlaceName
    readonly at: Point
    readonly roundels: readonly RoundelKind[]
  }[]
}

/** Its width on the map, alone and led, or beside another. */
export const SIZE = 27
const LED = 31
export const FLEET = 26.5

/** Whose most of the strength is. */
export function ownerOf(counters: readonly Counter[]): Owner {
  const sums = new Map<Owner, number>()
  for (const counter of counters) {
    const owner = ownerOfOne(counter)
    sums.set(owner, (sums.get(owner) ?? 0) + 0.1 + strength([counter]))
  }
  const [most] = [...sums].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? 'rome'
}

export function ownerOfOne(counter: Counter): Owner {
  const { half, people } = isLeader(counter) ? counter.leader : counter.unit
  if (counter.rallied !== null) return 'usurper'
  if (counter.camp === 'barbarian') return people === null ? 'usurper' : 'barb'
  if (people !== null) return 'foed'
  return half === 'east' ? 'east' : 'rome'
}

const HORSEMEN = ['hunni', 'alani']

/** By its kind or its people: what is drawn in the middle of a counter. */
export function iconOf(counter: Counter): string {
  if (isLeader(counter)) return counter.camp === 'roman' ? icons.leader : icons.king
  const { category, people } = counter.unit
  if (people !== null) {
    if (counter.camp === 'roman') return icons.foederati
    if (HORSEMEN.includes(people)) return icons.horsemen
    return peoples.get(people)?.nationality === 'german' ? icons.people : icons.spears
  }
  const kinds: Readonly<Record<string, string>> = {
    pa: icons.palatini,
    co: icons.comitatenses,
    li: icons.limitanei,
    bu: icons.buccellarii,
  }
  return kinds[category ?? ''] ?? icons.palatini
}

const TITLES = ['augustus', 'patrice', 'rex'] as const

function roundelsOf(counters: readonly Counter[], held: Held, isFirst: boolean): readonly RoundelKind[] {
  const titles = new Set(counters.flatMap((each) => (isLeader(each) && each.title !== null ? [each.title] : [])))
  const marks = new Set(counters.flatMap(({ mark }) => (mark === null ? [] : [mark])))
  const isGold = ownerOf(counters) === 'foed'
  return [
    ...TITLES.filter((title) => titles.has(title)),
    ...[...marks].filter((mark) => mark !== 'foederati' || !isGold),
    ...(isFirst ? held.markers.map(({ kind }) => kind) : []),
  ]
}

function stackOf(place: PlaceName, camp: CampName, held: Held): readonly Stack[] {
  const counters = held[camp]
  const stand = stands.get(place)
  const first = counters.find((counter) => !isLeader(counter)) ?? counters[0]
  if (first === undefined || stand === undefined) return []
  const both = held.roman.length > 0 && held.barbarian.length > 0
  const owner = ownerOf(counters)
  const led = counters.filter(isLeader)
  return [
    {
      key: `${place} ${camp}`,
      place,
      camp,
      owner,
      form: owner === 'barb' ? 'eight' : owner === 'foed' ? 'ended' : 'square',
      icon: iconOf(first),
      at: both ? stand[camp] : stand.middle,
      size: both || led.length === 0 ? SIZE : LED,
      counters,
      leader: bestOf(led),
      pf: strength(counters),
      roundels: roundelsOf(counters, held, camp === 'roman' || held.roman.length === 0),
    },
  ]
}

/** Whose name is above the stack: who holds a title, then who commands most. */
const bestOf = (led: readonly LeaderCounter[]): LeaderCounter | null =>
  [...led].sort((a, b) => Number(a.leader.generic) - Number(b.leader.generic))[0] ?? null

const QUAY_STEP = 25

function placed(view: View): Placed {
  const all = [...heldIn(view)].filter(([place]) => stands.has(place))
  return {
    stacks: all.flatMap(([place, held]) => [...stackOf(place, 'barbarian', held), ...stackOf(place, 'roman', held)]),
    fleets: all.flatMap(([place, { fleets }]) => {
      const [x, y] = stands.get(place)?.quay ?? [0, 0]
      return fleets.map(
        ({ id, camp, moved }, i): FleetStand => ({ id, place, camp, moved, at: [x + i * QUAY_STEP, y] }),
      )
    }),
    lying: all.flatMap(([place, { roman, barbarian, markers }]) =>
      roman.length + barbarian.length > 0 || markers.length === 0
        ? []
        : [{ place, at: stands.get(place)?.middle ?? [0, 0], roundels: markers.map(({ kind }) => kind) }],
    ),
  }
}

const known = new WeakMap<View, Placed>()

export function placedIn(view: View): Placed {
  const found = known.get(view) ?? placed(view)
  known.set(view, found)
  return found
}

interface Found {
  readonly places: ReadonlyMap<PlaceName, readonly Stack[]>
  readonly pieces: ReadonlyMap<PieceName, Stack>
}

const sorted = new WeakMap<Placed, Found>()

/** By place, and by every piece that is in one. */
function found(view: View): Found {
  const all = placedIn(view)
  const before = sorted.get(all)
  if (before !== undefined) return before
  const places = new Map<PlaceName, readonly Stack[]>()
  for (const stack of all.stacks) places.set(stack.place, [...(places.get(stack.place) ?? []), stack])
  const pieces = new Map(all.stacks.flatMap((stack) => stack.counters.map(({ id }) => [id, stack] as const)))
  const now = { places, pieces }
  sorted.set(all, now)
  return now
}

export const stacksAt = (view: View, place: PlaceName): readonly Stack[] => found(view).places.get(place) ?? []

export const stackWith = (view: View, piece: PieceName): Stack | null => found(view).pieces.get(piece) ?? null

export function standing(piece: PieceName, view: View): Standing | null {
  const fleet = placedIn(view).fleets.find(({ id }) => id === piece)
  if (fleet !== undefined) return { at: fleet.at, form: 'round', half: [FLEET / 2, FLEET / 2] }
  const stack = stackWith(view, piece)
  return stack === null ? null : { at: stack.at, form: stack.form, half: [stack.size / 2, stack.size / 2] }
}

/** Leaders before units, and fleets last. */
export function piecesAt(place: PlaceName, view: View): readonly PieceName[] {
  const counters = stacksAt(view, place).flatMap((stack) => stack.counters)
  const [led, units] = [counters.filter(isLeader), counters.filter((counter) => !isLeader(counter))]
  const fleets = placedIn(view).fleets.filter((fleet) => fleet.place === place)
  return [...led, ...units, ...fleets].map(({ id }) => id)
}
