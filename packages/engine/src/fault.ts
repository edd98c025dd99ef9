import type { JsonObject } from './contract.ts'
import type { RuleId } from './verdict.ts'

/**
 * Why something asked for was not done.
 * - `malformed`: it does not read as what it should be
 * - `illegal`: a rule forbids it, and `rule` says which
 * - `turn`: it is not that seat's to do
 * - `late`: it was meant for an earlier moment of the game
 * - `undo`: it cannot be taken back, or there is nothing to take back
 * - `over`: the game has ended
 * - `truncated`, `edited`, `newer`, `foreign`: what is wrong with a save
 * - `dice`: scripted dice that ran out or do not fit
 * - `unknown`: no such game, table, seat or command
 */
export type FaultCode =
  | 'malformed'
  | 'illegal'
  | 'turn'
  | 'late'
  | 'undo'
  | 'over'
  | 'truncated'
  | 'edited'
  | 'newer'
  | 'foreign'
  | 'dice'
  | 'unknown'

interface Besides {
  readonly rule?: RuleId | undefined
  readonly about?: string | undefined
  readonly action?: string | undefined
  readonly wanted?: JsonObject | undefined
}

export class Fault extends Error {
  readonly code: FaultCode
  readonly rule: RuleId | undefined
  /** Whom or what the rule binds, if it says so. */
  readonly about: string | undefined
  /** The action that a rule forbids, in notation. */
  readonly action: string | undefined
  /** Of scripted dice: the roll that is wanted. */
  readonly wanted: JsonObject | undefined

  constructor(code: FaultCode, message: string, besides: RuleId | Besides = {}) {
    super(message)
    const { rule, about, action, wanted }: Besides = typeof besides === 'string' ? { rule: besides } : besides
    this.name = 'Fault'
    this.code = code
    this.rule = rule
    this.about = about
    this.action = action
    this.wanted = wanted
  }
}
