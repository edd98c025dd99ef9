/** How a card says which spaces, leaders and tribes it means. A selector takes what meets all of its members. */
import * as z from 'zod/mini'
import { group, ids, power, sea, side, small, some, spaceType } from './vocabulary.ts'

const groups = some(group)
const powers = some(power)
const flag = z.optional(z.boolean())

export const leaderSelector = z.strictObject({
  id: z.optional(ids),
  power: z.optional(powers),
  emperor: flag,
  tribe: z.optional(ids),
  group: z.optional(groups),
  province: z.optional(ids),
  unbesieged: flag,
  not_besieging: flag,
  not_with_emperor: flag.check(z.describe('No Emperor is in his space.')),
  own_control: flag.check(z.describe('His space is controlled by his power.')),
  in_battle: flag.check(z.describe('He takes part in the battle that triggers the card.')),
  retreated: flag.check(z.describe('He retreated in that battle.')),
  activated: flag.check(z.describe('He has just been activated.')),
  side: z.optional(z.enum(['winner', 'loser'])).check(z.describe('Of that battle.')),
  overall_commander: flag,
  min_cu: z.optional(small).check(z.describe('CU of his power with him, at least.')),
  same_power: flag.check(z.describe('All leaders chosen are of one power.')),
  won_battle_this_turn: flag.check(z.describe('He was Overall Commander of a side that won a battle this turn.')),
  initiative: z.optional(small),
})
export type LeaderSelector = z.infer<typeof leaderSelector>

export interface TribeSelector {
  id?: string[] | undefined
  side?: 'barbarian' | 'allied' | undefined
  can_be_allied?: boolean | undefined
  unbesieged?: boolean | undefined
  distinct?: boolean | undefined
  marker_in?: SpaceSelector | undefined
}

export interface SpaceSelector {
  ids?: string[] | undefined
  not_ids?: string[] | undefined
  province?: string[] | undefined
  group?: z.infer<typeof group>[] | undefined
  control?: z.infer<typeof power>[] | undefined
  type?: z.infer<typeof spaceType>[] | undefined
  not_type?: z.infer<typeof spaceType>[] | undefined
  port?: true | z.infer<typeof sea> | undefined
  fort?: 'none' | 'castra' | 'colonia' | 'any' | undefined
  fortified?: boolean | undefined
  unbesieged?: boolean | undefined
  no_cu?: boolean | undefined
  no_leader?: boolean | undefined
  no_enemy_cu?: boolean | undefined
  no_other_power?: boolean | undefined
  cu?: z.infer<typeof power>[] | undefined
  cu_min?: number | undefined
  unled?: boolean | undefined
  with_leader?: LeaderSelector | undefined
  with_tribe?: TribeSelector | undefined
  adjacent_to?: SpaceSelector | undefined
  emperor?: boolean | undefined
  any_of?: SpaceSelector[] | undefined
  first_of?: SpaceSelector[] | undefined
  not?: SpaceSelector | undefined
  within?: { n: number; leader: LeaderSelector } | undefined
  traces_to?: 'that_leader' | undefined
  same_province_as?: 'that_leader' | undefined
  britanniae_rule?: boolean | undefined
}

const inner = z.lazy((): z.ZodMiniType<SpaceSelector> => spaceSelector)

export const tribeSelector: z.ZodMiniType<TribeSelector> = z.strictObject({
  id: z.optional(ids),
  side: z.optional(side),
  can_be_allied: flag,
  unbesieged: flag,
  distinct: flag.check(z.describe('Each choice is another tribe.')),
  marker_in: z.optional(inner).check(z.describe('Where its Tribal Marker is.')),
})

export const spaceSelector: z.ZodMiniType<SpaceSelector> = z.strictObject({
  ids: z.optional(ids),
  not_ids: z.optional(ids),
  province: z.optional(ids),
  group: z.optional(groups),
  control: z.optional(powers),
  type: z.optional(some(spaceType)).check(z.describe('walled includes capital.')),
  not_type: z.optional(some(spaceType)),
  port: z.optional(z.union([z.literal(true), sea])),
  fort: z.optional(z.enum(['none', 'castra', 'colonia', 'any'])),
  fortified: flag,
  unbesieged: flag,
  no_cu: flag,
  no_leader: flag,
  no_enemy_cu: flag,
  no_other_power: flag.check(
    z.describe('No leader, CU or marker of another power; Byzantine beside Loyalist is none.'),
  ),
  cu: z.optional(powers).check(z.describe('It holds CU of one of these.')),
  cu_min: z.optional(small).check(z.describe('With cu: at least so many.')),
  unled: flag.check(z.describe('No leader is in the space.')),
  with_leader: z.optional(leaderSelector),
  with_tribe: z.optional(tribeSelector).check(z.describe('Its marker or its leader is there.')),
  adjacent_to: z.optional(inner).check(z.describe('As for migration: transit spaces are left out.')),
  emperor: flag.check(z.describe('false: no Emperor is in the space.')),
  any_of: z.optional(some(inner)),
  first_of: z.optional(some(inner)).check(z.describe('The first of these that any space meets.')),
  not: z.optional(inner),
  within: z
    .optional(z.strictObject({ n: small, leader: leaderSelector }))
    .check(z.describe('At most n steps from him.')),
  traces_to: z.optional(z.literal('that_leader')).check(z.describe('By spaces of one control, over no strait.')),
  same_province_as: z.optional(z.literal('that_leader')),
  britanniae_rule: flag.check(z.describe('In Britanniae only if both Capitals there are Loyalist.')),
})

/** What was named, chosen or triggered before. */
export const reference = z.enum([
  'same',
  'chosen',
  'battle',
  'garrison',
  'raid',
  'moving_force',
  'this_space',
  'that_leader',
])

export const where = z.union([reference, spaceSelector])
export const who = z.union([z.literal('that_leader'), leaderSelector])
