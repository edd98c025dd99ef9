/** The generated map, and where things are on it. */
import { nameOf } from '@tabularium/fall-of-the-roman-empire/shown'
import mapText from '../../../../map/fall-of-the-roman-empire.map.json?raw'
import type { AreaMap, AreaShape } from '../../../../map/format.ts'
import type { Box, Point } from '../../../page/board/board-part.ts'

export const chart: AreaMap = JSON.parse(mapText)

const shapes = new Map(chart.areas.map((area) => [area.id, area]))

export function shapeOf(area: string): AreaShape {
  const shape = shapes.get(area)
  if (shape === undefined) throw new Error(`${nameOf(area)} is not on the map`)
  return shape
}

/** What is played on: all names and stacks, with a little air. */
export const FIT: Box = [30, 32, 1540, 1036]

/** Where arrows begin and end: at the stack, which stands near the heart. */
export const middleOf = (area: string): Point => shapeOf(area).alone
