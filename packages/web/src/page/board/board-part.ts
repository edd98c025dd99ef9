/**
 * What a game gives the page of its board: the map as it is printed, what stands on it, and where each place and piece is. Who
 * can act, what is selected, where it can go and what happens is drawn by the page, the same for all games.
 */
import type { Language } from '@tabularium/engine'
import type { ComponentType } from 'preact'

/** By the names that positions use. */
export type PlaceName = string
export type PieceName = string

export type Point = readonly [x: number, y: number]
/** In the units of the map. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** How near the map is looked at: under .8 of fit, about fit, over 1.5. */
export type Nearness = 'far' | 'fit' | 'near'

export interface Theatre {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly box: Box
}

/** A piece or stack as the page's marks need it. */
export interface Standing {
  readonly at: Point
  /** Its form, for base and ring: Emperors and fleets are round, Rome is square, her enemies eight-sided, her allies round-ended. */
  readonly form: 'round' | 'square' | 'eight' | 'ended' | 'plate'
  /** Half of its width and height, in units of the map. */
  readonly half: readonly [width: number, height: number]
  /** It is a name above a counter, and no counter. */
  readonly isName?: boolean
}

export interface SceneryProps {
  readonly language: Language
}

export interface PiecesProps<View> {
  readonly view: View
  readonly language: Language
  /** These can act now: they are drawn whole; what has acted may be drawn as spent. */
  readonly acting: ReadonlySet<PieceName>
  readonly nearness: Nearness
  /** By owner, as in a hand-coloured atlas, or by region. */
  readonly colours: 'owner' | 'region'
}

export interface BoardPart<View> {
  /** The sheet; the box of what is played on; and the parts to jump to, if fit is too small to play on. */
  readonly sheet: Box
  readonly fit: Box
  readonly theatres?: readonly Theatre[]
  /** What is to be in sight while all that is offered there is planned for together, which may be in many theatres; null: one is enough. */
  planned?(view: View, offered: readonly Point[]): Box | null
  /** The place that a question is about though nothing on the map answers it; null: none. */
  subject?(view: View): PlaceName | null
  /**
   * What is printed. Drawn once, on a layer of its own. `--k` is set around it: how many units of the map are a pixel of the
   * screen; and `--name`, the size of a place's name in units of the map, so that lettering keeps its size on the screen:
   * `font-size: calc(var(--name) * 1px)`. `data-nearness` around it says how near the map is looked at.
   */
  readonly Scenery: ComponentType<SceneryProps>
  /** Land and sea of the small map beside the theatres. */
  readonly Small?: ComponentType<SceneryProps>
  /** Whose land is whose, over the terrain and under the lettering; absent: nobody owns land. */
  readonly Washes?: ComponentType<PiecesProps<View>>
  /** Whose each place is, where it is anybody's, as a class of counters.css: for maps too small for counters. */
  holders(view: View): ReadonlyMap<PlaceName, string>
  /** Names that stand over the washes, and over what darkens the map around lit places; absent: they are part of the scenery. */
  readonly Lettering?: ComponentType<SceneryProps>
  /** Everything that stands on the map. Each piece or stack is a group with `data-piece`, its name. */
  readonly Pieces: ComponentType<PiecesProps<View>>
  readonly places: readonly PlaceName[]
  /** Where marks of a place stand: costs, odds, arrows. */
  at(place: PlaceName): Point
  /** The area that is lit; null: a disc of this game's size around it. */
  outline(place: PlaceName): string | null
  /** Outlines that run out over the coast are cut off by the clip of that name, `land` or `water`; null or absent: they do not. */
  ground?(place: PlaceName): 'land' | 'water' | null
  /** Radius of the disc of a place without an outline. */
  readonly disc: number
  /** The height of the smallest counter that acts, in units of the map. */
  readonly counter: number
  /** Where a piece stands in this position; null: nowhere on the map. */
  standing(piece: PieceName, view: View): Standing | null
  /** The pieces and stacks that stand in a place, likeliest to act first. */
  piecesAt(place: PlaceName, view: View): readonly PieceName[]
  /** What a place is called. */
  placeWords(place: PlaceName, language: Language): string
  /** All of a piece, for those who cannot see it: "Palatini, strength 5, quality 3, fresh". */
  pieceWords(piece: PieceName, view: View, language: Language): string
  /** What is in a place, for those who cannot see it; '' : nothing. */
  contents(place: PlaceName, view: View, language: Language): string
}

/** Any game's board, where it does not matter which. */
// biome-ignore lint/suspicious/noExplicitAny: the page draws the boards of all games alike
export type AnyBoard = BoardPart<any>
