/** Chapters 3, 6.1 and 17.2.3.2, and what a set-up may not break. */
import type { RuleId } from '@tabularium/engine'
import { turnNames } from '../../terms.ts'
import type { BoardFile, ScenarioFile } from '../schema.ts'
import { type Breach, holds, inference, isOpen, isWalled, sameNames, spaceIn, statement, waves } from './survey.ts'

/** Holds each scenario to one sentence. */
const everyScenario = (rule: RuleId, message: string, test: (scenario: ScenarioFile, file: BoardFile) => boolean) =>
  statement(rule, function* (file) {
    for (const [i, scenario] of file.scenarios.entries()) {
      if (!test(scenario, file)) yield { path: ['scenarios', i], message: `${scenario.name}: ${message}` }
    }
  })

const numberOf = (turn: ScenarioFile['firstTurn']) => turnNames.indexOf(turn)
const withPrelude = ['Successor Strife', 'Barbarians at the Gates']

const turnsOf = ({ firstTurn, lastTurn }: ScenarioFile) => turnNames.slice(numberOf(firstTurn), numberOf(lastTurn) + 1)

/** BG-6.1-g to BG-6.1-i: there from its turn on, not before. */
const wave = ({ rule, section, turn }: (typeof waves)[number]) =>
  everyScenario(rule, `the cards of ${section} come on turn ${turn}.`, (scenario) => {
    const isThere = numberOf(scenario.firstTurn) >= numberOf(turn)
    const comes = turnsOf(scenario).includes(turn) && !isThere
    const added = scenario.add.filter((each) => each.section === section)
    const isAdded = added.length === 1 && added[0].turn === turn
    return scenario.sections.includes(section) === isThere && (comes ? isAdded : added.length === 0)
  })

/** BG-6.1-e: on turn 1, if it is played. */
function preludeLeaves({ sections, remove, ...scenario }: ScenarioFile): boolean {
  const leaves = sections.includes('prelude') && turnsOf({ sections, remove, ...scenario }).includes('1')
  return leaves ? remove.length === 1 && remove[0].turn === '1' && remove[0].section === 'prelude' : remove.length === 0
}

const hasUsurperEmperor = (scenario: ScenarioFile, { leaders }: BoardFile) =>
  scenario.leaders.some(
    (each) =>
      each.side === 'usurper' && leaders.some(({ id, reverse }) => id === each.leader && reverse?.emperor === true),
  )

/** BG-5.7-al: those of the turn track, but for the last turn and for whoever is there already. */
function arrivalsOfTrack(scenario: ScenarioFile, { tables }: BoardFile): boolean {
  const there = scenario.leaders.map(({ leader }) => leader)
  const expected = tables.turns.flatMap(({ turn, leaders }) =>
    turnsOf(scenario).slice(0, -1).includes(turn)
      ? leaders.filter((id) => !there.includes(id)).map((id) => `${turn} ${id}`)
      : [],
  )
  return sameNames(
    scenario.arrivals.flatMap(({ turn, leaders }) => leaders.map((id) => `${turn} ${id}`)),
    expected,
  )
}

/** Who controls a place at the start. */
function controlAt(scenario: ScenarioFile, file: BoardFile, id: string): string | null {
  const changed = scenario.control.find(({ spaces }) => spaces.includes(id))?.power
  return changed ?? [...file.spaces, ...file.landZones].find((place) => place.id === id)?.control ?? null
}

const isZone = (file: BoardFile, id: string) => file.landZones.some((zone) => zone.id === id)

/** One power, or one tribe of it, at a place: BG-9.0-b Byzantine and Loyalist are one. */
interface Presence {
  readonly space: string
  readonly power: string
  readonly tribe: string | null
}

function* presences({ leaders, cu, tribes }: ScenarioFile): Iterable<Presence> {
  const power = (name: string) => (name === 'byzantine' ? 'loyalist' : name)
  for (const { space, side } of leaders) yield { space, power: power(side), tribe: null }
  for (const each of cu) yield { space: each.space, power: power(each.power), tribe: null }
  for (const { tribe, side, space, leaderSpace } of tribes) {
    yield { space, power: side, tribe }
    yield { space: leaderSpace, power: side, tribe }
  }
}

const together = (scenario: ScenarioFile, file: BoardFile, of: 'power' | 'tribe') => {
  const at = new Map<string, Set<string>>()
  for (const presence of presences(scenario)) {
    const what = presence[of]
    if (what === null || isZone(file, presence.space)) continue
    at.set(presence.space, (at.get(presence.space) ?? new Set()).add(what))
  }
  return [...at].filter(([, names]) => names.size > 1)
}

const areEnemies = (power: string, controller: string) =>
  power !== controller && ![power, controller].every((each) => ['loyalist', 'byzantine', 'allied'].includes(each))

/** BG-9.0-n */
function unledAreAtHome(scenario: ScenarioFile, file: BoardFile): boolean {
  const led = new Set([
    ...scenario.leaders.map(({ space }) => space),
    ...scenario.tribes.map(({ leaderSpace }) => leaderSpace),
  ])
  return scenario.cu.every(({ space, power }) => {
    const controller = controlAt(scenario, file, space)
    return led.has(space) || controller === null || !areEnemies(power, controller)
  })
}

