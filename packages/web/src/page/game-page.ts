/** What a game gives the page. Everything else is shared. */
import type { Signal } from '@preact/signals'
import {
  type Chapter,
  type GameEvent,
  isObject,
  type Json,
  type Language,
  type Roll,
  type Seat,
} from '@tabularium/engine'
import type { Choice, Line, Reached, Refusal } from '@tabularium/engine/room'
import type { ComponentType } from 'preact'
import type { Setup, Snapshot } from '../table/protocol.ts'
import type { BattleSigns } from './battle/battle.ts'
import type { AnyBoard, BoardPart, PieceName, PlaceName } from './board/board-part.ts'
import type { Camera } from './board/camera.ts'
import type { SideName, Telling } from './log/telling.ts'
import type { Play } from './play/play.ts'
import type { InBrief } from './session/reasons.ts'
import type { Session } from './session/session.ts'
import type { Offer } from './session/table-state.ts'

/** A place on the board that can be pointed at, by a name of the game's own. */
export type Spot = string

/** One step of a guided game: what is said, and what the learner does to go on. */
export interface Lesson extends Readonly<Record<Language, readonly [title: string, text: string]>> {
  /** What is done here, as one commit: its actions in order; none: a button goes on. */
  readonly does: readonly string[]
  /** Who is to be selected first: the beacon is his until he is. */
  readonly piece?: PieceName
  /** The places of the beacon. */
  readonly lit: readonly Spot[]
  /** The clause that it teaches. */
  readonly rule?: string
}

/** A part of a guided game, with a position of its own. */
export interface GuideChapter {
  readonly id: string
  readonly title: Readonly<Record<Language, string>>
  readonly setup: Setup
  readonly lessons: readonly Lesson[]
}

export interface Guide {
  readonly game: string
  readonly chapters: readonly [GuideChapter, ...GuideChapter[]]
}

/** A line of the log, as the game's package describes what happened. */
export interface Told<Event> extends Omit<Line, 'event'> {
  readonly event: Event | Roll
}

export interface StatusProps<View, Event> {
  readonly view: View
  /** What had been told to who looks, at the moment that is looked at. */
  readonly told: readonly Told<Event>[]
  readonly language: Language
  readonly session: Session
}

/** A side as it is seen from afar: its colour, the form of its counters, its sign over 512 by 512, and its name. */
export interface Emblem {
  readonly side: SideName
  readonly form: 'round' | 'square' | 'eight'
  readonly icon: string
  readonly words: string
}

export interface SceneProps<View, Event> {
  /** What is told, and the position that it led to. */
  readonly event: Event | Roll
  readonly view: View
  readonly language: Language
  readonly session: Session
}

/** Of a game in which a seat holds what others may not see: the windows at which it can be played. */
export interface Secrets<View> {
  readonly moments: readonly string[]
  /** Those at which one is asked until one chooses otherwise. */
  readonly usual: readonly string[]
  words(moment: string, language: Language): string
  /** One word lets all of these pass, as long as nothing is asked but them and those questions; another, in the whole turn. */
  readonly inARow?: Row & { turn(view: View): string }
}

export interface Row {
  readonly moments: readonly string[]
  readonly between: readonly string[]
}

/** One of the numbers in the bar: a picture as SVG over 512 by 512, the number, and what it counts in a word or two. */
export interface BarNumber {
  readonly icon: string
  readonly value: string
  readonly words: string
}

export interface TurnProps<View> {
  readonly view: View
  readonly language: Language
  /** What was chosen before the game. */
  readonly options: Json
}

export interface PlaceCardProps<View> {
  readonly place: PlaceName
  readonly view: View
  readonly language: Language
  /** The piece that would go there; null: none is selected. */
  readonly selected: PieceName | null
  /** How it gets there; null: it does not. */
  readonly reached: Reached | null
}

export interface AidProps<View> {
  readonly view: View
  readonly language: Language
  readonly question: Offer | null
}

export interface TabProps<View, Event> extends StatusProps<View, Event> {}

/** A panel beside the log. */
export interface Tab<View, Event> {
  readonly id: string
  name(language: Language): string
  readonly Panel: ComponentType<TabProps<View, Event>>
}

export interface HandProps<View> {
  readonly view: View
  readonly language: Language
  readonly choices: readonly Choice[]
  readonly onChoose: (action: string) => void
  /** Why an action cannot be done now; null: it can. Of clauses that can be told in brief no text is fetched. */
  readonly whyNot: (action: string, brief?: InBrief) => Promise<Refusal | null>
  readonly session: Session
}

