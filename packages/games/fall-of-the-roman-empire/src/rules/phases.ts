/** Chapter 3: the order of the phases. A chapter ends its own phase here; what each does as it begins is in `turn.ts`. */
import { replace } from '@tabularium/engine/machine'
import { type Phase, phases } from '../events.ts'
import type { FrameOf, State } from '../state.ts'

const frames = phases.map((phase): FrameOf<'phase'> => ({ kind: 'phase', phase }))
const following = new Map(phases.map((phase, i) => [phase, frames[(i + 1) % phases.length]]))

/** FR-3-a: the turn begins with the first phase. */
export function beginTurn(s: State): void {
  replace(s, frames[0])
}

/** FR-3-a: the next phase in order follows; after the last one a new turn. */
export function endPhase(s: State, phase: Phase): void {
  replace(s, following.get(phase) ?? frames[0])
}
