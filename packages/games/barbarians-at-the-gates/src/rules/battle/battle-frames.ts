/** Chapters 12 and 13: battles, retreats and sieges. */
import { flag, listOf, orNull, type RecordOf, record, text, whole, word } from '@tabularium/engine/fields'
import { forces, leaderOrNone, leaders, muster, player, power, space, spaceOrNone, tribe } from '../../kinds.ts'

/** The two sides of a battle. */
const side = word('attackers', 'defenders')
const sides = listOf(side, 2)

/** BG-12.2-a: what is added to a side's roll, and by which clause or card. */
const drm = { side, why: text(40, 'a clause or a card'), n: whole(-9, 99) }
export type Drm = RecordOf<typeof drm>

/** How a battle came about. */
export const battleModes = ['move', 'raid', 'migration', 'sortie', 'relief', 'zone', 'campaign'] as const

/** Of a loss: no force in particular; those who came with no force of their own. */
export const ANY = -2
export const NO_FORCE = -1
const source = whole(ANY, 16)

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
    /** Who stood with the defenders when it began, for cards that ask afterwards. */
    defendingLeaders: leaders,
    hasFailedToAvoid: flag,
    /** Those attacked were besieging the space. */
    isOnBesiegers: flag,
    step: word(
      'relief',
      'commanders',
      'attack-card',
      'defence-card',
      'roll',
      'losses',
      'after-losses',
      'bereaved',
      'retreat',
      'winner',
      'aftermath',
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
    /** Effects of Battle cards for this battle: the sides that have Combat Superiority over a rough or river connection. */
    superiorityAnyway: sides,
    /** Those that have it with a majority of CU that are not Roman. */
    superiorityMixed: sides,
    /** BG-2.4.2.6-z: the last Usurper Emperor is gone; what follows waits for the retreats. */
    endsUsurpation: flag,
  },
  /** BG-2.4.2.3-a: who commands a side? */
  commander: { player, space, side, candidates: leaders },
  /** BG-12.2.4-d: a side loses CU. */
  losses: { player, space, side, left: whole(0, 99) },
  /** One after the other. `source`: the force they are of. */
  losing: {
    side,
    left: whole(0, 999),
    source,
    isRetreat: flag,
    next: word('foreign', 'roman'),
    taken: muster,
  },
  /** BG-12.2.4-k: which CU is lost? Asked only where there is a choice. */
  'lose-cu': { player, space, side, power: orNull(power) },
  /** BG-12.4.3-a: who of the losing defenders goes inside? Leaders, then CU of one power after the other. */
  'retreat-inside': { player, space, leaders, powers: listOf(power, 3) },
  /** BG-12.4.1-ab: where does a force retreat to? `force`: its place among the attackers, or NO_FORCE: all defenders. */
  retreat: { player, space, side, force: source, hasWon: flag },
  /** A force gives way: the additional losses first. NONE: there is no way out. */
  withdraw: { side, force: source, to: spaceOrNone, cost: whole(0, 9), step: word('losses', 'go') },
  /** BG-13.4.2-a: who of the garrison joins the attack on its besiegers? Leaders, then CU of one power after the other. */
  relief: { player, space, leaders, powers: listOf(power, 3) },
  /** BG-13.2-a: one roll on the Siege Table, and what a won siege brings. */
  'siege-roll': {
    player,
    space,
    power,
    leader: leaderOrNone,
    step: word('window', 'roll', 'fort', 'tribes', 'marker', 'won', 'over'),
    points: whole(0, 9),
  },
  /** BG-13.2-f: the points of a roll, one after the other; then the besiegers' loss. The roll is beneath. */
  'siege-points': { space, power, points: whole(0, 9), loss: whole(0, 9) },
  /** BG-13.2-n: which CU of the garrison, or of the besiegers, is lost? */
  'siege-loss': { player, space, isGarrison: flag, powers: listOf(power, 5) },
  /** BG-13.5-d: is the fort kept? */
  'keep-fort': { player, space, power },
  /** BG-13.5-n: does the tribe's marker come to the city that its leader has taken? */
  'bring-marker': { space, leader: leaderOrNone },
  /** BG-10.4.3-b: a Tribal Marker must leave its space. */
  overrun: { tribe, space },
}
