/** Chapters 2.3 and 2.5: spaces, provinces, zones and ports. */
import type { RuleId } from '@tabularium/engine'
import type { BoardFile } from '../schema.ts'
import {
  type Breach,
  type Check,
  countingIn,
  holds,
  inference,
  isOpen,
  isWalled,
  listed,
  neighboursOf,
  provincesOf,
  type SpaceFile,
  sameNames,
  spaceIn,
  statement,
} from './survey.ts'

/** Holds every space to one sentence. */
const everySpace = (test: (space: SpaceFile) => boolean, message: (name: string) => string): Check =>
  function* ({ spaces }) {
    for (const [i, space] of spaces.entries()) {
      if (!test(space)) yield { path: ['spaces', i], message: message(space.name ?? space.id) }
    }
  }

const groups = [
  ['BG-2.3.2-s', 'Britanniae', ['Britannia Romana', 'Caledonia']],
  ['BG-2.3.2-t', 'Gallia', ['Gallia Belgica', 'Gallia Lugdunensis', 'Gallia Viennensis']],
  ['BG-2.3.2-u', 'Italia', ['Italia Annonaria', 'Italia Suburbicaria']],
] as const

const group = ([rule, name, provinces]: (typeof groups)[number]) =>
  statement(
    rule,
    holds(['provinces'], `${name} is ${listed(provinces)}.`, (file) =>
      sameNames(
        file.provinces.filter((each) => each.group === name).map((each) => each.name),
        provinces,
      ),
    ),
  )

const regions = ['Britanniae', 'Gallia', 'Hispaniae', 'Illyricum', 'Italia', 'Africa', 'Germania']
const known = [...groups.flatMap(([, , names]) => names), 'Hispaniae', 'Illyricum', 'Africa', 'Germania']
/** BG-2.3.2-w */
const barbarian = ['Caledonia', 'Germania']

/** BG-2.3.2-a: its own Capital, and no other. */
function* oneCapital({ provinces, spaces }: BoardFile): Iterable<Breach> {
  for (const [i, { id, name, capital }] of provinces.entries()) {
    const found = spaces.filter(({ province, type }) => province === id && type === 'capital')
    if (found.length === 1 && found[0].id === capital) continue
    yield { path: ['provinces', i, 'capital'], message: `${name} has one Capital.` }
  }
}

/** BG-2.3.2-v BG-2.3.2-w: printed control follows the province. */
const control = (power: 'loyalist' | 'barbarian'): Check =>
  function* ({ provinces, spaces }) {
    const its = provinces.filter(({ name }) => barbarian.includes(name) === (power === 'barbarian'))
    for (const { id, name, control: printed } of its) {
      const lies = spaces.filter(({ province, type }) => province === id && type !== 'transit')
      if (printed === power && lies.every((space) => space.control === power)) continue
      yield {
        path: ['provinces', provinces.findIndex((each) => each.id === id)],
        message: `${name} is printed ${power}.`,
      }
    }
  }

const capital = (rule: RuleId, space: string, province: string) =>
  statement(
    rule,
    holds(['provinces'], `${space} is the Capital of ${province}.`, (file) => {
      const its = file.provinces.find(({ name }) => name === province)?.capital
      return its !== undefined && spaceIn(file, its)?.name === space && spaceIn(file, its)?.type === 'capital'
    }),
  )

const capitalsOf = (rule: RuleId, name: string, capitals: readonly string[]) =>
  statement(
    rule,
    holds(['provinces'], `The Capitals of ${name} are ${listed(capitals)}.`, (file) =>
      sameNames(
        file.spaces
          .filter(({ province, type }) => type === 'capital' && provincesOf(file, name).includes(province))
          .map((space) => space.name ?? ''),
        capitals,
      ),
    ),
  )

const liesInBelgica = (file: BoardFile, id: string) => spaceIn(file, id)?.province === 'gallia-belgica'
const belgicans = [
  ...['durocortorum', 'gesoriacum', 'augusta-treverorum', 'divodurum'],
  ...['atuatuca-tungrorum', 'noviomagus', 'castra-vetera'],
]
const belgicanCities = ['durocortorum', 'gesoriacum', 'augusta-treverorum']
/** BG-2.3.2-x1: the Capital first. */
const majority = ['durocortorum', 'gesoriacum', 'divodurum']

const landZones = {
  mauretania: 'Mauretania',
  'further-east': 'Further East',
  'eastern-roman-empire': 'Eastern Roman Empire',
}

/** BG-2.3.4-a: by their ids too, since rules ask for them. */
const threeZones = holds(['landZones'], `The Land Zones are ${listed(Object.values(landZones))}.`, (file) =>
  sameNames(
    file.landZones.map(({ id, name }) => `${id} ${name}`),
    Object.entries(landZones).map(([id, name]) => `${id} ${name}`),
  ),
)

