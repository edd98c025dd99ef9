/** A clause of a rulebook, by its id in the ledger: `TE-3.1-h`. */
export type RuleId = string

/** Both verdicts have the same members, in the same order: they are read everywhere, and things of one shape are read soonest. */
export interface Yes {
  readonly ok: true
  /** In the game's own points; 0 where nothing is paid. */
  readonly cost: number
  readonly rule?: undefined
  readonly about?: undefined
}

export interface No {
  readonly ok: false
  readonly cost?: undefined
  readonly rule: RuleId
  /** Whom or what the clause binds, by the name that the game's events give it, where the action does not name it. */
  readonly about?: string | undefined
}

/** What a rule that allows or forbids answers. */
export type Verdict = Yes | No

const allowed = (cost: number): Yes => ({ ok: true, cost, rule: undefined, about: undefined })

/** The costs that are told again and again. */
const paid: readonly Yes[] = Array.from({ length: 16 }, (_, cost) => allowed(cost))

export const yes = (cost = 0): Yes => paid[cost] ?? allowed(cost)

export const no = (rule: RuleId, about?: string): No => ({ ok: false, cost: undefined, rule, about })
