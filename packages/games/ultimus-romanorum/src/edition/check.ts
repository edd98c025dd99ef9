/** What is wrong with a board file. */
import type { Finding, Json } from '@tabularium/engine'
import { breaches, checkFile, checkPairs, type Resolver, repeated, resolver } from '@tabularium/engine/check'
import { MOST_FLEETS, MOST_PEOPLES, MOST_PIECES, MOST_PLACES, SPARE_FLEETS } from './most.ts'
import { type BoardFile, boardSchema, type ScenarioFile } from './schema.ts'
import { statements } from './statements.ts'

export function checkBoard(data: Json): readonly Finding[] {
  return checkFile(boardSchema, data, checkReferences, (file) => breaches(statements, file))
}

type Path = Finding['path']
type Resolvers = Readonly<Record<'zone' | 'diocese' | 'people' | 'leader' | 'piece' | 'stratagem', Resolver>>

/** Positions have room for so many. */
function* checkSizes({ zones, seas, leaders, units, peoples, fleets }: BoardFile): Iterable<Finding> {
  const sizes: readonly (readonly [Path[number], string, number, number])[] = [
    ['units', 'leaders and units', leaders.length + units.length, MOST_PIECES],
    ['zones', 'land and naval zones', zones.length + seas.length, MOST_PLACES - HALVES - MOST_FLEETS],
    ['peoples', 'peoples', peoples.length, MOST_PEOPLES],
    ['fleets', 'fleets', fleets.length, MOST_FLEETS - SPARE_FLEETS],
  ]
  for (const [list, what, size, most] of sizes) {
    if (size > most) yield { path: [list], message: `There are ${size} ${what}: ${most} are the most.` }
  }
}

/** Each has a box. */
const HALVES = 2

/** Names stand once and lead somewhere. */
function* checkReferences(file: BoardFile): Iterable<Finding> {
  yield* checkSizes(file)
  const lists = ['dioceses', 'fleets', 'refuges', 'peoples', 'scenarios', 'stratagems'] as const
  for (const list of lists) {
    const ids = file[list].map(({ id }) => id)
    yield* repeated(ids, (i) => [list, i, 'id'])
  }
  yield* once(file, 'zones', 'seas')
  yield* once(file, 'leaders', 'units')
  const find: Resolvers = {
    zone: resolver('zone', file.zones),
    diocese: resolver('diocese', file.dioceses),
    people: resolver('people', file.peoples),
    leader: resolver('leader', file.leaders),
    piece: resolver('piece', [...file.leaders, ...file.units]),
    stratagem: resolver('stratagem', file.stratagems),
  }
  yield* checkPairs('links', 'link', file.links, find.zone)
  yield* checkMap(file, find)
  yield* checkPosts(file)
  yield* checkPieces(file, find)
  for (const [i, scenario] of file.scenarios.entries()) yield* checkScenario(scenario, ['scenarios', i], file, find)
}

/** Two lists whose things are named in the same way: no name stands in both. */
function* once(file: BoardFile, first: 'zones' | 'leaders', second: 'seas' | 'units'): Iterable<Finding> {
  const ids = [...file[first], ...file[second]].map(({ id }) => id)
  const size = file[first].length
  yield* repeated(ids, (i) => (i < size ? [first, i, 'id'] : [second, i - size, 'id']))
}

/** A name that may be left out. */
function* maybe(find: Resolver, id: string | null | undefined, path: Path): Iterable<Finding> {
  if (id != null) yield* find(id, path)
}

function* every(find: Resolver, ids: readonly string[], path: Path): Iterable<Finding> {
  for (const [i, id] of ids.entries()) yield* find(id, [...path, i])
}

/** The posts of a diocese are zones of its own. */
function* checkPosts({ dioceses, zones }: BoardFile): Iterable<Finding> {
  for (const [i, { id, posts }] of dioceses.entries()) {
    for (const category of ['li', 'co'] as const) {
      for (const [p, post] of (posts?.[category] ?? []).entries()) {
        if (zones.some((zone) => zone.id === post && zone.diocese === id)) continue
        yield { path: ['dioceses', i, 'posts', category, p], message: `'${post}' is no zone of '${id}'.` }
      }
    }
  }
}

