/**
 * The generated maps: everything the page needs to draw a board with plain SVG. Tetrarchia's is a `BoardMap`, discs and
 * links; that of The Fall of the Roman Empire an `AreaMap`, areas that meet; that of Ultimus Romanorum a `ZoneMap`,
 * numbered zones of dioceses with their towns; that of Barbarians at the Gates a `RoadMap`, spaces on roads, with the land
 * around each.
 *
 * One coordinate system throughout: the units of `view`. Angles are degrees, clockwise, 0 pointing right, as SVG's
 * `rotate()` takes them. Path strings are SVG path data.
 */

export type * from './format-roads.ts'

export type Point = readonly [x: number, y: number]
/** A mark with a direction: `transform="translate(x y) rotate(angle)"`. */
export type Mark = readonly [x: number, y: number, angle: number]
export type SeaId = 'atlanticum' | 'internum' | 'aegaeum'
export type Side = 'top' | 'bottom' | 'left' | 'right'
export type Anchor = 'start' | 'middle' | 'end'
/**
 * roma: the joker space; italia: the rest of ITALIA, which has no coordinates; numbered: the thirty-six with
 * coordinates; border: an outer border province, where armies appear.
 */
export type ProvinceKind = 'roma' | 'italia' | 'numbered' | 'border'

export interface BoardMap {
  game: 'tetrarchia'
  view: readonly [x: number, y: number, width: number, height: number]
  /** Radius of every province's disc. */
  disc: number
  type: TypeSizes
  /** Fill with `fill-rule: evenodd`; also the clip path of the tints and the line to stroke for waterlines. */
  land: string
  lakes: string
  rivers: readonly RiverShape[]
  relief: Relief
  borders: Borders
  regions: readonly RegionShape[]
  provinces: readonly ProvinceShape[]
  links: readonly LinkShape[]
  arrows: readonly Arrow[]
  seas: readonly SeaShape[]
  /** The lines between sea zones, to draw dot-dashed under the land: they start and end inland. */
  separations: readonly Separation[]
  credits: string
}

/** How large lettering is on the map: it keeps its size on the screen, so it is larger the farther the map is looked at from. */
export type LetterLevel = 'wide' | 'middle' | 'close'

/** Sizes the labels were placed for. Larger type will collide. All are Cinzel, in map units. */
export interface TypeSizes {
  /** Of province names, and from line to line as a part of the size. */
  labels: Readonly<Record<LetterLevel, number>>
  lineHeight: number
  /** Width and height of the coordinate tag on a disc's upper rim. */
  tag: Point
  region: number
  /** Extra space between letters, as a part of the size. */
  labelSpacing: number
  regionSpacing: number
}

export interface RiverShape {
  name: string
  d: string
  /** 1 for the great rivers that bound the empire, 0 for the others. */
  great: 0 | 1
}

/** Peaks in the manner of old maps. Glyphs are drawn about (0, 0) at the middle of the foot, one unit wide. */
export interface Relief {
  glyphs: readonly Glyph[]
  /** From north to south, so that later peaks stand before earlier ones. */
  peaks: readonly (readonly [x: number, y: number, width: number, glyph: number])[]
}

/** Polylines as flat lists x, y, x, y, ... in units of the peak's width. */
export interface Glyph {
  /** Stroke: the skyline. */
  ridge: readonly number[]
  /** Fill: the side away from the light. */
  shade: readonly number[]
  /** Thin strokes down the shaded side. */
  hachures: readonly (readonly number[])[]
}

export interface Borders {
  /** Between provinces of one region. */
  province: string
  /** Between regions of the empire. */
  region: string
  /** Between the empire and the rest of the world, border provinces included. */
  outer: string
}

export interface RegionShape {
  id: string
  /** Tint of the region without its border province; runs out over the sea, so clip it with the land. */
  area: string
  name: { lines: readonly string[]; x: number; y: number }
}

export interface ProvinceShape {
  id: string
  kind: ProvinceKind
  at: Point
  /** Centre of the coordinate tag (II·1); null where a province has no coordinates. */
  tag: Point | null
  labels: Readonly<Record<LetterLevel, LabelShape>>
}

export interface LabelShape {
  side: Side
  anchor: Anchor
  lines: readonly string[]
  /** Baseline of the first line; the next is `type.lineHeight` times the size lower. */
  x: number
  y: number
}

export interface LinkShape {
  a: string
  b: string
  /** From rim to rim. */
  d: string
  /** For a broken link, where two short bars with a gap between them go, and the link's direction there. */
  gap: Mark | null
}

/** One step of a Barbarian path, shared by the regions whose armies march it. */
export interface Arrow {
  from: string
  to: string
  regions: readonly string[]
  at: Mark
}

export interface SeaShape {
  id: SeaId
  /** A path to set the sea's name along, with `<textPath>` from its start, and the type size. */
  name: { d: string; size: number; spacing: number }
  slots: readonly [Point, Point, Point]
}

export interface Separation {
  between: readonly [SeaId, SeaId]
  d: string
}

/** Which part of the world an area is tinted as: `--region-<tint>` of palette.css. */
export type Tint = 'italia' | 'hispania' | 'gallia' | 'illyricvm' | 'graecia' | 'asia-minor' | 'africa' | 'barbaria'

export interface AreaMap {
  game: 'fall-of-the-roman-empire'
  view: readonly [x: number, y: number, width: number, height: number]
  type: AreaSizes
  /** As in `BoardMap`. */
  land: string
  lakes: string
  rivers: readonly RiverShape[]
  /** Mountains of the mountain areas, and of the land that is in no area. */
  relief: Relief
  /** Heights in clear or forest areas: the same glyphs, to draw fainter, since they change nothing in play. */
  hills: Relief['peaks']
  /** Trees of the forest areas, drawn as peaks are. */
  woods: Relief
  borders: AreaBorders
  areas: readonly AreaShape[]
  straits: readonly StraitShape[]
  routes: readonly RouteShape[]
  seas: readonly CurvedName[]
  /** Land where nothing is drawn but a river: room for a track or a title. */
  vacant: { x: number; y: number; width: number; height: number }
  credits: string
}

