/** The board of an edition's file. */
import {
  type Board,
  BU,
  CO,
  type Diocese,
  EAST,
  type Fleet,
  type Half,
  type LeaderData,
  LI,
  NOBODY,
  PA,
  type People,
  type PeopleData,
  type Piece,
  type Place,
  type Result,
  TRIBAL,
  type UnitData,
  type Way,
  WEST,
  type Zone,
} from './board.ts'
import { SPARE_FLEETS } from './edition/most.ts'
import type { BoardFile } from './edition/schema.ts'
import { stratagemIds } from './stratagem-kinds.ts'

/** The things of one list of the file as indices of their own type. */
interface Listed<I> {
  readonly every: readonly I[]
  readonly byId: ReadonlyMap<string, I>
  /** NOBODY: nothing is named. */
  named(id: string | null | undefined): I
}

function listed<I extends number>(ids: readonly string[], from = 0): Listed<I> {
  const every = ids.map((_, i) => (from + i) as I)
  const byId = new Map(ids.map((id, i) => [id, every[i]]))
  const nobody: number = NOBODY
  return { every, byId, named: (id) => (id == null ? undefined : byId.get(id)) ?? (nobody as I) }
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
const halfNames = ['west', 'east'] as const
const halfNamed = (half: 'west' | 'east'): Half => (half === 'west' ? WEST : EAST)

/** What the file lists, by name. */
function listsOf(file: BoardFile) {
  const refuges = halfNames.map((half) => file.refuges.find((refuge) => refuge.half === half))
  const fleetIds = [...idsOf(file.fleets), ...Array.from({ length: SPARE_FLEETS }, (_, i) => `fleet-${i + 1}`)]
  const places = [
    ...file.zones.map(({ id, name }) => ({ id, name })),
    ...file.seas.map(({ id, name }) => ({ id, name })),
    ...refuges.map((refuge) => ({ id: `${refuge?.id}-box`, name: `${refuge?.id} (box)` })),
    ...fleetIds.map((id) => ({ id: `aboard-${id}`, name: id })),
  ]
  return {
    refuges,
    fleetIds,
    places,
    zone: listed<Zone>(idsOf(file.zones)),
    sea: listed<Place>(idsOf(file.seas), file.zones.length),
    place: listed<Place>(idsOf(places)),
    people: listed<People>(idsOf(file.peoples)),
    diocese: listed<Diocese>(idsOf(file.dioceses)),
    piece: listed<Piece>([...idsOf(file.leaders), ...idsOf(file.units)]),
    fleet: listed<Fleet>(fleetIds),
  }
}

type Lists = ReturnType<typeof listsOf>

export function makeBoard(file: BoardFile): Board {
  const lists = listsOf(file)
  const { place, piece, people, diocese, fleet } = lists
  const zones = file.zones.length
  const seas = file.seas.length
  const leaders = file.leaders.length
  const [leaderData, unitData] = [leadersOf(file, lists), unitsOf(file, lists)]
  return {
    file,
    placeIds: lists.places.map(({ id }) => id),
    placeNames: lists.places.map(({ name }) => name),
    placeOf: place.byId,
    zoneOf: lists.zone.byId,
    zones,
    seas,
    leaders,
    pieces: piece.every.length,
    everyZone: lists.zone.every,
    everyPlace: place.every,
    everyPiece: piece.every,
    everyLeader: piece.every.slice(0, leaders),
    everyUnit: piece.every.slice(leaders),
    everyPeople: people.every,
    everyDiocese: diocese.every,
    everyFleet: fleet.every,
    ...mapOf(file, lists),
    ...citiesOf(file, lists),
    fleetIds: lists.fleetIds,
    fleetBase: fleet.every.map((_, i) => lists.zone.named(file.fleets[i]?.base)),
    fleetOf: fleet.byId,
    aboard: place.every[zones + seas + lists.refuges.length],
    peoples: peoplesOf(file, lists, leaderData, unitData),
    peopleOf: people.byId,
    people: [...leaderData, ...unitData].map((data) => data.people),
    leader: leaderData,
    unit: [...new Array<UnitData>(leaders), ...unitData],
    pieceIds: [...piece.byId.keys()],
    pieceOf: piece.byId,
    mix: stratagemIds.map((id) => file.stratagems.find((kind) => kind.id === id)?.count ?? 0),
    combat: file.combat.cells.map((row) => row.map(resultsOf)),
  }
}

/** Zones, seas and dioceses, and what lies beside what. */
function mapOf(file: BoardFile, { zone, sea, people, diocese }: Lists) {
  const dioceseOf = file.zones.map((each) => diocese.named(each.diocese))
  const ways = waysOf(file, zone.byId)
  const neighbours = ways.map((list) => list.map(({ to }) => to))
  const openSeas = file.seas.filter(({ open }) => open)
  const zonesIn = (its: Diocese) => zone.every.filter((each) => dioceseOf[each] === its)
  return {
    dioceseOf,
    halfOf: dioceseOf.map((its) => (its === NOBODY ? null : halfNamed(file.dioceses[its].half))),
    homeOf: file.zones.map((each) => people.named(each.people)),
    ways,
    neighbours,
    distance: zone.every.map((from) => distancesFrom(from, neighbours)),
    seasAt: file.zones.map(({ id }) =>
      openSeas.filter(({ coasts }) => coasts.includes(id)).map((its) => sea.named(its.id)),
    ),
    coasts: file.seas.map((each) => each.coasts.map((id) => zone.named(id))),
    seaBorders: file.seas.map((each) => each.borders.map((id) => sea.named(id))),
    isOpenSea: file.seas.map(({ open }) => open),
    dioceses: file.dioceses.map(({ id, name, half, posts }) => ({
      id,
      name,
      half: halfNamed(half),
      zones: zonesIn(diocese.named(id)),
      posts: {
        li: (posts?.li ?? []).map((post) => zone.named(post)),
        co: (posts?.co ?? []).map((post) => zone.named(post)),
      },
    })),
    dioceseBorders: diocese.every.map((each) => bordersOf(each, dioceseOf, neighbours)),
  }
}

/** Towns, capitals and refuges. */
function citiesOf(file: BoardFile, { zone, place, diocese, refuges }: Lists) {
  const withTown = (test: (town: BoardFile['zones'][number]['towns'][number]) => boolean) =>
    file.zones.map((each) => each.towns.some(test))
  const isCapital = withTown(({ capital }) => capital)
  const halfAt = (each: Zone) => file.dioceses[diocese.named(file.zones[each].diocese)]?.half
  const capitalsOf = (half: 'west' | 'east') => zone.every.filter((each) => isCapital[each] && halfAt(each) === half)
  const firstBox = file.zones.length + file.seas.length
  const [west, east] = refuges.map((refuge) => zone.named(refuge?.zone))
  return {
    hasTown: withTown(() => true),
    hasPort: withTown(({ port }) => port),
    isCapital,
    refugeZone: [west, east] as const,
    refuge: [place.every[firstBox + WEST], place.every[firstBox + EAST]] as const,
    roma: zone.named(file.zones.find(({ towns }) => towns.some(({ name }) => name === 'Roma'))?.id),
    capitals: [capitalsOf('west'), capitalsOf('east')] as const,
  }
}

function unitsOf(file: BoardFile, { people, diocese, zone }: Lists): UnitData[] {
  return file.units.map((unit): UnitData => {
    const category = unit.category === null ? TRIBAL : ({ li: LI, co: CO, pa: PA, bu: BU } as const)[unit.category]
    return {
      id: unit.id,
      name: unit.name,
      category,
      people: people.named(unit.people),
      half: unit.half === null ? null : halfNamed(unit.half),
      diocese: diocese.named(unit.diocese),
      isBarbarian: unit.barbarian,
      base: zone.named(unit.base),
      full: unit.full,
      weak: unit.weak,
      // UR-1.3.2-a UR-1.3.2-b
      pm: category === PA || category === BU ? 4 : 3,
    }
  })
}

function leadersOf(file: BoardFile, { people, zone }: Lists): LeaderData[] {
  return file.leaders.map((leader) => ({
    id: leader.id,
    name: leader.name,
    generic: leader.generic,
    half: leader.half === null ? null : halfNamed(leader.half),
    people: people.named(leader.people),
    isTheodosian: leader.origin === 'theodosian',
    isBarbarian: leader.origin === 'barbarian',
    cc: leader.cc,
    vs: leader.vs,
    bt: leader.bt,
    cp: leader.cp,
    entryYear: leader.entry?.year ?? 0,
    entryZone: zone.named(leader.entry?.zone ?? leader.zone),
    death: leader.death ?? null,
  }))
}

function peoplesOf(
  file: BoardFile,
  { people, piece, zone }: Lists,
  leaders: readonly LeaderData[],
  units: readonly UnitData[],
): PeopleData[] {
  return file.peoples.map((each) => {
    const its = people.named(each.id)
    const own = (list: readonly { readonly id: string; readonly people: People }[]) =>
      list.flatMap((data) => (data.people === its ? [piece.named(data.id)] : []))
    return {
      id: each.id,
      name: each.name,
      nationality: each.nationality,
      major: each.major,
      homes: each.homes.map((id) => zone.named(id)),
      units: own(units),
      leaders: own(leaders),
    }
  })
}

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
    // UR-7.2-c UR-7.2-d UR-7.2-f
    const cost = 1 + (river === null ? 0 : 1) + strait
    const freezes = river === 'rhenus' || river === 'danuvius'
    const isCrossing = river !== null || strait > 0
    // Written out, for one shape of all ways: they are read more than anything else.
    ways[from].push({ to, cost, freezes, isCrossing })
    ways[to].push({ to: from, cost, freezes, isCrossing })
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
