/** Tribes all over the map move by one card or in one phase, in any order: then all of them are in sight. */
import { asked, migrantOf, type View } from '@tabularium/barbarians-at-the-gates/shown'
import type { Point } from '../../../../map/format.ts'
import type { Box } from '../../../page/board/board-part.ts'
import { theatres } from './chart.ts'

/** Around those who stand outermost, in units of the map. */
const ROOM = 130

/** From the first of them to the last, no shorter than a theatre. */
function along(places: readonly number[], least: number): readonly [from: number, length: number] {
  const [low, high] = [Math.min(...places) - ROOM, Math.max(...places) + ROOM]
  const length = Math.max(high - low, least)
  return [(low + high - length) / 2, length]
}

export function planned(view: View, actors: readonly Point[]): Box | null {
  const [theatre] = theatres
  if (asked(view) !== 'migration' || migrantOf(view) !== null || actors.length === 0 || theatre === undefined)
    return null
  const [x, width] = along(
    actors.map(([at]) => at),
    theatre.box[2],
  )
  const [y, height] = along(
    actors.map(([, at]) => at),
    theatre.box[3],
  )
  return [x, y, width, height]
}
