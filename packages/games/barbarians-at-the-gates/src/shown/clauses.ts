/** Which clause of the rules says why a thing happened. */
import type { Roll, RuleId } from '@tabularium/engine'
import type { GatesEvent } from '../events.ts'

/** Why it happened; null: nothing but somebody's wish. */
export function clauseOf(event: GatesEvent | Roll): RuleId | null {
  return 'rule' in event && typeof event.rule === 'string' ? event.rule : null
}
