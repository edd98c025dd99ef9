/** Chapters 12 and 13: battles, retreats and sieges. */
import { flag, listOf, type RecordOf, record, text, whole, word } from '@tabularium/engine/fields'
import { forces, leaderOrNone, leaders, muster, player, power, space, tribe } from '../../kinds.ts'

/** BG-12.2-a: what is added to a side's roll, and by which clause or card. */
const drm = { side: word('attackers', 'defenders'), why: text(40, 'a clause or a card'), n: whole(-9, 99) }
export type Drm = RecordOf<typeof drm>

/** How a battle came about. */
export const battleModes = ['move', 'raid', 'migration', 'sortie', 'relief', 'zone', 'campaign'] as const

export const battleFrames = {
  /** BG-12.1-a: one battle, from the battle cards to the retreats. It leaves `result` in the position. */
  battle: {
    space,
    mode: word(...battleModes),
    /** The power of the attackers' commander, and of those they attack. */
    attacker: power,
    defender: power,
    /** Who makes the decisions of each side: BG-10.2.3-u. */
    attackerPlayer: player,
    defenderPlayer: player,
    attackers: forces,
    /** BG-11.2.3-e: forces that have intercepted, with where they came from. */
    interceptors: forces,
    /** BG-13.4.2-a: who joined the attackers out of the garrison. */
    joined: muster,
    joinedLeaders: leaders,
    hasFailedToAvoid: flag,
    step: word(
      'commanders',
      'attack-card',
      'defence-card',
      'roll',
      'losses',
      'after-losses',
      'retreat',
      'winner',
      'end',
      'over',
    ),
    attackerCommander: leaderOrNone,
    defenderCommander: leaderOrNone,
    drm: listOf(record(drm), 32),
    /** BG-12.2.4-c: by power, as they were when the dice were rolled. */
    attackingCu: muster,
    defendingCu: muster,
    /** Losses that each side has scored, and what it has lost so far. */
    attackersScored: whole(0, 99),
    defendersScored: whole(0, 99),
    attackersLost: muster,
    defendersLost: muster,
    /** Effects of battle cards for this battle. */
    superiorityAnyway: listOf(word('attackers', 'defenders'), 2),
    superiorityMixed: listOf(word('attackers', 'defenders'), 2),
  },
  /** BG-2.4.2.3-a: who commands a side? Asked only if it matters. */
  commander: { player, space, side: word('attackers', 'defenders'), candidates: leaders },
  /** BG-12.2.4-k: which CU are lost? Asked only where there is a choice. */
  losses: { player, space, side: word('attackers', 'defenders'), left: whole(0, 99) },
  /** BG-12.4.3-a: which of the losing defenders go inside? */
  'retreat-inside': { player, space, power, leaders, asked: whole(0, 64) },
  /** BG-12.4.1-ab: where does a force retreat to? `force`: its place among the attackers, or -1: all defenders. */
  retreat: { player, space, side: word('attackers', 'defenders'), force: whole(-1, 16) },
  /** BG-13.4.2-a: who of the garrison joins the attack on its besiegers? */
  relief: { player, space, leaders, asked: whole(0, 64) },
  /** BG-13.2-a: one roll on the Siege Table; `isFree`: it costs no AP. It leaves the leader's frame to read the board. */
  'siege-roll': {
    player,
    space,
    power,
    leader: leaderOrNone,
    step: word('window', 'roll', 'points', 'won'),
    points: whole(0, 9),
  },
  /** BG-13.2-n: which CU of the garrison, or of the besiegers, is lost? */
  'siege-loss': { player, space, isGarrison: flag },
  /** BG-13.5-d: is the fort kept? */
  'keep-fort': { player, space, power },
  /** BG-13.5-n: does the tribe's marker come to the city that its leader has taken? */
  'bring-marker': { space, leader: leaderOrNone },
  /** BG-10.4.3-h: to which of its leaders' spaces does an overrun marker go? */
  overrun: { tribe, space },
}
