/** What an event does, step by step: the same thing as its text, as data. Where they differ, the text wins. */
import { id } from '@tabularium/engine/form'
import * as z from 'zod/mini'
import { type Condition, condition, flagName } from './conditions.ts'
import { leaderSelector, spaceSelector, tribeSelector, where, who } from './selectors.ts'
import { change, ids, many, power, side, small, some } from './vocabulary.ts'

const powers = some(power)
const yes = z.optional(z.literal(true))
const optional = yes.check(z.describe('The player may skip it.'))
const number = z.union([small, z.enum(['ops of the discarded card', 'number removed'])])
const numberIf = z
  .optional(z.strictObject({ cond: condition, n: change }))
  .check(z.describe('This number in place of n if the condition holds.'))
const spread = z
  .optional(z.enum(['one', 'different', 'any']))
  .check(z.describe('All in one space, unless it says otherwise; different: at most one in each.'))
const later = z.optional(z.enum(['after_losses', 'battle_end'])).check(z.describe('A later step of the battle.'))
const mods = z.optional(
  some(
    z.enum([
      'river_as_clear',
      'naval_cost_2',
      'naval_drm_-1',
      'free_control_vs_usurper',
      'free_right_of_passage',
      'counts_as_barbarian',
      'campaign',
    ]),
  ),
)
const inner = z.lazy((): z.ZodMiniType<Operation> => operation)
const operations = many(inner)
/** Done if the step took effect. */
const next = z.optional(operations)

const pieces = [
  z.strictObject({
    op: z.literal('place_cu'),
    power,
    n: number,
    n_if: numberIf,
    where,
    spread,
    max: z.optional(small),
    max_per_tribe: z.optional(small),
    optional,
  }),
  z.strictObject({
    op: z.literal('replace_cu'),
    frm: power,
    to: power,
    n: small,
    where,
    dest: z.optional(where),
    leaders_too: yes.check(z.describe('Leaders in the space change power as well.')),
  }),
  z.strictObject({
    op: z.literal('place_leader'),
    leader: id,
    where,
    reserve_activation: yes.check(z.describe('A Tribal action may activate him.')),
    if_not_in_play: yes.check(z.describe('Skipped unless he has not entered yet.')),
  }),
  z.strictObject({
    op: z.literal('remove_leader'),
    leader: leaderSelector,
    mode: z.enum(['displace', 'eliminate']),
    all: yes,
    no_vp: yes,
  }),
  z.strictObject({ op: z.literal('flip_leader'), leader: id, to: id, optional }),
  z.strictObject({
    op: z.literal('place_tribe'),
    tribe: id,
    side: z.optional(side),
    where: z.union([z.literal('same'), ids]).check(z.describe('The first of these that is legal.')),
    leader: id,
    cu: small,
    fallback: z.nullable(id),
  }),
  z.strictObject({
    op: z.literal('relocate'),
    what: z.enum([
      'loyalist and byzantine leaders and cu, unbesieged',
      'loyalist emperor and up to 3 loyalist cu',
      '2 barbarian cu',
      'any usurper cu',
    ]),
    frm: where,
    to: where,
    n: z.optional(small),
    optional,
  }),
  z.strictObject({
    op: z.literal('fort'),
    action: z.enum(['castra', 'upgrade', 'castra_or_upgrade', 'downgrade']),
    n: small,
    where,
  }),
  z.strictObject({
    op: z.literal('control'),
    to: power,
    n: small,
    where,
    plunder: z.enum(['normal', 'none']),
    same_province: yes,
  }),
] as const

const actions = [
  z.strictObject({ op: z.literal('settle'), tribe: tribeSelector, where: spaceSelector }),
  z.strictObject({ op: z.literal('regain'), tribe: tribeSelector }),
  z.strictObject({ op: z.literal('usurp'), leader: leaderSelector }),
  z.strictObject({ op: z.literal('activate'), n: small, who, ap: z.union([small, z.literal('ops')]), mods, optional }),
  z.strictObject({
    op: z.literal('forced_march'),
    power: powers,
    n: small,
    ap: small,
    leader_rides: z.optional(small).check(z.describe('Leaders who may travel with a marching CU.')),
  }),
  z.strictObject({ op: z.literal('raid'), n: small, frm: where, mods }),
  z.strictObject({ op: z.literal('migrate'), n: small, who: id, naval_only: yes, optional }),
  z.strictObject({ op: z.literal('siege_points'), n: small, where, as_power: z.optional(power) }),
  z.strictObject({
    op: z.literal('attrition_roll'),
    n: small,
    drm: change,
    power: powers,
    where,
    same_province: yes,
  }),
  z.strictObject({
    op: z.literal('drm'),
    roll: z.enum(['battle', 'siege', 'intercept', 'avoid', 'intercept_or_avoid']),
    side: z.enum(['you', 'opponent']),
    n: change,
    n_if: numberIf,
    first_only: yes,
  }),
] as const

