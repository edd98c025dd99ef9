/** Chapter 7.3: whether a card may be played as event in its owner's impulse. */
import { no, type Verdict } from '@tabularium/engine'
import type { Card } from '../../board.ts'
import type { Player, State } from '../../state.ts'

export function mayPlayEvent(_s: State, _player: Player, _card: Card): Verdict {
  return no('BG-7.1-an')
}
