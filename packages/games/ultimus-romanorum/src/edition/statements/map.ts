/** Chapters 3.1, 3.4.2, 4.1, 7 and T.map: what the rulebook says of the map. */
import type { BoardFile } from '../schema.ts'
import {
  type Breach,
  costOf,
  halfOf,
  holds,
  homesOf,
  inference,
  isInEmpire,
  linkOf,
  listed,
  sameNames,
  statement,
  townZone,
} from './survey.ts'

const western = ['hispaniae', 'britanniae', 'viennensis', 'galliae', 'italia', 'africa', 'pannoniae']
const eastern = ['moesiae', 'thracia', 'asia', 'pontica', 'oriens']
const capitals = {
  west: ['Arelate', 'Mediolanum', 'Ravenna', 'Roma'],
  east: ['Constantinopolis', 'Antiochia'],
} as const

/** UR-0.2-a: one map, with a way from every zone to every other. */
function* hangsTogether({ zones, links }: BoardFile): Iterable<Breach> {
  const reached = new Set(zones.slice(0, 1).map(({ id }) => id))
  for (const id of reached) {
    for (const { a, b } of links) {
      if (a === id) reached.add(b)
      if (b === id) reached.add(a)
    }
  }
  const lost = zones.filter(({ id }) => !reached.has(id))
  if (lost.length === 0) return
  const names = listed(lost.map(({ name }) => name))
  yield { path: ['zones', zones.indexOf(lost[0])], message: `No way leads to ${names}.` }
}

const diocesesOf = (half: 'west' | 'east', expected: readonly string[]) =>
  holds(['dioceses'], `The dioceses of the ${half} are ${listed(expected)}.`, ({ dioceses }) =>
    sameNames(
      dioceses.filter((each) => each.half === half).map(({ id }) => id),
      expected,
    ),
  )

/** UR-3.1.1-d */
function* numbered({ zones, dioceses }: BoardFile): Iterable<Breach> {
  for (const [i, zone] of zones.entries()) {
    const diocese = dioceses.find(({ id }) => id === zone.diocese)
    if (diocese === undefined) continue
    const number = zone.id.slice(diocese.id.length + 1)
    const isNumbered = /^[1-9][0-9]*$/.test(number) && zone.id === `${diocese.id}-${number}`
    if (isNumbered && zone.name === `${diocese.name} ${number}`) continue
    yield { path: ['zones', i], message: `${zone.name} is to be called by its diocese and a number.` }
  }
}

/** UR-3.1.2-a: these six, each in its half, and no others. */
function* sixCapitals(file: BoardFile): Iterable<Breach> {
  for (const half of ['west', 'east'] as const) {
    const found = file.zones.flatMap(({ id, towns }) =>
      halfOf(file, id) === half ? towns.filter(({ capital }) => capital).map(({ name }) => name) : [],
    )
    if (!sameNames(found, capitals[half]))
      yield { path: ['zones'], message: `The imperial capitals of the ${half} are ${listed(capitals[half])}.` }
  }
}

/** A town with a port, in that zone or in any. */
const port = (town: string, zone?: string) => (file: BoardFile) =>
  file.zones.some(
    ({ id, towns }) => (zone ?? id) === id && towns.some(({ name, port: isPort }) => name === town && isPort),
  )

const fleet = (id: string, town: string) =>
  holds(
    ['fleets'],
    `The ${id} is based at the port of ${town}.`,
    (file) => port(town)(file) && file.fleets.find((each) => each.id === id)?.base === townZone(file, town),
  )

const refuge = (id: string, town: string, half: 'west' | 'east') =>
  holds(['refuges'], `There is one box in the ${half}, at ${town}.`, (file) => {
    const boxes = file.refuges.filter((each) => each.half === half)
    return boxes.length === 1 && boxes[0].id === id && boxes[0].zone === townZone(file, town)
  })

const seaNames = ['Mare Internum Occidentalis', 'Pontus Euxinus', 'Mare Oceanus', 'Britannicum Mare', 'Germanicum Mare']

/** UR-3.4.2-j: the inner sea and the Pontus are open to fleets, the rest is not. */
function* openSeas({ seas }: BoardFile): Iterable<Breach> {
  for (const [i, { name, open }] of seas.entries()) {
    if (open === (name.includes('Internum') || name === 'Pontus Euxinus')) continue
    yield { path: ['seas', i, 'open'], message: `${name} is ${open ? 'closed' : 'open'} to fleets.` }
  }
}

