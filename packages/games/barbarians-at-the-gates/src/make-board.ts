/** The board of an edition's file. */
import {
  type Board,
  type Card,
  type CardData,
  type Face,
  type Leader,
  type LeaderData,
  NONE,
  type Province,
  type ProvinceData,
  type RetreatWay,
  type Space,
  type Tribe,
  type TribeData,
  type Way,
} from './board.ts'
import type { BoardFile } from './edition/schema.ts'
import {
  ATLANTIC,
  BARBARIANS,
  BORDER,
  BYZANTINE,
  CITY,
  CLEAR,
  type Connection,
  type Controller,
  CULTIVATED,
  type Kind,
  LOYALIST,
  MEDITERRANEAN,
  NO_POWER,
  type Power,
  RIVER,
  ROUGH,
  STRAIT,
  TRANSIT,
  ZONE,
} from './terms.ts'

type SpaceFile = BoardFile['spaces'][number]
type LeaderFile = BoardFile['leaders'][number]

const kinds: Readonly<Record<SpaceFile['type'], Kind>> = {
  capital: CITY,
  walled: CITY,
  cultivated: CULTIVATED,
  border: BORDER,
  transit: TRANSIT,
}
const connections = { clear: CLEAR, rough: ROUGH, river: RIVER, strait: STRAIT } as const
/** BG-10.2.2-b to BG-10.2.2-e */
const COSTS: Readonly<Record<Connection, number>> = { [CLEAR]: 1, [ROUGH]: 2, [RIVER]: 2, [STRAIT]: 3 }
const controllers = { loyalist: LOYALIST, barbarian: BARBARIANS } as const
const powers: Readonly<Record<LeaderFile['power'], Power>> = {
  loyalist: LOYALIST,
  byzantine: BYZANTINE,
  barbarian: BARBARIANS,
}
const seaBits = { 'oceanus-atlanticus': ATLANTIC, 'mare-nostrum': MEDITERRANEAN } as const
/** There is no way by land. */
const NO_WAY_BY_LAND = 999

/** The things of one list of the file as indices of their own type. */
interface Listed<I> {
  readonly every: readonly I[]
  readonly byId: ReadonlyMap<string, I>
  /** NONE: nothing is named. */
  named(id: string | null): I
}

