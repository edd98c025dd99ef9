/** Names stand once and lead somewhere, and what is said twice agrees. */
import type { Finding } from '@tabularium/engine'
import { checkPairs, type Resolver, repeated, resolver } from '@tabularium/engine/check'
import { checkCard } from './card-references.ts'
import { MOST_SPACES } from './most.ts'
import type { BoardFile, ScenarioFile } from './schema.ts'
import { stepsWith } from './statements/steps.ts'

type Path = Finding['path']

/** Who answers for each kind of name. */
export type Resolvers = ReturnType<typeof resolversOf>

/** Both sides of every leader's counter. */
const facesOf = ({ leaders }: BoardFile) =>
  leaders.flatMap(({ id, reverse }) =>
    reverse === null || reverse.id === id ? [{ id }] : [{ id }, { id: reverse.id }],
  )

const resolversOf = (file: BoardFile) => ({
  /** Land Zones too. */
  place: resolver('space', [...file.spaces, ...file.landZones]),
  /** Where something can be placed that transit spaces and Land Zones cannot have. */
  ground: resolver(
    'space that can be controlled',
    file.spaces.filter(({ type }) => type !== 'transit'),
  ),
  settled: resolver('space or Land Zone', [...file.spaces.filter(({ type }) => type !== 'transit'), ...file.landZones]),
  province: resolver('province', file.provinces),
  hint: resolver('space or province', [...file.spaces, ...file.landZones, ...file.provinces]),
  leader: resolver('leader', file.leaders),
  face: resolver('leader', facesOf(file)),
  tribe: resolver('tribe', file.tribes),
  side: resolver('tribe or power', file.tribes, ['loyalist', 'byzantine', 'usurper', 'barbarian', 'allied']),
  card: resolver('card', file.cards),
})

export function* checkReferences(file: BoardFile): Iterable<Finding> {
  yield* checkOnce(file)
  const find = resolversOf(file)
  yield* checkPairs('connections', 'connection', file.connections, find.place)
  yield* checkGround(file, find)
  for (const [i, card] of file.cards.entries()) yield* checkCard(card, ['cards', i], find)
  yield* checkLeaders(file, find)
  yield* checkTribes(file, find)
  yield* checkTables(file, find)
  for (const [i, scenario] of file.scenarios.entries()) yield* checkScenario(scenario, ['scenarios', i], file, find)
}

/** Positions have room for so many; and no two things have one name. */
function* checkOnce(file: BoardFile): Iterable<Finding> {
  const { spaces, landZones, leaders } = file
  const places = spaces.length + landZones.length
  if (places > MOST_SPACES)
    yield { path: ['spaces'], message: `There are ${places} spaces and Land Zones: ${MOST_SPACES} are the most.` }
  const lists = ['provinces', 'tribes', 'cards', 'scenarios'] as const
  for (const list of lists) {
    const ids = file[list].map(({ id }) => id)
    yield* repeated(ids, (i) => [list, i, 'id'])
  }
  const ids = [...spaces, ...landZones].map(({ id }) => id)
  yield* repeated(ids, (i) => (i < spaces.length ? ['spaces', i, 'id'] : ['landZones', i - spaces.length, 'id']))
  const faces = leaders.flatMap(({ id, reverse }, i) =>
    [id, ...(reverse === null || reverse.id === id ? [] : [reverse.id])].map((face) => ({ face, i })),
  )
  yield* repeated(
    faces.map(({ face }) => face),
    (f) => ['leaders', faces[f].i, 'id'],
  )
}

function* every(find: Resolver, ids: readonly string[], path: Path): Iterable<Finding> {
  for (const [i, id] of ids.entries()) yield* find(id, [...path, i])
  yield* repeated(ids, (i) => [...path, i])
}

function* checkGround({ spaces, provinces }: BoardFile, find: Resolvers): Iterable<Finding> {
  for (const [i, { id, province, ports }] of spaces.entries()) {
    yield* find.province(province, ['spaces', i, 'province'])
    yield* repeated(ports, (p) => ['spaces', i, 'ports', p])
    if (spaces[i].type !== 'transit' && spaces[i].control === null)
      yield { path: ['spaces', i, 'control'], message: `'${id}' is no transit space: it has a printed control.` }
  }
  for (const [i, { id, capital }] of provinces.entries()) {
    if (!spaces.some((space) => space.id === capital && space.province === id))
      yield { path: ['provinces', i, 'capital'], message: `'${capital}' is no space of '${id}'.` }
  }
}

