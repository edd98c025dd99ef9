/** The map of Barbarians at the Gates: spaces on roads, with the land around each. */
import type { Anchor, CurvedName, Point, Relief, RiverShape } from './format.ts'

export interface RoadMap {
  game: 'barbarians-at-the-gates'
  view: readonly [x: number, y: number, width: number, height: number]
  type: RoadSizes
  /** As in `BoardMap`. */
  land: string
  lakes: string
  rivers: readonly RiverShape[]
  relief: Relief
  /** By their names in the edition's file, in its order, the land zones last. */
  spaces: readonly SpaceShape[]
  roads: readonly RoadShape[]
  /** The lines between the lands of spaces. Joined end to end they are the outline of any set of spaces. */
  bounds: readonly BoundShape[]
  provinces: readonly ProvinceName[]
  seas: readonly CurvedName[]
  riverNames: readonly CurvedName[]
  /** The line between the two seas. */
  separation: string
  /** Where nothing of the game lies: room for panels. */
  quiet: readonly (readonly [x: number, y: number, width: number, height: number])[]
  credits: string
}

/** Sizes that all places were computed for, in map units. Larger ones will collide. */
export interface RoadSizes {
  /** Of names, in EB Garamond; of those of capitals, in Cinzel. */
  name: number
  capital: number
  /** Extra space between letters, and from line to line, as a part of the size. */
  spacing: number
  lineHeight: number
  /** Half the width of a space's sign. */
  signs: Readonly<Record<'capital' | 'walled' | 'cultivated' | 'border' | 'transit' | 'zone', number>>
  /** Radius of what can be hit, and width of a counter. */
  disc: number
  counter: number
}

export interface SpaceShape {
  id: string
  at: Point
  /** null: a transit space has no name. */
  label: SpaceLabel | null
  /** Of a port: where its anchor lies, on the water; else null. */
  quay: Point | null
}

/** Baseline of the first line. */
export interface SpaceLabel {
  lines: readonly string[]
  anchor: Anchor
  x: number
  y: number
}

export interface RoadShape {
  a: string
  b: string
  kind: 'clear' | 'rough' | 'river' | 'strait'
  /** The control point of a quadratic curve; null: it is straight. */
  bend: Point | null
  /** Where it leaves the map before it comes to `b`; null: it does not. */
  gate: Point | null
}

/** Spaces by their place in the list, -1: nobody's land. */
export interface BoundShape {
  left: number
  right: number
  /** x, y, and from there in steps of a whole unit: dx, dy, ... */
  line: readonly number[]
}

export interface ProvinceName {
  id: string
  /** Along each of these one line of its name. */
  names: readonly CurvedName[]
  /** Middle of the mark that says who holds it. */
  mark: Point
}
