/**
 * What every game is: plain data and pure functions. A game names no bot, no page and no other game;
 * the engine names no game.
 */
import type { Die, FastDice } from './dice.ts'
import type { Hiding, Secrets } from './secrets.ts'
import type { No, RuleId, Verdict } from './verdict.ts'

export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A place at the table: an index into the game's `seats`. */
export type Seat = number

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** The one question the game waits for. */
export interface Decision<Action> {
  /** Who is asked, and has the last word. */
  readonly seat: Seat
  /** Who else may answer in that seat's name; the seat may take it back. */
  readonly helpers: readonly Seat[]
  /** What is asked for: one of the game's own words, such as `roman-phase`. */
  readonly ask: string
  /** Every legal answer; never empty. */
  readonly actions: readonly Action[]
  /**
   * Of a question that is asked whatever the seat holds, so that nobody learns what it holds: what moment it is, and
   * the answer that plays nothing. A table may give that answer for a player who does not want to be asked.
   */
  readonly window?: { readonly moment: string; readonly pass: Action }
}

/** What an action is about, by the names that positions use: for whoever groups actions or shows them on a map. */
export interface Bearing {
  /**
   * What is done: one of the game's own words, such as `march` or `attack`. Two are every game's: `select` only says who
   * is to act next, and `all` takes everybody along who may come.
   */
  readonly kind: string
  /** Who acts: a piece, or a stack by a name of the game's own; absent: nobody on the board. */
  readonly piece?: string
  /** Where it leads, or where it is done; absent: nowhere in particular. */
  readonly place?: string
  /** How many go, are bought or are lost, where the action says so. */
  readonly number?: number
  /** By what name it acts from there on, if it bears the name of its place and can go on. */
  readonly as?: string
}

/** Whom a rule keeps from acting, and by which clause. */
export interface Held {
  /** By the names of bearings. */
  readonly piece: string
  readonly rule: RuleId
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[]
  /** The clause that ended it. */
  readonly rule: RuleId
  /** What the game tells besides: scores, titles, counts. */
  readonly details: JsonObject
}

/** Something that happened: one kind each, names instead of indices, ready to be sent, shown or counted. */
export interface GameEvent {
  readonly type: string
  readonly [key: string]: Json
}

/** What a die is rolled for, with what will be added to it. */
export interface Purpose {
  readonly for: string
  readonly [key: string]: Json
}

/** A die that came up. Only tables make these. */
export interface Roll extends GameEvent {
  readonly type: 'roll'
  readonly die: string
  readonly face: number
  readonly purpose: Purpose
}

/** What the rules play on: chance comes from it, events go to it. */
export interface Table<Event> {
  /** Whether what is told is kept; if not, nobody need make the events of what happens often. */
  readonly listens: boolean
  roll(die: Die, purpose: Purpose): number
  /** A whole number from 0 to n - 1 that nobody gets to know, for shuffling; like a die, it cannot be taken back. */
  shuffle(n: number): number
  /** Something all seats may know. */
  tell(event: Event): void
  /** Something hidden until now, shown to these seats alone; like a die, it cannot be taken back. */
  reveal(event: Event, seats: readonly Seat[]): void
  /** Something hidden until now, shown to everybody; like a die, it cannot be taken back. */
  show(event: Event): void
}

/** The data of one printing that a game is played with. */
export interface Edition {
  readonly id: string
  readonly title: string
  /** What the player must know about where the data come from. */
  readonly notice: Readonly<Record<Language, string>>
  /** Of the data: a save is played on with the very same. */
  readonly digest: string
}

/** A fault in an edition's file: where, what, and which statement of the rulebook it breaks. */
export interface Finding {
  readonly path: readonly (string | number)[]
  readonly message: string
  readonly rule?: RuleId
  /** Nothing the rulebook says is broken: we only expected otherwise. It is told, and the edition holds all the same. */
  readonly note?: boolean
}

