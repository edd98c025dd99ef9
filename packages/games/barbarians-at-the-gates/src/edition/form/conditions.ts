/** What must hold for an event or for a part of one. */
import { id } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import { leaderSelector, spaceSelector } from './selectors.ts'
import { cardId, connectionType, ids, power, sea, small, some } from './vocabulary.ts'

const powers = some(power)
const yes = z.literal(true)

export const flagName = z.enum([
  'bureaucratic_revolution',
  'eastern_conquests',
  'genseric',
  'massacre',
  'succession_fights',
  'ravenna_court',
  'baptization',
  'italy_no_grain',
  'combat_superiority_any_connection',
  'combat_superiority_mixed',
  'allied_losses_first',
  'ap_minus_2',
])

/** Of the battle that triggers the card, as its player sees it. */
const battle = z.strictObject({
  my_cu: z.optional(powers).check(z.describe('At least one CU of one of these.')),
  enemy_cu: z.optional(powers),
  my_min: z.optional(small),
  enemy_min: z.optional(small),
  enemy_roman_min: z.optional(small).check(z.describe('Loyalist, Byzantine and Usurper CU.')),
  my_share_min: z.optional(z.number().check(z.minimum(0), z.maximum(1))).check(z.describe('Of my_cu among my CU.')),
  my_both: z.optional(powers).check(z.describe('At least one CU of each.')),
  my_oc: z.optional(powers).check(z.describe('The power of my Overall Commander.')),
  i_am: z.optional(z.enum(['attacker', 'defender'])),
  my_emperor: z.optional(z.boolean()),
  enemy_emperor: z.optional(z.boolean()),
  enemy_leader: z.optional(ids).check(z.describe('The power or tribe of a leader on the other side.')),
  i_won: z.optional(z.boolean()),
  space: z.optional(spaceSelector),
  tribe_marker: z.optional(z.boolean()).check(z.describe('A Barbarian Tribal Marker is in the space.')),
  entered_via: z.optional(connectionType),
})

const turnEvent = z.enum([
  'barbarian_lost_battle',
  'usurper_leader_eliminated',
  'roman_won_big_battle',
  'loyalist_general_won_battle',
])

const tribeInPlay = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*(:(barbarian|allied))?$/, 'a tribe or any, and a side after a colon.'))

/** Each has one member, but for those that hold others. */
const plain = z.union([
  z.strictObject({ tribe_in_play: tribeInPlay }),
  z.strictObject({ leader_in_play: id }),
  z.strictObject({ power_has_leader: power }),
  z.strictObject({ no_power_leader: power }),
  z.strictObject({ allied_tribes_min: small }),
  z.strictObject({ barbarian_tribes_min: small }),
  z.strictObject({ flag: flagName }),
  z.strictObject({ not_flag: flagName }),
  z.strictObject({ space_control: z.tuple([id, power]) }),
  z.strictObject({
    control_port: z.tuple([power, z.union([z.literal('same sea'), sea]), z.enum(['any', 'fortified unbesieged'])]),
  }),
  z.strictObject({ turn_event: some(turnEvent) }),
  z.strictObject({ battle }),
  z.strictObject({ played_earlier_turn: cardId }),
  z.strictObject({ siege_of: spaceSelector }),
  z.strictObject({ siege_won_by: power }),
  z.strictObject({ reserve_min: small }),
  z.strictObject({ entered_via: connectionType }),
  z.strictObject({ marker_in: z.tuple([id, spaceSelector]) }),
  z.strictObject({ garrison_empty: yes }),
  z.strictObject({ activated: leaderSelector }),
  z.strictObject({ emperor_in_play: powers }),
  z.strictObject({ cu_in: z.tuple([ids, power]) }),
  z.strictObject({ targets_adjacent_or_both_in: id }),
])

export type Condition = z.infer<typeof plain> | { any: Condition[] } | { not: Condition }

const inner = z.lazy((): z.ZodMiniType<Condition> => condition)

export const condition: z.ZodMiniType<Condition> = z.union([
  plain,
  z.strictObject({ any: some(inner) }),
  z.strictObject({ not: inner }),
])
