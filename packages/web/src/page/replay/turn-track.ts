/** The turns of a game along its actions. */
import type { Turn } from '../log/turns.ts'

export interface Stop {
  readonly words: string
  /** After how many actions it begins. */
  readonly at: number
  readonly isOwn: boolean
}

/** Where each turn begins; one that begins within an action is reached after it. */
export function stopsOf(turns: readonly Turn[], start: string, isOwn: (turn: Turn) => boolean): readonly Stop[] {
  const stops: Stop[] = []
  for (const turn of turns) {
    const stop = { words: turn.head?.words ?? start, at: turn.action + 1, isOwn: isOwn(turn) }
    // Of several that begin within one action only the last is there to be seen.
    if (stops.at(-1)?.at === stop.at) stops.pop()
    stops.push(stop)
  }
  return stops
}

/** The turn that goes on after so many actions; -1: none yet. */
export const stopAt = (stops: readonly Stop[], at: number): number => stops.findLastIndex((stop) => stop.at <= at)

/** Where a step of one turn leads, back or on. */
export function turnFrom(stops: readonly Stop[], at: number, by: 1 | -1, length: number): number {
  if (by === 1) return stops.find((stop) => stop.at > at)?.at ?? length
  return stops.findLast((stop) => stop.at < at)?.at ?? 0
}
