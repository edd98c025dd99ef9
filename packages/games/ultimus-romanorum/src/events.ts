/** What happens, for the log, the board and the statistics. Names, not indices. */
import type { Table as EngineTable, GameEvent, RuleId } from '@tabularium/engine'
import type { Phase } from './state.ts'

export type CampName = 'roman' | 'barbarian'
export type HalfName = 'west' | 'east'

export type UltimusEvent = GameEvent &
  (
    | { readonly type: 'year'; readonly year: number }
    | { readonly type: 'phase'; readonly phase: Phase }
    /** Pieces are put on the map. */
    | { readonly type: 'place'; readonly pieces: readonly string[]; readonly at: string; readonly rule: RuleId }
    /** Pieces go from one place to another. */
    | {
        readonly type: 'move'
        readonly pieces: readonly string[]
        readonly from: string
        readonly to: string
        readonly how: 'march' | 'embark' | 'land' | 'evade' | 'retreat' | 'escape' | 'flight' | 'refuge' | 'home'
      }
    | { readonly type: 'sail'; readonly fleet: string; readonly from: string; readonly to: string }
    /** A fleet passes to a camp. */
    | { readonly type: 'fleet'; readonly fleet: string; readonly camp: CampName; readonly rule: RuleId }
    | { readonly type: 'weaken'; readonly pieces: readonly string[]; readonly at: string; readonly rule: RuleId }
    | { readonly type: 'recover'; readonly pieces: readonly string[]; readonly rule: RuleId }
    /** Pieces leave the map; `forGood`: they never come back. */
    | {
        readonly type: 'eliminate'
        readonly pieces: readonly string[]
        readonly at: string
        readonly forGood: boolean
        readonly rule: RuleId
      }
    | { readonly type: 'status'; readonly people: string; readonly status: string; readonly rule: RuleId }
    | { readonly type: 'alliance'; readonly people: string; readonly major: string | null; readonly rule: RuleId }
    | { readonly type: 'capital'; readonly people: string; readonly at: string | null; readonly king: string | null }
    /** Pieces join the usurpation of that half, or come back from it: null. */
    | {
        readonly type: 'rally'
        readonly pieces: readonly string[]
        readonly half: HalfName | null
        readonly rule: RuleId
      }
    | {
        readonly type: 'title'
        readonly title: 'augustus' | 'patrice' | 'usurper'
        readonly half: HalfName
        /** null: nobody holds it any more. */
        readonly leader: string | null
        readonly rule: RuleId
      }
    /** A usurpation has succeeded, or failed. */
    | { readonly type: 'usurpation'; readonly half: HalfName; readonly won: boolean }
    /** UR-3.5.2-ad */
    | { readonly type: 'escort'; readonly leader: string }
    | { readonly type: 'stratagem'; readonly camp: CampName; readonly stratagem: string }
    /** How many counters a seat drew, gave back or received. */
    | { readonly type: 'hand'; readonly seat: string; readonly change: number; readonly rule: RuleId }
    /** Shown to its seat alone. */
    | { readonly type: 'drawn'; readonly seat: string; readonly stratagem: string }
    | { readonly type: 'returned'; readonly seat: string; readonly stratagem: string }
    /** All that it holds is of use to it. */
    | { readonly type: 'kept'; readonly seat: string }
    | { readonly type: 'initiative'; readonly camp: CampName; readonly rule: RuleId }
    | { readonly type: 'smc-total'; readonly total: number; readonly roman: number; readonly barbarian: number }
    | { readonly type: 'smc'; readonly camp: CampName; readonly left: number }
    | { readonly type: 'event'; readonly number: number }
    | { readonly type: 'pax-romana'; readonly broken: boolean }
    | {
        readonly type: 'battle'
        readonly at: string
        readonly attacker: CampName
        readonly attackers: readonly string[]
        readonly defenders: readonly string[]
      }
    | {
        readonly type: 'battle-result'
        readonly at: string
        readonly column: number
        readonly row: number
        readonly attacker: string
        readonly defender: string
        readonly winner: CampName
      }
    | { readonly type: 'refused'; readonly what: string; readonly rule: RuleId }
    | { readonly type: 'score'; readonly camp: CampName; readonly points: number; readonly rule: RuleId }
    | { readonly type: 'exchange'; readonly half: HalfName; readonly roman: string }
    | { readonly type: 'marker'; readonly marker: string; readonly at: string | null }
    | { readonly type: 'end'; readonly winner: CampName | null; readonly rule: RuleId }
  )

export type Table = EngineTable<UltimusEvent>
