/** Chapter 9: adjustments, questions and procedures. */
import type { RuleId } from '@tabularium/engine'
import type { People, Piece, Zone } from '../../board.ts'
import type { Camp } from '../../state.ts'

export interface AdjustmentFrames {
  /** UR-9.1-a: fleets, Romans, non-Romans; which part, and which of its fleets, pieces or peoples is next. */
  adjustments: { readonly step: number; readonly next: number }
  /** Where do these pieces go? */
  'adjust-zone': {
    readonly camp: Camp
    readonly pieces: readonly Piece[]
    readonly zones: readonly Zone[]
    readonly rule: RuleId
  }
  /** UR-9.4-c UR-9.4-j: does one of the victors try to federate the people, and who? */
  'adjust-federate': { readonly people: People }
}
