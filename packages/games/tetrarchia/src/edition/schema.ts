/**
 * The form of a board file. What the rulebook says about its content is in `check.ts`; `board.schema.json` is made
 * from this by `npx tsx scripts/board-schema.ts`, so that an editor can help whoever writes another edition.
 */
import { heading, id, latitude, longitude, note, source, text } from '@tabularium/engine/form'
import * as z from 'zod/mini'

const region = z.strictObject({
  id: text.check(z.describe('The name of the region, as printed: ITALIA.')),
  numeral: z
    .nullable(z.enum(['I', 'II', 'III', 'IV', 'V', 'VI']))
    .check(z.describe('Its face of the Roman die; null for ITALIA.')),
  border: z.nullable(id).check(z.describe('The id of its province beyond the border; null for ITALIA.')),
})

const sea = z.strictObject({
  id,
  name: text.check(z.describe('As printed: MARE INTERNVM.')),
  adjacent: z.array(id).check(z.describe('The ids of the sea zones next to it.')),
})

const emperor = z.strictObject({
  id,
  colour: text,
  rank: z.enum(['augustus', 'caesar']),
  half: z.enum(['east', 'west']),
})

const capital = z.strictObject({
  city: text,
  emperor: text.check(z.describe('The id of the Emperor whose token is printed here; "any" for ROMA.')),
})

const province = z.strictObject({
  id,
  name: text.check(z.describe('As printed: GERMANIA SVPERIOR.')),
  region: text.check(z.describe('The id of its region; of a border province, the region it threatens.')),
  number: z
    .nullable(z.int().check(z.minimum(1), z.maximum(6)))
    .check(z.describe('Its number in an outer region; null in ITALIA and for a border province.')),
  border: z.boolean().check(z.describe('Whether it lies beyond the border of the Empire.')),
  lat: latitude,
  lon: longitude,
  seas: z.array(id).check(z.describe('The ids of the sea zones within its circle; empty if it is not coastal.')),
  capital: z.nullable(capital),
  source: z.strictObject({
    name: source,
    region: source,
    number: z.optional(source),
    coast: source,
    capital: z.optional(source),
  }),
  note,
})

const link = z.strictObject({
  a: id,
  b: id,
  broken: z.boolean(),
  terrain: z.optional(text.check(z.describe('What breaks the link: mountains, a river, a strait.'))),
  source: z.strictObject({ link: source, broken: source }),
  note,
})

const path = z.strictObject({
  region: text,
  path: z.array(id).check(z.describe('The way of its armies: the border province first, ROMA last.')),
  source,
  note,
})

export const boardSchema = z.strictObject({
  ...heading('tetrarchia'),
  regions: z.array(region).check(z.describe('ITALIA, then the outer regions from I to VI.')),
  seas: z.array(sea).check(z.describe('From west to east.')),
  emperors: z.array(emperor).check(z.describe('In the order of their turns.')),
  provinces: z.array(province),
  links: z.array(link).check(z.describe('Each link once, in either direction.')),
  paths: z.array(path),
})

export type BoardFile = z.infer<typeof boardSchema>
