/** What happened since the reader's last turn: a few lines by weight, tied to numbered arrows. */
import type { Line } from '@tabularium/engine/room'
import type { PlaceName } from '../board/board-part.ts'
import type { Moved, SideName, Sign, Telling } from '../log/telling.ts'
import { isOwn, type Reader, type Turn } from '../log/turns.ts'

/** An arrow on the map, in the order of what happened. */
export interface Arrow {
  readonly number: number
  readonly from: PlaceName
  readonly to: PlaceName
  readonly side: SideName
  /** How many went; null: one piece that has no number. */
  readonly count: number | null
  /** The action that brought it about, to play it again. */
  readonly action: number
}

export interface RecapLine {
  readonly line: Line
  readonly sign: Sign
  /** The arrow it is tied to; null: it has none. */
  readonly arrow: number | null
  /** How often the same was told: it is one line. */
  readonly times: number
  /** What is told in one line because it is of one kind, the first too. */
  readonly together: readonly Line[]
}

export interface Recap {
  readonly lines: readonly RecapLine[]
  readonly arrows: readonly Arrow[]
  /** The first and the last action of it. */
  readonly from: number
  readonly to: number
}

const MOST_LINES = 5
const MOST_ARROWS = 9

/** What was told after the reader's own last turn and before his present one, if that is where the game is. */
export function linesSince(turns: readonly Turn[], telling: Telling, reader: Reader): readonly Line[] {
  const own = (i: number) => turns[i] !== undefined && isOwn(turns[i], telling, reader)
  let end = turns.length
  while (end > 0 && own(end - 1)) end--
  let begin = end
  while (begin > 0 && !own(begin - 1)) begin--
  // Of the set-up there is nothing to remember: it is on the map.
  const since = turns.slice(begin, end).filter(({ head }) => head !== null)
  return since.flatMap(({ entries }) => entries.map(({ line }) => line))
}

/** The places of what matters among these lines. */
export function placesOf(
  lines: readonly Line[],
  telling: Pick<Telling, 'weight'>,
  places: (event: Line['event']) => readonly PlaceName[],
): ReadonlySet<PlaceName> {
  return new Set(lines.filter(({ event }) => telling.weight(event) > 0).flatMap(({ event }) => places(event)))
}

/** The recap of these lines; null: nothing in them matters. */
export function recapOf(lines: readonly Line[], telling: Telling): Recap | null {
  const arrows = arrowsOf(lines, telling)
  const weighed = lines
    .map((line, i) => ({ line, i, weight: telling.weight(line.event) }))
    .filter(({ weight }) => weight > 0)
  const key = (line: Line) => numberOf(line, arrows, telling) ?? telling.kindred?.(line.event) ?? line.words
  const alike = new Map<string | number, readonly Line[]>()
  for (const { line } of weighed) alike.set(key(line), [...(alike.get(key(line)) ?? []), line])
  const apart = weighed.filter(({ line }) => alike.get(key(line))?.[0] === line)
  const chosen = apart
    .sort((a, b) => b.weight - a.weight || a.i - b.i)
    .slice(0, MOST_LINES)
    .sort((a, b) => a.i - b.i)
  if (chosen.length === 0) return null
  return {
    lines: chosen.map(({ line }) => {
      const arrow = numberOf(line, arrows, telling)
      const all = alike.get(key(line)) ?? [line]
      const isKindred = all.some(({ words }) => words !== line.words)
      // An arrow says itself how many went.
      const times = arrow === null && !isKindred ? all.length : 1
      return { line, sign: telling.sign(line.event), arrow, times, together: all }
    }),
    arrows,
    from: lines[0]?.action ?? 0,
    to: lines.at(-1)?.action ?? 0,
  }
}

const isSameWay = (a: Moved, b: Moved): boolean => a.from === b.from && a.to === b.to && a.side === b.side

/** One arrow for all that went the same way; the heaviest, in the order in which they were drawn. */
export function arrowsOf(lines: readonly Line[], telling: Telling): readonly Arrow[] {
  const found: { moved: Moved; action: number; weight: number }[] = []
  for (const { event, action } of lines) {
    const moved = telling.arrow(event)
    if (moved === null) continue
    const same = found.find((other) => isSameWay(other.moved, moved))
    const weight = telling.weight(event)
    if (same === undefined) found.push({ moved, action, weight })
    else {
      same.weight = Math.max(same.weight, weight)
      same.moved = { ...same.moved, ...sum(same.moved, moved) }
    }
  }
  const least = found.map(({ weight }) => weight).sort((a, b) => b - a)[MOST_ARROWS - 1] ?? 0
  return found
    .filter(({ weight }) => weight >= least)
    .slice(0, MOST_ARROWS)
    .map(({ moved: { from, to, side, count }, action }, i) => ({
      number: i + 1,
      from,
      to,
      side,
      count: count ?? null,
      action,
    }))
}

const sum = ({ count: a }: Moved, { count: b }: Moved) => (a === undefined || b === undefined ? {} : { count: a + b })

function numberOf({ event }: Line, arrows: readonly Arrow[], telling: Telling): number | null {
  const moved = telling.arrow(event)
  if (moved === null) return null
  return arrows.find(({ from, to, side }) => isSameWay({ from, to, side }, moved))?.number ?? null
}

/** Whether the reader has done something since: then arrows fade. `length`: how many actions were done in all. */
export const isPast = (recap: Recap, length: number): boolean => length > recap.to + 1
