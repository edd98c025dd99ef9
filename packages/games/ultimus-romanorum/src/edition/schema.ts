/**
 * The form of a board file. What the rulebook says about its content is in `check.ts`; `board.schema.json` is made
 * from this by `npx tsx scripts/board-schema.ts`, so that an editor can help whoever writes another edition.
 */
import { heading, id, latitude, longitude, note, source, text } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import { stratagemIds } from '../stratagem-kinds.ts'

const small = z.int().check(z.minimum(0), z.maximum(20))
const year = z.int().check(z.minimum(405), z.maximum(500))
const half = z.enum(['west', 'east'])
const camp = z.enum(['roman', 'barbarian'])

const diocese = z.strictObject({
  id,
  name: text,
  half,
  posts: z
    .optional(z.strictObject({ li: z.array(id), co: z.array(id), source, note }))
    .check(z.describe('Where its limitanei and comitatenses stood in history, one zone for each unit in turn.')),
  source,
  note,
})

const town = z.strictObject({
  name: text,
  lat: latitude,
  lon: longitude,
  port: z.boolean(),
  capital: z.boolean().check(z.describe('An imperial capital.')),
  source,
  note,
})

const zone = z.strictObject({
  id,
  name: text.check(z.describe('As printed.')),
  kind: z
    .enum(['empire', 'home', 'wild'])
    .check(z.describe('Of the Empire; outside and named after a people; outside and unnamed.')),
  diocese: z.nullable(id),
  people: z.nullable(id).check(z.describe('Whose zone of origin it is.')),
  lat: latitude,
  lon: longitude,
  towns: z.array(town),
  source,
  note,
})

const link = z.strictObject({
  a: id,
  b: id,
  river: z.nullable(z.enum(['rhenus', 'danuvius', 'tigris', 'euphrates'])),
  strait: small.check(z.describe('What crossing the strait costs more; 0: there is none.')),
  source,
  note,
})

const sea = z.strictObject({
  id,
  name: text,
  open: z.boolean().check(z.describe('Fleets may sail it.')),
  lat: latitude,
  lon: longitude,
  coasts: z.array(id).check(z.describe('The land zones that touch it.')),
  borders: z.array(id).check(z.describe('The naval zones that touch it.')),
  source,
  note,
})

const people = z.strictObject({
  id,
  name: text,
  nationality: z.enum(['iranian', 'german', 'celtic', 'thraco-phrygian', 'hamite-semite', 'hun']),
  major: z.boolean().check(z.describe('From the start; others become so when a leader enters.')),
  homes: z.array(id).check(z.describe('Its zones of origin.')),
  source,
  note,
})

const leader = z.strictObject({
  id,
  name: text,
  generic: z.boolean(),
  half: z.nullable(half).check(z.describe('Of a Roman leader; null: he is none.')),
  people: z.nullable(id),
  origin: z.nullable(z.enum(['theodosian', 'barbarian'])),
  cc: small,
  vs: small,
  bt: small,
  cp: small,
  entry: z
    .nullable(z.strictObject({ year, zone: z.optional(z.nullable(id)) }))
    .check(z.describe('When a historical leader enters and, if he is Roman, where.')),
  zone: z.nullable(id).check(z.describe('Where a generic Roman leader stands.')),
  death: z
    .optional(z.nullable(z.array(z.nullable(year)).check(z.length(10))))
    .check(z.describe('The years of the columns <1 to <9 and Death; null: he is never tested.')),
  source: z.strictObject({ cc: source, vs: source, bt: source, cp: source, origin: source }),
  note,
})

const face = z.strictObject({ pf: small, qu: small, bt: small })

const unit = z.strictObject({
  id,
  name: text,
  category: z.nullable(z.enum(['li', 'co', 'pa', 'bu'])).check(z.describe('null: not Roman.')),
  people: z.nullable(id),
  half: z.nullable(half),
  diocese: z.nullable(id),
  barbarian: z.boolean().check(z.describe('The mark (B): mostly barbarian soldiers.')),
  base: z.nullable(id).check(z.describe('The capital zone of palatini.')),
  full: face,
  weak: face,
  source: z.strictObject({ exists: source, pf: source, qu: source, bt: source }),
  note,
})

const scenario = z.strictObject({
  id,
  name: text,
  start: year,
  end: year.check(z.describe('The last year that is played.')),
  initiative: camp.check(z.describe('Who has it in the first year.')),
  leaders: z.array(
    z.strictObject({
      leader: id,
      zone: id,
      title: z.nullable(z.enum(['augustus', 'patrice', 'usurper'])),
      half: z.nullable(half).check(z.describe('Of the title.')),
      bu: z.nullable(small).check(z.describe('The PF of the buccellarii that he has.')),
      rallied: z.boolean(),
      source,
      note,
    }),
  ),
  pieces: z
    .array(z.strictObject({ piece: id, zone: z.nullable(id), source, note }))
    .check(z.describe('Units and generic leaders that stand elsewhere than the tables say; null: out of play.')),
  peoples: z.array(
    z.strictObject({
      people: id,
      status: z.enum(['peace', 'war', 'foederati', 'revolt', 'regnum', 'roman']),
      zones: z.array(id).check(z.describe('One for each of its units.')),
      leaders: z.array(id),
      capital: z.nullable(id),
      alliedTo: z.nullable(id),
      source,
      note,
    }),
  ),
  fleets: z.strictObject({ occidentalis: camp, orientalis: camp }),
  rallied: z.array(id).check(z.describe('Dioceses whose Roman pieces have joined the Usurper.')),
  escort: z.nullable(id).check(z.describe('The eastern leader who escorts the young Augustus.')),
  hunsFreed: z.boolean().check(z.describe('Ostrogothi and Gepidae are subject to the Hunni no more.')),
  hands: z.strictObject({ roman: z.array(id), barbarian: z.array(id) }),
  grants: z.array(z.strictObject({ year, stratagem: id, to: camp })),
  source,
  note,
})

export const boardSchema = z.strictObject({
  ...heading('ultimus-romanorum'),
  dioceses: z.array(diocese),
  fleets: z.array(z.strictObject({ id, base: id, source, note })),
  refuges: z
    .array(z.strictObject({ id, zone: id, half, source, note }))
    .check(z.describe('The boxes of Ravenna and Constantinopolis.')),
  zones: z.array(zone),
  links: z.array(link),
  seas: z.array(sea),
  peoples: z.array(people),
  leaders: z.array(leader),
  units: z.array(unit),
  stratagems: z.array(z.strictObject({ id: z.enum(stratagemIds), count: small, source, note })),
  combat: z.strictObject({
    cells: z
      .array(z.array(z.string().check(z.regex(/^(E|A|R|1\/4|1\/2|3\/4) \/ (E|A|R|1\/4|1\/2|3\/4)$/))))
      .check(z.describe('Twelve rows, -2 to 9; ten columns, 1/3 to 4/1; the attacker before the defender.')),
    source,
    note,
  }),
  scenarios: z.array(scenario),
})

export type BoardFile = z.infer<typeof boardSchema>
export type ScenarioFile = BoardFile['scenarios'][number]
