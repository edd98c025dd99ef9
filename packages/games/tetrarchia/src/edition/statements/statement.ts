import type { RuleId } from '@tabularium/engine'
import type { Breach, Statement as StatementOf } from '@tabularium/engine/check'
import type { Name, Survey } from '../survey.ts'

export type { Breach }
export type Check = (board: Survey) => Iterable<Breach>

/** One thing the rulebook says about the board. */
export interface Statement extends StatementOf<Survey> {
  /** The provinces it speaks of: while one of them is missing, there is nothing to check. */
  readonly about: readonly Name[]
}

export function statement(rule: RuleId, check: Check, about: readonly Name[] = []): Statement {
  return { rule, about, check }
}

/** Not said, but inferred from that clause: a printed board may differ. */
export function inference(rule: RuleId, check: Check, about: readonly Name[] = []): Statement {
  return { ...statement(rule, check, about), inferred: true }
}

/** A list as it is said: "A, B and C". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
