/** Chapter 7.3: events, windows for Response cards, and Battle cards. */

import { listOf, whole, word } from '@tabularium/engine/fields'
import { windowMembers } from '@tabularium/engine/machine'
import { card, leaders, player, space, spaces, tribes } from '../../kinds.ts'

/** BG-7.3.1-j: the moments at which Response cards are played. */
export const moments = [
  'enemy-naval',
  'raid-enter',
  'siege-roll',
  'reaction-roll',
  'enemy-activation',
  'enemy-in-italia',
  'battle-end',
  'enter-fortified',
  'siege-won',
] as const
export type Moment = (typeof moments)[number]

/** A Battle card may do some of what it says later in the battle. */
export const battleTimes = ['now', 'after-losses', 'battle-end'] as const
export type BattleTime = (typeof battleTimes)[number]

export const cardFrames = {
  /** A moment at which both players may respond, the phasing one first. */
  window: windowMembers(player, moments),
  /** BG-12.1.1-b: is a Battle card played? */
  'battle-card': { player, space, side: word('attackers', 'defenders') },
  /** What the Battle cards of the battle beneath do at a later step of it. */
  'battle-later': { time: word(...battleTimes) },
  /** What a card does, operation by operation: `path` leads to the one that is next. */
  event: {
    card,
    player,
    path: listOf(whole(0, 99), 16),
    chosenSpaces: spaces,
    chosenLeaders: leaders,
    chosenTribes: tribes,
  },
  /** A choice that an operation needs. */
  'event-space': { card, player, path: listOf(whole(0, 99), 16), spaces, left: whole(0, 99), least: whole(0, 99) },
  'event-leader': { card, player, path: listOf(whole(0, 99), 16), leaders },
  'event-tribe': { card, player, path: listOf(whole(0, 99), 16), tribes },
  'event-option': { card, player, path: listOf(whole(0, 99), 16), options: whole(1, 9) },
}
