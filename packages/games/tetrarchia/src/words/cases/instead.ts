/** What would do in place of what is refused. */
import type { Action } from '../../actions.ts'
import type { Province } from '../../board.ts'
import { active, emperorProvince, type State } from '../../state.ts'

export function insteadOf(s: State, action: Action, legal: readonly Action[]): Action | undefined {
  const one = (fits: (each: Action) => boolean) => legal.find(fits)
  switch (action.kind) {
    case 'move':
      return one((each) => each.kind === 'attack' && each.at === action.to) ?? fleetTo(s, legal, action.to)
    case 'attack':
      return one((each) => each.kind === 'move' && each.to === action.at)
    case 'secure':
      return one(({ kind }) => kind === 'subdue') ?? one(({ kind }) => kind === 'calm')
    case 'subdue':
    case 'calm':
      return one(({ kind }) => kind === 'secure')
    case 'arrive':
      return one((each) => each.kind === 'arrive' && each.at === s.board.roma) ?? one(({ kind }) => kind === 'arrive')
    default:
      return undefined
  }
}

/** TE-3.1-c: a fleet in the sea between the two would let him cross. */
function fleetTo(s: State, legal: readonly Action[], to: Province): Action | undefined {
  const from = emperorProvince(s, active(s))
  const { coast } = s.board
  const shared = from < 0 ? 0 : coast[from] & coast[to]
  return legal.find((each) => each.kind === 'sail' && (shared & (1 << each.to)) !== 0)
}
