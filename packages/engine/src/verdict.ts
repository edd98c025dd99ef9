/** A clause of a rulebook, by its id in the ledger: `TE-3.1-h`. */
export type RuleId = string

export interface Yes {
  readonly ok: true
  /** In the game's own points; 0 where nothing is paid. */
  readonly cost: number
}

export interface No {
  readonly ok: false
  readonly rule: RuleId
  /** Whom or what the clause binds, by the name that the game's events give it, where the action does not name it. */
  readonly about?: string
}

/** What a rule that allows or forbids answers. */
export type Verdict = Yes | No

/** The costs that are told again and again. */
const paid: readonly Yes[] = Array.from({ length: 16 }, (_, cost) => ({ ok: true, cost }))

export const yes = (cost = 0): Yes => paid[cost] ?? { ok: true, cost }

export const no = (rule: RuleId, about?: string): No =>
  about === undefined ? { ok: false, rule } : { ok: false, rule, about }
