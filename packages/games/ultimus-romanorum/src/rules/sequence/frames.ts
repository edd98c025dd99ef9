/** Chapters 2 and 3.3.2: the sequence of play and the set-up, questions and procedures. */
import type { Piece } from '../../board.ts'
import type { Camp } from '../../state.ts'

export interface SequenceFrames {
  /** UR-3.3.2-a UR-3.3.2-b: a camp places its limitanei and comitatenses; which is next? */
  'set-up': { readonly camp: Camp }
  /** And where? */
  'set-up-zone': { readonly camp: Camp; readonly piece: Piece }
  /** UR-2-b: a year, phase by phase. */
  year: { readonly step: number }
  /** UR-2.B-e UR-6.3-b: does that camp turn the initiative? `passed`: the other has let it stand. */
  'initiative-answer': { readonly camp: Camp; readonly passed: boolean }
  /** UR-6.1-w: does the Roman play an Augusta for the initiative, before anything in phase C? */
  'augusta-opening': object
  /** UR-2.C-i */
  'pax-romana': { readonly step: number }
  /** UR-2.D-a */
  administration: { readonly step: number }
  /** UR-2.E-a: whose SMC is next. */
  sequences: { readonly camp: Camp; readonly extra: boolean }
  /** UR-2.E-b */
  smc: { readonly camp: Camp; readonly step: number }
  /** UR-2.F-a */
  balance: { readonly step: number }
}