/** BG-2.3.4-n */
const controllers = holds(
  ['landZones'],
  'The Eastern Roman Empire is Loyalist, the other Land Zones are Barbarian.',
  (file) =>
    file.landZones.every(({ id, control: power }) => (power === 'loyalist') === (id === 'eastern-roman-empire')),
)

const bothSeas = ['tingis', 'mons-calpe']

/** BG-2.3.1-w BG-2.3.1-ad: a transit space joins two spaces or more, and no other transit space. */
function* transitsJoin(file: BoardFile): Iterable<Breach> {
  for (const [i, { id, type }] of file.spaces.entries()) {
    if (type !== 'transit') continue
    const beside = neighboursOf(file, id)
    if (beside.length > 1 && beside.every((next) => spaceIn(file, next)?.type !== 'transit')) continue
    yield { path: ['spaces', i], message: `The transit space '${id}' joins two spaces or more.` }
  }
}

export const map = [
  statement(
    'BG-2.3-a',
    holds(['provinces'], `There are provinces in ${listed(regions)}.`, ({ provinces }) =>
      regions.every((region) => provinces.some((each) => each.group === region)),
    ),
  ),
  statement(
    'BG-2.3.1-k',
    everySpace(
      ({ name, type }) => type === 'transit' || name !== null,
      (id) => `'${id}' has a name.`,
    ),
  ),
  statement(
    'BG-2.3.1-s',
    everySpace(
      ({ name, type }) => type !== 'transit' || name === null,
      (name) => `${name} is a transit space, which has no name.`,
    ),
  ),
  statement(
    'BG-2.3.1-t',
    everySpace(
      ({ type, control: power }) => type !== 'transit' || power === null,
      (name) => `'${name}' is a transit space, which nobody controls.`,
    ),
  ),
  inference('BG-2.3.1-ad', transitsJoin),
  statement('BG-2.3.2-a', oneCapital),
  ...groups.map(group),
  statement('BG-2.3.2-v', control('loyalist')),
  statement('BG-2.3.2-w', control('barbarian')),
  inference(
    'BG-2.3.2-ac',
    holds(['provinces'], `The provinces are ${listed(known)}.`, ({ provinces }) =>
      sameNames(
        provinces.map(({ name }) => name),
        known,
      ),
    ),
  ),
  inference(
    'BG-2.3.2-ab',
    holds(['provinces'], 'Magna Germania is the Capital of Germania.', ({ provinces }) =>
      provinces.some(({ id, capital: its }) => id === 'germania' && its === 'magna-germania'),
    ),
  ),
  capital('BG-2.3.1-x1', 'Mediolanum', 'Italia Annonaria'),
  capital('BG-5.7-x3', 'Durocortorum', 'Gallia Belgica'),
  capital('BG-2.3.2-x2', 'Londinium', 'Britannia Romana'),
  capitalsOf('BG-15.1-o', 'Italia', ['Mediolanum', 'Roma']),
  capitalsOf('BG-15.1-p', 'Britanniae', ['Londinium', 'Caledonia']),
  statement(
    'BG-2.3.2-x1',
    holds(['spaces'], 'Durocortorum, Gesoriacum and Divodurum are a majority of Gallia Belgica.', (file) => {
      const counting = countingIn(file, 'gallia-belgica')
      return majority.every((id) => counting.includes(id)) && counting.length < 2 * majority.length
    }),
  ),
  statement(
    'BG-2.5-x1',
    holds(['spaces'], `${listed(belgicans)} lie in Gallia Belgica.`, (file) =>
      belgicans.every((id) => liesInBelgica(file, id)),
    ),
  ),
  statement(
    'BG-2.5-x2',
    holds(['spaces'], `Of these, ${listed(belgicanCities)} are Walled Cities.`, (file) =>
      belgicans.every(
        (id) =>
          isWalled(spaceIn(file, id)) === belgicanCities.includes(id) &&
          isOpen(spaceIn(file, id)) !== belgicanCities.includes(id),
      ),
    ),
  ),
  inference(
    'BG-2.5-x2',
    holds(['spaces'], `Gallia Belgica has no Walled Cities but ${listed(belgicanCities)}.`, (file) =>
      file.spaces.every(
        (space) => space.province !== 'gallia-belgica' || belgicans.includes(space.id) || !isWalled(space),
      ),
    ),
  ),
  statement('BG-2.3.4-a', threeZones),
  inference('BG-2.3.4-n', controllers),
  statement(
    'BG-2.3.4-p',
    everySpace(
      ({ type, ports }) => type !== 'transit' || ports.length === 0,
      (id) => `'${id}' is a transit space, which is no Port.`,
    ),
  ),
  statement(
    'BG-2.3.4-s',
    holds(['spaces'], 'Tingis and Mons Calpe are ports of both seas.', (file) =>
      bothSeas.every((id) => new Set(spaceIn(file, id)?.ports).size === 2),
    ),
  ),
  statement(
    'BG-2.3.4-r',
    everySpace(
      ({ id, ports }) => bothSeas.includes(id) || ports.length < 2,
      (name) => `${name} is a port of one sea.`,
    ),
  ),
]
