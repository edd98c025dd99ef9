/**
 * The form of a board file. What the rulebook says about its content is in `check.ts`; `board.schema.json` is made
 * from this by `npx tsx scripts/board-schema.ts`, so that an editor can help
 * whoever writes another edition.
 */
import { heading, id, latitude, longitude, note, source, spoken, text } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import { MOST_AREAS } from './limits.ts'

const count = z.int().check(z.minimum(0), z.maximum(99))

const pile = z.strictObject({ count, source, note })

const cell = z
  .enum(['x/-', 'x/h', 'x/x', 'h/-', 'h/h', 'h/x', '-/-', '-/h', '-/x'])
  .check(z.describe('What the Barbarians lose, then what the Romans lose: x all, h half, - nothing.'))

const area = z.strictObject({
  id,
  name: text.check(z.describe('As printed.')),
  lat: latitude,
  lon: longitude,
  rv: count.check(z.describe('Its Resource Value.')),
  terrain: z.enum(['clear', 'mountains', 'forest']),
  bira: z
    .nullable(spoken)
    .check(z.describe('The peoples who come by this Barbarian Invasion Route Area; null if it is none.')),
  source: z.strictObject({ name: source, rv: source, terrain: source, bira: source }),
  note,
})

const border = z.strictObject({
  a: id,
  b: id,
  kind: z.enum(['land', 'strait']).check(z.describe('How it is drawn; both are crossed alike.')),
  source,
  note,
})

export const boardSchema = z.strictObject({
  ...heading('fall-of-the-roman-empire'),
  rome: id.check(z.describe('The id of the area that contains Rome.')),
  setUp: z.strictObject({
    legions: count.check(z.describe('Legions that start in Rome.')),
    forces: count.check(z.describe('Roman Forces that start in Rome.')),
    barbarianForces: count.check(z.describe('Barbarian Forces placed before the first turn.')),
    rrp: count.check(z.describe('Roman Resource Points at the start.')),
    turns: count.check(z.describe('The last turn.')),
    source,
    note,
  }),
  counters: z
    .strictObject({ legion: pile, force: pile, barbarianForce: pile, cavalry: pile, fort: pile, wall: pile })
    .check(z.describe('How many of each kind are on the counter sheet.')),
  prices: z.strictObject({ legion: count, force: count, wall: count, fort: count, source, note }),
  track: z.strictObject({ spaces: count, markers: count, source, note }),
  table: z.strictObject({
    rows: z
      .array(z.array(cell))
      .check(z.describe('One row a die face, 1 to 6; in each the columns <1, 1, 2, 3, 4, 5.')),
    source,
    torn: z
      .array(z.strictObject({ die: count, crn: count, source, note }))
      .check(z.describe('Cells that cannot be read in the rulebook, and where their reading comes from.')),
  }),
  areas: z.array(area).check(z.maxLength(MOST_AREAS)),
  borders: z.array(border).check(z.describe('Each border once, in either direction.')),
})

export type BoardFile = z.infer<typeof boardSchema>
