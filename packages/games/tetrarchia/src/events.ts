/** What can happen in a game of Tetrarchia, told by names. */
import type { Table as EngineTable, GameEvent, RuleId } from '@tabularium/engine'
import type { EmperorName } from './board.ts'

export type TokenName = 'unrest' | 'revolt' | EmperorName
export type Cause =
  | 'set-up'
  | 'secure'
  | 'subdue'
  | 'calm'
  | 'spread'
  | 'result'
  | 'uprising'
  | 'devastation'
  | 'victory'
  | 'defeat'

/** One side of a combat: (die + support + bonus) x times. */
export interface Side {
  readonly [key: string]: number
  readonly die: number
  readonly support: number
  readonly bonus: number
  readonly times: number
  readonly value: number
}

export type TetrarchiaEvent = GameEvent &
  (
    | { type: 'fleet'; sea: string }
    | { type: 'turn'; turn: number; emperor: EmperorName; ip: number }
    | { type: 'arrive'; emperor: EmperorName; at: string }
    | { type: 'absent'; emperor: EmperorName }
    | { type: 'move'; emperor: EmperorName; from: string; to: string; cost: number; ordered: boolean }
    | { type: 'sail'; emperor: EmperorName; from: string; to: string }
    | { type: 'token'; at: string; was: TokenName | null; now: TokenName | null; cause: Cause }
    | { type: 'attack'; attacker: 'emperor' | 'army'; emperor: EmperorName; from: string; at: string }
    | { type: 'combat'; emperor: EmperorName; army: string; roman: Side; barbarian: Side; result: Result }
    | { type: 'strengthen'; emperor: EmperorName; bonus: number }
    | { type: 'army'; change: 'enter'; at: string; region: string }
    | { type: 'army'; change: 'advance'; from: string; to: string }
    | { type: 'army'; change: 'halt'; at: string; before: string; why: 'army' | 'broken-link' | 'constantius' }
    | { type: 'army'; change: 'destroyed'; at: string }
    | { type: 'leave'; emperor: EmperorName; from: string; why: 'revolt' | 'defeat' }
    | { type: 'barbarian-phase'; turn: number; emperor: EmperorName }
    | { type: 'protected'; at: string }
    | { type: 'uprising'; at: string }
    | { type: 'power'; emperor: EmperorName }
    | { type: 'favour'; from: EmperorName; to: EmperorName }
    | { type: 'glory'; emperor: EmperorName; change: 1 | -1 }
    | { type: 'end'; victory: boolean; rule: RuleId }
  )

export type Result = 'victory' | 'draw' | 'defeat'

export type Table = EngineTable<TetrarchiaEvent>
