/** What is printed on the map and the counters, by id. */
import file from '../edition/board.json' with { type: 'json' }
import { inNumerals } from './numerals.ts'

export const board = file
export type Zone = (typeof board.zones)[number]
export type Leader = (typeof board.leaders)[number]
export type Unit = (typeof board.units)[number]

export const zones = new Map(board.zones.map((zone) => [zone.id, zone]))
export const dioceses = new Map(board.dioceses.map((diocese) => [diocese.id, diocese]))
export const peoples = new Map(board.peoples.map((people) => [people.id, people]))
export const leaders = new Map(board.leaders.map((leader) => [leader.id, leader]))
export const units = new Map(board.units.map((unit) => [unit.id, unit]))
export const seas = new Map(board.seas.map((sea) => [sea.id, sea]))
/** The city of each box in which leaders find refuge. */
export const refuges = new Map(board.refuges.map(({ id }) => [`${id}-box`, id]))

/** Zones, seas and refuges. */
export const isPlace = (id: string): boolean => zones.has(id) || seas.has(id) || refuges.has(id)

const capitalised = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

/** A zone, a sea or a refuge by its name. */
export function nameOf(place: string): string {
  const refuge = refuges.get(place)
  if (refuge !== undefined) return capitalised(refuge)
  const zone = zones.get(place)
  return zone === undefined ? (seas.get(place)?.name ?? place) : inNumerals(zone.name)
}

const plainName = (place: string) => zones.get(place)?.name ?? nameOf(place)

/** Every place, in the order of the names and numbers. */
export const places: readonly string[] = [...zones.keys(), ...seas.keys(), ...refuges.keys()].sort((a, b) =>
  plainName(a).localeCompare(plainName(b), 'la', { numeric: true }),
)

const unitsByPeople = new Map(board.peoples.map(({ id }) => [id, board.units.filter(({ people }) => people === id)]))
export const unitsOf = (people: string): readonly Unit[] => unitsByPeople.get(people) ?? []

/** UR-7.3: where all move as in the Empire. */
const EASTERN = ['persae', 'armenia', 'iberia']

/** Whose land a zone is: a diocese by its id, an eastern realm, a people's home, or nobody's. */
export function landOf({ diocese, kind, people }: Zone): string {
  if (diocese !== null) return diocese
  if (people !== null && EASTERN.includes(people)) return 'realm'
  return kind === 'home' ? 'people' : 'wild'
}

/** Which half of the Empire a diocese belongs to. */
export const halfOf = ({ half }: { readonly half: string }): 'west' | 'east' => (half === 'east' ? 'east' : 'west')
