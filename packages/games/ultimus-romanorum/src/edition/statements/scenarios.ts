/** Chapters 2, 3.5, 3.6 and 4: what every scenario's set-up has to respect. */
import type { RuleId } from '@tabularium/engine'
import type { BoardFile, ScenarioFile } from '../schema.ts'
import { type Breach, isInEmpire, statement } from './survey.ts'

type Fault = readonly [path: readonly (string | number)[], message: string]

const each = (rule: RuleId, faults: (scenario: ScenarioFile, file: BoardFile) => Iterable<Fault>) =>
  statement(rule, function* (file): Iterable<Breach> {
    for (const [i, scenario] of file.scenarios.entries()) {
      for (const [path, message] of faults(scenario, file)) yield { path: ['scenarios', i, ...path], message }
    }
  })

const holders = ({ leaders }: ScenarioFile, title: string, half: string) =>
  leaders.filter((entry) => entry.title === title && entry.half === half).length

/** At most one of a half holds a title. */
const single = (rule: RuleId, title: string, halves: readonly string[]) =>
  each(rule, function* (scenario) {
    for (const half of halves) {
      if (holders(scenario, title, half) > 1) yield [['leaders'], `More than one ${title} of the ${half}.`]
    }
  })

/** UR-3.5.1-d: without any Augustus the game would be over. */
const someAugustus = each('UR-3.5.1-d', function* (scenario) {
  if (!scenario.leaders.some(({ title }) => title === 'augustus')) yield [['leaders'], 'There is no Augustus.']
})

/** UR-3.7.1-b: a Usurper and nobody but his followers is on the Barbarian's side. */
const usurpersAreRallied = each('UR-3.7.1-b', function* ({ leaders, rallied }) {
  const hasUsurper = leaders.some(({ title }) => title === 'usurper')
  for (const [i, { title, rallied: isRallied }] of leaders.entries()) {
    if (title === 'usurper' && !isRallied)
      yield [['leaders', i, 'rallied'], 'A Usurper is on the side of the Barbarian.']
    if (isRallied && !hasUsurper) yield [['leaders', i, 'rallied'], 'He has rallied to nobody: there is no Usurper.']
  }
  if (rallied.length > 0 && !hasUsurper) yield [['rallied'], 'These dioceses have no Usurper to rally to.']
})

const BANDS: readonly (readonly [most: number, pf: number])[] = [
  [4, 2],
  [6, 3],
  [8, 4],
]

/** UR-3.2.4-g to UR-3.2.4-j: by the leader's CC. */
const buccellariiByCommand = each('UR-3.2.4-c', function* ({ leaders }, file) {
  for (const [i, { leader, bu }] of leaders.entries()) {
    const data = file.leaders.find(({ id }) => id === leader)
    if (bu === null || data === undefined) continue
    const pf = data.cc === 0 ? undefined : BANDS.find(([most]) => data.cc <= most)?.[1]
    if (data.people !== null || data.generic || pf !== bu)
      yield [['leaders', i, 'bu'], `${data.name} cannot have buccellarii of ${bu} PF.`]
  }
})

/** UR-3.3.1-d UR-3.3.1-p: a generic Roman leader stands where the table says, or in a free zone of his diocese if he cannot. */
const genericsInTheirZones = each('UR-3.3.1-p', function* ({ pieces, peoples }, { leaders, zones }) {
  const held = new Set(peoples.filter(({ status }) => HOSTILE.includes(status)).flatMap((entry) => entry.zones))
  const dioceseOf = (zone: string | null) => zones.find(({ id }) => id === zone)?.diocese
  for (const [i, { piece, zone }] of pieces.entries()) {
    const leader = leaders.find(({ id, generic, people }) => id === piece && generic && people === null)
    if (leader === undefined || zone === null || zone === leader.zone) continue
    const isFree = dioceseOf(zone) === dioceseOf(leader.zone) && !held.has(zone)
    if (!held.has(leader.zone ?? '')) yield [['pieces', i, 'zone'], `${leader.name} stands in ${leader.zone}.`]
    else if (!isFree) yield [['pieces', i, 'zone'], `${leader.name} stands in a free zone of his diocese.`]
  }
})

const HOSTILE = ['war', 'revolt', 'regnum']

/** UR-3.3.2-a: a player places the limitanei, no scenario does. */
const limitaneiAreChosen = each('UR-3.3.2-a', function* ({ pieces }, { units }) {
  for (const [i, { piece, zone }] of pieces.entries()) {
    const unit = units.find(({ id }) => id === piece)
    if (unit?.category === 'li' && zone !== null) yield [['pieces', i], `Who has ${unit.name} places them.`]
  }
})

/** UR-3.3.2-f */
const nobodyIsLeftOut = each('UR-3.3.2-f', function* ({ pieces }, { units, leaders }) {
  for (const [i, { piece, zone }] of pieces.entries()) {
    if (zone !== null) continue
    const unit = units.find(({ id, category }) => id === piece && category === 'li')
    const left = unit ?? leaders.find(({ id, generic, people }) => id === piece && generic && people === null)
    if (left !== undefined) yield [['pieces', i, 'zone'], `${left.name} is in play in every scenario.`]
  }
})

