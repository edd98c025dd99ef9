/** Whom or what a card asks for in vain, by the name that events give it. */
import type { Card } from '../../../board.ts'
import type { Condition } from '../../../edition/schema.ts'
import type { Player, State } from '../../../state.ts'
import { meets } from './conditions.ts'

/** The card whose event raises a flag, as long as that is up. */
const raisedBy = (s: State, flag: string): string | undefined =>
  s.board.cards.find(({ file }) => file.do.some((op) => op.op === 'flag' && op.name === flag))?.id

function named(s: State, condition: Condition): string | undefined {
  if ('tribe_in_play' in condition) return condition.tribe_in_play.split(':')[0]
  if ('leader_in_play' in condition) return condition.leader_in_play
  if ('power_has_leader' in condition) return condition.power_has_leader
  if ('allied_tribes_min' in condition) return 'allied'
  if ('barbarian_tribes_min' in condition) return 'barbarian'
  if ('space_control' in condition) return condition.space_control[0]
  if ('played_earlier_turn' in condition) return condition.played_earlier_turn
  if ('not_flag' in condition) return raisedBy(s, condition.not_flag)
  return undefined
}

/** Of what a card asks for, the first that does not hold; undefined: all does, or it has no name. */
export function lacking(s: State, player: Player, card: Card): string | undefined {
  const unmet = s.board.cards[card].file.requires.find((condition) => !meets(s, player, condition))
  return unmet === undefined ? undefined : named(s, unmet)
}