/** The selected stack in the panel: its counters with ticks, or how many go. */
export interface StackProps<View> {
  readonly view: View
  readonly language: Language
  readonly piece: PieceName
  /** Those that name the piece, and all. */
  readonly choices: readonly Choice[]
  readonly offered: readonly Choice[]
  readonly session: Session
  readonly onChoose: (action: string) => void
  /** How many of it go; null: all. What it reaches follows. */
  readonly number: number | null
  readonly onNumber: (number: number | null) => void
  /** Of which kind are the choices that are lit; null: of any. */
  readonly kind: string | null
  readonly onKind: (kind: string | null) => void
}

/** What a game adds to the prompt for a question: few buttons, by which kinds of choices are lit, or what it warns of. */
export interface AskProps<View> extends Pick<StackProps<View>, 'view' | 'language' | 'onChoose' | 'kind' | 'onKind'> {
  readonly question: Offer
  readonly told: readonly Line[]
  readonly onUndo: () => void
  /** Something is previewed, and has a button. */
  readonly previews: boolean
  /** In a guided game, the one commit that may be made; null: all may. */
  readonly only: readonly string[] | null
}

/** What has been set going by who is asked, and what is left of it: its ways under the pieces, its numbers over them. */
export interface PlanProps<View> extends Pick<StackProps<View>, 'view' | 'session'> {
  readonly layer: 'under' | 'over'
}

/** What is about to be done: the actions in order, where they lead, and what they cost. */
export interface Deed {
  readonly kind: string
  readonly place: PlaceName | null
  readonly steps: readonly string[]
  readonly cost: number
  readonly odds: number | null
}

/** One that is done now. */
export interface Committed extends Deed {
  readonly piece: PieceName | null
  /** It cannot be taken back. */
  readonly seals: boolean
}

/** What is left to spend, as pips: so many of so many, and what they are called ("4 of 6 IP"). */
export interface Purse {
  readonly left: number
  readonly of: number
  readonly words: string
}

/** Who acts, as a counter for the bar of a small screen. */
export interface ActingProps<View> {
  readonly view: View
  readonly language: Language
  /** The name of the seat that is asked; null: none is. */
  readonly seat: string | null
}

export interface TheatresProps {
  readonly play: Play
  readonly camera: Signal<Camera | null>
  readonly board: AnyBoard
}

/** How a game looks and what it says while it is played. */
interface NewPart<View, Event extends GameEvent> {
  readonly board?: BoardPart<View>
  /** The way to jump to the theatres of the board; absent: it has none. */
  readonly Theatres?: ComponentType<TheatresProps>
  /** A decision of many steps, seen whole: drawn on the map while it goes on. */
  readonly Plan?: ComponentType<PlanProps<View>>
  /** The four or five numbers of the bar. */
  numbers?(view: View, language: Language): readonly BarNumber[]
  /** The same with more than numbers, where the bar has room for it. */
  readonly Bar?: ComponentType<TurnProps<View>>
  readonly Acting?: ComponentType<ActingProps<View>>
  /** The turn track at the top of the prompt. */
  readonly Turn?: ComponentType<TurnProps<View>>
  /** The title of the prompt, such as "Galerius in Thracia". */
  heading?(view: View, question: Offer, language: Language, selected: PieceName | null): string
  /** Who is meant while the reader has selected nobody; null: nobody before others. Absent: whoever acts alone. */
  actor?(view: View, question: Offer): PieceName | null
  /** Actions always shown while this is asked, whether possible or not. */
  standing?(ask: string, language: Language): readonly (readonly [action: string, words: string])[]
  /** What is left to spend; null: nothing is spent now. */
  purse?(view: View, language: Language): Purse | null
  /** What is lost by going on now: "4 IP unspent"; null: nothing. Said on the closing button. */
  unspent?(view: View, question: Offer, language: Language): string | null
  /** A choice in a word or two for a small button: "Secure"; null: its own words are short enough. */
  short?(choice: Choice, view: View, language: Language): string | null
  /** What the filled button says of an act, where more than its kind and place matters; null: as `verb` says it. */
  deed?(act: Deed, view: View, language: Language): string | null
  /** What the filled button says of a kind of act at a place: "Attack Dacia"; null: all of its words. The cost follows. */
  verb?(kind: string, place: PlaceName, language: Language): string | null
  /** A picture for a kind of choice, as SVG over 512 by 512; null: none. */
  icon?(kind: string): string | null
  /** What something costs: "3 IP". */
  price?(cost: number, language: Language): string
  readonly PlaceCard?: ComponentType<PlaceCardProps<View>>
  /** The player aid: sequence of play, costs, tables. */
  readonly Aid?: ComponentType<AidProps<View>>
  readonly tabs?: readonly Tab<View, Event>[]
  readonly Hand?: ComponentType<HandProps<View>>
  /** Whether a choice is made in the hand, and not in the panel. */
  isInHand?(choice: Choice): boolean
  readonly Stack?: ComponentType<StackProps<View>>
  /** Whether an event is told over the whole window: what follows waits until that is closed. */
  isScene?(event: Event | Roll): boolean
  /** The side that a seat plays now, by what everybody may see. */
  emblem?(seat: Seat, view: View, language: Language): Emblem
  /** What a seat holds unseen: how many, and that in words; absent: nobody hides anything. */
  held?(seat: Seat, view: View, language: Language): { readonly count: number; readonly words: string }
  /** It shows the others at the table itself, beside its hand. */
  readonly showsOthers?: true
  readonly Scene?: ComponentType<SceneProps<View, Event>>
  readonly Ask?: ComponentType<AskProps<View>>
  /** Whether picking a piece is doing it: what it can do there is asked next. */
  opens?(choice: Choice): boolean
  /** What a card that is lifted lets pieces on the map do: an action once more for each of them. */
  byHand?(view: View, question: Offer): readonly Choice[]
  /** Whether an act that leaves something unspent or cannot be taken back is too small to be asked about first, unless the reader always is. */
  isLight?(act: Deed, view: View): boolean
  /** Something is done that the reader was shown before, if it had to be asked about. */
  committed?(act: Committed, view: View): void
  /** Whether `Ask` has a button for choices of that kind. */
  isInAsk?(kind: string): boolean
  /** What the page does by itself because the reader wants it so; undone, it is not done again. null: nothing. */
  byItself?(view: View, question: Offer, told: readonly Line[]): string | null
}

