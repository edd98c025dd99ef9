/** Who is on vacation: those at his tables are told, and nobody claims against him. */
import type { PersonId } from '@tabularium/online'
import type { Person, SeatRow, Store } from '../store/store.ts'

/** Until when each of those who are away is; who is not named is not. */
export type Absences = ReadonlyMap<PersonId, number>

export const NOBODY_AWAY: Absences = new Map()

/** Of those who sit at these tables. */
export async function absencesAt(
  store: Store,
  tables: readonly { readonly seats: readonly SeatRow[] }[],
  now: number,
): Promise<Absences> {
  const sitting = tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []))
  const people = await store.people([...new Set(sitting)])
  return new Map(
    people.flatMap((person): [PersonId, number][] => (isAway(person, now) ? [[person.id, until(person)]] : [])),
  )
}

export const isAway = (person: Person, now: number): boolean => until(person) > now

const until = ({ notices }: Person): number => notices.awayUntil ?? 0

/** Until when who sits there is away; null: he is not, or nobody does. */
export function awayIn(absences: Absences, { person }: SeatRow, now: number): number | null {
  const end = person === null ? 0 : (absences.get(person) ?? 0)
  return end > now ? end : null
}
