/** Chapter 6.2, Barbarian Alliance: peoples that act as one. */

import type { RuleId } from '@tabularium/engine'
import { NOBODY, type People } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { State } from '../../state.ts'
import { allyOf, setAlly } from '../../state.ts'

const SUBJECTS: readonly string[] = ['ostrogothi', 'gepidae']

/** UR-6.2-ah: Ostrogothi and Gepidae, as long as they are allied to Hunni. */
export function isSubject(s: State, people: People): boolean {
  const major = allyOf(s, people)
  const { peoples } = s.board
  return major !== NOBODY && peoples[major].id === 'hunni' && SUBJECTS.includes(peoples[people].id)
}

/** UR-6.2-ad UR-6.2-ai: who speaks for a people: the major people it is allied to; subjects of Hunni for themselves. */
export function headOf(s: State, people: People): People {
  let head = people
  while (allyOf(s, head) !== NOBODY && !isSubject(s, head)) head = allyOf(s, head)
  return head
}

/** UR-6.2-ad: who changes status together with a people. Subjects follow Hunni, not the other way round: UR-6.2-ai. */
export function bloc(s: State, people: People): People[] {
  const head = headOf(s, people)
  const found: People[] = []
  for (const other of s.board.everyPeople) if (follows(s, other, head)) found.push(other)
  return found
}

function follows(s: State, people: People, head: People): boolean {
  for (let each = people; each !== NOBODY; each = allyOf(s, each)) if (each === head) return true
  return false
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
