/** The position as the board shows it: what stands where, and in whose camp. */
import { isObject, type Json, type JsonObject, type Language } from '@tabularium/engine'
import boardFile from '@tabularium/ultimus-romanorum/board' with { type: 'json' }
import { names } from '@tabularium/ultimus-romanorum/lexicon'

export type Half = 'west' | 'east'
export type Camp = 'roman' | 'barbarian'

/** A piece as the worker writes it: what is not so is left out. */
export interface Piece {
  readonly at: string
  readonly weak?: boolean
  readonly rallied?: Half
  readonly moved?: boolean
  /** Of a generic leader who is lost: the phase in which he comes back. */
  readonly returns?: string
}

interface FleetMarker {
  readonly at: string
  readonly camp: Camp
  readonly moved?: boolean
  /** Of one that is lost: the year in which it comes back. */
  readonly returns?: number
}

export interface People {
  readonly status: string
  readonly major?: boolean
  readonly ally?: string
  readonly capital?: string
  readonly king?: string
}

export interface Throne {
  readonly augustus?: string
  readonly patrice?: string
  readonly usurper?: string
}

/** A hand that is seen, or how many counters are in one that is not. */
export type Hand = number | Readonly<Record<string, number>>

export interface Position {
  readonly options: { readonly scenario: string; readonly years?: number }
  readonly year: number
  readonly phase: string
  readonly romanSeat: number
  readonly initiative: Camp
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
  readonly moving?: Camp
  readonly pieces: Readonly<Record<string, Piece>>
  readonly peoples: Readonly<Record<string, People>>
  readonly west: Throne
  readonly east: Throne
  readonly fleets: Readonly<Record<string, FleetMarker>>
  readonly plagues: readonly { readonly at: string; readonly epidemic: boolean }[]
  readonly council?: string
  readonly migrating?: string
  readonly paxRomana?: boolean
}

export const phaseName = ({ phase }: Position, language: Language): string =>
  Object.entries(names[language].phase).find(([id]) => id === phase)?.[1] ?? ''

/** The worker writes views of this form; nothing else reaches the board. */
export function isPosition(view: Json): view is JsonObject & Position {
  return isObject(view) && 'pieces' in view && 'peoples' in view && 'fleets' in view
}

export const board = boardFile
export type Zone = (typeof board.zones)[number]
export type Leader = (typeof board.leaders)[number]
export type Unit = (typeof board.units)[number]

export const zones = new Map(board.zones.map((zone) => [zone.id, zone]))
export const dioceses = new Map(board.dioceses.map((diocese) => [diocese.id, diocese]))
export const peoples = new Map(board.peoples.map((people) => [people.id, people]))
export const leaders = new Map(board.leaders.map((leader) => [leader.id, leader]))
export const units = new Map(board.units.map((unit) => [unit.id, unit]))
export const refuges = new Map(board.refuges.map(({ id }) => [`${id}-box`, id]))
export const seas = new Map(board.seas.map((sea) => [sea.id, sea]))

/** The years that are played, as the option asks for them. */
export function yearsOf({ year, options }: Position): { readonly first: number; readonly last: number } {
  const scenario = board.scenarios.find(({ id }) => id === options.scenario)
  const { start, end } = scenario ?? { start: year, end: year }
  return { first: start, last: options.years === undefined ? end : start + options.years - 1 }
}

export const asked = (p: Position): string => p.stack[p.stack.length - 1]?.kind ?? ''

const capitalised = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/** A zone, a sea or a refuge by its name. */
export function nameOf(place: string): string {
  const refuge = refuges.get(place)
  if (refuge !== undefined) return capitalised(refuge)
  return zones.get(place)?.name ?? seas.get(place)?.name ?? place
}

/** What can be pointed at. */
export const isSpot = (place: string): boolean => zones.has(place) || seas.has(place) || refuges.has(place)

