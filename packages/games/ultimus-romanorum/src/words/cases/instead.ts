/** What would do in place of what is refused. */
import { top } from '@tabularium/engine/machine'
import type { Action } from '../../actions.ts'
import type { State } from '../../state.ts'

/** UR-3.3.2-a UR-3.3.2-b UR-9.3.1-a: where a unit belongs; UR-8.2.2-a: who has no refuge fights. */
export function insteadOf(s: State, action: Action, legal: readonly Action[]): Action | undefined {
  const { kind } = top(s)
  const isPlaced = kind === 'set-up-zone' || kind === 'adjust-zone'
  if (isPlaced && action.kind === 'to') return legal.find((each) => each.kind === 'to')
  if (action.kind !== 'option' || action.option !== 'refuge') return undefined
  return legal.find((each) => each.kind === 'option' && each.option === 'fight')
}
