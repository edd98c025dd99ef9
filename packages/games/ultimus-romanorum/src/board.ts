/** The edition in small integers: zones, seas, peoples, leaders and units, with what follows from them. */
import type { BoardFile } from './edition/schema.ts'
import { stratagemIds } from './stratagem-kinds.ts'

/** A land zone. */
export type Zone = number
/** Where a piece can be: land zones first, then seas, refuges, and aboard a fleet; below 0 it is not on the map. */
export type Place = number
/** Leaders first, then units. */
export type Piece = number
export type People = number
export type Diocese = number
export type Fleet = number

export const WEST = 0
export const EAST = 1
export type Half = typeof WEST | typeof EAST
export const HALVES: readonly Half[] = [WEST, EAST]
export const otherHalf = (half: Half): Half => (half === WEST ? EAST : WEST)

export const LI = 0
export const CO = 1
export const PA = 2
export const BU = 3
/** A unit that is not Roman. */
export const TRIBAL = 4
export type Category = typeof LI | typeof CO | typeof PA | typeof BU | typeof TRIBAL

export const NOBODY = -1

/** A border that can be crossed. */
export interface Way {
  readonly to: Zone
  /** In PM, the zone itself included. */
  readonly cost: number
  /** Rhenus or Danuvius: frozen in a harsh winter. */
  readonly freezes: boolean
  /** A great river or a strait. */
  readonly isCrossing: boolean
}

export interface LeaderData {
  readonly id: string
  readonly name: string
  readonly generic: boolean
  /** Of a Roman. */
  readonly half: Half | null
  /** NOBODY: a Roman. */
  readonly people: People
  readonly isTheodosian: boolean
  readonly isBarbarian: boolean
  readonly cc: number
  readonly vs: number
  readonly bt: number
  readonly cp: number
  /** Of a historical leader. */
  readonly entryYear: number
  /** Of a Roman; NOBODY: none. A generic leader stands there from the start. */
  readonly entryZone: Zone
  /** The years of the columns <1 to <9 and Death; null: never tested. */
  readonly death: readonly (number | null)[] | null
}

export interface Face {
  readonly pf: number
  readonly qu: number
  readonly bt: number
}

export interface UnitData {
  readonly id: string
  readonly name: string
  readonly category: Category
  /** NOBODY: Roman. */
  readonly people: People
  readonly half: Half | null
  /** NOBODY: none. */
  readonly diocese: Diocese
  readonly isBarbarian: boolean
  /** The capital zone of palatini; NOBODY: none. */
  readonly base: Zone
  readonly full: Face
  readonly weak: Face
  readonly pm: number
}

export interface PeopleData {
  readonly id: string
  readonly name: string
  readonly nationality: string
  readonly major: boolean
  readonly homes: readonly Zone[]
  readonly units: readonly Piece[]
  readonly leaders: readonly Piece[]
}

export type Result = 'E' | 'A' | 'R' | '1/4' | '1/2' | '3/4'

