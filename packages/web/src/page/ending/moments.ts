/** Which moments of a game are shown at its end. */
import type { Stop } from '../replay/turn-track.ts'

/** How many small maps there are. */
const COUNT = 5

export interface Moment {
  /** After how many actions. */
  readonly at: number
  readonly words: string
}

/** Evenly over the turns of a game, from the first to the very end; fewer if it has fewer turns. */
export function momentsOf(stops: readonly Stop[], length: number): readonly Moment[] {
  const [last] = stops.slice(-1)
  if (last === undefined) return []
  const count = Math.min(COUNT, stops.length)
  const chosen = Array.from(
    { length: count },
    (_, i) => stops[Math.round((i * (stops.length - 1)) / Math.max(1, count - 1))],
  )
  return chosen.flatMap((stop) =>
    stop === undefined ? [] : [{ at: stop === last ? length : Math.min(stop.at, length), words: stop.words }],
  )
}
