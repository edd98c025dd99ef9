/**
 * What is going on, innermost last. A frame is a question that somebody has to answer, or a procedure that goes on by
 * itself. Frames are never changed, only replaced, so copies may share them. Each chapter says which are its own.
 */
import type { AdjustmentFrames } from './rules/adjustments/frames.ts'
import type { CombatFrames } from './rules/combat/frames.ts'
import type { MovementFrames } from './rules/movement/frames.ts'
import type { PeopleFrames } from './rules/peoples/frames.ts'
import type { PoliticsFrames } from './rules/politics/frames.ts'
import type { SequenceFrames } from './rules/sequence/frames.ts'
import type { StratagemFrames } from './rules/stratagems/frames.ts'

export type FrameMap = SequenceFrames &
  MovementFrames &
  CombatFrames &
  PoliticsFrames &
  PeopleFrames &
  StratagemFrames &
  AdjustmentFrames

export type Kind = keyof FrameMap
export type FrameOf<K extends Kind> = { readonly kind: K } & FrameMap[K]
export type Frame = { [K in Kind]: FrameOf<K> }[Kind]
