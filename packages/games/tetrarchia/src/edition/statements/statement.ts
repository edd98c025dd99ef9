import type { Finding, RuleId } from '@tabularium/engine'
import type { Name, Survey } from '../survey.ts'

/** Where a statement does not hold, and in what way. */
export interface Breach {
  readonly path: Finding['path']
  readonly message: string
}

export type Check = (board: Survey) => Iterable<Breach>

/** One thing the rulebook says about the board. */
export interface Statement {
  readonly rule: RuleId
  /** The provinces it speaks of: while one of them is missing, there is nothing to check. */
  readonly about: readonly Name[]
  readonly check: Check
}

export function statement(rule: RuleId, check: Check, about: readonly Name[] = []): Statement {
  return { rule, about, check }
}

/** A list as it is said: "A, B and C". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
