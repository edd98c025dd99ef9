/** Where an operation happens, and how much of it there is. */
import type { Space } from '../../../board.ts'
import type { SpaceSelector } from '../../../edition/schema.ts'
import { isOnMap, type Power, type State, whereIs } from '../../../state.ts'
import type { Event, OpOf } from '../program.ts'
import { battleOf } from '../reading/battle-facts.ts'
import { meets } from '../reading/conditions.ts'
import { isAnyMeant, type Reading, spacesMeant } from '../reading/selectors.ts'
import { triggerOf } from '../reading/trigger.ts'

type Where = OpOf<'place_cu'>['where']

const some = (space: Space | undefined): Space[] => (space === undefined || space < 0 ? [] : [space])

/** The spaces that are meant; `isStrict`: by leaders of the named power alone. */
export function spacesFor(s: State, event: Event, where: Where, power: Power, isStrict: boolean): readonly Space[] {
  if (typeof where === 'object') return spacesMeant(s, where satisfies SpaceSelector, { power, isStrict })
  switch (where) {
    case 'same':
      return event.same
    case 'battle':
      return some(battleOf(s)?.space)
    case 'that_leader':
      return event.leader >= 0 && isOnMap(s, event.leader) ? [whereIs(s, event.leader)] : []
    case 'chosen':
    case 'garrison':
    case 'raid':
    case 'moving_force':
    case 'this_space':
      return some(triggerOf(s)?.space)
  }
}

/** Whether any of them passes a test. */
export function isAnySpace(
  s: State,
  event: Event,
  where: Where,
  { power, isStrict }: Reading,
  test: (space: Space) => boolean,
): boolean {
  if (typeof where === 'string') return spacesFor(s, event, where, power, isStrict).some(test)
  return isAnyMeant(s, where, { power, isStrict }, test)
}

/** How many: another number if a condition holds, or what an operation before came to. */
export function numberOf(s: State, event: Event, { n, n_if }: Pick<OpOf<'place_cu'>, 'n' | 'n_if'>): number {
  if (n_if !== undefined && meets(s, event.player, n_if.cond)) return n_if.n
  return typeof n === 'number' ? n : event.number
}
