/** What was told, with the year in which it happened. */
import type { Line } from '../../../table/protocol.ts'

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

function withYears(told: readonly Line[], now: number): readonly Dated[] {
  const first = told.find(({ event }) => event.type === 'year')
  let year = first === undefined ? now : Number(first.event.year)
  return told.map((line) => {
    if (line.event.type === 'year') year = Number(line.event.year)
    return { year, line }
  })
}

/** What was told since the year began. */
export function ofThisYear(told: readonly Line[]): readonly Line[] {
  return told.slice(told.findLastIndex(({ event }) => event.type === 'year') + 1)
}

/** What was scored, by the camps as they are in the end. UR-5-k: when they are exchanged, points stay with the players. */
export function pointsOf(past: readonly Dated[]): readonly [roman: number, barbarian: number] {
  return past.reduce<readonly [number, number]>(
    ([roman, barbarian], { line: { event } }) => {
      if (event.type === 'exchange') return [barbarian, roman]
      if (event.type !== 'score') return [roman, barbarian]
      const points = Number(event.points)
      return event.camp === 'roman' ? [roman + points, barbarian] : [roman, barbarian + points]
    },
    [0, 0],
  )
}