/** Every place by its name. */
export const spots: readonly { readonly spot: string; readonly name: string }[] = [
  ...zones.keys(),
  ...seas.keys(),
  ...refuges.keys(),
]
  .map((spot) => ({ spot, name: nameOf(spot) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'la', { numeric: true }))

const unitsByPeople = new Map(board.peoples.map(({ id }) => [id, board.units.filter(({ people }) => people === id)]))
export const unitsOf = (people: string): readonly Unit[] => unitsByPeople.get(people) ?? []

/** UR-7.3: where all move as in the Empire. */
const EASTERN = ['persae', 'armenia', 'iberia']

/** What a zone is tinted as. */
export function tintOf({ diocese, kind, people }: Zone): string {
  if (diocese !== null) return diocese
  if (people !== null && EASTERN.includes(people)) return 'realm'
  return kind === 'home' ? 'people' : 'wild'
}

export type Title = 'augustus' | 'patrice' | 'usurper' | 'rex'

/** A counter as it lies there. */
export type Counter = LeaderCounter | UnitCounter

interface Lying {
  readonly id: string
  readonly camp: Camp
  /** Of a people at peace: nobody's enemy. */
  readonly isAtPeace: boolean
  readonly moved: boolean
  readonly rallied: Half | null
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

export const isLeader = (counter: Counter): counter is LeaderCounter => 'leader' in counter

export const faceOf = ({ unit, weak }: UnitCounter) => (weak ? unit.weak : unit.full)

/** All strength of the units among them. */
export function strength(counters: readonly Counter[]): number {
  return counters.reduce((sum, counter) => sum + (isLeader(counter) ? 0 : faceOf(counter).pf), 0)
}

export type ZoneMarker = 'plague' | 'epidemic' | 'council' | 'civil-war' | 'regnum'

/** What lies in a place, the first on top. */
export interface Held {
  readonly roman: readonly Counter[]
  readonly barbarian: readonly Counter[]
  readonly fleets: readonly { readonly id: string; readonly camp: Camp; readonly moved: boolean }[]
  readonly markers: readonly { readonly kind: ZoneMarker; readonly people?: string }[]
}

export const NOTHING: Held = { roman: [], barbarian: [], fleets: [], markers: [] }

type Gathering = { -readonly [Key in keyof Held]: Held[Key][number][] }

const held = new WeakMap<object, ReadonlyMap<string, Held>>()

/** What lies where, worked out once for each position. */
export function heldIn(p: Position): ReadonlyMap<string, Held> {
  const known = held.get(p)
  if (known !== undefined) return known
  const places = new Map<string, Gathering>()
  const at = (place: string): Gathering => {
    const found = places.get(place) ?? { roman: [], barbarian: [], fleets: [], markers: [] }
    places.set(place, found)
    return found
  }
  for (const [id, piece] of Object.entries(p.pieces)) {
    const counter = counterOf(p, id, piece)
    if (counter !== null) at(whereabouts(p, piece.at))[counter.camp].push(counter)
  }
  for (const [id, { at: place, camp, moved = false }] of Object.entries(p.fleets))
    at(place).fleets.push({ id, camp, moved })
  for (const { at: place, epidemic } of p.plagues) at(place).markers.push({ kind: epidemic ? 'epidemic' : 'plague' })
  if (p.council !== undefined) at(p.council).markers.push({ kind: 'council' })
  for (const { usurper } of [p.west, p.east]) {
    const place = usurper === undefined ? undefined : p.pieces[usurper]?.at
    if (place !== undefined) at(place).markers.push({ kind: 'civil-war' })
  }
  for (const [people, { status, capital }] of Object.entries(p.peoples))
    if (status === 'regnum' && capital !== undefined) at(capital).markers.push({ kind: 'regnum', people })
  for (const gathering of places.values()) {
    gathering.roman.sort(byRank)
    gathering.barbarian.sort(byRank)
  }
  const kept = new Map([...places].map(([place, gathering]) => [place, sameAsBefore(place, gathering)]))
  held.set(p, kept)
  return kept
}

/** What lay in each place when it was last looked at, and how it can be told from anything else. */
const before = new Map<string, { readonly mark: string; readonly held: Held }>()

/** The very same object if nothing there has changed: it need not be drawn again. */
function sameAsBefore(place: string, held: Held): Held {
  const mark = markOf(held)
  const known = before.get(place)
  if (known?.mark === mark) return known.held
  before.set(place, { mark, held })
  return held
}

function markOf({ roman, barbarian, fleets, markers }: Held): string {
  const counter = (c: Counter) => [c.id, c.isAtPeace, c.moved, c.rallied, c.mark, isLeader(c) ? c.title : c.weak].join()
  return JSON.stringify([roman.map(counter), barbarian.map(counter), fleets, markers])
}

/** Who is aboard is where the fleet is. */
export function whereabouts(p: Position, place: string): string {
  return place.startsWith('aboard-') ? (p.fleets[place.slice('aboard-'.length)]?.at ?? place) : place
}

function counterOf(p: Position, id: string, { moved = false, rallied, weak = false }: Piece): Counter | null {
  const leader = leaders.get(id)
  const unit = units.get(id)
  const people = leader?.people ?? unit?.people ?? null
  const status = people === null ? null : (p.peoples[people]?.status ?? 'peace')
  const lying: Lying = {
    id,
    camp: campOf(p, people, status, rallied !== undefined),
    isAtPeace: status === 'peace',
    moved,
    rallied: rallied ?? null,
    mark: status === 'foederati' || status === 'revolt' ? status : null,
  }
  if (leader !== undefined) return { ...lying, leader, title: titleOf(p, id) }
  return unit === undefined ? null : { ...lying, unit, weak }
}

/** As the rules have it (UR-0.5-b, UR-0.5-c). */
function campOf(p: Position, people: string | null, status: string | null, rallied: boolean): Camp {
  if (rallied) return 'barbarian'
  if (people === null) return 'roman'
  if (people === p.migrating) return 'barbarian'
  return status === 'foederati' || status === 'client' ? 'roman' : 'barbarian'
}

export function titleOf(p: Position, id: string): Title | null {
  for (const { augustus, patrice, usurper } of [p.west, p.east]) {
    if (augustus === id) return 'augustus'
    if (usurper === id) return 'usurper'
    if (patrice === id) return 'patrice'
  }
  return Object.values(p.peoples).some(({ king }) => king === id) ? 'rex' : null
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
