/** Chapters 14.3, 15, 16 and 17: invasions, settlements, migrations, revolts and usurpations. */
import { flag, listOf, orNull, record, whole, word } from '@tabularium/engine/fields'
import {
  cu,
  leader,
  leaderOrNone,
  leaders,
  MOST,
  space,
  spaceOrNone,
  spaces,
  tribe,
  tribeOrNone,
  tribes,
} from '../../kinds.ts'

/** Who has to leave where, to what spaces, and what has been decided so far: nothing moves before all is. */
const plan = { from: spaces, havens: spaces, moves: listOf(record({ from: space, to: space }), MOST) }

export const tribeFrames = {
  /** BG-15.1: Rome Offers Settlement: which tribe, which Capital, and which of the nearest spaces? */
  settlement: {
    step: word('tribe', 'capital', 'spaces'),
    tribe: tribeOrNone,
    capital: spaceOrNone,
    /** How many spaces more become Allied, and those that have. */
    left: whole(0, 20),
    gained: spaces,
  },
  /** BG-15.1-m: Loyalists and Byzantines leave the spaces that a settlement has made Allied. */
  settled: plan,
  /** BG-15.4: which Allied tribe goes over? */
  regain: {},
  /** BG-17.2.1: whom, and where to first? */
  usurpation: { step: word('leader', 'place'), leader: leaderOrNone },
  /** BG-17.2.1-h: he turns Usurper where he stands, when it is known where the Byzantines go. */
  usurped: { leader, ...plan },
  /** BG-17.2.2: Loyalists and Usurpers change places. */
  'successful-usurpation': {},
  /** BG-17.2.2-d: they do, when it is known where the Byzantines go. */
  swap: plan,
  /** BG-17.2.2-f: who holds the marker? */
  usurpator: { candidates: leaders },
  /** BG-15.1-n BG-17.2.1-u BG-17.2.2-m: to which of the nearest spaces do they go? */
  relocate: { from: space, to: spaces },
  /** BG-16: which Tribal Marker moves, and where to? By a card or in the Migration Phase. */
  migration: {
    isPhase: flag,
    /** How many markers more, by a card. */
    left: whole(0, 32),
    hasSailed: flag,
    isNavalOnly: flag,
    /** No others; empty: any. */
    only: tribes,
    done: tribes,
    /** The marker that is moving, and how many spaces more. `leaders`: those who go along and are not left on the way. */
    current: orNull(record({ tribe, left: whole(0, 9), hasMoved: flag, leaders: listOf(leader, 8) })),
    step: word('pick', 'where'),
  },
  /** BG-16.2-d BG-16.2-e: who goes along? One after the other: the leader, CU, then those in the transit space on the way. */
  migrants: { tribe, from: space, over: spaceOrNone, step: word('leader', 'cu', 'over-leader', 'over-cu') },
  /** BG-16.2: a marker on its way into a space. */
  migrating: {
    tribe,
    from: space,
    to: space,
    isPhase: flag,
    isNaval: flag,
    leaders: listOf(leader, 8),
    cu,
    /** The transit space out of which somebody is picked up; NONE: nobody is. */
    over: spaceOrNone,
    overCu: cu,
    step: word('window', 'depart', 'arrive'),
  },
}
