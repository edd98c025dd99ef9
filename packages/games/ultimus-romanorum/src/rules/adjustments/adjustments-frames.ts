/** Chapter 9: adjustments, questions and procedures. */
import { type ValueOf, word } from '@tabularium/engine/fields'
import { camp, count, people, pieces, rule, zones } from '../../kinds.ts'

/** UR-9.1-a: fleets, Romans, non-Romans; who recovers is judged before anybody comes back. */
export const adjustmentSteps = [
  'fleets',
  'roman-recovery',
  'garrisons',
  'palatini',
  'buccellarii',
  'leaders',
  'boxes',
  'recovery',
  'fallen',
  'kings',
  'losses',
  'settlers',
] as const

const step = word(...adjustmentSteps)
export type AdjustmentStep = ValueOf<typeof step>

export const adjustmentFrames = {
  /** UR-9.1-a: which part, and how many of its fleets, pieces or peoples are done. */
  adjustments: { step, done: count },
  /** Where do these pieces go? */
  'adjust-zone': { camp, pieces, zones, rule },
  /** UR-9.4-c UR-9.4-j: does one of the victors try to federate the people, and who? */
  'adjust-federate': { people },
}
