/** What a page and a table say to each other. The table is in a worker now; a server can answer the same. */
import type { Chances, Hint } from '@tabularium/bots'
import type { Edition, Json, Language, Outline, PastAction, Player, Seat } from '@tabularium/engine'
import type { Verified, Witness } from '@tabularium/engine/proof'
import type { Line, Patch, Reached, Refusal, Seen, Viewer, Why } from '@tabularium/engine/room'
import type { OnlinePart } from '@tabularium/online'

export interface Setup {
  /** Of a game that is shown before the table has begun it. */
  readonly id?: string | undefined
  readonly game: string
  readonly options: Json
  readonly players: readonly Player[]
  readonly name?: string | undefined
  /** Of the people, by seat, where they have given any. */
  readonly names?: readonly string[] | undefined
  /** Not kept on the device: a guided game. */
  readonly passing?: boolean | undefined
  /** A save of it, to go on from: a guided game that was left. */
  readonly saved?: string | undefined
  /** Begin with a drawn position and given dice. */
  readonly position?: Json | undefined
  readonly script?: readonly string[] | undefined
}

/**
 * Something the people at this screen should know of their game.
 * - `log`: what was done does not lead to the position
 * - `bots`: a bot that is not known here; a person plays its seat
 * - `renamed`: another window has given it the name it has now
 */
export type Note = 'log' | 'bots' | 'renamed'

/** What is to be seen at this screen at one moment. */
export interface Snapshot extends Seen {
  readonly id: string
  readonly name: string
  /** The device takes what is done, or need not: a guided game. */
  readonly kept: boolean
  /** It was deleted in another window: what is here is all that is left of it. */
  readonly removed: boolean
  /** Of the people, by seat; empty: none was given. */
  readonly names: readonly string[]
  /** How many hints people have taken in it. */
  readonly hints: number
  /** How far a bot has come that takes its time, from 1 to 10; absent: none does. */
  readonly pondered?: number
  /** What it would do by now, where nothing is hidden; absent: it cannot be told. */
  readonly considers?: string
  readonly notes: readonly Note[]
  /** How many actions were done under earlier rules: they can be read, not stepped through. */
  readonly earlier: number
  /** Of a table at a server: who is there, and what is agreed among them; absent: it is on this device. */
  readonly online?: OnlinePart
}

/** What somebody sees at a table elsewhere, who is asked there. */
export interface SeenElsewhere extends Pick<Snapshot, 'game' | 'options' | 'view' | 'length'> {
  readonly seat: Seat
  readonly players: readonly Player[]
}

/** Actions done by the same rules on the same board; null: by which ones was not written down. */
export interface Stage {
  readonly under: { readonly rules: number; readonly edition: Pick<Edition, 'id' | 'digest'> } | null
  readonly actions: readonly PastAction[]
}

/** What a page is sent whenever something has changed. A missing number: ask for the whole. */
export interface Update {
  readonly number: number
  /** Everything, or what has changed since the update before this one. */
  readonly what: { readonly whole: Snapshot } | { readonly patch: Patch | undefined }
  /** Whose log these lines belong to: the viewer's or, where nothing is secret, everybody's. */
  readonly ear: Viewer
  /** What was told there of from this action on is told anew; -1: all of it. */
  readonly from: number
  readonly lines: readonly Line[]
}

/** A game kept on this device. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly players: readonly Player[]
  readonly options: Json
  /** The numbers and words of what was last to be seen. */
  readonly outline: Outline
  readonly length: number
  readonly over: boolean
  /** Milliseconds since 1970. */
  readonly changed: number
  /** Taken by the device; if not, it is lost with the page. */
  readonly lasting: boolean
  /** It cannot be read: it can be exported as it is, or removed. */
  readonly damaged: boolean
}

/**
 * Every request and its answer. What changes an open game names who does it and how many actions had been done when he
 * chose: what comes late is refused. What came of it is not answered but sent, as an update.
 */
export interface Calls {
  speak(language: Language): null
  /** A game that will be played soon: its rules are fetched beforehand. */
  soon(game: string): null
  /** Answered at once by a table that is alive. */
  ping(): null
  /** Whether the device has taken all that was done; answered when that is known. */
  kept(): boolean
  list(): readonly Kept[]
  /** The id of the new game. */
  create(setup: Setup): string
  /** Refused while another page has it open. The whole is sent before the answer; bots wait until they are let go. */
  open(id: string): null
  /** It is not looked at any more: another page may open it. */
  leave(id: string): null
  /** The person who is asked says that he is there. */
  look(seat: Seat): null
  /** Sends everything once more. */
  whole(): null
  act(seat: Seat, length: number, action: string): null
  /** Several actions that are taken back together: all of them, or none if one is refused. Ends with one that seals. */
  march(seat: Seat, length: number, actions: readonly string[]): null
  undo(seat: Seat, length: number): null
  redo(seat: Seat, length: number): null
  /** Bots wait while they are held. */
  hold(held: boolean): null
  /** A bot that takes its time answers as well as it can by now. */
  hurry(): null
  /** How long a bot may think of one answer, in milliseconds; null: as long as it likes. */
  patience(longest: number | null): null
  /**
   * At which windows each seat wants to be asked, for others are passed for it; `next`: and the one who looks at the next
   * one, whichever it is.
   */
  watch(wishes: readonly (readonly string[])[], next: boolean): null
  why(action: string): Why
  /** Where a piece of who looks can get to; `number`: how many go where that is asked, null: all. */
  reach(piece: string, number: number | null): readonly Reached[]
  /** What a bot would do in the place of who looks, and why; null: it is not for him to answer, or nobody can tell. */
  hint(): Hint | null
  /** The same for a seat of a table elsewhere, by what was sent to it from there. */
  hintAt(seen: SeenElsewhere): Hint | null
  /** Of a game that is over, how the chances of a seat went; null: nobody can tell. */
  chances(seat: Seat): Chances | null
  /** What was to be seen after that many actions. */
  at(number: number): Snapshot
  /** What was done under earlier rules; null: it could tell what somebody holds, and is told when the game is over. */
  earlier(): readonly Stage[] | null
  /** A new game that goes on from there; its id. */
  branch(number: number): string
  players(players: readonly Player[]): null
  save(): string
  /** A kept game as a file; one that cannot be read, as it is. */
  export(id: string): string
  /** The same without playing it, for a game that cannot be played: it may forget who plays each seat. */
  written(id: string): string
  import(text: string, name: string): string
  /** Whether the dice of a game that was played online are what was promised, by its file and what a browser has kept. */
  verify(text: string, witness: Witness): Verified
  rename(id: string, name: string): null
  remove(id: string): null
  /** What was deleted in another window is written to the device once more. */
  keepAgain(): null
}

/** What a window tells the others that it has done to a kept game: its new name; null: it was deleted. */
export interface News {
  readonly id: string
  readonly name: string | null
}

/** The channel on which windows tell each other. */
export const CHANNEL = 'tabularium'

export type CallName = keyof Calls

export interface Request {
  readonly id: number
  readonly call: CallName
  readonly args: readonly unknown[]
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly refusal: Refusal }

/** What the table's side posts: answers, and updates that nobody asked for. */
export type Message = Reply | { readonly update: Update }
