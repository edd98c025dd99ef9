/** Chapter 5: the phases of a turn. */
import { word } from '@tabularium/engine/fields'
import { phases } from '../../terms.ts'

export const sequenceFrames = {
  /** BG-5.0-a: which phase comes next, or the next turn. */
  turn: { step: word(...phases, 'next') },
}