/** A zone for each unit, since the first units go to the zones in their order. */
const zonesForUnits = each('UR-4.2.2-b', function* ({ peoples }, file) {
  for (const [i, { people, zones }] of peoples.entries()) {
    const units = file.units.filter((unit) => unit.people === people).length
    if (zones.length > units) yield [['peoples', i, 'zones'], `There are ${zones.length} zones for ${units} units.`]
  }
  for (const { id, name, major } of file.peoples) {
    if (major && !peoples.some(({ people, zones }) => people === id && zones.length > 0))
      yield [['peoples'], `${name} is major and must be on the map.`]
  }
})

/** UR-4.1-e: in 405. */
const bornFoederati = each('UR-4.1-e', function* ({ start, peoples }, file) {
  if (start > 405) return
  for (const id of ['visigothi', 'franci-salii', 'ghassanides']) {
    const entry = peoples.find(({ people }) => people === id)
    if (entry?.status !== 'foederati' || !entry.zones.every((zone) => isInEmpire(file, zone)))
      yield [['peoples'], `'${id}' begin as Foederati inside the Empire.`]
  }
})

/** UR-4.2.2-c: whoever is at peace is at home. */
const peaceAtHome = each('UR-4.2.2-c', function* ({ peoples }, file) {
  for (const [i, { people, status, zones }] of peoples.entries()) {
    const homes = file.peoples.find(({ id }) => id === people)?.homes ?? []
    if (status === 'peace' && zones.some((zone) => !homes.includes(zone)))
      yield [['peoples', i, 'zones'], `'${people}' are at peace and away from home.`]
  }
})

/** UR-4.5.1-f */
const foederatiInside = each('UR-4.5.1-f', function* ({ peoples }, file) {
  for (const [i, { people, status, zones }] of peoples.entries()) {
    if (status === 'foederati' && !zones.every((zone) => isInEmpire(file, zone)))
      yield [['peoples', i, 'zones'], `'${people}' are Foederati outside the Empire.`]
  }
})

/** UR-6.1-c UR-6.1-f: who can never be federated has never been. */
const neverFederated = each('UR-6.1-f', function* ({ peoples }) {
  for (const [i, { people, status }] of peoples.entries()) {
    const isBarred = ['hunni', 'persae', 'bagaudes'].includes(people)
    if (isBarred && ['foederati', 'revolt', 'regnum'].includes(status))
      yield [['peoples', i, 'status'], `'${people}' can never be federated.`]
  }
})

const SUBJECTS = ['ostrogothi', 'gepidae']

/** UR-6.2-bb: allies have one status, and the Hunni's subjects are at war if they are. */
const alliesAreOne = each('UR-6.2-bb', function* ({ peoples, hunsFreed }) {
  const statusOf = (id: string) => peoples.find(({ people }) => people === id)?.status ?? 'peace'
  const isSubject = (id: string) => !hunsFreed && SUBJECTS.includes(id)
  for (const [i, { people, status, alliedTo }] of peoples.entries()) {
    if (alliedTo !== null && !isSubject(people) && status !== statusOf(alliedTo))
      yield [['peoples', i, 'status'], `'${people}' and '${alliedTo}' are allies: they have one status.`]
  }
  for (const id of SUBJECTS.filter(isSubject)) {
    if (statusOf('hunni') === 'war' && statusOf(id) !== 'war')
      yield [['peoples'], `'${id}' are at war with the Hunni, whose subjects they are.`]
  }
})

const REGNA = ['burgondi', 'franci-salii', 'ostrogothi', 'vandali', 'visigothi']

/** UR-4.5.3-a UR-9.4-af: those five, or their allies. */
const fiveRegna = each('UR-4.5.3-a', function* ({ peoples }) {
  for (const [i, { people, status, alliedTo }] of peoples.entries()) {
    if (status === 'regnum' && !REGNA.includes(alliedTo ?? people))
      yield [['peoples', i, 'status'], `'${people}' cannot form a Regnum.`]
  }
})

/** UR-4.5.3-c UR-4.5.3-k: a town that one of its units holds. */
const regnaHaveCapitals = each('UR-4.5.3-k', function* ({ peoples }, { zones }) {
  for (const [i, { people, status, alliedTo, capital, zones: held }] of peoples.entries()) {
    const isTown = zones.some(({ id, towns }) => id === capital && towns.length > 0)
    const isSeated = capital !== null && isTown && held.includes(capital)
    if ((status === 'regnum' && alliedTo === null) !== isSeated)
      yield [['peoples', i, 'capital'], `'${people}': a Regnum has a capital in a town that it holds, nobody else has.`]
  }
})

/** UR-2-a */
const length = each('UR-2-a', function* ({ start, end }) {
  if (end < start) yield [['end'], `It ends in ${end}, before it begins in ${start}.`]
})

export const scenarios = [
  length,
  buccellariiByCommand,
  genericsInTheirZones,
  limitaneiAreChosen,
  nobodyIsLeftOut,
  single('UR-3.5.1-b', 'augustus', ['west']),
  single('UR-3.5.1-c', 'augustus', ['east']),
  someAugustus,
  single('UR-3.5.1-l', 'patrice', ['west', 'east']),
  single('UR-3.6.5-a', 'usurper', ['west', 'east']),
  usurpersAreRallied,
  bornFoederati,
  zonesForUnits,
  peaceAtHome,
  foederatiInside,
  fiveRegna,
  regnaHaveCapitals,
  neverFederated,
  alliesAreOne,
]
