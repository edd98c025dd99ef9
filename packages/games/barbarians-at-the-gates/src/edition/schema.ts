/**
 * The form of a board file. What the rulebook says about its content is in `check.ts`; `board.schema.json` is made
 * from this by `npx tsx scripts/board-schema.ts`, so that an editor can help whoever writes another edition.
 */
import { heading, id, latitude, longitude, note, source, spoken, text } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import { condition } from './form/conditions.ts'
import { operation } from './form/operations.ts'
import {
  cardId,
  change,
  connectionType,
  many,
  player,
  power,
  sea,
  section,
  side,
  small,
  spaceType,
  turn,
} from './form/vocabulary.ts'
import { MOST_CARDS, MOST_LEADERS, MOST_SPACES, MOST_TRIBES } from './most.ts'

export type { Condition } from './form/conditions.ts'
export type { Operation } from './form/operations.ts'
export type { LeaderSelector, SpaceSelector, TribeSelector } from './form/selectors.ts'

const name = text.check(z.maxLength(60))
const year = z.int().check(z.minimum(300), z.maximum(500))
const printed = z.enum(['loyalist', 'barbarian']).check(z.describe('Printed control.'))
const long = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))

const province = z.strictObject({
  id,
  name,
  group: name.check(z.describe('Britanniae, Gallia or Italia; the name of a province that stands alone.')),
  capital: id,
  control: printed,
  source: z.strictObject({ name: source, capital: source }),
  note,
})

const space = z.strictObject({
  id,
  name: z.nullable(name).check(z.describe('null: a transit space.')),
  type: spaceType,
  province: id.check(z.describe('Where it lies. A transit space belongs to no province.')),
  control: z.nullable(printed).check(z.describe('null: a transit space.')),
  ports: long(sea, 2),
  lat: latitude,
  lon: longitude,
  source: z.strictObject({ name: source, province: source, type: source, ports: source }),
  note,
})

const landZone = z.strictObject({
  id,
  name,
  control: printed.check(z.describe('It never changes.')),
  lat: latitude,
  lon: longitude,
  source: z.strictObject({ name: source, control: source }),
  note,
})

const connection = z.strictObject({
  a: id,
  b: id,
  type: connectionType,
  source: z.strictObject({ link: source, type: source }),
  note,
})

const rating = z.int().check(z.minimum(0), z.maximum(4))
const ratings = { initiative: rating.check(z.minimum(1), z.maximum(3)), tactical: rating, emperor: z.boolean() }

const leader = z.strictObject({
  id,
  name,
  tribe: z.nullable(id).check(z.describe('null: a Roman.')),
  power: z.enum(['loyalist', 'byzantine', 'barbarian']).check(z.describe('Of the front.')),
  ...ratings,
  reverse: z
    .nullable(z.strictObject({ id, name, ...ratings, source }))
    .check(z.describe('The other side: the Usurper of a Loyalist, who has the same id, or a successor with his own.')),
  entry: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('set-up') }),
    z.strictObject({ by: z.literal('turn'), turn }),
    z.strictObject({ by: z.literal('card'), cards: many(cardId) }),
  ]),
  hint: many(id).check(z.describe('Spaces and provinces where he was in history. It limits nothing.')),
  tribalAction: z.boolean().check(z.describe('A Tribal action may activate him, as his card says.')),
  source: z.strictObject({ name: source, ratings: source, entry: source }),
  note,
})

const tribe = z.strictObject({
  id,
  name,
  score: small.check(z.describe('The Reinforcement score on the Barbarian side. The Allied side shows 1.')),
  canBeAllied: z.boolean(),
  leader: id,
  seafaring: z.boolean().check(z.describe('Its leader may accompany naval raids from the start.')),
  entry: z.strictObject({
    card: cardId,
    side,
    spaces: many(id).check(z.describe('The first that is legal; none: the card says where.')),
    fallback: z.nullable(id),
    cu: small,
  }),
  source: z.strictObject({ name: source, score: source, canBeAllied: source, entry: source }),
  note,
})

const timing = z.enum([
  'impulse',
  'battle',
  'enemy_naval',
  'raid_enter',
  'siege_roll',
  'reaction_roll',
  'enemy_activation',
  'enemy_in_italia',
  'battle_end',
  'enter_fortified',
  'siege_won',
])

const card = z.strictObject({
  id: cardId,
  name: spoken.check(z.describe('The English one as it is printed.')),
  side: player.check(z.describe('Whose deck it is in.')),
  section,
  ops: small,
  kind: z.enum(['normal', 'battle', 'response', 'campaign', 'invasion']),
  removed: z.boolean().check(z.describe('Out of the game once played as event.')),
  timing: long(timing, 4).check(z.minLength(1), z.describe('When it can be played as event.')),
  played_by: z
    .optional(z.enum(['phasing', 'non-phasing', 'either']))
    .check(z.describe('In whose impulse its owner may play a Battle or Response card.')),
  duration: z.enum(['instant', 'battle', 'impulse', 'turn', 'end of next turn', 'next new Emperor', 'game']),
  after: z
    .enum(['removed', 'discard', 'reserve'])
    .check(z.describe('Where it goes when played as event; reserve: face-up under the Tribal Reserve.')),
  requires: long(condition, 8),
  text: spoken.check(z.describe('What the event needs and does, in our own words. Where `do` differs, this wins.')),
  do: long(operation, 16).check(z.minLength(1)),
  worth: z
    .optional(z.number().check(z.gte(0), z.lte(5)))
    .check(z.describe('What bots take the event to be worth in an ordinary position, in victory points.')),
  source,
  note,
})

