/** Placing and removing tokens, and what follows when a reserve is empty (TE-5-c). */
import { emperors, type Province } from '../board.ts'
import type { Cause, Table, TokenName } from '../events.ts'
import {
  isEmperorToken,
  NO_TOKEN,
  ownerOf,
  REVOLT,
  revoltsInReserve,
  type State,
  type Token,
  UNREST,
  unrestInReserve,
} from '../state.ts'
import { endGame } from './game-end.ts'

export function tokenName(token: Token): TokenName | null {
  if (token === NO_TOKEN) return null
  if (token === UNREST) return 'unrest'
  return token === REVOLT ? 'revolt' : emperors[ownerOf(token)]
}

/** Changes what lies on a province. An Emperor's token goes back to his hand (TE-3.3-b). */
export function setToken(s: State, province: Province, now: Token, cause: Cause, table: Table): void {
  const was = s.tokens[province]
  if (isEmperorToken(was)) s.hand[ownerOf(was)]++
  if (isEmperorToken(now)) s.hand[ownerOf(now)]--
  s.tokens[province] = now
  table.tell({ type: 'token', at: s.board.ids[province], was: tokenName(was), now: tokenName(now), cause })
}

export function removeToken(s: State, province: Province, cause: Cause, table: Table): void {
  if (s.tokens[province] !== NO_TOKEN) setToken(s, province, NO_TOKEN, cause, table)
}

/** TE-5-c: with no Revolt token left to place, the game is lost. */
export function placeRevolt(s: State, province: Province, cause: Cause, table: Table): void {
  if (revoltsInReserve(s) === 0) endGame(s, { victory: false, rule: 'TE-5-c' }, table)
  else setToken(s, province, REVOLT, cause, table)
}

/** TE-5-c: with no Unrest token left to place, the game is lost. */
export function placeUnrest(s: State, province: Province, cause: Cause, table: Table): void {
  if (unrestInReserve(s) === 0) endGame(s, { victory: false, rule: 'TE-5-c' }, table)
  else setToken(s, province, UNREST, cause, table)
}