export interface Board {
  readonly file: BoardFile
  /** Of every place. */
  readonly placeIds: readonly string[]
  readonly placeNames: readonly string[]
  readonly placeOf: ReadonlyMap<string, Place>
  /** How many land zones, seas, leaders, and pieces in all there are. */
  readonly zones: number
  readonly seas: number
  readonly leaders: number
  readonly pieces: number
  /** By zone; NOBODY: outside the Empire. */
  readonly dioceseOf: readonly Diocese[]
  /** By zone; null: outside the Empire. */
  readonly halfOf: readonly (Half | null)[]
  /** By zone: whose zone of origin it is; NOBODY: nobody's. */
  readonly homeOf: readonly People[]
  /** By zone. An imperial capital is a town too. */
  readonly hasTown: readonly boolean[]
  readonly hasPort: readonly boolean[]
  readonly isCapital: readonly boolean[]
  readonly ways: readonly (readonly Way[])[]
  readonly neighbours: readonly (readonly Zone[])[]
  /** In zones, by zone and zone. */
  readonly distance: readonly (readonly number[])[]
  /** By zone: the open seas it touches, as places. */
  readonly seasAt: readonly (readonly Place[])[]
  /** By sea, from 0: the zones it touches and the seas beside it, as places. */
  readonly coasts: readonly (readonly Zone[])[]
  readonly seaBorders: readonly (readonly Place[])[]
  readonly isOpenSea: readonly boolean[]
  readonly dioceses: readonly {
    readonly id: string
    readonly name: string
    readonly half: Half
    readonly zones: readonly Zone[]
  }[]
  /** By diocese: those beside it, over a strait too. */
  readonly dioceseBorders: readonly (readonly Diocese[])[]
  /** By half: the zone of Ravenna or Constantinopolis, and the place of its box. */
  readonly refugeZone: readonly [Zone, Zone]
  readonly refuge: readonly [Place, Place]
  readonly roma: Zone
  /** By half. */
  readonly capitals: readonly [readonly Zone[], readonly Zone[]]
  /** The two permanent fleets and those of the stratagem: where they are at home. */
  readonly fleetIds: readonly string[]
  readonly fleetBase: readonly Zone[]
  /** The place aboard the first fleet; the others follow. */
  readonly aboard: Place
  readonly peoples: readonly PeopleData[]
  readonly peopleOf: ReadonlyMap<string, People>
  /** By piece; NOBODY: a Roman one. */
  readonly people: readonly People[]
  readonly leader: readonly LeaderData[]
  /** By piece; undefined for leaders, which come first. */
  readonly unit: readonly UnitData[]
  readonly pieceIds: readonly string[]
  readonly pieceOf: ReadonlyMap<string, Piece>
  /** By kind of stratagem: how many there are. */
  readonly mix: readonly number[]
  /** Rows -2 to 9, columns 1/3 to 4/1: attacker's result, defender's result. */
  readonly combat: readonly (readonly (readonly [Result, Result])[])[]
}

/** How many fleets the stratagem can bring at most, beside the two permanent ones. */
const SPARE_FLEETS = 2

