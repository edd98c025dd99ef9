/** Peoples that count as one. */
import { NOBODY, type People } from '../board.ts'
import type { Fall, State } from '../position/fields.ts'
import { REGNUM } from '../terms.ts'
import { allyOf, headOf, statusOfPeople } from './peoples.ts'

/** UR-6.2-az: a people with those who count as one with it. Hunni and their subjects do not: UR-6.2-ax. */
export function bloc(s: State, people: People): People[] {
  const head = headOf(s, people)
  const found: People[] = []
  for (const other of s.board.everyPeople) {
    // Few have an ally: the others are their own head.
    if (allyOf(s, other) === NOBODY ? other === head : headOf(s, other) === head) found.push(other)
  }
  return found
}

/** UR-9.4-ah: those whose units keep a people what it is. UR-9.4-ae: a Regnum has only its own. */
export const kin = (s: State, people: People): readonly People[] =>
  statusOfPeople(s, people) === REGNUM ? [people] : bloc(s, people)

/** How the last unit of a people and its allies went this turn. */
export function lastFall(s: State, people: People): Fall | undefined {
  const all = kin(s, people)
  return s.falls.findLast((fall) => all.includes(fall.people))
}
