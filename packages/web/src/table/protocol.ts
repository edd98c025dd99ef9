/** What a page and a table say to each other. The table is in a worker now; a server can answer the same. */
import type { GameEvent, Json, JsonObject, Language, Outcome, RuleId, Seat } from '@tabularium/engine'

/** Who plays a seat: somebody at this screen, or a bot by its name. */
export type Player = 'person' | `bot:${string}`

export interface Setup {
  readonly game: string
  readonly options: Json
  readonly players: readonly Player[]
  readonly name?: string
  /** Not kept on the device: a guided game. */
  readonly passing?: boolean
  /** Begin with a drawn position and given dice. */
  readonly position?: Json
  readonly script?: readonly string[]
}

/** One legal action, ready to be shown. */
export interface Choice {
  readonly action: string
  readonly words: string
  readonly cost: number
  readonly forecast: JsonObject | null
}

export interface Question {
  readonly seat: Seat
  readonly helpers: readonly Seat[]
  readonly ask: string
  readonly words: string
  readonly choices: readonly Choice[]
  /** Of a question that is asked whatever the seat holds: at what moment. */
  readonly window: string | null
}

export interface SeatInfo {
  readonly name: string
  readonly words: string
  readonly player: Player
}

/** One thing that happened, and how it reads. */
export interface Line {
  readonly event: GameEvent
  readonly words: string
  /** The number of the action that brought it about; -1: the set-up. */
  readonly action: number
  /** The seats that may know it; null: all. */
  readonly seats: readonly Seat[] | null
}

/** What is to be seen at a table at one moment. */
export interface Snapshot {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly seats: readonly SeatInfo[]
  readonly options: Json
  /** Whose knowledge is shown: of the people at this screen, the one who is asked, or was last. */
  readonly viewer: Seat
  readonly view: Json
  /** How many actions have been done. */
  readonly length: number
  readonly question: Question | null
  readonly outcome: Outcome | null
  /** How it ended, in words. */
  readonly ending: string | null
  /** The device takes what is done, or need not: a guided game. How it took the last action is told by `kept`. */
  readonly kept: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly commitment: string | null
  /** Told only when the game is over. */
  readonly secret: string | null
}

/** The answer to everything that may change the table. */
export interface Update {
  readonly snapshot: Snapshot
  /** What happened since the answer before this one, in order. */
  readonly lines: readonly Line[]
}

/** A game kept on this device. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly players: readonly Player[]
  readonly options: Json
  /** What was last to be seen. */
  readonly view: Json
  readonly length: number
  readonly over: boolean
  /** Milliseconds since 1970. */
  readonly changed: number
  /** Taken by the device; if not, it is lost with the page. */
  readonly lasting: boolean
}

export interface Refusal {
  /** A fault of the engine, or `storage`, `elsewhere`, `crash`, `bug`. */
  readonly code: string
  readonly message: string
  readonly rule: RuleId | null
  /** The clause in the reader's language, if a rule refuses. */
  readonly clause: string | null
}

export type Why = { readonly ok: true; readonly cost: number } | { readonly ok: false; readonly refusal: Refusal }

/** Every request and its answer. */
export interface Calls {
  speak(language: Language): null
  /** Whether the device has taken all that was done; answered when that is known. */
  kept(): boolean
  list(): readonly Kept[]
  create(setup: Setup): Update
  /** Refused while another page has it open. */
  open(id: string): Update
  /** It is not looked at any more: another page may open it. */
  leave(id: string): null
  act(action: string): Update
  undo(): Update
  redo(): Update
  /** The bot whose turn it is thinks, and does one action. */
  think(): Update
  /**
   * At which windows the people at this screen want to be asked, for others are passed for them; `next`: and at the
   * next one, whichever it is.
   */
  watch(moments: readonly string[], next?: boolean): Update | null
  why(action: string): Why
  /** What was to be seen after that many actions. */
  at(number: number): Snapshot
  /** Everything from the beginning, in the present language. */
  tell(): Update
  branch(number: number): Update
  players(players: readonly Player[]): Update
  save(): string
  import(text: string, name?: string): Update
  rename(id: string, name: string): null
  remove(id: string): null
}

export type CallName = keyof Calls

export interface Request {
  readonly id: number
  readonly call: CallName
  readonly args: readonly unknown[]
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly refusal: Refusal }
