/**
 * What is going on, innermost last. A frame is a question that somebody has to answer, or a procedure that goes on by
 * itself. Frames are never changed, only replaced, so copies may share them. Each chapter says which are its own.
 */
import type { FrameOf as FrameIn } from '@tabularium/engine/fields'
import { battleFrames } from './rules/battle/battle-frames.ts'
import { cardFrames } from './rules/cards/card-frames.ts'
import { movementFrames } from './rules/movement/movement-frames.ts'
import { sequenceFrames } from './rules/sequence/sequence-frames.ts'
import { stackingFrames } from './rules/stacking/stacking-frames.ts'
import { tribeFrames } from './rules/tribes/tribe-frames.ts'

export const frameTable = {
  ...sequenceFrames,
  ...cardFrames,
  ...movementFrames,
  ...battleFrames,
  ...stackingFrames,
  ...tribeFrames,
}

export type Kind = keyof typeof frameTable
export type FrameOf<K extends Kind> = FrameIn<typeof frameTable, K>
export type Frame = FrameOf<Kind>