/** Everything in the Land Zones is of these powers. */
const inZone = (ids: readonly string[], powers: readonly string[]) => (scenario: ScenarioFile) =>
  [
    ...scenario.leaders.map(({ space, side }) => ({ space, power: side })),
    ...scenario.cu,
    ...scenario.tribes.flatMap(({ space, leaderSpace, side }) =>
      [space, leaderSpace].map((at) => ({ space: at, power: side })),
    ),
  ].every(({ space, power }) => !ids.includes(space) || powers.includes(power))

const markersHold = (side: 'allied' | 'barbarian') => (scenario: ScenarioFile, file: BoardFile) =>
  scenario.tribes.every((each) => each.side !== side || controlAt(scenario, file, each.space) === side)

/** BG-2.4.3-f */
const alliedSides = ({ tribes }: ScenarioFile, file: BoardFile) =>
  tribes.every(
    ({ tribe, side }) => side === 'barbarian' || file.tribes.some(({ id, canBeAllied }) => id === tribe && canBeAllied),
  )

function* preludeScenarios({ scenarios }: BoardFile): Iterable<Breach> {
  const found = scenarios.filter(({ sections }) => sections.includes('prelude')).map(({ name }) => name)
  if (!sameNames(found, withPrelude))
    yield { path: ['scenarios'], message: `Prelude cards are used in ${withPrelude.join(' and ')} only.` }
}

export const scenarios = [
  statement('BG-6.1-d', preludeScenarios),
  everyScenario('BG-6.1-e', 'Prelude cards leave the game after turn B.', preludeLeaves),
  everyScenario('BG-6.1-f', 'Core cards are in every deck.', ({ sections }) => sections.includes('core')),
  ...waves.map(wave),
  everyScenario('BG-6.2.1-l', 'the Wave level is that of the first turn.', ({ firstTurn, wave: level }, { tables }) =>
    tables.turns.every((each) => each.turn !== firstTurn || each.wave === level),
  ),
  everyScenario(
    'BG-17.2.3.2-e',
    'a Usurper Emperor is in the two scenarios with the Prelude, and in no others.',
    (scenario, file) => hasUsurperEmperor(scenario, file) === withPrelude.includes(scenario.name),
  ),
  inference(
    'BG-3.1-b',
    holds(['scenarios'], 'Barbarians at the Gates is the full game, A to 9.', (file) =>
      file.scenarios.every(
        ({ name, firstTurn, lastTurn }) =>
          name !== 'Barbarians at the Gates' || (firstTurn === 'A' && lastTurn === '9'),
      ),
    ),
  ),
  everyScenario('BG-5.7-al', 'leaders arrive as the turn track says.', arrivalsOfTrack),
  everyScenario('BG-4.2-a', 'Loyalist CU are on the board.', ({ cu }) =>
    cu.some(({ power }) => power === 'loyalist' || power === 'byzantine'),
  ),
  everyScenario('BG-14.1.1-a', 'Plunder is 0 to 9.', ({ plunder }) => plunder <= 9),
  everyScenario('BG-2.4.4-b', 'no fort marker is in a transit space.', ({ forts }, file) =>
    forts.every(({ space }) => spaceIn(file, space)?.type !== 'transit'),
  ),
  everyScenario('BG-2.4.4-c', 'no fort marker is in a Walled City.', ({ forts }, file) =>
    forts.every(({ space }) => !isWalled(spaceIn(file, space))),
  ),
  everyScenario('BG-2.4.4-d', 'a fort marker is where its power has control.', (scenario, file) =>
    scenario.forts.every(
      ({ space, power }) => !isOpen(spaceIn(file, space)) || controlAt(scenario, file, space) === power,
    ),
  ),
  everyScenario('BG-2.4.3-f', 'a tribe without an Allied side is not Allied.', alliedSides),
  everyScenario('BG-2.5-b', 'the space of an Allied Tribal Marker is Allied.', markersHold('allied')),
  everyScenario('BG-2.5-e', 'the space of a Barbarian Tribal Marker is Barbarian.', markersHold('barbarian')),
  everyScenario(
    'BG-2.3.4-d',
    'only Barbarians are in Mauretania and Further East.',
    inZone(['mauretania', 'further-east'], ['barbarian']),
  ),
  everyScenario(
    'BG-2.3.4-g',
    'only Byzantines are in the Eastern Roman Empire.',
    inZone(['eastern-roman-empire'], ['byzantine']),
  ),
  everyScenario(
    'BG-9.0-a',
    'no two powers share a space.',
    (scenario, file) => together(scenario, file, 'power').length === 0,
  ),
  everyScenario(
    'BG-9.0-c',
    'no two tribes share a space.',
    (scenario, file) => together(scenario, file, 'tribe').length === 0,
  ),
  everyScenario('BG-9.0-n', 'CU without a leader are not in a space of an enemy.', unledAreAtHome),
]
