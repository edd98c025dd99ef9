/**
 * What is kept of people and tables. One store serves any number of servers: what is appended names the number it expects, and
 * of two who append the same number one is told so.
 */
import type { Entry, Json, KeptPosition, Language, Outline, Player, Seat, Stretch } from '@tabularium/engine'
import type {
  ChatRoom,
  EarlyEnd,
  Notices,
  Offer,
  OfferKind,
  OnTime,
  Pace,
  PersonId,
  TableId,
  TableState,
} from '@tabularium/online'

/** `awayUntil` stays when it is past, `awaySince` says since when: what was vacation counts against nobody afterwards either. */
export interface KeptNotices extends Notices {
  readonly awaySince?: number | undefined
}

export interface Person {
  readonly id: PersonId
  readonly name: string
  /** null: a guest. */
  readonly account: string | null
  /** A PHC string; null: a guest. */
  readonly password: string | null
  /** Of the recovery code, likewise. */
  readonly recovery: string | null
  readonly language: Language
  readonly notices: KeptNotices
  readonly created: number
}

/** Who sits at a table. */
export interface SeatRow {
  readonly player: Player
  /** null: a bot, or nobody yet. */
  readonly person: PersonId | null
  /** What he was called when he sat down; '': he has deleted himself since. */
  readonly name: string | null
  readonly anchor: string | null
  /** A bot, for somebody who had no time left. */
  readonly late?: boolean
  /** Of a game that is over: he lets everybody read it. */
  readonly publishes?: boolean
}

/** What a table is, apart from what was done there. It is replaced as a whole, by who knows its `version`. */
export interface TableRow {
  readonly id: TableId
  readonly game: string
  readonly options: Json
  /** By which rules and on which board its kept position is. */
  readonly rules: number
  readonly edition: { readonly id: string; readonly digest: string }
  /** Who opened it; '': he has deleted himself since. */
  readonly owner: PersonId
  readonly listed: boolean
  readonly published: boolean
  readonly pace: Pace
  readonly onTime: OnTime
  readonly state: TableState
  readonly seats: readonly SeatRow[]
  /** What the dice come from; the first is made, and promised, when the table is opened. */
  readonly dice: readonly Stretch[]
  /** The file of a game that was begun elsewhere; null: it begins here. It is kept by `newTable` and never changed. */
  readonly saved: string | null
  readonly early: EarlyEnd | null
  readonly rematch: TableId | null
  readonly clocks: Clocks | null
  readonly offers: readonly Offer[]
  /** By seat, at which windows people want to be asked; null: at all. */
  readonly wishes: readonly (Wish | null)[]
  /** When, by time served, the server itself has something to do here: a bot's move, a pass, a clock that runs out; null: never. */
  readonly due: number | null
  /** For lists: who is asked, and what is to be seen. */
  readonly asked: Seat | null
  readonly outline: Outline
  /** How many steps its journal has. */
  readonly length: number
  readonly created: number
  readonly changed: number
  readonly version: number
}

/** What was left to each seat when a clock was last read, at that time served; null: it has no clock. */
export interface Clocks {
  readonly left: readonly (number | null)[]
  readonly running: Seat | null
  readonly since: number
}

export interface Wish {
  readonly moments: readonly string[]
  readonly next: boolean
}

/** A table as lists have it: without the file it was begun from, which may be long. */
export type ListedTable = Omit<TableRow, 'saved'>

/** What was done at a table, in order; nothing of it is ever changed. */
export interface Step {
  readonly number: number
  /** Who did it; null: the server, for a bot, a clock or a wish. */
  readonly person: PersonId | null
  /** Made by the page for this commit, so that what is sent twice is done once; null: the server's own. */
  readonly key: string | null
  /** Milliseconds since 1970, and of time served, which rests while no server runs. */
  readonly at: number
  readonly served: number
  /** The running hash: of the one before and of this step. */
  readonly trace: string
  readonly what: Deed
}

export type Deed =
  /** Entries of the log, done together or one. */
  | {
      readonly kind: 'act' | 'redo'
      readonly seat: Seat
      readonly entries: readonly Entry[]
      readonly link: string | null
    }
  /** So many entries of the log were taken back: by undo, or by consent. */
  | { readonly kind: 'undo' | 'back'; readonly seat: Seat; readonly entries: number }
  | { readonly kind: 'begin'; readonly anchors: readonly (string | null)[] }
  | {
      readonly kind: 'sit'
      readonly seat: Seat
      readonly player: Player
      readonly anchor: string | null
    }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly offer: OfferKind; readonly made: boolean }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly offer: OfferKind; readonly yes: boolean }
  | { readonly kind: 'wish'; readonly seat: Seat; readonly moments: readonly string[]; readonly next: boolean }
  | { readonly kind: 'end'; readonly early: EarlyEnd }

/** A position on the way: after which step of the journal. */
export interface KeptStep extends KeptPosition {
  readonly step: number
}

/** One step, what it makes of its table, and a position if it is time to keep one. */
export interface Append {
  readonly table: TableId
  readonly step: Step
  readonly row: TableRow
  readonly kept?: KeptStep | undefined
}

