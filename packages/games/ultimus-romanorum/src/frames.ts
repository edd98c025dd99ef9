/**
 * What is going on, innermost last. A frame is a question that somebody has to answer, or a procedure that goes on by
 * itself. Frames are never changed, only replaced, so copies may share them. Each chapter says which are its own.
 */
import type { FrameOf as FrameIn } from '@tabularium/engine/fields'
import { adjustmentFrames } from './rules/adjustments/adjustments-frames.ts'
import { combatFrames } from './rules/combat/combat-frames.ts'
import { movementFrames } from './rules/movement/movement-frames.ts'
import { peopleFrames } from './rules/peoples/people-frames.ts'
import { politicsFrames } from './rules/politics/politics-frames.ts'
import { sequenceFrames } from './rules/sequence/sequence-frames.ts'
import { stratagemFrames } from './rules/stratagems/stratagems-frames.ts'

export const frameTable = {
  ...sequenceFrames,
  ...movementFrames,
  ...combatFrames,
  ...politicsFrames,
  ...peopleFrames,
  ...stratagemFrames,
  ...adjustmentFrames,
}

export type Kind = keyof typeof frameTable
export type FrameOf<K extends Kind> = FrameIn<typeof frameTable, K>
export type Frame = FrameOf<Kind>