export function makeBoard(file: BoardFile): Board {
  const index = (list: readonly { readonly id: string }[]) => new Map(list.map(({ id }, i) => [id, i]))
  const zoneOf = index(file.zones)
  const peopleOf = index(file.peoples)
  const dioceseIndex = index(file.dioceses)
  const at = (map: ReadonlyMap<string, number>, id: string | null | undefined): number =>
    id == null ? NOBODY : (map.get(id) ?? NOBODY)
  const zones = file.zones.length
  const seas = file.seas.length
  const leaders = file.leaders.length
  const halfNamed = (half: 'west' | 'east'): Half => (half === 'west' ? WEST : EAST)
  const dioceseOf = file.zones.map((zone) => at(dioceseIndex, zone.diocese))
  const ways = waysOf(file, zoneOf)
  const neighbours = ways.map((list) => list.map(({ to }) => to))
  const unitData = file.units.map((unit): UnitData => {
    const category = unit.category === null ? TRIBAL : ({ li: LI, co: CO, pa: PA, bu: BU } as const)[unit.category]
    return {
      id: unit.id,
      name: unit.name,
      category,
      people: at(peopleOf, unit.people),
      half: unit.half === null ? null : halfNamed(unit.half),
      diocese: at(dioceseIndex, unit.diocese),
      isBarbarian: unit.barbarian,
      base: at(zoneOf, unit.base),
      full: unit.full,
      weak: unit.weak,
      // UR-1.3.2-a UR-1.3.2-b
      pm: category === PA || category === BU ? 4 : 3,
    }
  })
  const leaderData = file.leaders.map(
    (leader): LeaderData => ({
      id: leader.id,
      name: leader.name,
      generic: leader.generic,
      half: leader.half === null ? null : halfNamed(leader.half),
      people: at(peopleOf, leader.people),
      isTheodosian: leader.origin === 'theodosian',
      isBarbarian: leader.origin === 'barbarian',
      cc: leader.cc,
      vs: leader.vs,
      bt: leader.bt,
      cp: leader.cp,
      entryYear: leader.entry?.year ?? 0,
      entryZone: at(zoneOf, leader.entry?.zone ?? leader.zone),
      death: leader.death ?? null,
    }),
  )
  const pieceIds = [...file.leaders, ...file.units].map(({ id }) => id)
  const seaPlace = new Map(file.seas.map(({ id }, i) => [id, zones + i]))
  const openSeas = file.seas.filter(({ open }) => open)
  const refuges = (['west', 'east'] as const).map((half) => file.refuges.find((refuge) => refuge.half === half))
  const fleetIds = [
    ...file.fleets.map(({ id }) => id),
    ...Array.from({ length: SPARE_FLEETS }, (_, i) => `fleet-${i + 1}`),
  ]
  const names = [
    ...file.zones.map(({ id, name }) => [id, name]),
    ...file.seas.map(({ id, name }) => [id, name]),
    ...refuges.map((refuge) => [`${refuge?.id}-box`, `${refuge?.id} (box)`]),
    ...fleetIds.map((id) => [`aboard-${id}`, id]),
  ]
  const withTown = (test: (town: BoardFile['zones'][number]['towns'][number]) => boolean) =>
    file.zones.map((zone) => zone.towns.some(test))
  const isCapital = withTown(({ capital }) => capital)
  const capitalsOf = (half: Half) =>
    file.zones.flatMap((_, zone) =>
      isCapital[zone] && file.dioceses[dioceseOf[zone]]?.half === halfName(half) ? [zone] : [],
    )
  return {
    file,
    placeIds: names.map(([id]) => id),
    placeNames: names.map(([, name]) => name),
    placeOf: new Map(names.map(([id], i) => [id, i])),
    zones,
    seas,
    leaders,
    pieces: pieceIds.length,
    dioceseOf,
    halfOf: dioceseOf.map((diocese) => (diocese === NOBODY ? null : halfNamed(file.dioceses[diocese].half))),
    homeOf: file.zones.map((zone) => at(peopleOf, zone.people)),
    hasTown: withTown(() => true),
    hasPort: withTown(({ port }) => port),
    isCapital,
    ways,
    neighbours,
    distance: neighbours.map((_, from) => distancesFrom(from, neighbours)),
    seasAt: file.zones.map(({ id }) =>
      openSeas.filter((sea) => sea.coasts.includes(id)).map((sea) => at(seaPlace, sea.id)),
    ),
    coasts: file.seas.map((sea) => sea.coasts.map((id) => at(zoneOf, id))),
    seaBorders: file.seas.map((sea) => sea.borders.map((id) => at(seaPlace, id))),
    isOpenSea: file.seas.map(({ open }) => open),
    dioceses: file.dioceses.map(({ id, name, half }, i) => ({
      id,
      name,
      half: halfNamed(half),
      zones: file.zones.flatMap((_, zone) => (dioceseOf[zone] === i ? [zone] : [])),
    })),
    dioceseBorders: file.dioceses.map((_, i) => bordersOf(i, dioceseOf, neighbours)),
    refugeZone: [at(zoneOf, refuges[WEST]?.zone), at(zoneOf, refuges[EAST]?.zone)],
    refuge: [zones + seas + WEST, zones + seas + EAST],
    roma: file.zones.findIndex((zone) => zone.towns.some(({ name }) => name === 'Roma')),
    capitals: [capitalsOf(WEST), capitalsOf(EAST)],
    fleetIds,
    fleetBase: fleetIds.map((_, i) => at(zoneOf, file.fleets[i]?.base)),
    aboard: zones + seas + refuges.length,
    peoples: file.peoples.map((people, i) => ({
      id: people.id,
      name: people.name,
      nationality: people.nationality,
      major: people.major,
      homes: people.homes.map((id) => at(zoneOf, id)),
      units: unitData.flatMap((unit, u) => (unit.people === i ? [leaders + u] : [])),
      leaders: leaderData.flatMap((leader, l) => (leader.people === i ? [l] : [])),
    })),
    peopleOf,
    people: [...leaderData, ...unitData].map(({ people }) => people),
    leader: leaderData,
    unit: [...new Array<UnitData>(leaders), ...unitData],
    pieceIds,
    pieceOf: new Map(pieceIds.map((id, i) => [id, i])),
    mix: stratagemIds.map((id) => file.stratagems.find((kind) => kind.id === id)?.count ?? 0),
    combat: file.combat.cells.map((row) => row.map(resultsOf)),
  }
}