/** A table has a row for each roll, and as many cells in each. */
const rows = <Item extends z.ZodMiniType>(item: Item, number: number) => z.array(item).check(z.length(number))

const tables = z.strictObject({
  combat: z.strictObject({
    losses: rows(rows(small, 10), 13).check(z.describe('By modified roll, 0 to 12, and number of CU, 1 to 10.')),
    source,
    note,
  }),
  siege: z.strictObject({
    results: rows(z.strictObject({ points: small, loss: small }), 6).check(z.describe('By modified roll, 1 to 6.')),
    source: z.strictObject({ points: source, loss: source }),
    note,
  }),
  attrition: z.strictObject({
    columns: long(small, 16).check(z.describe('The least number of CU of each column.')),
    losses: rows(long(small, 16), 6).check(z.describe('By die, 1 to 6, and column.')),
    source,
    note,
  }),
  activation: z.strictObject({
    ap: rows(rows(z.nullable(small), 3), 3).check(z.describe('By initiative and OPs, 1 to 3; null: not allowed.')),
    source,
    note,
  }),
  reaction: z.strictObject({
    success: small.check(z.describe('A die and the Tactical Rating must reach it.')),
    romanAlongClear: change,
    intoEnemySpace: change,
    source,
    note,
  }),
  raidCityRoll: z.strictObject({
    eliminates: long(small, 6).check(z.describe('The dice that cost raiders at a Fortified space one CU.')),
    source,
    note,
  }),
  turns: long(
    z.strictObject({
      turn,
      from: year,
      to: year,
      wave: small.check(z.maximum(3)),
      add: z.nullable(section),
      remove: z.nullable(section),
      reshuffle: z.boolean().check(z.describe('The discard pile is shuffled in.')),
      leaders: many(id).check(z.describe('They come in the Reinforcement Phase.')),
      source: z.strictObject({ wave: source, years: source, leaders: source }),
      note,
    }),
    11,
  ),
})

const sectionChanges = many(z.strictObject({ turn, section }))

const scenario = z.strictObject({
  id,
  name,
  years: name,
  firstTurn: turn,
  lastTurn: turn,
  wave: small.check(z.maximum(3)),
  sections: many(section).check(z.describe('In the decks at the start.')),
  add: sectionChanges.check(z.describe('In the Draw Phase of the turn; in place of what the turn track says.')),
  remove: sectionChanges,
  removeCards: many(cardId).check(z.describe('Out of the game from the start.')),
  arrivals: many(z.strictObject({ turn, leaders: many(id) })).check(z.describe('In the Reinforcement Phase.')),
  vp: small,
  plunder: small,
  victory: z.strictObject({
    romanWinsAt: small.check(z.describe('With so many VP at the end of the last turn.')),
    levels: many(
      z.strictObject({ vp: small, winner: player, size: z.enum(['decisive', 'ordinary', 'automatic']) }),
    ).check(z.describe('The size of a victory, from so many VP on.')),
  }),
  leaders: many(z.strictObject({ leader: id, space: id, side: z.enum(['loyalist', 'usurper', 'byzantine']) })),
  tribes: many(
    z.strictObject({
      tribe: id,
      side,
      space: id.check(z.describe('Of the Tribal Marker.')),
      face: id.check(z.describe('The side of the leader that is up.')),
      leaderSpace: id,
    }),
  ),
  cu: long(z.strictObject({ space: id, power, n: small.check(z.minimum(1)) }), 128),
  forts: many(
    z.strictObject({ space: id, kind: z.enum(['castra', 'colonia']), power: z.enum(['loyalist', 'usurper']) }),
  ),
  control: many(
    z.strictObject({ power: z.enum(['loyalist', 'usurper', 'barbarian', 'allied']), spaces: long(id, MOST_SPACES) }),
  ).check(z.describe('What differs from printed control.')),
  source: z.strictObject({ name: source, sections: source, setUp: source }),
  note,
})

export const boardSchema = z.strictObject({
  ...heading('barbarians-at-the-gates'),
  provinces: long(province, 32),
  spaces: long(space, MOST_SPACES),
  landZones: long(landZone, 8),
  connections: long(connection, 512),
  leaders: long(leader, MOST_LEADERS),
  tribes: long(tribe, MOST_TRIBES),
  cards: long(card, MOST_CARDS),
  tables,
  scenarios: long(scenario, 16),
})

export type BoardFile = z.infer<typeof boardSchema>
export type CardFile = BoardFile['cards'][number]
export type ScenarioFile = BoardFile['scenarios'][number]
