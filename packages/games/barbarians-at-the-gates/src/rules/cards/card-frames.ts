/** Chapter 7.3: events, windows for Response cards, and Battle cards. */

import { flag, listOf, whole, word } from '@tabularium/engine/fields'
import { windowMembers } from '@tabularium/engine/machine'
import { card, cu, leaderOrNone, leaders, player, power, space, spaces, tribes } from '../../kinds.ts'

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

const asked = { card, player }

export const cardFrames = {
  /** A moment at which both players may respond, the phasing one first. */
  window: windowMembers(player, moments),
  /** BG-12.1.1-b: is a Battle card played? */
  'battle-card': { player, space, side: word('attackers', 'defenders') },
  /** What the Battle cards of the battle beneath do at a later step of it. */
  'battle-later': { time: word(...battleTimes) },
  /** The event of a card begins; with a path: at this operation of it. */
  event: {
    card,
    player,
    path: listOf(whole(0, 99), 16),
    chosenSpaces: spaces,
    chosenLeaders: leaders,
    chosenTribes: tribes,
  },
  /** What a card does, operation by operation. */
  program: {
    card,
    player,
    time: word(...battleTimes),
    /** The place of the operation that is next; in a list inside an operation: its place, which list of it, the place in that. */
    path: listOf(whole(0, 99), 16),
    /** How often this operation has been carried out, and where, on whom. */
    count: whole(0, 99),
    picked: spaces,
    pickedTribes: tribes,
    /** What the operation before picked. */
    same: spaces,
    leader: leaderOrNone,
    /** CU removed, or the OPs of a card that was discarded. */
    number: cu,
  },
  /** A choice that an operation needs; `isOptional`: none of them is an answer too. */
  'event-space': { ...asked, spaces, isOptional: flag },
  'event-leader': { ...asked, leaders, isOptional: flag },
  'event-tribe': { ...asked, tribes, isOptional: flag },
  'event-power': { ...asked, powers: listOf(power, 5) },
  'event-take': { ...asked, least: cu, most: cu },
  /** Places among the options of a card. */
  'event-option': { ...asked, options: listOf(whole(0, 2), 3), isOptional: flag },
  /** Is it done at all? */
  'event-whether': asked,
}
