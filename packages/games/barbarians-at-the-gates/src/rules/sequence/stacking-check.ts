/** BG-9.0-ai: stacking is looked at after each impulse, and after each step of three phases. */
import { push } from '@tabularium/engine/machine'
import type { State } from '../../state.ts'

export const mendStacking = (s: State): void => push(s, { kind: 'stacking', cures: 0 })
