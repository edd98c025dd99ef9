/** What the rulebook says of an edition's data, clause by clause. */
import type { Finding } from '../contract.ts'
import type { RuleId } from '../verdict.ts'

/** Where a statement does not hold, and in what way. */
export type Breach = Pick<Finding, 'path' | 'message'>

/** One thing the rulebook says about the data. */
export interface Statement<Data> {
  readonly rule: RuleId
  readonly check: (data: Data) => Iterable<Breach>
  /** It is not said, only inferred: what does not agree with it is noted. */
  readonly inferred?: boolean
}

export function breaches<Data>(statements: readonly Statement<Data>[], data: Data): readonly Finding[] {
  return statements.flatMap(({ rule, check, inferred }) =>
    [...check(data)].map((breach) => ({ ...breach, rule, ...(inferred === true && { note: true }) })),
  )
}
