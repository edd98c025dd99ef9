/** Chapter 3.3: Secure. */
import { no, type Verdict, yes } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import {
  active,
  emperorProvince,
  handOf,
  ipLeft,
  NO_TOKEN,
  regionHasRevolt,
  type State,
  spendIp,
  tokenAt,
  tokenOf,
} from '../../state.ts'
import { checkVictory } from '../game-end.ts'
import { setToken } from '../tokens.ts'

export function secureVerdict(s: State): Verdict {
  const emperor = active(s)
  const here = emperorProvince(s, emperor)
  if (tokenAt(s, here) !== NO_TOKEN) return no('TE-3.3-a')
  if (handOf(s, emperor) === 0) return no('TE-3.3-b')
  const border = s.board.isBorder[here]
  if (border && regionHasRevolt(s, s.board.region[here])) return no('TE-3.3-d')
  const cost = border ? 2 : 1
  return cost <= ipLeft(s) ? yes(cost) : no('TE-3-b')
}

export function secure(s: State, table: Table): void {
  const emperor = active(s)
  const here = emperorProvince(s, emperor)
  spendIp(s, s.board.isBorder[here] ? 2 : 1)
  setToken(s, here, tokenOf(emperor), 'secure', table)
  checkVictory(s, table)
}
