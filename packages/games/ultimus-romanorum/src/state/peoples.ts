/** Peoples: their status, their allies, their kingdoms, and how they fell. */
import type { People, Piece, Zone } from '../board.ts'
import { access, type Fall, type State } from '../position/fields.ts'
import { noteMore } from '../position/trail.ts'
import type { Status } from '../terms.ts'

const { status, major, ally, capital, king } = access.peoples

export const statusOfPeople = (s: State, people: People): Status => status.get(s, people)
/** The status alone: what goes with it is the rules' affair. */
export function markStatus(s: State, people: People, its: Status): void {
  status.set(s, people, its)
  noteMore(s)
}

export const isMajorPeople = (s: State, people: People): boolean => major.get(s, people) === 1
/** UR-4.1-c */
export function makeMajor(s: State, people: People): void {
  major.set(s, people, 1)
  noteMore(s)
}

/** The major people it is allied to; NOBODY. */
export const allyOf = (s: State, people: People): People => ally.get(s, people)
export function setAlly(s: State, people: People, to: People): void {
  ally.set(s, people, to)
  noteMore(s)
}

/** Of a Regnum; NOBODY. */
export const capitalOf = (s: State, people: People): Zone => capital.get(s, people)
export const setCapital = (s: State, people: People, zone: Zone): void => capital.set(s, people, zone)
export const kingOf = (s: State, people: People): Piece => king.get(s, people)
export const setKing = (s: State, people: People, leader: Piece): void => king.set(s, people, leader)

/** How the last unit of a people went, the latest last. */
export function setFall(s: State, fall: Fall): void {
  s.falls = [...s.falls.filter(({ people }) => people !== fall.people), fall]
}
