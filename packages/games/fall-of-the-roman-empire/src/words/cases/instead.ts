/** What would do in place of what is refused. */
import type { Action } from '../../actions.ts'
import { type Area, CAVALRY } from '../../board.ts'
import type { State } from '../../state.ts'

export function insteadOf(s: State, action: Action, legal: readonly Action[]): Action | undefined {
  switch (action.kind) {
    case 'with':
      return nearestNumber(legal, action.number)
    case 'march':
      return firstStep(s, legal, action)
    case 'move': {
      const step = firstStep(s, legal, action)
      if (step !== undefined || action.counter !== CAVALRY) return step
      return legal.find((each) => each.kind === 'move' && each.from === action.from && each.to === action.to)
    }
    case 'pay':
      return legal.find(({ kind }) => kind === 'disband')
    default:
      return undefined
  }
}

/** FR-8-d FR-8-e: as many as may go along that is nearest to what was asked for. */
function nearestNumber(legal: readonly Action[], number: number): Action | undefined {
  const far = (each: Action) => (each.kind === 'with' ? Math.abs(each.number - number) : Number.POSITIVE_INFINITY)
  const [first] = [...legal].sort((a, b) => far(a) - far(b))
  return first?.kind === 'with' ? first : undefined
}

/** FR-8-a FR-9-a: a first march on the way there; none if it is next door. */
function firstStep(s: State, legal: readonly Action[], action: Extract<Action, { kind: 'march' | 'move' }>) {
  const { distance } = s.board
  const left = (at: Area) => distance[at][action.to]
  if (left(action.from) < 2) return undefined
  return legal.find(
    (each) =>
      each.kind === action.kind &&
      each.from === action.from &&
      left(each.to) < left(action.from) &&
      isSame(each, action),
  )
}

const isSame = (a: Action, b: Action): boolean => a.kind !== 'move' || b.kind !== 'move' || a.counter === b.counter
