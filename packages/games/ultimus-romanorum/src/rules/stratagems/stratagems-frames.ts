/** Chapter 6: stratagems, questions and procedures. */
import { word } from '@tabularium/engine/fields'
import { windowMembers } from '@tabularium/engine/machine'
import { camp, count, half, leader, leaderOrNobody, leaders, people, stratagem } from '../../kinds.ts'

/** When a camp is asked whether it plays something. */
export const moments = [
  /** Its own part of phase C. */
  'geostrategy',
  /** An SMC begins. */
  'smc',
  /** A group or a fleet has moved. */
  'moved',
  'battle',
  'evasion',
  'resolution',
  /** UR-2.E-g: a battle is over, or E.2 without one, or phase E without any SMC. */
  'fought',
  /** Before a roll that an Augusta could bear on. */
  'usurpation',
  'assassination',
  'council',
  /** Phase F. */
  'balance',
] as const
export type Moment = (typeof moments)[number]

/** Before a roll: an answer may be played, then it is rolled. */
const attempt = word('answer', 'roll')

export const stratagemFrames = {
  /** UR-2.C-e to UR-2.C-h: a camp's part of phase C. */
  geostrategy: { camp },
  /** UR-6-j: may a camp play something now? It is asked whenever it holds anything at all. */
  window: windowMembers(camp, moments),
  /** UR-6-h: down to five. */
  discard: { camp },
  /** UR-6-h: which one goes back? */
  'discard-choice': { camp },
  /** On whom, or where, is the stratagem used that was just played? */
  'stratagem-people': { camp, stratagem },
  'stratagem-leader': { camp, stratagem },
  'stratagem-zone': { camp, stratagem },
  /** UR-6.4-d: which people rises next, of so many? */
  uprising: { stratagem, left: count },
  /** UR-6.2-ab: which minor people joins that major one? */
  alliance: { people },
  /** UR-6.2-d: who is to reign in the place of a barbarian Usurper? */
  'usurpation-puppet': { half, leader },
  /** UR-6.2-b: the roll, after the Roman's answer. */
  'usurpation-attempt': { half, leader, puppet: leaderOrNobody, step: attempt },
  /** UR-6.3-t: the roll, after the answer of an Augustus's camp. */
  'assassination-attempt': { leader, step: attempt },
  /** UR-6.3-m: the roll, after the Roman's answer. */
  'council-meeting': { step: attempt },
  /** UR-6.3-x UR-6.3-at: each of these leaders dies on that roll or more. */
  peril: { leaders, cause: word('plague', 'assassination'), least: count },
}
