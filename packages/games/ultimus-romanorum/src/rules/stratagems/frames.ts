/** Chapter 6: stratagems, questions and procedures. */
import type { Half, Piece } from '../../board.ts'
import type { Camp } from '../../state.ts'
import type { Stratagem } from '../../stratagem-kinds.ts'

/** When a camp is asked whether it plays something. */
export type Moment =
  /** Its own part of phase C. */
  | 'geostrategy'
  /** An SMC begins. */
  | 'smc'
  /** A group has moved. */
  | 'moved'
  | 'battle'
  | 'evasion'
  | 'resolution'
  /** Before a roll that an Augusta could bear on. */
  | 'usurpation'
  | 'assassination'
  | 'council'
  /** Phase F. */
  | 'balance'

export interface StratagemFrames {
  /** UR-2.C-e to UR-2.C-h: a camp's part of phase C. */
  geostrategy: { readonly camp: Camp }
  /** UR-6-j: may that camp play something now? It is asked whenever it holds anything at all. */
  window: { readonly camp: Camp; readonly moment: Moment }
  /** UR-6-h: down to five. */
  discard: { readonly camp: Camp }
  /** UR-6-h: which one goes back? */
  'discard-choice': { readonly camp: Camp }
  /** On whom, or where, is the stratagem used that was just played? */
  'stratagem-people': { readonly camp: Camp; readonly stratagem: Stratagem }
  'stratagem-leader': { readonly camp: Camp; readonly stratagem: Stratagem }
  'stratagem-zone': { readonly camp: Camp; readonly stratagem: Stratagem }
  /** UR-6.4-d: which people rises next, of so many? */
  uprising: { readonly stratagem: Stratagem; readonly left: number }
  /** UR-6.2-ab: which minor people joins that major one? */
  alliance: { readonly people: number }
  /** UR-6.2-d: who is to reign in the place of a barbarian Usurper? */
  'usurpation-puppet': { readonly half: Half; readonly leader: Piece }
  /** UR-6.2-b: the roll, after the Roman's answer. */
  'usurpation-attempt': {
    readonly half: Half
    readonly leader: Piece
    readonly puppet: Piece
    readonly step: number
  }
  /** UR-6.3-t: the roll, after the answer of an Augustus's camp. */
  'assassination-attempt': { readonly leader: Piece; readonly step: number }
  /** UR-6.3-m: the roll, after the Roman's answer. */
  'council-meeting': { readonly step: number }
  /** UR-6.3-x UR-6.3-at: each of these leaders dies on that roll or more. */
  peril: { readonly leaders: readonly Piece[]; readonly cause: 'plague' | 'assassination'; readonly least: number }
}