function listed<I extends number>(ids: readonly string[]): Listed<I> {
  const every = ids.map((_, i) => i as I)
  const byId = new Map(ids.map((id, i) => [id, every[i]]))
  const none: number = NONE
  return { every, byId, named: (id) => (id === null ? undefined : byId.get(id)) ?? (none as I) }
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

/** The Roman cards first. */
const cardsOf = (file: BoardFile): BoardFile['cards'] => [
  ...file.cards.filter(({ side }) => side === 'roman'),
  ...file.cards.filter(({ side }) => side === 'barbarian'),
]

/** What the file lists, by name. */
const listsOf = (file: BoardFile) => ({
  space: listed<Space>([...idsOf(file.spaces), ...idsOf(file.landZones)]),
  province: listed<Province>(idsOf(file.provinces)),
  leader: listed<Leader>(idsOf(file.leaders)),
  tribe: listed<Tribe>(idsOf(file.tribes)),
  card: listed<Card>(idsOf(cardsOf(file))),
})

type Lists = ReturnType<typeof listsOf>

export function makeBoard(file: BoardFile): Board {
  const lists = listsOf(file)
  const { space, province, leader, tribe, card } = lists
  return {
    file,
    spaceIds: [...space.byId.keys()],
    spaceNames: [
      ...file.spaces.map(({ id, name }) => name ?? `Transit ${id}`),
      ...file.landZones.map(({ name }) => name),
    ],
    spaceOf: space.byId,
    everySpace: space.every,
    ...groundOf(file, lists),
    ...waysOf(file, lists),
    mauretania: space.named('mauretania'),
    furtherEast: space.named('further-east'),
    easternEmpire: space.named('eastern-roman-empire'),
    provinces: provincesOf(file, lists),
    everyProvince: province.every,
    leaders: file.leaders.map((each) => leaderOf(each, tribe)),
    everyLeader: leader.every,
    leaderOf: leadersByFace(file, leader),
    tribes: file.tribes.map((each) => tribeOf(each, leader)),
    everyTribe: tribe.every,
    tribeOf: tribe.byId,
    cards: cardsOf(file).map(cardOf),
    everyCard: card.every,
    cardOf: card.byId,
    combat: file.tables.combat.losses,
    siege: file.tables.siege.results,
    attrition: attritionOf(file.tables.attrition),
  }
}

/** What each space is, and where. */
function groundOf(file: BoardFile, { space, province }: Lists) {
  const seas = space.every.map((each) => {
    const ports = file.spaces[each]?.ports ?? []
    return ports.reduce((bits, sea) => bits | seaBits[sea], 0)
  })
  const portsOf = (sea: number) => space.every.filter((each) => (seas[each] & sea) !== 0)
  const liesIn = (group: string) => {
    const its = new Set(file.provinces.filter((each) => each.group === group).map(({ id }) => id))
    return space.every.map((each) => its.has(file.spaces[each]?.province))
  }
  return {
    kind: space.every.map((each): Kind => (each < file.spaces.length ? kinds[file.spaces[each].type] : ZONE)),
    isCapital: space.every.map((each) => file.spaces[each]?.type === 'capital'),
    provinceOf: space.every.map((each): Province => {
      const its = file.spaces[each]
      return its === undefined || its.type === 'transit' ? NONE : province.named(its.province)
    }),
    printed: [...file.spaces, ...file.landZones].map(
      ({ control }): Controller => (control === null ? NO_POWER : controllers[control]),
    ),
    seas,
    ports: { 1: portsOf(ATLANTIC), 2: portsOf(MEDITERRANEAN) },
    isInBritanniae: liesIn('Britanniae'),
    isInItalia: liesIn('Italia'),
    isInAfrica: liesIn('Africa'),
  }
}

/** What is joined to what: for movement, for retreat, for migration, and how far all is from all. */
function waysOf(file: BoardFile, { space }: Lists) {
  const ways: Way[][] = space.every.map(() => [])
  for (const { a, b, type } of file.connections) {
    const [from, to] = [space.named(a), space.named(b)]
    const connection = connections[type]
    // Written out: by `...` nearly each would have a shape of its own, and ways are read more often than anything else.
    ways[from].push({ to, type: connection, cost: COSTS[connection] })
    ways[to].push({ to: from, type: connection, cost: COSTS[connection] })
  }
  const isTransit = space.every.map((each) => file.spaces[each]?.type === 'transit')
  const retreats = space.every.map((each) => retreatsFrom(each, ways, isTransit))
  const known = ways.map((list) => space.every.map((to) => list.find((way) => way.to === to)))
  const neighbours = ways.map((list) => list.map(({ to }) => to))
  return {
    ways,
    wayTo: (from: Space, to: Space) => known[from]?.[to],
    retreats,
    near: retreats.map((list) => list.map(({ to }) => to)),
    distance: space.every.map((from) => distancesFrom(from, neighbours)),
  }
}

/**
 * BG-2.3.1-w BG-2.3.1-ad: the spaces that are adjacent if transit spaces are left out, each by the best way there is;
 * BG-2.3.1-ac: a way over a transit space is as bad as the worse of its two connections.
 */
function retreatsFrom(from: Space, ways: readonly (readonly Way[])[], isTransit: readonly boolean[]): RetreatWay[] {
  const best = new Map<Space, Connection>()
  const reach = (to: Space, type: Connection) => {
    if (to !== from && !isTransit[to]) best.set(to, better(type, best.get(to) ?? type))
  }
  for (const { to, type } of ways[from]) {
    reach(to, type)
    if (isTransit[to]) for (const leg of ways[to]) reach(leg.to, worse(type, leg.type))
  }
  return [...best].map(([to, type]) => ({ to, type }))
}

/** BG-2.3.1-y: the later, the worse. */
const worse = (one: Connection, other: Connection): Connection => (one > other ? one : other)
const better = (one: Connection, other: Connection): Connection => (one < other ? one : other)

function distancesFrom(from: Space, neighbours: readonly (readonly Space[])[]): number[] {
  const distance = neighbours.map(() => NO_WAY_BY_LAND)
  distance[from] = 0
  const queue = [from]
  for (const at of queue) {
    for (const next of neighbours[at]) {
      if (distance[next] !== NO_WAY_BY_LAND) continue
      distance[next] = distance[at] + 1
      queue.push(next)
    }
  }
  return distance
}

function provincesOf(file: BoardFile, { space }: Lists): ProvinceData[] {
  return file.provinces.map(({ id, name, group, capital }) => {
    const named = file.spaces.filter(({ province, type }) => province === id && type !== 'transit')
    const indices = (list: readonly SpaceFile[]) => list.map((each) => space.named(each.id))
    return {
      id,
      name,
      group,
      capital: space.named(capital),
      spaces: indices(named),
      counting: indices(named.filter(({ type }) => type !== 'border')),
    }
  })
}

function leaderOf(file: LeaderFile, tribe: Lists['tribe']): LeaderData {
  const face = ({ id, name, initiative, tactical, emperor }: Face): Face => ({
    id,
    name,
    initiative,
    tactical,
    emperor,
  })
  return {
    id: file.id,
    tribe: tribe.named(file.tribe),
    power: powers[file.power],
    faces: [face(file), face(file.reverse ?? file)],
  }
}

function leadersByFace({ leaders }: BoardFile, leader: Lists['leader']): ReadonlyMap<string, Leader> {
  const faces = leaders.flatMap(({ id, reverse }): [string, Leader][] => [
    [id, leader.named(id)],
    [reverse?.id ?? id, leader.named(id)],
  ])
  return new Map(faces)
}

const tribeOf = (file: BoardFile['tribes'][number], leader: Lists['leader']): TribeData => ({
  id: file.id,
  name: file.name,
  score: file.score,
  canBeAllied: file.canBeAllied,
  leader: leader.named(file.leader),
})

const cardOf = (file: BoardFile['cards'][number]): CardData => ({
  id: file.id,
  player: file.side === 'roman' ? 0 : 1,
  section: file.section,
  ops: file.ops,
  kind: file.kind,
  isRemoved: file.removed,
  file,
})

/** The last column that begins at this number of CU or below it; dice beyond the table take its first or last row. */
function attritionOf({ columns, losses }: BoardFile['tables']['attrition']) {
  return (die: number, cu: number): number => {
    const row = losses[Math.min(Math.max(die, 1), losses.length) - 1]
    const column = columns.findLastIndex((least) => least <= cu)
    return column < 0 ? 0 : Math.min(row[column], cu)
  }
}
