/** The map as it was made: where every space stands, the roads between them, and the land around each. */
import { spaces } from '@tabularium/barbarians-at-the-gates/shown'
import mapText from '../../../../map/barbarians-at-the-gates.map.json?raw'
import type { Point, RoadMap, RoadShape, SpaceShape } from '../../../../map/format.ts'
import type { Box, PlaceName, Theatre } from '../../../page/board/board-part.ts'

export const chart: RoadMap = JSON.parse(mapText)

const shapes: ReadonlyMap<PlaceName, SpaceShape> = new Map(chart.spaces.map((shape) => [shape.id, shape]))

const MIDDLE: Point = [chart.view[2] / 2, chart.view[3] / 2]

/** The middle of a space's sign. */
export const pointOf = (space: PlaceName): Point => shapes.get(space)?.at ?? MIDDLE

/** Half the width of its sign. */
export const radiusOf = (space: PlaceName): number => chart.type.signs[spaces.get(space)?.type ?? 'cultivated']

export const places: readonly PlaceName[] = chart.spaces.map(({ id }) => id)

export function roadPath({ a, b, bend, gate }: RoadShape): string {
  return `M${pointOf(a)}${bend === null ? 'L' : `Q${bend} `}${gate ?? pointOf(b)}`
}

/** Wider than what is played on, so that the small map leaves room for the panels below it. */
export const sheet: Box = [-420, 0, 2300, chart.view[3]]
export const fit: Box = [40, 20, 1330, 1300]

export const theatres: readonly Theatre[] = [
  { id: 'gaul', name: { en: 'Gaul', fr: 'Gaule' }, box: [270, 330, 850, 531] },
  { id: 'italy', name: { en: 'Italy', fr: 'Italie' }, box: [480, 700, 850, 531] },
  { id: 'danube', name: { en: 'Danube', fr: 'Danube' }, box: [600, 410, 850, 531] },
  { id: 'britain', name: { en: 'Britain', fr: 'Bretagne' }, box: [90, 40, 850, 531] },
  { id: 'spain', name: { en: 'Spain', fr: 'Hispanie' }, box: [20, 610, 850, 531] },
  { id: 'africa', name: { en: 'Africa', fr: 'Afrique' }, box: [200, 800, 850, 531] },
]
