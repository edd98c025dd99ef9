/** Chapters 1.1, 1.3.1, 3.2.4, 4.1 and 4.4.2: peoples, units and their counters. */
import type { RuleId } from '@tabularium/engine'
import type { BoardFile } from '../schema.ts'
import { type Breach, holds, homesOf, inference, listed, sameNames, statement } from './survey.ts'

type Nationality = BoardFile['peoples'][number]['nationality']

const nationalities: readonly (readonly [RuleId, Nationality, readonly string[]])[] = [
  ['UR-1.1-c', 'iranian', ['alani', 'iberia', 'persae']],
  [
    'UR-1.1-d',
    'german',
    [
      ...['alamanni', 'burgondi', 'franci-orientales', 'franci-salii', 'gepidae', 'heruli', 'saxones', 'suevi'],
      ...['ostrogothi', 'vandali', 'visigothi'],
    ],
  ],
  ['UR-1.1-e', 'celtic', ['bagaudes', 'picti', 'scoti']],
  ['UR-1.1-f', 'thraco-phrygian', ['armenia']],
  ['UR-1.1-g', 'hamite-semite', ['austuriani', 'blemyes', 'ghassanides', 'lakmides', 'mauri']],
  ['UR-1.1-h', 'hun', ['hunni']],
]

const nation = ([rule, nationality, expected]: (typeof nationalities)[number]) =>
  statement(
    rule,
    holds(['peoples'], `The peoples of this nationality are ${listed(expected)}.`, ({ peoples }) =>
      sameNames(
        peoples.filter((people) => people.nationality === nationality).map(({ id }) => id),
        expected,
      ),
    ),
  )

/** UR-1.1-a UR-1.1-b: a piece is Roman, of a half, or of one people. */
function* oneNationality({ leaders, units }: BoardFile): Iterable<Breach> {
  for (const [i, { name, half, people }] of leaders.entries()) {
    if ((half === null) === (people === null))
      yield { path: ['leaders', i], message: `${name} is Roman, of one half, or of one people.` }
  }
  for (const [i, { name, category, half, people }] of units.entries()) {
    const isWhole = category === null ? people !== null && half === null : people === null
    if (!isWhole || (category !== null && category !== 'bu' && half === null))
      yield { path: ['units', i], message: `${name} is Roman, of one half, or of one people.` }
  }
}

const HOMELESS = ['visigothi', 'franci-salii', 'ghassanides']

/** UR-4.1-d UR-6.2-ao: Bagaudes rise inside the Empire. */
function* zonesOfOrigin({ peoples, zones }: BoardFile): Iterable<Breach> {
  for (const [i, { id, name, homes }] of peoples.entries()) {
    if ([...HOMELESS, 'bagaudes'].includes(id)) continue
    const isOutside = homes.every((home) => zones.find((zone) => zone.id === home)?.diocese === null)
    if (homes.length === 0 || !isOutside)
      yield { path: ['peoples', i, 'homes'], message: `${name} has zones of origin outside the Empire.` }
  }
}

/** UR-4.1-f */
const homeless = holds(
  ['peoples'],
  'Visigothi, Franci Salii and Ghassanides have no zone of origin outside the Empire.',
  (file) => HOMELESS.every((people) => homesOf(file, people).length === 0),
)

/** UR-4.1-a: who has leaders without being major has them later, by the table. */
function* minorsHaveNoLeaders({ peoples, leaders }: BoardFile): Iterable<Breach> {
  for (const [i, { name, generic, people }] of leaders.entries()) {
    const isMinor = peoples.some(({ id, major }) => id === people && !major)
    if (generic && isMinor) yield { path: ['leaders', i], message: `${name}: a minor people has no leader counter.` }
  }
}

/** UR-4.1-b UR-4.1-h: Ostrogothi are major with a generic leader alone. */
function* majorsHaveLeaders({ peoples, leaders }: BoardFile): Iterable<Breach> {
  for (const [i, { id, name, major }] of peoples.entries()) {
    const own = leaders.filter(({ people }) => people === id)
    const isLed = own.some(({ generic }) => !generic || id === 'ostrogothi')
    if (major && !isLed) yield { path: ['peoples', i], message: `${name} is major and has no leader.` }
  }
}