const affairs = [
  z.strictObject({ op: z.literal('vp'), n: change }),
  z.strictObject({ op: z.literal('plunder'), n: change }),
  z.strictObject({ op: z.literal('draw'), n: small }),
  z.strictObject({ op: z.literal('take_reserve'), n: small, optional }),
  z.strictObject({
    op: z.literal('flag'),
    name: flagName,
    until: z.enum(['battle', 'impulse_end', 'turn_end', 'next_turn_end', 'game_end']),
    consumed_by: z.optional(z.literal('next new Emperor')),
    unless: z.optional(z.literal('roman controls africa')),
  }),
  z.strictObject({
    op: z.literal('block'),
    what: z.enum([
      'naval',
      'control_change',
      'activate_and_raid',
      'battle_card',
      'migrate',
      'activate',
      'tribal_action',
      'combat_superiority_and_leadership',
    ]),
    whom: z.union([z.enum(['opponent', 'moving_force', 'this_space', 'that_leader']), tribeSelector]),
    until: z.enum(['battle', 'impulse_end', 'turn_end']),
    waive_mandatory: yes.check(z.describe('No penalty for not migrating.')),
  }),
  z.strictObject({ op: z.literal('cancel'), what: z.enum(['naval_move', 'activation']), spend: yes }),
  z.strictObject({ op: z.literal('end_activation') }),
] as const

const removeCu = {
  op: z.literal('remove_cu'),
  power: powers,
  n: small,
  n_if: numberIf,
  where,
  spread,
  chooser: z.optional(z.enum(['you', 'owner'])),
  per: z.optional(z.literal('tribe')),
  tribes: z.optional(small).check(z.describe('So many different tribes.')),
  when: later,
  optional,
}
const discard = {
  op: z.literal('discard'),
  who: z.enum(['you', 'opponent']),
  frm: z.enum(['hand', 'reserve_top']),
  how: z.optional(z.enum(['random', 'owner', 'opponent'])),
  n: small,
  optional,
}

const plain = z.discriminatedUnion('op', [...pieces, ...actions, ...affairs])
const removeCuAlone = z.strictObject(removeCu)
const discardAlone = z.strictObject(discard)

export type Operation =
  | z.infer<typeof plain>
  | (z.infer<typeof removeCuAlone> & { then?: Operation[] | undefined })
  | (z.infer<typeof discardAlone> & { then?: Operation[] | undefined })
  | { op: 'choose'; n: number | '1-2'; options: Operation[][] }
  | { op: 'roll'; per?: 'raiding cu' | undefined; results: Record<string, Operation[]> }
  | { op: 'if'; cond: Condition; then: Operation[]; else?: Operation[] | undefined; when?: z.infer<typeof later> }

const results = z
  .record(z.string().check(z.regex(/^[1-6](-[1-6])?$/, 'a die, or the first and last of several.')), operations)
  .check(z.describe('By the die.'))

export const operation: z.ZodMiniType<Operation> = z.discriminatedUnion('op', [
  ...pieces,
  ...actions,
  ...affairs,
  // biome-ignore lint/suspicious/noThenProperty: a word of the file, never awaited
  z.strictObject({ ...removeCu, then: next }),
  // biome-ignore lint/suspicious/noThenProperty: a word of the file, never awaited
  z.strictObject({ ...discard, then: next }),
  z.strictObject({ op: z.literal('choose'), n: z.union([small, z.literal('1-2')]), options: some(operations) }),
  z.strictObject({ op: z.literal('roll'), per: z.optional(z.literal('raiding cu')), results }),
  // biome-ignore lint/suspicious/noThenProperty: a word of the file, never awaited
  z.strictObject({ op: z.literal('if'), cond: condition, then: operations, else: next, when: later }),
])
