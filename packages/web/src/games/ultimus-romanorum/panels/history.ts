/** What was told, with the year in which it happened. */
import type { UltimusEvent } from '@tabularium/ultimus-romanorum/shown'
import type { Told } from '../../../page/game-page.ts'

export type Line = Told<UltimusEvent>

export interface Dated {
  readonly year: number
  readonly line: Line
}

const known = new WeakMap<readonly Line[], readonly Dated[]>()

/** Worked out once for all that was told so far. `now`: the year, if none was told. */
export function dated(told: readonly Line[], now: number): readonly Dated[] {
  const found = known.get(told) ?? withYears(told, now)
  known.set(told, found)
  return found
}

const yearOf = ({ event }: Line): number | undefined => (event.type === 'year' ? event.year : undefined)

function withYears(told: readonly Line[], now: number): readonly Dated[] {
  let year = told.map(yearOf).find((each) => each !== undefined) ?? now
  return told.map((line) => {
    year = yearOf(line) ?? year
    return { year, line }
  })
}

/** What was told since the year began. */
export function ofThisYear(told: readonly Line[]): readonly Line[] {
  return told.slice(told.findLastIndex(({ event }) => event.type === 'year') + 1)
}

export const eventsOf = (past: readonly Dated[]): readonly Line['event'][] => past.map(({ line }) => line.event)
