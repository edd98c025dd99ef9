/** What a game gives the page. Everything else is shared. */
import { type Chapter, type GameEvent, isObject, type JsonObject, type Language, type Roll } from '@tabularium/engine'
import type { Choice, Line } from '@tabularium/engine/room'
import type { ComponentType } from 'preact'
import type { Setup, Snapshot } from '../table/protocol.ts'
import type { Session } from './session/session.ts'
import type { Offer } from './session/table-state.ts'

/** A place on the board that can be pointed at, by a name of the game's own. */
export type Spot = string

export interface BoardProps<View> {
  readonly view: View
  readonly language: Language
  /** Where something can be done. */
  readonly open: ReadonlyMap<Spot, readonly Choice[]>
  /** Where something is happening, or what the reader points at. */
  readonly lit: readonly Spot[]
  readonly onSpot: (spot: Spot) => void
  readonly onPoint: (spot: Spot | null) => void
}

/** A group of actions in the list, in the order shown: its title, and its actions, whole or by their first words. */
export type ActionGroup = readonly [title: string, kinds: readonly string[], folded?: boolean]

/** One step of a guided game: what is said, and what the learner does to go on. */
export interface Lesson extends Readonly<Record<Language, readonly [title: string, text: string]>> {
  /** The actions that are right here; none: a button goes on. */
  readonly expects: readonly string[]
  readonly lit: readonly Spot[]
}

export interface Guide {
  readonly setup: Setup
  readonly lessons: readonly Lesson[]
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

/** Of a game in which a seat holds what others may not see: the windows at which it can be played. */
export interface Secrets {
  readonly moments: readonly string[]
  /** Those at which one is asked until one chooses otherwise. */
  readonly usual: readonly string[]
  words(moment: string, language: Language): string
}

/** Views and events are those that the game's package describes. */
export interface GamePage<View, Event extends GameEvent> {
  readonly Board: ComponentType<BoardProps<View>>
  /** What a player wants to know besides the board. */
  readonly Status: ComponentType<StatusProps<View, Event>>
  /** Absent: everybody may know everything. */
  readonly secrets?: Secrets
  /** The line above the board: round, goal, how close defeat is. */
  headline(view: View, language: Language): string
  /** The position shown, after one more event. */
  reduce(view: View, event: Event | Roll): View
  /** How long an event is to be seen, in milliseconds at normal pace. */
  duration(event: Event | Roll): number
  /** Where on the board an event happens. */
  places(event: Event | Roll): readonly Spot[]
  /** Where on the board an action is done; null: nowhere in particular. */
  spot(action: string, view: View): Spot | null
  /** What a click on a place could have meant, likeliest first. */
  tries(spot: Spot, view: View): readonly string[]
  /** Every place, by name, for those who cannot point. */
  spots(): readonly { readonly spot: Spot; readonly name: string }[]
  /** Actions always shown while this is asked, whether possible or not. */
  standing(ask: string, language: Language): readonly (readonly [action: string, words: string])[]
  /** How the answers to a question are arranged. */
  groups(language: Language, question: Offer, view: View): readonly ActionGroup[]
  /** What a forecast says, for the reader. */
  foretell(forecast: JsonObject, language: Language): string
  rules(): Promise<readonly Chapter[]>
  /** The clause that says why a thing happened; null: nothing but somebody's wish. */
  clause(event: Event | Roll): Promise<string | null>
  /** The bots that know it, by name, weakest first. */
  readonly bots: readonly string[]
  guide(): Promise<Guide>
  /** The form for a new game. */
  setupForm(): Promise<ComponentType<SetupFormProps>>
}

/** Any game's part, where it does not matter which. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the parts of different games stand in one list
export type AnyGamePage = GamePage<any, any>

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
