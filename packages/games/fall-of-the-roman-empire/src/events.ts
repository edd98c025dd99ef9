/** What can happen in a game of The Fall of the Roman Empire, told by names. */
import type { Table as EngineTable, GameEvent, RuleId } from '@tabularium/engine'
import type { Loss, Terrain } from './board.ts'
import type { Side } from './options.ts'

export const phases = [
  'collection',
  'expenditure',
  'purchase',
  'barbarian-resources',
  'roman-movement',
  'barbarian-movement',
  'conflict',
  'end-of-turn',
] as const
/** FR-3-a: the eight parts of a turn, in order. */
export type Phase = (typeof phases)[number]

export type RomanCounterName = 'legion' | 'force' | 'fort' | 'wall'
export type BarbarianCounterName = 'force' | 'cavalry'

/** One round of a conflict: the sum behind the column, and what came up. */
export interface RoundOfConflict {
  at: string
  round: number
  /** Forces and Cavalry together. */
  barbarians: number
  romans: number
  /** Rounded down. */
  ratio: number
  /** What was added for each: -1, 0 or 1. */
  fort: number
  terrain: number
  cavalry: number
  crn: number
  die: number
  barbarian: Loss
  roman: Loss
}

export type FallEvent = GameEvent &
  (
    | { type: 'phase'; turn: number; phase: Phase }
    | { type: 'set-up'; at: string; forces: number }
    | { type: 'collection'; areas: { at: string; value: number }[]; sum: number; rrp: number }
    | { type: 'disband'; counter: RomanCounterName; at: string; number: number; why: 'choice' | 'unsupported' }
    | { type: 'payment'; counters: number; rrp: number }
    | { type: 'purchase'; counter: RomanCounterName; at: string; cost: number; rrp: number }
    | { type: 'invasion'; die: number; counter: BarbarianCounterName; number: number; missing: number }
    | { type: 'entry'; counter: BarbarianCounterName; at: string }
    | { type: 'march'; from: string; to: string; forces: number }
    | { type: 'move'; counter: BarbarianCounterName; from: string; to: string; number: number }
    | {
        type: 'conflict'
        at: string
        romans: number
        forces: number
        cavalry: number
        fort: boolean
        terrain: Terrain
      }
    | ({ type: 'round' } & RoundOfConflict)
    | { type: 'losses'; at: string; side: Side; forces: number; cavalry: number }
    | { type: 'conflict-end'; at: string; holder: Side | null; romans: number; forces: number; cavalry: number }
    | { type: 'dead'; at: string; legions: number; forts: number; walls: number }
    | { type: 'ride'; from: string; to: string }
    | { type: 'end'; winner: Side; rule: RuleId; turn: number }
  )

export type Table = EngineTable<FallEvent>
