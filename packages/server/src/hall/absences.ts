/** Who is on vacation, or was: those at his tables are told, and no day of it counts against him. */
import type { Notices, PersonId } from '@tabularium/online'
import type { KeptNotices, SeatRow, Store, TableRow } from '../store/store.ts'
import { leftTo } from './clocks.ts'

/** In milliseconds since 1970. */
interface Vacation {
  readonly from: number
  readonly until: number
}

/** The vacations of people, as far as they may still matter. */
export type Absences = ReadonlyMap<PersonId, Vacation>

export const NOBODY_AWAY: Absences = new Map()

/** Longer than anybody has for a turn, in milliseconds: a vacation that ended before has nothing to do with his present one. */
const LONG_AGO = 8 * 24 * 3600_000

/** Of those who sit at these tables. */
export async function absencesAt(
  store: Store,
  tables: readonly { readonly seats: readonly SeatRow[] }[],
  now: number,
): Promise<Absences> {
  const sitting = tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []))
  const people = await store.people([...new Set(sitting)])
  return new Map(
    people.flatMap(({ id, notices }): [string, Vacation][] => {
      const until = notices.awayUntil ?? 0
      return until > now - LONG_AGO ? [[id, { from: notices.awaySince ?? 0, until }]] : []
    }),
  )
}

/** Until when who sits there is away; null: he is not, or nobody does. */
export function awayIn(absences: Absences, { person }: SeatRow, now: number): number | null {
  const { until } = (person === null ? undefined : absences.get(person)) ?? { until: 0 }
  return until > now ? until : null
}

/** What is kept of a vacation as it is wished for now: one that is given up has been one until now. */
export function vacationFrom(before: KeptNotices, wished: number | null, now: number): Partial<KeptNotices> {
  const { awayUntil, awaySince = 0 } = before
  const isAway = (awayUntil ?? 0) > now
  if (wished !== null && wished > now) return { awayUntil: wished, awaySince: isAway ? awaySince : now }
  return isAway ? { awayUntil: now } : {}
}

/** As he is told of it himself: one that is over is none. */
export const noticesNow = ({ awaySince: _, ...notices }: KeptNotices, now: number): Notices => ({
  ...notices,
  awayUntil: (notices.awayUntil ?? 0) > now ? notices.awayUntil : null,
})

interface Moment {
  readonly absences: Absences
  readonly now: number
  readonly served: number
}

/** What a seat has left; null: it has no clock. Days rest while he is on vacation; who plays in one sitting has none. */
export function leftIn(
  { clocks, pace, seats }: TableRow,
  seat: number,
  { absences, now, served }: Moment,
): number | null {
  if (clocks === null) return null
  const person = seats[seat]?.person ?? null
  const vacation = person === null || pace.kind !== 'days' ? undefined : absences.get(person)
  const rested = vacation === undefined ? 0 : within(vacation, now, served - clocks.since)
  return leftTo(clocks, seat, served - (seat === clocks.running ? rested : 0))
}

/** How long of the last so many milliseconds it was vacation. */
const within = ({ from, until }: Vacation, now: number, milliseconds: number): number =>
  Math.max(0, Math.min(until, now) - Math.max(from, now - milliseconds))