/** A game in words. Nothing else in a game is meant to be read. */
export interface Words<State, Action, Event extends GameEvent> {
  readonly title: string
  seat(name: string): string
  ask(state: State): string
  /** `cost`: of all the steps that lead there, if it ends several; else its own. */
  action(state: State, action: Action, cost?: number): string
  event(event: Event | Roll): string
  /** One sentence for events in a row that are one thing, such as the steps of a march; undefined: they are not. One alone: whether others may follow. */
  together?(events: readonly (Event | Roll)[]): string | undefined
  /** Whether something new begins with it, such as what a card is played for: a story has a paragraph there. */
  opens?(event: Event | Roll): boolean
  /** How it ended, with what the game tells besides. */
  outcome(outcome: Outcome): string
  /** The clause in our own words, or undefined if there is none of that name. */
  clause(rule: RuleId): string | undefined
  /** The name of whom or what a refusal is about. */
  about?(name: string): string
  /**
   * The case in which a clause forbids an action: the place, the number that is short, what would do instead. It is asked
   * in a position that who reads it could be facing; undefined: the clause says it all.
   */
  refusal?(state: State, action: Action, verdict: No): string | undefined
  /** The nearest thing that would do, among what is legal; undefined: nothing does. */
  instead?(state: State, action: Action, legal: readonly Action[]): Action | undefined
  /** The clause said of whom or what the action names, where `refusal` has no sentence; undefined: it names nothing. */
  bound?(state: State, action: Action, clause: string): string | undefined
  /** The case in which a rule holds a piece; undefined: the clause says it all. */
  held?(state: State, held: Held): string | undefined
}

export interface Game<State, Action, Options extends Json, Event extends GameEvent> extends Hiding<State> {
  readonly id: string
  readonly edition: Edition
  /** Of the rules: raised whenever a recorded game would play differently. */
  readonly version: number

  /** Reads options from outside, filling in the defaults. Throws a `Fault` that says what is wrong. */
  options(input: Json): Options
  /** Options drawn by chance from all there are, for trials. */
  randomOptions(dice: FastDice): Options
  seats(options: Options): readonly string[]
  setup(options: Options, table: Table<Event>): State

  /** Who is asked and every legal action, or null: the game is over. */
  decision(state: State): Decision<Action> | null
  /** Every action that could be named in answer to the present question, legal or not. */
  candidates(state: State): Iterable<Action>
  /** Whether the action may be done now and what it costs, or the clause that forbids it. */
  verdict(state: State, action: Action): Verdict
  /** Does a legal action. */
  apply(state: State, action: Action, table: Table<Event>): void
  outcome(state: State): Outcome | null
  /** What can be foretold of a legal action, such as the odds of an attack; null: nothing. */
  forecast?(state: State, action: Action): JsonObject | null
  /** What a legal action is about. */
  bearing(state: State, action: Action): Bearing
  /**
   * Where dice decide what comes of a legal action: the chance, 0 to 1, that it ends well for who acts. `foretold`: what `forecast` says
   * of it, for who knows that already.
   */
  odds(state: State, action: Action, foretold?: JsonObject | null): number | undefined
  /** Where a piece stands, by the names of bearings; undefined: nowhere on the map. */
  stands(state: State, piece: string): string | undefined
  /**
   * Whom of the seat that is asked a rule keeps from acting now, as everybody may know: not who has acted already, nor who
   * only wants a leader. Of a stack that goes by one name a part may be held. Absent: no rule of the game holds anybody.
   */
  held?(state: State): readonly Held[]

  /** What is hidden, and from whom. `view`, `imagine` and `resample` follow from it: see `hiding`. */
  readonly secrets: Secrets<State>
  clone(state: State): State

  /** An action as a short line of text, and back; undefined if the text names none. */
  notation(action: Action): string
  parse(text: string): Action | undefined

  /**
   * A position by names, that of a view too; and a whole one back. What is the same as in a position that was written before need not be
   * written anew: it is the very same value. `read` throws a `Fault`.
   */
  write(state: State, before?: Written<State>): JsonObject
  read(position: Json, options: Options): State
  /** The position of a view back, in which something may be absent; absent: `read` does it. */
  readSeen?(position: Json, options: Options): State

  words(language: Language): Words<State, Action, Event>
  /** Every clause id of the game's rules. */
  readonly clauses: readonly RuleId[]

  /** The map of the edition by names, as positions and actions use them: what is where, and what leads where. */
  map(): JsonObject

  /** What is wrong with the data of another printing, and what is worth a note; empty: nothing. */
  checkEdition(data: Json): readonly Finding[]
  /** The same game on the data of another printing. Throws a `Fault` if it does not hold. */
  withEdition(data: Json): Game<State, Action, Options, Event>
}

/** A position that does not change any more, and how it was written. */
export interface Written<State> {
  readonly position: State
  readonly json: JsonObject
}

/** Any game, where it does not matter which. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where games of different types stand in one list
export type AnyGame = Game<any, any, any, any>
