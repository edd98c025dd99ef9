/** The form of a position written by names. Whatever is left out is as before the set-up. */
import * as z from 'zod/mini'
import { phases, statusNames } from '../state.ts'
import { stratagemIds } from '../stratagem-kinds.ts'

const count = z.int().check(z.minimum(0))
const camp = z.enum(['roman', 'barbarian'])
const half = z.enum(['west', 'east'])
const name = z.string()

const piece = z.strictObject({
  /** A place, or `lost` or `gone`. */
  at: name,
  weak: z.optional(z.boolean()),
  rallied: z.optional(half),
  moved: z.optional(z.boolean()),
  cameFrom: z.optional(name),
  crossed: z.optional(z.boolean()),
  patron: z.optional(name),
  lostIn: z.optional(name),
  lostFrom: z.optional(camp),
  returns: z.optional(z.enum(['C', 'D'])),
})

const people = z.strictObject({
  status: z.enum(statusNames),
  major: z.optional(z.boolean()),
  ally: z.optional(z.nullable(name)),
  capital: z.optional(name),
  king: z.optional(name),
  fall: z.optional(z.strictObject({ at: z.nullable(name), inBattle: z.boolean(), victors: z.array(name) })),
})

const throne = z.strictObject({
  augustus: z.optional(name),
  patrice: z.optional(name),
  usurper: z.optional(name),
  puppet: z.optional(name),
  won: z.optional(z.boolean()),
  fled: z.optional(z.boolean()),
})

const fleet = z.strictObject({
  at: name,
  camp,
  moved: z.optional(z.boolean()),
  returns: z.optional(z.int()),
})

const kinds = z.partialRecord(z.enum(stratagemIds), count)

export const positionSchema = z.strictObject({
  edition: z.optional(name),
  options: z.optional(z.strictObject({ scenario: name, years: count })),
  year: z.int(),
  phase: z.optional(z.enum(phases)),
  romanSeat: z.optional(z.literal([0, 1])),
  pieces: z.optional(z.record(name, piece)),
  peoples: z.optional(z.record(name, people)),
  west: z.optional(throne),
  east: z.optional(throne),
  escort: z.optional(name),
  bagaudesHome: z.optional(name),
  migrating: z.optional(name),
  fleets: z.optional(z.record(name, fleet)),
  plagues: z.optional(z.array(z.strictObject({ at: name, epidemic: z.boolean() }))),
  council: z.optional(name),
  favours: z.optional(z.array(z.tuple([half, z.enum(['assassination', 'usurpation', 'council'])]))),
  hands: z.optional(z.strictObject({ first: kinds, second: kinds })),
  bowl: z.optional(kinds),
  fresh: z.optional(z.tuple([count, count])),
  initiative: z.optional(camp),
  smc: z.optional(z.tuple([count, count])),
  event: z.optional(count),
  eventDetail: z.optional(z.int()),
  paxRomana: z.optional(z.boolean()),
  deathsTested: z.optional(z.boolean()),
  regnaFormed: z.optional(count),
  garrisons: z.optional(z.array(name)),
  papa: z.optional(z.boolean()),
  vp: z.optional(z.tuple([z.int(), z.int()])),
  battle: z.optional(z.json()),
  vacancies: z.optional(z.json()),
  stack: z.optional(z.json()),
  end: z.optional(z.strictObject({ winner: z.nullable(camp), rule: name })),
})

export type PositionFile = z.infer<typeof positionSchema>
