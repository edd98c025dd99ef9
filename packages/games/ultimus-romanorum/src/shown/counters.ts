/** What lies where: each counter with its camp, its title and what has become of it. */
import { type Leader, leaders, type Unit, units } from './printed.ts'
import { type CampName, type HalfName, type Piece, statusOf, type View, whereabouts } from './view.ts'

export type Title = 'augustus' | 'patrice' | 'usurper' | 'rex'

/** A counter as it lies there. */
export type Counter = LeaderCounter | UnitCounter

interface Lying {
  readonly id: string
  readonly camp: CampName
  /** UR-8.1-g: of a people at peace: nobody's enemy. */
  readonly isAtPeace: boolean
  readonly moved: boolean
  readonly rallied: HalfName | null
  /** Foederati, or in revolt. */
  readonly mark: 'foederati' | 'revolt' | null
}

export interface LeaderCounter extends Lying {
  readonly leader: Leader
  readonly title: Title | null
}

export interface UnitCounter extends Lying {
  readonly unit: Unit
  readonly weak: boolean
}

export type ZoneMarker = 'plague' | 'epidemic' | 'council' | 'civil-war' | 'regnum'

/** What lies in a place, the first on top. */
export interface Held {
  readonly roman: readonly Counter[]
  readonly barbarian: readonly Counter[]
  readonly fleets: readonly { readonly id: string; readonly camp: CampName; readonly moved: boolean }[]
  readonly markers: readonly { readonly kind: ZoneMarker; readonly people?: string }[]
}

export const isLeader = (counter: Counter): counter is LeaderCounter => 'leader' in counter

export const faceOf = ({ unit, weak }: UnitCounter) => (weak ? unit.weak : unit.full)

const facesOf = (counters: readonly Counter[]) =>
  counters.flatMap((counter) => (isLeader(counter) ? [] : [faceOf(counter)]))

/** All strength of the units among them. */
export function strength(counters: readonly Counter[]): number {
  return facesOf(counters).reduce((sum, { pf }) => sum + pf, 0)
}

const mean = (values: readonly number[]) => Math.floor(values.reduce((sum, value) => sum + value, 0) / values.length)

/**
 * UR-8.6.1-a UR-8.6.2-a UR-8.6.2-b: the average quality of the units, and the best bonus of the leaders or the units'
 * average; null: there is no unit.
 */
export function forceOf(counters: readonly Counter[]): { readonly quality: number; readonly bonus: number } | null {
  const faces = facesOf(counters)
  if (faces.length === 0) return null
  const led = counters.flatMap((counter) => (isLeader(counter) ? [counter.leader.bt] : []))
  const bonus = led.length > 0 ? Math.max(...led) : mean(faces.map(({ bt }) => bt))
  return { quality: mean(faces.map(({ qu }) => qu)), bonus }
}

const peopleOf = (piece: string): string | null => leaders.get(piece)?.people ?? units.get(piece)?.people ?? null

/** UR-6.2-ad UR-6.2-ai: the major people that an alliance goes by; subjects of Hunni go by themselves. */
function headOf(view: View, people: string): string {
  const ally = view.peoples[people]?.ally
  const isSubject = ally === 'hunni' && ['ostrogothi', 'gepidae'].includes(people)
  return ally === undefined || isSubject ? people : headOf(view, ally)
}

/** UR-0.5-b UR-0.5-c UR-3.7.1-b UR-6.2-ap UR-6.2-az */
export function campOf(view: View, piece: string): CampName {
  if (view.pieces[piece]?.rallied !== undefined) return 'barbarian'
  const people = peopleOf(piece)
  if (people === null) return 'roman'
  if (view.migrating !== undefined && headOf(view, people) === view.migrating) return 'barbarian'
  return ['foederati', 'client'].includes(statusOf(view, people)) ? 'roman' : 'barbarian'
}

export function titleOf(view: View, leader: string): Title | null {
  for (const { augustus, patrice, usurper } of [view.west, view.east]) {
    if (augustus === leader) return 'augustus'
    if (usurper === leader) return 'usurper'
    if (patrice === leader) return 'patrice'
  }
  return Object.values(view.peoples).some(({ king }) => king === leader) ? 'rex' : null
}

function counterOf(view: View, id: string, { moved = false, rallied, weak = false }: Piece): Counter | null {
  const people = peopleOf(id)
  const status = people === null ? null : statusOf(view, people)
  const lying: Lying = {
    id,
    camp: campOf(view, id),
    isAtPeace: status === 'peace',
    moved,
    rallied: rallied ?? null,
    mark: status === 'foederati' || status === 'revolt' ? status : null,
  }
  const leader = leaders.get(id)
  if (leader !== undefined) return { ...lying, leader, title: titleOf(view, id) }
  const unit = units.get(id)
  return unit === undefined ? null : { ...lying, unit, weak }
}

const TITLES: readonly (Title | null)[] = ['augustus', 'usurper', 'rex', 'patrice', null]

/** Leaders before units, by title and then by command; units by strength. */
function byRank(a: Counter, b: Counter): number {
  if (isLeader(a) !== isLeader(b)) return isLeader(a) ? -1 : 1
  if (isLeader(a) && isLeader(b))
    return TITLES.indexOf(a.title) - TITLES.indexOf(b.title) || b.leader.cc - a.leader.cc || (a.id < b.id ? -1 : 1)
  if (isLeader(a) || isLeader(b)) return 0
  return faceOf(b).pf - faceOf(a).pf || (a.id < b.id ? -1 : 1)
}

type Gathering = { -readonly [Key in keyof Held]: Held[Key][number][] }

/** What lies in every place where something lies. */
export function heldIn(view: View): ReadonlyMap<string, Held> {
  const all = new Map<string, Gathering>()
  const at = (place: string): Gathering => {
    const found = all.get(place) ?? { roman: [], barbarian: [], fleets: [], markers: [] }
    all.set(place, found)
    return found
  }
  for (const [id, piece] of Object.entries(view.pieces)) {
    const counter = counterOf(view, id, piece)
    if (counter !== null) at(whereabouts(view, piece.at))[counter.camp].push(counter)
  }
  for (const [id, { at: place, camp, moved = false }] of Object.entries(view.fleets))
    at(place).fleets.push({ id, camp, moved })
  for (const [place, marker] of markersOf(view)) at(place).markers.push(marker)
  for (const { roman, barbarian } of all.values()) {
    roman.sort(byRank)
    barbarian.sort(byRank)
  }
  return all
}

function markersOf({ plagues, council, west, east, pieces, peoples }: View) {
  const markers: [place: string, marker: Held['markers'][number]][] = []
  for (const { at, epidemic } of plagues) markers.push([at, { kind: epidemic ? 'epidemic' : 'plague' }])
  if (council !== undefined) markers.push([council, { kind: 'council' }])
  for (const { usurper = '' } of [west, east]) {
    const at = pieces[usurper]?.at
    if (at !== undefined) markers.push([at, { kind: 'civil-war' }])
  }
  for (const [people, { status, capital }] of Object.entries(peoples))
    if (status === 'regnum' && capital !== undefined) markers.push([capital, { kind: 'regnum', people }])
  return markers
}