const majors = holds(['peoples'], 'Ostrogothi are a major people.', ({ peoples }) =>
  peoples.some(({ id, major }) => id === 'ostrogothi' && major),
)

const oneUnit = (people: string) =>
  holds(
    ['units'],
    `There is one unit of ${people}.`,
    ({ units }) => units.filter((unit) => unit.people === people).length === 1,
  )

/** UR-1.3.1-a: a people without units could do nothing. */
function* everyPeopleHasUnits({ peoples, units }: BoardFile): Iterable<Breach> {
  for (const [i, { id, name }] of peoples.entries()) {
    if (!units.some(({ people }) => people === id)) yield { path: ['peoples', i], message: `${name} has no unit.` }
  }
}

/** UR-1.3.1-c: the mark (B) is for Roman units. */
function* markedAreRoman({ units }: BoardFile): Iterable<Breach> {
  for (const [i, { name, category, barbarian }] of units.entries()) {
    if (barbarian && category === null)
      yield { path: ['units', i, 'barbarian'], message: `${name} are not Roman and carry no mark (B).` }
  }
}

/** UR-1.3.1-d UR-1.3.1-e */
const origin = (categories: readonly string[], has: boolean) =>
  function* ({ units, dioceses }: BoardFile): Iterable<Breach> {
    for (const [i, { name, category, diocese, half }] of units.entries()) {
      if (category === null || !categories.includes(category)) continue
      const isSame = diocese === null || dioceses.some((each) => each.id === diocese && each.half === half)
      if ((diocese !== null) === has && isSame) continue
      const message = `${name} has ${has ? 'a diocese of origin in its half' : 'no diocese of origin'}.`
      yield { path: ['units', i, 'diocese'], message }
    }
  }

const bands: readonly (readonly [RuleId, number])[] = [
  ['UR-3.2.4-g', 2],
  ['UR-3.2.4-h', 3],
  ['UR-3.2.4-i', 4],
]

/** Buccellarii of that strength, and none that no leader could have. */
const buccellarii = ([rule, pf]: (typeof bands)[number]) =>
  statement(
    rule,
    holds(['units'], `There are buccellarii of ${pf} PF.`, ({ units }) =>
      units.some(({ category, full }) => category === 'bu' && full.pf === pf),
    ),
  )

function* oddBuccellarii({ units }: BoardFile): Iterable<Breach> {
  for (const [i, { category, full }] of units.entries()) {
    if (category === 'bu' && !bands.some(([, pf]) => pf === full.pf))
      yield { path: ['units', i, 'full', 'pf'], message: `Buccellarii have 2, 3 or 4 PF, not ${full.pf}.` }
  }
}

const quality = ({ units }: BoardFile, name: string, qu: number) =>
  units.filter((unit) => unit.name === name && unit.full.qu === qu).length

export const peoples = [
  statement('UR-1.1-a', oneNationality),
  ...nationalities.map(nation),
  inference('UR-1.3.1-a', everyPeopleHasUnits),
  statement('UR-1.3.1-c', markedAreRoman),
  statement('UR-1.3.1-d', origin(['li', 'co'], true)),
  statement('UR-1.3.1-e', origin(['pa', 'bu'], false)),
  ...bands.map(buccellarii),
  statement('UR-3.2.4-j', oddBuccellarii),
  statement('UR-4.1-a', minorsHaveNoLeaders),
  statement('UR-4.1-b', majorsHaveLeaders),
  statement('UR-4.1-d', zonesOfOrigin),
  statement('UR-4.1-f', homeless),
  statement('UR-4.1-h', majors),
  statement('UR-4.4.2-b', oneUnit('armenia')),
  statement('UR-6.2-am', oneUnit('bagaudes')),
  statement(
    'UR-T.counters-d',
    holds(
      ['units'],
      'Comites Alani have quality 3, Comites Seniores 2, and two CO Galliae 1.',
      (file) =>
        quality(file, 'Comites Alani', 3) === 1 &&
        quality(file, 'Comites Seniores', 2) === 1 &&
        quality(file, 'CO Galliae', 1) >= 2,
    ),
  ),
]
