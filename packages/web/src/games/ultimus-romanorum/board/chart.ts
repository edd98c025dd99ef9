/** The map as it was made, and where everything on it stands. */
import type { Point, ZoneMap } from '../../../../map/format.ts'
import mapText from '../../../../map/ultimus-romanorum.map.json?raw'
import type { Box, PlaceName, Theatre } from '../../../page/board/board-part.ts'

export const chart: ZoneMap = JSON.parse(mapText)

/** Where counters of a place stand: those of both camps side by side, those of one in the middle. */
export interface Stand {
  readonly roman: Point
  readonly barbarian: Point
  readonly middle: Point
  /** Of fleets. */
  readonly quay: Point
}

const STEP = chart.type.side / 2
/** Beside a fleet at sea, who is aboard. */
const ABOARD = 17

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** One spot, for a sea or a box. */
function single([x, y]: Point, fleet = 0): Stand {
  const at = x + fleet
  return { roman: [at - STEP, y], barbarian: [at + STEP, y], middle: [at, y], quay: [x - fleet, y] }
}

export const stands: ReadonlyMap<PlaceName, Stand> = new Map([
  ...chart.zones.map(({ id, roman, barbarian, town, heart }): [PlaceName, Stand] => [
    id,
    { roman, barbarian, middle: between(roman, barbarian), quay: town?.quay ?? town?.at ?? heart },
  ]),
  ...chart.seas.map(({ id, spot }): [PlaceName, Stand] => [id, single(spot, ABOARD)]),
  ...chart.boxes.map(({ id, spot }): [PlaceName, Stand] => [`${id}-box`, single(spot)]),
])

/** The seas run out under the land: what lies above them comes later. */
export const places: readonly PlaceName[] = [
  ...chart.seas.map(({ id }) => id),
  ...chart.zones.map(({ id }) => id),
  ...chart.boxes.map(({ id }) => `${id}-box`),
]

const seas = new Set(chart.seas.map(({ id }) => id))

/** Outlines of zones run out into the sea, those of seas over the land. */
export function groundOf(place: PlaceName): 'land' | 'water' | null {
  if (boxes.has(place)) return null
  return seas.has(place) ? 'water' : 'land'
}

/** Beside the stack: at the number of a zone, or where a people's land is deepest. */
const hearts = new Map(chart.zones.map(({ id, numeral, heart }) => [id, numeral ?? heart]))

/** Where marks of a place stand. */
export const markAt = (place: PlaceName): Point =>
  hearts.get(place) ?? stands.get(place)?.middle ?? [chart.view[2] / 2, chart.view[3] / 2]

const boxes = new Map(
  chart.boxes.map(({ id, x, y, width, height }) => [`${id}-box`, `M${x} ${y}h${width}v${height}h${-width}z`]),
)
const outlines = new Map([...chart.zones, ...chart.seas].map(({ id, outline }) => [id, outline]))

export const outlineOf = (place: PlaceName): string | null => boxes.get(place) ?? outlines.get(place) ?? null

export const sheet: Box = chart.view
export const fit: Box = [40, 40, 1690, 1150]

export const theatres: readonly Theatre[] = [
  { id: 'west', name: { en: 'West', fr: 'Occident' }, box: [90, 165, 850, 531] },
  { id: 'east', name: { en: 'East', fr: 'Orient' }, box: [700, 400, 850, 531] },
  { id: 'persia', name: { en: 'Persia', fr: 'Perse' }, box: [1010, 500, 750, 469] },
]
