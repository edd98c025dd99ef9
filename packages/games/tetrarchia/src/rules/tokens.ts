/** Placing and removing tokens, and what follows when a reserve is empty (TE-5-c). */
import type { Province } from '../board.ts'
import type { Cause, Table } from '../events.ts'
import {
  addToHand,
  isEmperorToken,
  layToken,
  NO_TOKEN,
  ownerOf,
  REVOLT,
  revoltsInReserve,
  type State,
  type Token,
  tokenAt,
  tokenNames,
  UNREST,
  unrestInReserve,
} from '../state.ts'
import { endGame } from './game-end.ts'

/** Changes what lies on a province. An Emperor's token goes back to his hand (TE-3.3-b). */
export function setToken(s: State, province: Province, now: Token, cause: Cause, table: Table): void {
  const was = tokenAt(s, province)
  if (isEmperorToken(was)) addToHand(s, ownerOf(was), 1)
  if (isEmperorToken(now)) addToHand(s, ownerOf(now), -1)
  layToken(s, province, now)
  table.tell({ type: 'token', at: s.board.ids[province], was: tokenNames[was], now: tokenNames[now], cause })
}

export function removeToken(s: State, province: Province, cause: Cause, table: Table): void {
  if (tokenAt(s, province) !== NO_TOKEN) setToken(s, province, NO_TOKEN, cause, table)
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