const coast = (file: BoardFile, sea: string, zone: string) =>
  file.seas.some(({ name, coasts }) => name === sea && coasts.includes(zone))

const strait = (people: string | null, from: string, to: string, more: number) =>
  holds(['links'], `${from} and ${to} are joined by a strait that costs ${1 + more} PM.`, (file) => {
    const ends = people === null ? [from] : homesOf(file, people)
    return ends.some((end) => linkOf(file, end, to)?.strait === more && costOf(file, end, to) === 1 + more)
  })

/** The homes of one people that touch a zone, over that river or over none. */
const border = (file: BoardFile, people: string, zone: string, river: string | null) =>
  homesOf(file, people).some((home) => linkOf(file, home, zone)?.river === river)

const dryBorder = (file: BoardFile, a: string, b: string) =>
  homesOf(file, a).some((home) => homesOf(file, b).some((other) => costOf(file, home, other) === 1))

const beside = (file: BoardFile, zone: string) =>
  file.links.flatMap(({ a, b }) => (a === zone ? [b] : b === zone ? [a] : []))

/** UR-T.map-h */
function picti(file: BoardFile): boolean {
  const homes = homesOf(file, 'picti')
  if (homes.length !== 3 || homes.some((home) => file.zones.find(({ id }) => id === home)?.people !== 'picti'))
    return false
  const [first, second, third] = homes
  const touch = (a: string, b: string) => linkOf(file, a, b) !== undefined
  return (
    touch('britanniae-1', first) &&
    touch(first, second) &&
    touch(second, third) &&
    !touch(first, third) &&
    !touch('britanniae-1', second)
  )
}

/** UR-T.map-i */
function westOfMauri(file: BoardFile): boolean {
  return homesOf(file, 'mauri').some((home) => {
    const mauri = file.zones.find(({ id }) => id === home)
    return beside(file, home).some((next) =>
      file.zones.some(
        ({ id, kind, people, lon }) => id === next && kind === 'wild' && people === null && lon < (mauri?.lon ?? lon),
      ),
    )
  })
}

const isWestern = (file: BoardFile, zone: string) => halfOf(file, zone) === 'west'
const touchesWest = (file: BoardFile, people: string) =>
  homesOf(file, people).some((home) => beside(file, home).some((zone) => isWestern(file, zone)))

const eightZones = (file: BoardFile) => {
  const zones = ['persae', 'armenia', 'iberia'].flatMap((people) => homesOf(file, people))
  return zones.length === 8 && zones.every((zone) => !isInEmpire(file, zone))
}
const EIGHT = 'Persae, Armenia and Iberia have 8 zones in all, outside the Empire.'

/** UR-T.map-l */
function africaThree(file: BoardFile): boolean {
  return linkOf(file, 'africa-4', 'africa-3') !== undefined
}

/** The ways between the two dioceses. */
function channel({ links }: BoardFile) {
  const isOf = (diocese: string, zone: string) => zone.startsWith(`${diocese}-`)
  return links.filter(
    ({ a, b }) => (isOf('galliae', a) && isOf('britanniae', b)) || (isOf('britanniae', a) && isOf('galliae', b)),
  )
}

const TWO_STRAITS = 2

/** UR-T.map-o */
function twoStraits(file: BoardFile): boolean {
  const straits = ['galliae-1', 'galliae-7'].map((zone) => linkOf(file, zone, 'britanniae-2'))
  return (
    straits.every((way) => way !== undefined && way.strait > 0) && channel(file).every(({ strait: more }) => more > 0)
  )
}

