/** Chapters 3.4, 4.3 and 7: movement, questions and procedures. */
import type { Fleet, Piece, Zone } from '../../board.ts'
import type { Camp } from '../../state.ts'

/** A group on the march, a lone leader's and a lone unit's too. */
export interface March {
  readonly camp: Camp
  /** Who leads it; NOBODY: a unit moves by itself. */
  readonly leader: Piece
  readonly group: readonly Piece[]
  /** UR-3.6.3-w: units that were rallied where it stands and may be taken along. */
  readonly units: readonly Piece[]
  /** In PM. */
  readonly spent: number
  readonly steps: number
  /** UR-7.3-c: every zone it has entered lies outside the Empire. */
  readonly isWild: boolean
  /** UR-3.4.1-g: it set out with units. */
  readonly isLed: boolean
  /** UR-6.2-as: the only zones where a migrating people may end its move; none: anywhere. */
  readonly zones: readonly Zone[]
}

export interface MovementFrames {
  /** E.1: who moves next? */
  movement: { readonly camp: Camp }
  /** Who comes along, who is left behind, and which way? */
  group: March
  /** What a group meets where it has just come to, stage by stage. */
  march: March & { readonly stage: number }
  /** UR-7.1-g: the leaders who are alone among enemies escape, one by one. */
  escapes: object
  /** UR-7.1-i: where to? */
  escape: { readonly camp: Camp; readonly leader: Piece }
  /** UR-3.4.2: who embarks, where does it sail, and who of those aboard (`group`) lands where? */
  fleet: {
    readonly camp: Camp
    readonly fleet: Fleet
    readonly group: readonly Piece[]
    readonly sailed: boolean
  }
}
