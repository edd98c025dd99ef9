/** Barbarians at the Gates in words. */
import { clausesOf, type Language, type RuleId, type Words } from '@tabularium/engine'
import { type Action, notation } from '../actions.ts'
import type { Board } from '../board.ts'
import type { GatesEvent } from '../events.ts'
import type { State } from '../state.ts'
import rules from './rules.json' with { type: 'json' }

const book = clausesOf(rules)
export const clauses: readonly RuleId[] = [...book.keys()]

export function words(board: Board, language: Language): Words<State, Action, GatesEvent> {
  return {
    title: 'Barbarians at the Gates',
    seat: (name) => name,
    ask: () => '',
    action: (_, action) => notation(board, action),
    event: (event) => JSON.stringify(event),
    outcome: ({ rule }) => rule,
    clause: (rule) => book.get(rule)?.[language],
  }
}