export const map = [
  inference('UR-0.2-a', hangsTogether),
  statement(
    'UR-3.1.1-a',
    holds(['dioceses'], 'The Empire has 12 dioceses.', (file) => file.dioceses.length === 12),
  ),
  statement('UR-3.1.1-b', diocesesOf('west', western)),
  statement('UR-3.1.1-c', diocesesOf('east', eastern)),
  statement('UR-3.1.1-d', numbered),
  statement('UR-3.1.2-a', sixCapitals),
  statement('UR-3.4.2-a', fleet('classis-occidentalis', 'Carthago')),
  statement('UR-3.4.2-b', fleet('classis-orientalis', 'Constantinopolis')),
  statement('UR-3.4.2-j', openSeas),
  statement('UR-7.2-g', strait(null, 'galliae-7', 'britanniae-2', 2)),
  statement('UR-7.2-h', strait('saxones', 'Saxones', 'britanniae-2', 2)),
  statement('UR-7.2-i', strait('scoti', 'Scoti', 'britanniae-3', 2)),
  statement('UR-7.3-b', holds(['peoples'], EIGHT, eightZones)),
  statement('UR-8.2.2-a', refuge('ravenna', 'Ravenna', 'west')),
  statement('UR-8.2.2-h', refuge('constantinopolis', 'Constantinopolis', 'east')),
  statement('UR-T.map-a', holds(['zones'], 'Carthago is a port in Africa 4.', port('Carthago', 'africa-4'))),
  statement(
    'UR-T.map-b',
    holds(['zones'], 'Roma is in Italia 5.', (file) => townZone(file, 'Roma') === 'italia-5'),
  ),
  statement(
    'UR-T.map-c',
    holds(['seas'], 'Africa 4 and Italia 4 touch the Mare Internum Occidentalis.', (file) =>
      ['africa-4', 'italia-4'].every((zone) => coast(file, 'Mare Internum Occidentalis', zone)),
    ),
  ),
  statement(
    'UR-T.map-d',
    holds(['links'], 'From Italia 4 to Italia 5 is one march.', (file) => {
      const cost = costOf(file, 'italia-4', 'italia-5')
      return cost !== undefined && cost <= 3
    }),
  ),
  statement(
    'UR-T.map-e',
    holds(['links'], 'Ostrogothi and Thracia 1 touch across the Danuvius.', (file) =>
      border(file, 'ostrogothi', 'thracia-1', 'danuvius'),
    ),
  ),
  statement(
    'UR-T.map-f',
    holds(['links'], 'No great river is between Alamanni and Franci, nor between Franci and Saxones.', (file) =>
      [dryBorder(file, 'alamanni', 'franci-orientales'), dryBorder(file, 'franci-orientales', 'saxones')].every(
        Boolean,
      ),
    ),
  ),
  statement(
    'UR-T.map-g',
    holds(['links'], 'Saxones and Galliae 1 touch across the Rhenus.', (file) =>
      border(file, 'saxones', 'galliae-1', 'rhenus'),
    ),
  ),
  statement('UR-T.map-h', holds(['peoples'], 'Picti have three zones in a line north of Britanniae 1.', picti)),
  statement('UR-T.map-i', holds(['links'], 'An unnamed zone touches Mauri in the west.', westOfMauri)),
  statement(
    'UR-T.map-j',
    holds(
      ['links'],
      'A western zone touches Alamanni, and none touches Gepidae.',
      (file) => touchesWest(file, 'alamanni') && !touchesWest(file, 'gepidae'),
    ),
  ),
  statement(
    'UR-T.map-k',
    holds(
      ['links'],
      'Galliae 5 touches Viennensis 1.',
      (file) => linkOf(file, 'galliae-5', 'viennensis-1') !== undefined,
    ),
  ),
  statement('UR-T.map-l', holds(['links'], 'No zone is nearer to Africa 4 than Africa 3.', africaThree)),
  statement('UR-T.map-m', holds(['peoples'], EIGHT, eightZones)),
  statement(
    'UR-T.map-n',
    holds(['zones'], 'Lutecia and Treveri are towns.', (file) =>
      ['Lutecia', 'Treveri'].every((town) => townZone(file, town) !== undefined),
    ),
  ),
  statement(
    'UR-T.map-o',
    holds(['links'], 'Galliae and Britanniae touch by the straits of Galliae 1 and 7 and Britanniae 2.', twoStraits),
  ),
  inference(
    'UR-T.map-o',
    holds(['links'], 'No other straits join Galliae and Britanniae.', (file) => channel(file).length <= TWO_STRAITS),
  ),
  statement(
    'UR-T.map-p',
    holds(['seas'], `There are the naval zones ${listed(seaNames)}.`, ({ seas }) =>
      seaNames.every((name) => seas.some((sea) => sea.name === name)),
    ),
  ),
  statement('UR-T.map-q', strait(null, 'galliae-1', 'britanniae-2', 1)),
]
