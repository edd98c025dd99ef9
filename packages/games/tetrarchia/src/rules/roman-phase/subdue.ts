/** Chapter 3.4: Subdue. */
import { no, type Verdict, yes } from '@tabularium/engine'
import type { Table } from '../../events.ts'
import {
  active,
  emperorProvince,
  ipLeft,
  NO_TOKEN,
  REVOLT,
  type State,
  spendIp,
  tokenAt,
  UNREST,
  unrestInReserve,
} from '../../state.ts'
import { setToken } from '../tokens.ts'

/** TE-3.4-a TE-3.4-b: what removing the token where the Emperor stands costs; 0: there is none to remove. */
export function subdueCostHere(s: State): number {
  const token = tokenAt(s, emperorProvince(s, active(s)))
  if (token === UNREST) return 1
  return token === REVOLT ? 2 : 0
}

export function subdueVerdict(s: State): Verdict {
  const cost = subdueCostHere(s)
  if (cost === 0) return no('TE-3.4-a')
  return cost <= ipLeft(s) ? yes(cost) : no('TE-3-b')
}

export function subdue(s: State, table: Table): void {
  spendIp(s, subdueCostHere(s))
  setToken(s, emperorProvince(s, active(s)), NO_TOKEN, 'subdue', table)
}

/** TE-3.4-c: Revolt becomes Unrest, if an Unrest token is left. */
export function calmVerdict(s: State): Verdict {
  if (tokenAt(s, emperorProvince(s, active(s))) !== REVOLT || unrestInReserve(s) === 0) return no('TE-3.4-c')
  return ipLeft(s) >= 1 ? yes(1) : no('TE-3-b')
}

export function calm(s: State, table: Table): void {
  spendIp(s, 1)
  setToken(s, emperorProvince(s, active(s)), UNREST, 'calm', table)
}
