/** Chapter 6.2, Barbarian Alliance: peoples that act as one. */
import type { RuleId } from '@tabularium/engine'
import { NOBODY, type People } from '../../board.ts'
import type { Table } from '../../events.ts'
import type { State } from '../../state.ts'

const SUBJECTS: readonly string[] = ['ostrogothi', 'gepidae']

/** UR-6.2-ah: Ostrogothi and Gepidae, as long as they are allied to Hunni. */
export function isSubject({ board, ally }: State, people: People): boolean {
  const major = ally[people]
  return major !== NOBODY && board.peoples[major].id === 'hunni' && SUBJECTS.includes(board.peoples[people].id)
}

/** UR-6.2-ad UR-6.2-ai: who speaks for a people: the major people it is allied to; subjects of Hunni for themselves. */
export function headOf(s: State, people: People): People {
  let head = people
  while (s.ally[head] !== NOBODY && !isSubject(s, head)) head = s.ally[head]
  return head
}

/** UR-6.2-ad: who changes status together with a people. Subjects follow Hunni, not the other way round: UR-6.2-ai. */
export function bloc(s: State, people: People): People[] {
  const head = headOf(s, people)
  const found: People[] = []
  for (let other = 0; other < s.ally.length; other++) if (follows(s, other, head)) found.push(other)
  return found
}

function follows(s: State, people: People, head: People): boolean {
  for (let each = people; each !== NOBODY; each = s.ally[each]) if (each === head) return true
  return false
}

/** UR-6.2-ab UR-6.2-af */
export function join(s: State, minor: People, major: People, rule: RuleId, table: Table): void {
  s.ally[minor] = major
  const { peoples } = s.board
  table.tell({ type: 'alliance', people: peoples[minor].id, major: peoples[major].id, rule })
}

/** UR-6.3-d UR-6.2-ak */
export function breakAlliance(s: State, people: People, rule: RuleId, table: Table): void {
  if (s.ally[people] === NOBODY) return
  s.ally[people] = NOBODY
  table.tell({ type: 'alliance', people: s.board.peoples[people].id, major: null, rule })
}

/** UR-6.2-al UR-6.2-aw: Ostrogothi and Gepidae are free, and keep the status they have. */
export function freeSubjects(s: State, rule: RuleId, table: Table): void {
  s.ally.forEach((_, people) => {
    if (isSubject(s, people)) breakAlliance(s, people, rule, table)
  })
}
