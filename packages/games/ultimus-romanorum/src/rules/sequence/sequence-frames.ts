/** Chapters 2 and 3.3.2: the sequence of play and the set-up, questions and procedures. */
import { flag, word } from '@tabularium/engine/fields'
import { camp, piece } from '../../kinds.ts'

export const sequenceFrames = {
  /** UR-3.3.2-a UR-3.3.2-b: a camp places its limitanei and comitatenses; which is next? */
  'set-up': { camp },
  /** And where? */
  'set-up-zone': { camp, piece },
  /** UR-2-b: a year, phase by phase; what comes next. */
  year: {
    step: word(
      'stratagems',
      'initiative',
      'opening',
      'first-geostrategy',
      'second-geostrategy',
      'pax-romana',
      'administration',
      'sequences',
      'balance',
    ),
  },
  /** UR-2.B-e UR-6.3-b: does that camp turn the initiative? */
  'initiative-answer': { camp },
  /** UR-6.1-w: does the Roman play an Augusta for the initiative, before anything in phase C? */
  'augusta-opening': {},
  /** UR-2.C-i */
  'pax-romana': { step: word('test', 'end') },
  /** UR-2.D-a */
  administration: { step: word('smc', 'event', 'patrices', 'deaths', 'reinforcements') },
  /** UR-2.E-a: whose SMC is next. */
  sequences: { camp, extra: flag },
  /** UR-2.E-b */
  smc: { camp, step: word('movement', 'combats', 'end') },
  /** UR-2.F-a */
  balance: {
    step: word('markers', 'exchange', 'capitals', 'ports', 'points', 'adjustments', 'escort', 'hands', 'next-year'),
  },
}