function* checkMap(file: BoardFile, find: Resolvers): Iterable<Finding> {
  const sea = resolver('naval zone', file.seas)
  for (const [i, zone] of file.zones.entries()) {
    yield* maybe(find.diocese, zone.diocese, ['zones', i, 'diocese'])
    yield* maybe(find.people, zone.people, ['zones', i, 'people'])
    const kind = zone.diocese !== null ? 'empire' : zone.people !== null ? 'home' : 'wild'
    if (zone.kind !== kind) yield { path: ['zones', i, 'kind'], message: `${zone.name} is of the kind '${kind}'.` }
    const owner = file.peoples.find(({ homes }) => homes.includes(zone.id))?.id ?? null
    if (owner !== zone.people)
      yield { path: ['zones', i, 'people'], message: `${zone.name}: the zone and the homes of the peoples disagree.` }
  }
  for (const [i, { id, coasts, borders }] of file.seas.entries()) {
    yield* every(find.zone, coasts, ['seas', i, 'coasts'])
    yield* every(sea, borders, ['seas', i, 'borders'])
    for (const [b, other] of borders.entries()) {
      if (file.seas.find((each) => each.id === other)?.borders.includes(id) === false)
        yield { path: ['seas', i, 'borders', b], message: `'${other}' does not border on '${id}' in return.` }
    }
  }
  for (const [i, { homes }] of file.peoples.entries()) yield* every(find.zone, homes, ['peoples', i, 'homes'])
  for (const [i, { base }] of file.fleets.entries()) yield* find.zone(base, ['fleets', i, 'base'])
  for (const [i, { zone }] of file.refuges.entries()) yield* find.zone(zone, ['refuges', i, 'zone'])
}

function* checkPieces({ leaders, units }: BoardFile, find: Resolvers): Iterable<Finding> {
  for (const [i, leader] of leaders.entries()) {
    yield* maybe(find.people, leader.people, ['leaders', i, 'people'])
    yield* maybe(find.zone, leader.entry?.zone, ['leaders', i, 'entry', 'zone'])
    yield* maybe(find.zone, leader.zone, ['leaders', i, 'zone'])
    if (leader.generic === (leader.entry !== null))
      yield { path: ['leaders', i, 'entry'], message: `${leader.name}: a historical leader has a year of entry.` }
  }
  for (const [i, unit] of units.entries()) {
    yield* maybe(find.people, unit.people, ['units', i, 'people'])
    yield* maybe(find.diocese, unit.diocese, ['units', i, 'diocese'])
    yield* maybe(find.zone, unit.base, ['units', i, 'base'])
  }
}

function* checkScenario(scenario: ScenarioFile, path: Path, file: BoardFile, find: Resolvers): Iterable<Finding> {
  for (const [i, { leader, zone, title, half }] of scenario.leaders.entries()) {
    yield* find.leader(leader, [...path, 'leaders', i, 'leader'])
    yield* find.zone(zone, [...path, 'leaders', i, 'zone'])
    if ((title === null) !== (half === null))
      yield { path: [...path, 'leaders', i, 'half'], message: `'${leader}': a title is held in one half.` }
  }
  for (const [i, { piece, zone }] of scenario.pieces.entries()) {
    yield* find.piece(piece, [...path, 'pieces', i, 'piece'])
    yield* maybe(find.zone, zone, [...path, 'pieces', i, 'zone'])
  }
  yield* checkPlaced(scenario, path)
  for (const [i, entry] of scenario.peoples.entries()) {
    const here = [...path, 'peoples', i]
    yield* find.people(entry.people, [...here, 'people'])
    yield* every(find.zone, entry.zones, [...here, 'zones'])
    yield* maybe(find.zone, entry.capital, [...here, 'capital'])
    yield* maybe(find.people, entry.alliedTo, [...here, 'alliedTo'])
    for (const [l, leader] of entry.leaders.entries()) {
      if (!file.leaders.some(({ id, people }) => id === leader && people === entry.people))
        yield { path: [...here, 'leaders', l], message: `There is no leader '${leader}' of '${entry.people}'.` }
    }
  }
  yield* every(find.diocese, scenario.rallied, [...path, 'rallied'])
  yield* maybe(find.leader, scenario.escort, [...path, 'escort'])
  for (const camp of ['roman', 'barbarian'] as const) {
    yield* every(find.stratagem, scenario.hands[camp], [...path, 'hands', camp])
  }
  for (const [i, { stratagem }] of scenario.grants.entries()) {
    yield* find.stratagem(stratagem, [...path, 'grants', i, 'stratagem'])
  }
}

/** No piece and no people is placed twice. */
function* checkPlaced(scenario: ScenarioFile, path: Path): Iterable<Finding> {
  const leaders = scenario.leaders.map(({ leader }) => leader)
  yield* repeated(leaders, (i) => [...path, 'leaders', i, 'leader'])
  const pieces = scenario.pieces.map(({ piece }) => piece)
  yield* repeated(pieces, (i) => [...path, 'pieces', i, 'piece'])
  const peoples = scenario.peoples.map(({ people }) => people)
  yield* repeated(peoples, (i) => [...path, 'peoples', i, 'people'])
}
