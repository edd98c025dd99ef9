/** Chapter 3.5.1: the titles of Augustus, Patrice and Usurper pass from one to another. */

import type { RuleId } from '@tabularium/engine'
import { HALVES, type Half, NOBODY, type Piece, WEST } from '../../board.ts'
import type { HalfName, Table } from '../../events.ts'
import type { State } from '../../state.ts'
import { holderOf, patriceOf, setHolder } from '../../state.ts'

export const halfName = (half: Half): HalfName => (half === WEST ? 'west' : 'east')

type Title = 'augustus' | 'patrice' | 'usurper'

/** NOBODY: nobody holds it any more. */
export function bestow(s: State, title: Title, half: Half, leader: Piece, rule: RuleId, table: Table): void {
  if (holderOf(s, title, half) === leader) return
  setHolder(s, title, half, leader)
  const name = leader === NOBODY ? null : s.board.pieceIds[leader]
  table.tell({ type: 'title', title, half: halfName(half), leader: name, rule })
}

/** UR-3.5.1-n: a Patrice who becomes something else, joins a usurpation or dies. */
export function dropPatrice(s: State, leader: Piece, rule: RuleId, table: Table): void {
  for (const half of HALVES) if (patriceOf(s, half) === leader) bestow(s, 'patrice', half, NOBODY, rule, table)
}

const ILLNESS = 4

/** UR-3.5.1-a to UR-3.5.1-c UR-3.5.2-c */
export function makeAugustus(s: State, half: Half, leader: Piece, rule: RuleId, table: Table): void {
  // UR-T.events-4b: his predecessor was ill, he is not.
  if (s.event === ILLNESS && s.eventDetail === half) s.eventDetail = NOBODY
  dropPatrice(s, leader, 'UR-3.5.1-n', table)
  if (s.escort === leader) s.escort = NOBODY
  bestow(s, 'augustus', half, leader, rule, table)
}