function* checkLeaders(file: BoardFile, find: Resolvers): Iterable<Finding> {
  const { leaders, tables } = file
  for (const [i, { id, tribe, entry, hint }] of leaders.entries()) {
    if (tribe !== null) yield* find.tribe(tribe, ['leaders', i, 'tribe'])
    yield* every(find.hint, hint, ['leaders', i, 'hint'])
    if (entry.by === 'card') yield* every(find.card, entry.cards, ['leaders', i, 'entry', 'cards'])
    yield* checkEntry(leaders[i], ['leaders', i, 'entry'], file)
    const turn = tables.turns.find((each) => each.leaders.includes(id))?.turn
    if (turn !== (entry.by === 'turn' ? entry.turn : undefined))
      yield { path: ['leaders', i, 'entry'], message: `'${id}': his entry and the turn track disagree.` }
  }
}

/** Whoever enters by a card is named on it, whoever enters by set-up is in a scenario. */
function* checkEntry({ id, entry }: BoardFile['leaders'][number], path: Path, file: BoardFile): Iterable<Finding> {
  if (entry.by === 'set-up' && !file.scenarios.some(({ leaders }) => leaders.some(({ leader }) => leader === id)))
    yield { path, message: `'${id}' is in no scenario.` }
  if (entry.by !== 'card') return
  for (const card of file.cards.filter((each) => entry.cards.includes(each.id))) {
    const placed = [...stepsWith(card, 'place_leader'), ...stepsWith(card, 'place_tribe')]
    if (!placed.some(({ leader }) => leader === id))
      yield { path, message: `${card.name.en} (${card.id}) does not place '${id}'.` }
  }
}

/** A tribe has one leader, and its card says of it what it says itself. */
function* checkTribes(file: BoardFile, find: Resolvers): Iterable<Finding> {
  for (const [i, { id, leader, entry }] of file.tribes.entries()) {
    yield* every(find.settled, entry.spaces, ['tribes', i, 'entry', 'spaces'])
    if (entry.fallback !== null) yield* find.settled(entry.fallback, ['tribes', i, 'entry', 'fallback'])
    const its = file.leaders.filter(({ tribe }) => tribe === id)
    if (its.length !== 1 || its[0].id !== leader)
      yield { path: ['tribes', i, 'leader'], message: `'${id}' has one leader, '${leader}', and he has this tribe.` }
    if (!isSaidByCard(file.tribes[i], file))
      yield { path: ['tribes', i, 'entry'], message: `'${id}': the tribe and its card '${entry.card}' disagree.` }
  }
}

function isSaidByCard({ id, leader, entry }: BoardFile['tribes'][number], { cards }: BoardFile): boolean {
  const step = cards.find((card) => card.id === entry.card)?.do.find(({ op }) => op === 'place_tribe')
  if (step?.op !== 'place_tribe') return false
  const spaces = step.where === 'same' ? [] : step.where
  const isSameEntry = spaces.join() === entry.spaces.join() && step.fallback === entry.fallback && step.cu === entry.cu
  return isSameEntry && step.tribe === id && step.leader === leader && (step.side ?? 'barbarian') === entry.side
}

function* checkTables({ tables }: BoardFile, find: Resolvers): Iterable<Finding> {
  const { columns, losses } = tables.attrition
  if (columns[0] !== 1 || columns.some((least, i) => i > 0 && least <= columns[i - 1]))
    yield { path: ['tables', 'attrition', 'columns'], message: 'The columns begin with 1 CU and rise.' }
  for (const [i, row] of losses.entries()) {
    if (row.length !== columns.length)
      yield { path: ['tables', 'attrition', 'losses', i], message: `A row has ${columns.length} cells.` }
  }
  const turns = tables.turns.map(({ turn }) => turn)
  yield* repeated(turns, (i) => ['tables', 'turns', i, 'turn'])
  for (const [i, { leaders }] of tables.turns.entries())
    yield* every(find.leader, leaders, ['tables', 'turns', i, 'leaders'])
}

