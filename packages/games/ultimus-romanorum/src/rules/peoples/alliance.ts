/** Chapter 6.2, Barbarian Alliance: peoples that act as one. */

import type { RuleId } from '@tabularium/engine'
import { NOBODY, type People } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { State } from '../../state.ts'
import { allyOf, bloc, headOf, isSubject, setAlly } from '../../state.ts'

export { bloc, headOf, isSubject } from '../../state.ts'

/** UR-6.2-ax: who enters war together with a people: its allies, and with Hunni those subject to them. */
export function followersIntoWar(s: State, people: People): People[] {
  const head = headOf(s, people)
  const subjects = s.board.everyPeople.filter((other) => isSubject(s, other) && allyOf(s, other) === head)
  return [head, ...subjects].flatMap((each) => bloc(s, each))
}

/** UR-6.2-ab UR-6.2-af */
export function join(s: State, minor: People, major: People, rule: RuleId, table: Table): void {
  setAlly(s, minor, major)
  const { peoples } = s.board
  table.tell({ type: 'alliance', people: peoples[minor].id, major: peoples[major].id, rule })
}

/** UR-6.3-d UR-6.2-ak */
export function breakAlliance(s: State, people: People, rule: RuleId, table: Table): void {
  if (allyOf(s, people) === NOBODY) return
  setAlly(s, people, NOBODY)
  table.tell({ type: 'alliance', people: s.board.peoples[people].id, major: null, rule })
}

/** UR-6.2-al UR-6.2-aw: Ostrogothi and Gepidae are free, and keep the status they have. */
export function freeSubjects(s: State, rule: RuleId, table: Table): void {
  for (const people of s.board.everyPeople) if (isSubject(s, people)) breakAlliance(s, people, rule, table)
}
