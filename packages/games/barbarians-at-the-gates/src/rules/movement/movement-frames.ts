/** Chapters 10, 11, 14.1.2 and 14.2: activations, steps and the reactions to them, raids and marches. */
import { flag, listOf, orNull, type RecordOf, record, whole, word } from '@tabularium/engine/fields'
import {
  ap,
  cu,
  force,
  forces,
  leader,
  leaderOrNone,
  leaders,
  muster,
  player,
  power,
  space,
  spaceOrNone,
  spaces,
  via,
} from '../../kinds.ts'

/** What an event adds to an activation or a raid. */
export const mods = [
  'river-as-clear',
  'naval-cost-2',
  'naval-drm-1',
  'free-control-vs-usurper',
  'free-right-of-passage',
  'counts-as-barbarian',
] as const
const modList = listOf(word(...mods), mods.length)

const powers = listOf(power, 5)

/** BG-10.5.2-b: CU that have spent AP in this campaign, counted by how much. */
const spent = listOf(record({ space, power, ap, cu }), 99)
const worn = listOf(record({ power, ap, cu }), 64)

/** One attempt to avoid battle or to intercept, as it was declared. */
export const attempt = record({ leader, force, from: space, to: space, connection: via })

export const movementFrames = {
  /** BG-7.1-e BG-10.5.1-a: which leader is activated? `ap` 0: by the OPs and his initiative. */
  'pick-leader': { player, powers, ops: whole(0, 3), ap, only: leaders, isOptional: flag, mods: modList },
  /** BG-10.5: some leaders one after the other; a battle may be put off. */
  campaign: {
    player,
    powers,
    ops: whole(0, 3),
    left: whole(0, 3),
    used: leaders,
    step: word('pick', 'battle', 'won', 'end'),
    /** `wasBesieged`: the space was, by those who are attacked: BG-13.4.2-m. */
    delayed: orNull(record({ space, forces, wasBesieged: flag, hasFailedToAvoid: flag })),
    spent,
    leadersSpent: listOf(record({ leader, ap }), 64),
  },
  /** An activated leader: who goes along, what he does, and how he came where he is. */
  activation: {
    player,
    leader,
    ap,
    /** The CU that go with him, and the leaders under him. */
    cu: muster,
    with: leaders,
    /** BG-10.5.2-b: in a campaign, those CU by the AP they have spent. */
    worn,
    step: word(
      'begin',
      'named',
      'compose',
      'act',
      'besiege',
      'sail',
      'enter',
      'react',
      'arrived',
      'overrun',
      'siege',
      'end',
    ),
    /** He has been asked who goes along where he stands. */
    isComposed: flag,
    /** BG-10.2.2-u: he may besiege, not move on, as long as the siege lasts. */
    isStopped: flag,
    /** BG-12.6-a: 1 AP is due before he spends any other. */
    owes: flag,
    /** BG-10.5.3-e: nobody has avoided the battle or gone inside since he came. */
    isDelayable: flag,
    /** BG-13.4.2-m: a third power besieged the space he has come to. */
    wasBesieged: flag,
    /** BG-10.4.3-g: he has overrun a Tribal Marker, and control follows. */
    hasOverrun: flag,
    /** The moment before his first siege roll has been. */
    hasOpened: flag,
    from: spaceOrNone,
    via,
    last: spaceOrNone,
    /** Where he is going. */
    to: spaceOrNone,
    /** BG-11.2.5-a: who may not avoid battle with him in this impulse. */
    barred: leaders,
    mods: modList,
  },
  /** What does the activated leader do? */
  orders: { player },
  /** Who goes along, leaders and then CU by power: with a leader, with raiders, or inside a garrison. */
  compose: {
    player,
    purpose: word('activation', 'sortie', 'raid', 'avoid', 'intercept', 'garrison'),
    space,
    power,
    leader: leaderOrNone,
    with: leaders,
    cu: muster,
    /** How many powers' CU have been told. */
    told: whole(0, 5),
    /** BG-10.1.1-a: so many CU at most. */
    most: whole(0, 10),
  },
  /** BG-10.3-c: a force that has just come into a space, and what the others do about it. */
  step: {
    /** Whose move it is. */
    player,
    mode: word('activation', 'sortie', 'raid', 'migration'),
    force,
    to: space,
    step: word(
      'garrison',
      'avoid',
      'avoid-rolls',
      'avoid-throw',
      'intercept',
      'intercept-rolls',
      'intercept-throw',
      'refuse',
      'refuse-sea',
      'delay',
      'battle',
      'done',
    ),
    attempts: listOf(attempt, 16),
    /** How many of them have been rolled for, and the interceptions that succeeded. */
    rolled: whole(0, 16),
    interceptors: forces,
    hasFailedToAvoid: flag,
    /** BG-11.2.5-a: leaders who may not avoid battle with this force in this impulse. */
    barred: leaders,
  },
  /** BG-11.1.1-f: who tries to avoid battle, with whom, and where to? */
  avoid: { player, space, power, leader: leaderOrNone, with: leaders, cu: muster },
  /** BG-11.2.1-i: who intercepts? All are declared before any is rolled. */
  intercept: { player, into: space, leader: leaderOrNone, with: leaders, cu: muster },
  /** BG-11.2.4.1-a: does the force go back? */
  refuse: { player, space },
  /** BG-10.5.3-d: is the battle put off? */
  delay: { player, space },
  /** BG-10.5.3-o BG-10.5.3-p: after a combined attack, is the space besieged, or taken? */
  spoils: { player, space, leader },
  /** BG-14.1.2: raiders, one stack after the other. */
  raid: {
    left: whole(0, 6),
    /** BG-14.1.2-s: Walled Cities that have been plundered by this card. */
    cities: spaces,
    only: spaces,
    mods: modList,
    current: orNull(record({ force, at: space, ap, hasSailed: flag, to: spaceOrNone })),
    step: word('pick', 'next', 'compose', 'move', 'sail', 'entered', 'arrived'),
  },
  /** BG-14.1.2-c: where do raiders start? `isFirst`: somebody has to. */
  'raid-from': { spaces, isFirst: flag },
  /** What do the raiders do? */
  'raid-orders': {},
  /** BG-14.2: CU on a forced march, one by one. */
  'forced-march': {
    player,
    powers,
    left: whole(0, 12),
    /** In AP, each. */
    reach: ap,
    rider: whole(0, 1),
    current: orNull(record({ power, at: space, ap, leader: leaderOrNone })),
  },
  /** Which CU marches next, and where to? `marched`: those that have. */
  marching: {
    player,
    powers,
    left: whole(0, 12),
    reach: ap,
    rider: whole(0, 1),
    marched: listOf(record({ space, power, cu }), 12),
    /** Where the next CU starts, until its power is told; NONE. */
    origin: spaceOrNone,
    current: orNull(record({ power, at: space, ap, leader: leaderOrNone })),
  },
}

export type Attempt = RecordOf<{
  leader: typeof leader
  force: typeof force
  from: typeof space
  to: typeof space
  connection: typeof via
}>
