/** What the reactions to a step mean for the activation that made it. */

import type { FrameOf } from '../../../frames.ts'
import type { State } from '../../../state.ts'
import { activationWith } from '../changed.ts'

type Change = Partial<Pick<FrameOf<'activation'>, 'barred' | 'isDelayable' | 'step' | 'ap'>>

/** Raids and migrations need not know. */
export function tellMover(s: State, change: Change): void {
  const place = s.stack.findLastIndex(({ kind }) => kind === 'step') - 1
  const frame = s.stack[place]
  if (frame?.kind === 'activation') s.stack[place] = activationWith(frame, change)
}