/** The case, and the clause that decides it; null: no clause does. */
export type Objection = readonly [words: string, rule: string | null]

/** What is needed once something happens. */
export interface EventPart<View, Event extends GameEvent> {
  /** How its events stand in the log and in a recap. */
  readonly telling: Telling<Event>
  /** The position shown, after one more event. */
  reduce(view: View, event: Event | Roll): View
  /** How long an event is to be seen, in milliseconds at normal pace. */
  duration(event: Event | Roll): number
  /** Where a die lies that names no place; null: nowhere on the map. Absent: where what it leads to happens. */
  fallsAt?(roll: Roll, view: View): Spot | null
}

/** Views and events are those that the game's package describes. */
export interface GamePage<View, Event extends GameEvent> extends NewPart<View, Event> {
  /** Absent: everybody may know everything. */
  readonly secrets?: Secrets<View>
  /** How its events are shown and told: fetched when the board is there. */
  events(): Promise<EventPart<View, Event>>
  /** Absent: no die decides a piece's life. */
  readonly battles?: BattleSigns
  /** Where on the board an event happens. */
  places(event: Event | Roll): readonly Spot[]
  /** What a click on a place where nothing can be done could have meant, likeliest first: the first that is refused is told. */
  tries(spot: Spot, view: View, piece: PieceName | null): readonly string[]
  /** What the page itself can say of such a click, before anything is tried; null: nothing. */
  objection?(spot: Spot, view: View, piece: PieceName | null, language: Language): Objection | null
  /** Every place, by name, for those who cannot point. */
  spots(): readonly { readonly spot: Spot; readonly name: string }[]
  readonly titles: Readonly<Record<Language, string>>
  /** All play on one side. Absent: each on his own. */
  readonly isShared?: boolean
  rules(): Promise<readonly Chapter[]>
  /** The clause that says why a thing happened; null: nothing but somebody's wish. */
  clause(event: Event | Roll): Promise<string | null>
  /** The bots that know it, by name, weakest first. */
  readonly bots: readonly string[]
  guide(): Promise<Guide>
}

// biome-ignore lint/suspicious/noExplicitAny: tabs of different games stand in one list
export type AnyTab = Tab<any, any>

/** Any game's part, where it does not matter which. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the parts of different games stand in one list
export type AnyGamePage = GamePage<any, any>
// biome-ignore lint/suspicious/noExplicitAny: the same
export type AnyEventPart = EventPart<any, any>

export interface SetupFormProps {
  readonly onStart: (setup: Setup) => void
}

/** The places that an event, or the purpose of a roll, names. */
export function placesNamed(event: GameEvent, isPlace: (name: string) => boolean): readonly Spot[] {
  const purpose = event.purpose ?? null
  const members = [...Object.values(event), ...(isObject(purpose) ? Object.values(purpose) : [])]
  return members.filter((name): name is string => typeof name === 'string' && isPlace(name))
}

/** Whether a bot is asked. */
export function botIsAsked({ question, seats }: Snapshot): boolean {
  const player = question === null ? undefined : seats[question.seat]?.player
  return player !== undefined && player !== 'person'
}

/** Whether the game is over, by its rules or otherwise. */
export const isOver = ({ outcome, online }: Snapshot): boolean => outcome !== null || online?.state === 'over'