/** Sizes that all places were computed for, in map units. Larger ones will collide. Lettering is Cinzel. */
export interface AreaSizes {
  /** Area names, and extra space between their letters as a part of the size. */
  label: number
  labelSpacing: number
  /** Radius of a coin (the resource value) and of a terrain sign. */
  coin: number
  /** Height of a plate that does not act. */
  plate: number
  /** Room kept for a stack that is alone in its area, and for each of two: width and height. */
  alone: Point
  roman: Point
  barbarian: Point
}

export interface AreaBorders {
  /** Between two areas. Clip with the land. */
  between: string
  /** Between an area and land that is in none. Clip with the land. */
  outer: string
}

export interface AreaShape {
  id: string
  tint: Tint
  /** Closed; runs out over the sea, so clip it with the land to tint it. Unclipped, it is a good target for a finger. */
  outline: string
  /** The name in Roman capitals: middle of its baseline. */
  label: { text: string; x: number; y: number }
  /** Middle of the coin with the resource value. */
  coin: Point
  /** Middle of the terrain sign; null in clear country. */
  sign: Point | null
  /** Middle of a stack that is alone here; of the Roman one and the Barbarian one where both stand. On the area's own land. */
  alone: Point
  roman: Point
  barbarian: Point
  /** Well inside the area: where to centre the view, or to end an arrow of movement. */
  heart: Point
}

/** Two areas that border by water. */
export interface StraitShape {
  a: string
  b: string
  /** From shore to shore: the line of the crossing. */
  d: string
  ends: readonly [Point, Point]
}

/** Where Barbarians come in. */
export interface RouteShape {
  area: string
  /** The shaft, from outside to the head. */
  d: string
  /** The head's tip and direction. */
  head: Mark
}

export interface CurvedName {
  text: string
  d: string
  size: number
  spacing: number
}

export interface ZoneMap {
  game: 'ultimus-romanorum'
  view: readonly [x: number, y: number, width: number, height: number]
  type: ZoneSizes
  /** As in `BoardMap`. */
  land: string
  lakes: string
  rivers: readonly RiverShape[]
  /** The great rivers where they are borders and cost more to cross: there no other line is drawn. */
  crossed: readonly { name: string; d: string }[]
  relief: Relief
  borders: ZoneBorders
  zones: readonly ZoneShape[]
  dioceses: readonly { id: string; names: readonly CurvedName[] }[]
  riverNames: readonly CurvedName[]
  straits: readonly CrossingShape[]
  seas: readonly SeaZoneShape[]
  /** The lines between naval zones, to draw under the land. */
  separations: string
  boxes: readonly BoxShape[]
  /** Where four zones meet that are all linked, so that all can see that they do. */
  corners: readonly Point[]
  /** Land that is no zone's, between zones that are not linked. */
  knots: readonly { at: Point; what: 'marsh' | 'rock' }[]
  /** Where nothing of the game lies: room for a title and a key. */
  vacant: { x: number; y: number; width: number; height: number }
  credits: string
}

/** Sizes that all places were computed for, in map units. Larger ones will collide. Lettering is Cinzel. */
export interface ZoneSizes {
  /** Radius of the disc with a zone's number. */
  numeral: number
  /** Of names: extra space between the letters, and from line to line, as a part of the size. */
  spacing: number
  lineHeight: number
  /** Radius of a town's sign. */
  sign: number
  /** Side of the square for a fleet. */
  fleet: number
  /** Side of the square for a stack of counters, and how far the stacks of two camps stand from each other. */
  stack: number
  side: number
}

/** All are to be clipped with the land. */
export interface ZoneBorders {
  /** Between zones of one diocese. */
  zone: string
  /** Between dioceses of one half of the Empire. */
  diocese: string
  /** Between the halves. */
  half: string
  /** Between the Empire and what is outside. */
  limes: string
  /** Between peoples, and around them. */
  people: string
}

export interface ZoneShape {
  id: string
  /** As of an `AreaShape`. */
  outline: string
  /** Middle of the disc with the number; null outside the Empire. */
  numeral: Point | null
  /** The people's name; null inside the Empire. */
  label: ZoneLabel | null
  town: TownShape | null
  /** Middles of the places of the Roman's and the Barbarian's counters; where only one has any, they stand between. */
  roman: Point
  barbarian: Point
  heart: Point
}

/** Capitals. Baseline of the first line; the next is `type.lineHeight` times the size lower. */
export interface ZoneLabel {
  lines: readonly string[]
  size: number
  anchor: Anchor
  x: number
  y: number
}

export interface TownShape {
  at: Point
  label: ZoneLabel
  /** Of a port: middle of the place for a fleet, on the water if it can be; else null. */
  quay: Point | null
}

export interface CrossingShape extends StraitShape {
  cost: number
  /** Where the cost stands. */
  badge: Point
}

export interface SeaZoneShape {
  id: string
  /** Closed; runs over the land, so clip it with the water. */
  outline: string
  name: CurvedName
  /** Middle of the place for fleets. */
  spot: Point
}

/** A refuge: who is in it is in the town, yet out of reach. */
export interface BoxShape {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** The name: middle of its baseline, and size. */
  label: { text: string; x: number; y: number; size: number }
  /** Middle of the place for a stack. */
  spot: Point
  leader: string
}
