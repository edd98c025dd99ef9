/** The generated map of the board, and where on it each province and sea zone is. */
import type { BoardMap } from '../../../../map/format.ts'
import mapText from '../../../../map/tetrarchia.map.json?raw'
import type { Point } from '../../../page/board/board-part.ts'

export const chart: BoardMap = JSON.parse(mapText)

/** Fleets lie together, in the middle of their zone's places. */
const middles: readonly (readonly [string, Point])[] = [
  ...chart.provinces.map(({ id, at }) => [id, at] as const),
  ...chart.seas.map(({ id, slots }) => [id, slots[1]] as const),
]

const places = new Map<string, Point>(middles)

export function middle(place: string): Point {
  return places.get(place) ?? [chart.view[2] / 2, chart.view[3] / 2]
}

export const initials = { diocletian: 'D', galerius: 'G', constantius: 'C', maximian: 'M' } as const