export interface ChatRow {
  readonly table: TableId
  readonly number: number
  readonly room: ChatRoom
  readonly person: PersonId
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

export interface PushRow {
  readonly person: PersonId
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Who is at a table. */
export interface Attending {
  /** Of those who sit there. */
  readonly people: readonly PersonId[]
  /** How many only watch. */
  readonly watching: number
}

/** Somebody else has appended that number, or changed that row, first. */
export class Conflict extends Error {
  constructor(what: string) {
    super(`${what} was changed by somebody else.`)
    this.name = 'Conflict'
  }
}

/**
 * It cannot be written or read now: a full disk, a database that is away. Nothing of it is kept, as far as can be known: if the
 * connection broke while PostgreSQL was answering, and stays broken, only reading the table again tells.
 */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('What is kept cannot be written or read now.', { cause })
    this.name = 'Unavailable'
  }
}

/** A text holds a NUL, which databases cannot keep. */
export class BadText extends Error {
  constructor() {
    super('A text holds a NUL.')
    this.name = 'BadText'
  }
}

/** Which tables to list, newest change first. Of one's own, where one sits or which one opened, those that wait for one come first. */
export interface TableQuery {
  readonly state?: readonly TableState[]
  readonly listed?: boolean
  readonly published?: boolean
  readonly person?: PersonId
  readonly limit: number
}

export interface Store {
  /** Resolves when it is on disk. Many that come at once are written together. Throws `Conflict` or `Unavailable`. */
  append(what: Append): Promise<void>
  table(id: TableId): Promise<TableRow | undefined>
  tables(query: TableQuery): Promise<readonly ListedTable[]>
  /** How many tables there are in these states where that person sits or which he opened. */
  tableCount(person: PersonId, state: readonly TableState[]): Promise<number>
  /** Tables where the server has something to do by then, the longest overdue first. */
  due(served: number, limit: number): Promise<readonly TableId[]>
  /** Throws `Conflict` if there is one of that id. */
  newTable(row: TableRow): Promise<void>
  /** With `version` one more than before; throws `Conflict` if it is not that any more. */
  changeTable(row: TableRow): Promise<void>
  removeTable(id: TableId): Promise<void>
  /** Other servers look at these tables again, soon. */
  ring(ids: readonly TableId[]): void
  /** From that number on. */
  journal(id: TableId, from: number): Promise<readonly Step[]>
  /** The last position that was kept; undefined: none. */
  kept(id: TableId): Promise<KeptStep | undefined>

  person(id: PersonId): Promise<Person | undefined>
  /** Those of them that there are. */
  people(ids: readonly PersonId[]): Promise<readonly Person[]>
  personByAccount(account: string): Promise<Person | undefined>
  /** Throws `Conflict` if that account's name is taken. */
  putPerson(person: Person): Promise<void>
  /**
   * With his sessions and subscriptions, his name wherever he sat, and what he said; steps of journals, which name nobody, stay as
   * they are. Answers the tables that have a new version by it.
   */
  removePerson(id: PersonId): Promise<readonly TableId[]>
  /**
   * The guest's tables, chat and subscriptions are the other's from now on, and the guest is gone with his sessions. Steps of journals
   * stay as they are. Answers the tables that have a new version by it.
   */
  mergePerson(guest: PersonId, into: PersonId): Promise<readonly TableId[]>

  /** Whose it is, by the SHA-256 of the cookie. */
  session(hash: string): Promise<Person | undefined>
  newSession(hash: string, person: PersonId, now: number): Promise<void>
  /** When each of his sessions began. */
  sessionsOf(person: PersonId): Promise<readonly number[]>
  removeSession(hash: string): Promise<void>
  removeSessions(person: PersonId): Promise<void>

  /** Numbered from 1 on, at each table. */
  say(row: Omit<ChatRow, 'number'>): Promise<ChatRow>
  /** The last lines, in order. */
  chat(id: TableId, limit: number): Promise<readonly ChatRow[]>
  /** All lines after that number, in order. */
  chatAfter(id: TableId, number: number): Promise<readonly ChatRow[]>
  /** All that somebody has said, the oldest first. */
  saidBy(person: PersonId): Promise<readonly ChatRow[]>

  /** Tells other servers who is at a table by this one. */
  attend(id: TableId, here: Attending): Promise<void>
  /** Who is at these tables by other servers that run; a table where nobody is is not named. */
  attending(ids: readonly TableId[]): Promise<ReadonlyMap<TableId, Attending>>

  subscribe(row: PushRow): Promise<void>
  unsubscribe(endpoint: string): Promise<void>
  subscriptions(person: PersonId): Promise<readonly PushRow[]>

  /**
   * Counts one try under that name, which always goes with the same time; answers how many there were within it, this one among them.
   */
  tries(name: string, within: number, now: number): Promise<number>

  /**
   * Time served, in milliseconds: it grows by what has passed since the last pulse, but by no more than `most`, so that it rests while
   * no server runs. Called about once a second by every server.
   */
  pulse(now: number, most: number): Promise<number>

  /** Calls with the ids of tables that another server has changed, maybe more than once, until what it answers is called. */
  listen(listener: (ids: readonly TableId[]) => void): Promise<() => void>

  /** A copy of the whole store in one file, made while it is in use; throws where the database has tools of its own for that. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}