function* checkScenario(scenario: ScenarioFile, path: Path, file: BoardFile, find: Resolvers): Iterable<Finding> {
  const turns = file.tables.turns.map(({ turn }) => turn)
  if (!turns.includes(scenario.firstTurn) || turns.indexOf(scenario.lastTurn) < turns.indexOf(scenario.firstTurn))
    yield { path: [...path, 'lastTurn'], message: `${scenario.name}: the last turn is not before the first.` }
  yield* every(find.card, scenario.removeCards, [...path, 'removeCards'])
  const sections: readonly string[] = scenario.sections
  yield* repeated(sections, (i) => [...path, 'sections', i])
  for (const [i, { leaders }] of scenario.arrivals.entries())
    yield* every(find.leader, leaders, [...path, 'arrivals', i, 'leaders'])
  yield* checkLevels(scenario.victory, [...path, 'victory'])
  yield* checkPlaced(scenario, path, file, find)
  for (const [i, { space }] of scenario.cu.entries()) yield* find.place(space, [...path, 'cu', i, 'space'])
  const stacks = scenario.cu.map(({ space, power }) => `${power} ${space}`)
  yield* repeated(stacks, (i) => [...path, 'cu', i])
  for (const [i, { space }] of scenario.forts.entries()) yield* find.place(space, [...path, 'forts', i, 'space'])
  const forts = scenario.forts.map(({ space }) => space)
  yield* repeated(forts, (i) => [...path, 'forts', i, 'space'])
  for (const [i, { spaces }] of scenario.control.entries()) {
    for (const [s, id] of spaces.entries()) yield* find.ground(id, [...path, 'control', i, 'spaces', s])
  }
  const controlled = scenario.control.flatMap(({ spaces }) => spaces)
  yield* repeated(controlled, () => [...path, 'control'])
}

/** The sizes of a victory go down to 0 VP, and change sides where the Romans' victory begins. */
function* checkLevels({ romanWinsAt, levels }: ScenarioFile['victory'], path: Path): Iterable<Finding> {
  if (levels.some(({ vp }, i) => i > 0 && vp >= levels[i - 1].vp) || levels.at(-1)?.vp !== 0)
    yield { path: [...path, 'levels'], message: 'The levels go down to 0 VP.' }
  if (levels.some(({ vp, winner }) => (winner === 'roman') !== vp >= romanWinsAt))
    yield { path: [...path, 'romanWinsAt'], message: 'The levels and the VP of a Roman victory disagree.' }
}

/** Leaders and tribes: each once, on a side that he has. */
function* checkPlaced(scenario: ScenarioFile, path: Path, file: BoardFile, find: Resolvers): Iterable<Finding> {
  for (const [i, { leader, space, side }] of scenario.leaders.entries()) {
    yield* find.place(space, [...path, 'leaders', i, 'space'])
    const power = file.leaders.find(({ id }) => id === leader)?.power
    const sides = power === 'loyalist' ? ['loyalist', 'usurper'] : power === 'byzantine' ? ['byzantine'] : []
    if (!sides.includes(side))
      yield {
        path: [...path, 'leaders', i, 'leader'],
        message: `There is no Roman leader '${leader}' with a side '${side}'.`,
      }
  }
  const leaders = scenario.leaders.map(({ leader }) => leader)
  yield* repeated(leaders, (i) => [...path, 'leaders', i, 'leader'])
  for (const [i, { tribe, space, face, leaderSpace }] of scenario.tribes.entries()) {
    yield* find.tribe(tribe, [...path, 'tribes', i, 'tribe'])
    yield* find.settled(space, [...path, 'tribes', i, 'space'])
    yield* find.place(leaderSpace, [...path, 'tribes', i, 'leaderSpace'])
    if (!file.leaders.some((each) => each.tribe === tribe && [each.id, each.reverse?.id].includes(face)))
      yield { path: [...path, 'tribes', i, 'face'], message: `There is no leader '${face}' of '${tribe}'.` }
  }
  const tribes = scenario.tribes.map(({ tribe }) => tribe)
  yield* repeated(tribes, (i) => [...path, 'tribes', i, 'tribe'])
}
