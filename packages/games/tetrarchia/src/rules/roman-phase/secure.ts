/** Chapter 3.3: Secure. */
import { no, type Verdict, yes } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import { active, NO_TOKEN, regionHasRevolt, type State, tokenOf } from '../../state.ts'
import { checkVictory } from '../game-end.ts'
import { setToken } from '../tokens.ts'

export function secureVerdict(s: State): Verdict {
  const emperor = active(s)
  const here = s.emperors[emperor]
  if (s.tokens[here] !== NO_TOKEN) return no('TE-3.3-a')
  if (s.hand[emperor] === 0) return no('TE-3.3-b')
  const border = s.board.isBorder[here]
  if (border && regionHasRevolt(s, s.board.region[here])) return no('TE-3.3-d')
  const cost = border ? 2 : 1
  return cost <= s.ip ? yes(cost) : no('TE-3-b')
}

export function secure(s: State, table: Table): void {
  const emperor = active(s)
  const here = s.emperors[emperor]
  s.ip -= s.board.isBorder[here] ? 2 : 1
  setToken(s, here, tokenOf(emperor), 'secure', table)
  checkVictory(s, table)
}
