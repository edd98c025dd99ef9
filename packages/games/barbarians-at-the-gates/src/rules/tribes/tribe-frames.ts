/** Chapters 14.3, 15, 16 and 17: invasions, settlements, migrations, revolts and usurpations. */
import { flag, listOf, orNull, record, whole, word } from '@tabularium/engine/fields'
import {
  cu,
  leader,
  leaderOrNone,
  leaders,
  space,
  spaceOrNone,
  spaces,
  tribe,
  tribeOrNone,
  tribes,
} from '../../kinds.ts'

export const tribeFrames = {
  /** BG-15.1: Rome Offers Settlement, step by step. */
  settlement: {
    step: word('tribe', 'capital', 'spaces', 'units', 'done'),
    tribe: tribeOrNone,
    capital: spaceOrNone,
    left: whole(0, 20),
    /** Spaces that have become Allied by it, whose Loyalists must leave. */
    gained: spaces,
  },
  /** BG-15.4: which Allied tribe goes over? */
  regain: {},
  /** BG-17.2.1: whom, and where to first? */
  usurpation: {
    step: word('leader', 'place', 'flip', 'byzantines', 'spaces'),
    leader: leaderOrNone,
    /** Spaces whose Byzantines must leave. */
    leaving: spaces,
  },
  /** BG-17.2.2-f: who holds the marker? */
  usurpator: { candidates: leaders },
  /** BG-17.2.2-m BG-15.1-n: units go to the nearest space of their own; which of several? */
  relocate: { from: space, to: spaces, leaders, loyalist: cu, byzantine: cu },
  /** BG-16: Tribal Markers move, by a card or in the Migration Phase. */
  migration: {
    isPhase: flag,
    /** How many markers more, by a card. */
    left: whole(0, 32),
    hasSailed: flag,
    isNavalOnly: flag,
    only: tribes,
    done: tribes,
    current: orNull(
      record({ tribe, steps: whole(0, 9), cu, leaders: listOf(leader, 8), isComposed: flag, from: space }),
    ),
    step: word('pick', 'compose', 'move', 'arrived'),
  },
}