const halfName = (half: Half) => (half === WEST ? 'west' : 'east')

const RESULTS: readonly Result[] = ['E', 'A', 'R', '1/4', '1/2', '3/4']

function resultsOf(cell: string): readonly [Result, Result] {
  const [attacker, defender] = cell.split(' / ').map((text) => RESULTS.find((result) => result === text))
  return [attacker ?? 'R', defender ?? 'R']
}

function waysOf(file: BoardFile, zoneOf: ReadonlyMap<string, Zone>): Way[][] {
  const ways: Way[][] = file.zones.map(() => [])
  for (const { a, b, river, strait } of file.links) {
    const [from, to] = [zoneOf.get(a), zoneOf.get(b)]
    if (from === undefined || to === undefined) continue
    const way = {
      // UR-7.2-c UR-7.2-d UR-7.2-f
      cost: 1 + (river === null ? 0 : 1) + strait,
      freezes: river === 'rhenus' || river === 'danuvius',
      isCrossing: river !== null || strait > 0,
    }
    ways[from].push({ ...way, to })
    ways[to].push({ ...way, to: from })
  }
  return ways
}

function distancesFrom(from: Zone, neighbours: readonly (readonly Zone[])[]): number[] {
  const distance = neighbours.map(() => Number.POSITIVE_INFINITY)
  distance[from] = 0
  const queue = [from]
  for (const zone of queue) {
    for (const next of neighbours[zone]) {
      if (distance[next] !== Number.POSITIVE_INFINITY) continue
      distance[next] = distance[zone] + 1
      queue.push(next)
    }
  }
  return distance
}

function bordersOf(
  diocese: Diocese,
  dioceseOf: readonly Diocese[],
  neighbours: readonly (readonly Zone[])[],
): Diocese[] {
  const beside = new Set<Diocese>()
  neighbours.forEach((list, zone) => {
    if (dioceseOf[zone] === diocese) for (const next of list) beside.add(dioceseOf[next])
  })
  beside.delete(diocese)
  beside.delete(NOBODY)
  return [...beside].sort((a, b) => a - b)
}

/** What follows from a board, worked out once for each; nearly always the same one is asked for again. */
export function derived<T>(make: (board: Board) => T): (board: Board) => T {
  const made = new WeakMap<Board, T>()
  let last: { readonly board: Board; readonly value: T } | undefined
  return (board) => {
    if (last?.board === board) return last.value
    const value = made.get(board) ?? make(board)
    made.set(board, value)
    last = { board, value }
    return value
  }
}

export const isLeader = (board: Board, piece: Piece): boolean => piece < board.leaders
export const isUnit = (board: Board, piece: Piece): boolean => piece >= board.leaders

/** NOBODY: a Roman piece. */
export const peopleOfPiece = (board: Board, piece: Piece): People => board.people[piece]

export const isRomanPiece = (board: Board, piece: Piece): boolean => peopleOfPiece(board, piece) === NOBODY

export const isLand = (board: Board, place: Place): boolean => place >= 0 && place < board.zones
export const isInEmpire = (board: Board, place: Place): boolean =>
  isLand(board, place) && board.dioceseOf[place] !== NOBODY
