/** Chapter 8: combat, questions and procedures. */
import type { Half, Piece, Zone } from '../../board.ts'
import type { Camp } from '../../state.ts'

/** How far a battle has come: stratagems, the defender's choice, his evasion, the die. */
export type BattleStep = 'before' | 'stand' | 'evasion' | 'resolution'

/** What is left to do once the die is read. */
export type AftermathStep = 'retreat' | 'points' | 'deaths' | 'escapes'

export interface CombatFrames {
  /** E.2: all combats of the active player. */
  combats: { readonly camp: Camp }
  /** UR-2.E-d: which is next? */
  'next-battle': { readonly camp: Camp }
  battle: {
    readonly at: Zone
    readonly attacker: Camp
    readonly step: BattleStep
    /** UR-8.2.1-i: where the attackers came from. */
    readonly origins: readonly Zone[]
    /** Who may play a stratagem next, how many windows in a row went by unused, and how many plays they know of. */
    readonly chooser: Camp
    readonly quiet: number
    readonly seen: number
    /** How many stratagems were played in this battle. */
    readonly played: number
    /** UR-6.3-an: what is added to the next die, which the attacker wants high. */
    readonly favour: number
    /** Who played Furor Germanicus and the Scourge of God: 1 the attacker, -1 the defender, 0 nobody. */
    readonly furor: number
    readonly scourge: number
  }
  /** UR-8.1-d: does the defender fight, evade or take refuge? */
  stand: { readonly at: Zone; readonly camp: Camp; readonly origins: readonly Zone[] }
  /** UR-8.2.2-c: who goes into the box with the Augustus? */
  refuge: { readonly at: Zone; readonly camp: Camp; readonly half: Half; readonly group: readonly Piece[] }
  /** UR-8.2.1-c: where to? */
  'evasion-zone': { readonly at: Zone; readonly camp: Camp; readonly origins: readonly Zone[] }
  /** UR-8.2.1-k: and who goes? */
  evaders: { readonly at: Zone; readonly camp: Camp; readonly to: Zone; readonly group: readonly Piece[] }
  /** UR-6.3-o: where to? */
  flight: { readonly at: Zone; readonly camp: Camp; readonly origins: readonly Zone[] }
  /** UR-8.4.2-f: which unit is weakened next? `units`: those that were; `leaders`: who fought them. */
  losses: {
    readonly at: Zone
    readonly camp: Camp
    readonly left: number
    readonly units: readonly Piece[]
    readonly leaders: readonly Piece[]
  }
  /** UR-8.4.1-b: where to? `dead`: leaders who do not outlive the battle. */
  retreat: {
    readonly at: Zone
    readonly camp: Camp
    readonly origins: readonly Zone[]
    readonly dead: readonly Piece[]
  }
  /** After the die: the loser leaves, points are scored, leaders die. */
  aftermath: {
    readonly at: Zone
    readonly winner: Camp
    readonly step: AftermathStep
    /** Where the loser may not retreat to. */
    readonly origins: readonly Zone[]
    /** UR-10.1-a: the PF of both at the start. */
    readonly total: number
    readonly dead: readonly Piece[]
    /** UR-9.4-c: the Roman's historical Roman leaders in the battle. */
    readonly leaders: readonly Piece[]
  }
}
