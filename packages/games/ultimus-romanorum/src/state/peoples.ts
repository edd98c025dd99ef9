/** Peoples: their status, their allies, whose they are, their kingdoms, and how they fell. */
import { NOBODY, type People, type Piece, type Zone } from '../board.ts'
import { access, type Fall, type State } from '../position/fields.ts'
import { noteMore } from '../position/trail.ts'
import { BARBARIAN, type Camp, CLIENT, FOEDERATI, ROMAN, type Status } from '../terms.ts'

const { status, major, ally, capital, king, camp, migrates } = access.peoples

export const statusOfPeople = (s: State, people: People): Status => status.get(s, people)
/** The status alone: what goes with it is the rules' affair. */
export function markStatus(s: State, people: People, its: Status): void {
  status.set(s, people, its)
  followCamp(s, people)
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
  followCamps(s)
  noteMore(s)
}

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

/** UR-6.2-ap: from now on that people migrates; NOBODY: none does. */
export function setMigrating(s: State, people: People): void {
  s.migrating = people
  followCamps(s)
}

/** UR-6.2-ap UR-6.2-az: the people that migrates, its allies too. */
export const isMigratingPeople = (s: State, people: People): boolean =>
  people !== NOBODY && migrates.get(s, people) === 1

/** UR-0.5-b UR-0.5-c UR-4.4.1-b UR-4.4.1-c UR-6.2-ap: whose a people is. */
export const campOfPeople = (s: State, people: People): Camp => camp.get(s, people)

/** Works out anew whose each people is, and who migrates: asked far more often than a status, an ally or the migration changes. */
export function followCamps(s: State): void {
  for (const people of s.board.everyPeople) followCamp(s, people)
}

function followCamp(s: State, people: People): void {
  const isMigrant = s.migrating !== NOBODY && headOf(s, people) === headOf(s, s.migrating)
  if (isMigratingPeople(s, people) !== isMigrant) migrates.set(s, people, isMigrant ? 1 : 0)
  const its = isMigrant ? BARBARIAN : campByStatus(statusOfPeople(s, people))
  if (campOfPeople(s, people) !== its) camp.set(s, people, its)
}

const campByStatus = (its: Status): Camp => (its === FOEDERATI || its === CLIENT ? ROMAN : BARBARIAN)

/** Of a Regnum; NOBODY. */
export const capitalOf = (s: State, people: People): Zone => capital.get(s, people)
export const setCapital = (s: State, people: People, zone: Zone): void => capital.set(s, people, zone)
export const kingOf = (s: State, people: People): Piece => king.get(s, people)
export const setKing = (s: State, people: People, leader: Piece): void => king.set(s, people, leader)

/** How the last unit of a people went, the latest last. */
export function setFall(s: State, fall: Fall): void {
  s.falls = [...s.falls.filter(({ people }) => people !== fall.people), fall]
}
