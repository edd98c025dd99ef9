/** BG-10.3.1-a: a Force has come to a Fortified space, and it is not settled yet who of those there goes inside. */
import type { Space } from '../../board.ts'
import type { Frame } from '../../frames.ts'
import type { State } from '../../state.ts'

/** BG-14.1.2-w: raiders do not wait for that. */
function isComing(frame: Frame, space: Space): boolean {
  switch (frame.kind) {
    case 'activation':
      return (frame.step === 'enter' || frame.step === 'react') && frame.to === space
    case 'step':
      return frame.step === 'garrison' && frame.to === space && frame.mode !== 'raid'
    case 'compose':
      return frame.purpose === 'garrison' && frame.space === space
    default:
      return false
  }
}

export const isBeingEntered = (s: State, space: Space): boolean => s.stack.some((frame) => isComing(frame, space))
