/** The tables of the database, the same in SQLite and in PostgreSQL. Ids and JSON are text; yes and no are 1 and 0. */
import type { Language } from '@tabularium/engine'
import type { ChatRoom, PersonId, TableId, TableState } from '@tabularium/online'

export type Bit = 0 | 1

export interface Database {
  /** One row: how many migrations have been done. */
  schema_version: { version: number }
  tables: TableColumns
  /** The files of games that were begun elsewhere; never changed, and too long to be written again with each step. */
  beginnings: { table_id: TableId; saved: string }
  /** Who sits where, and, as `OWNER`, who opened the table. */
  sitting: { table_id: TableId; person: PersonId; seat: number }
  steps: { table_id: TableId; number: number; doc: string }
  /** The last position of each table that was kept. */
  kept: { table_id: TableId; step: number; doc: string }
  persons: PersonColumns
  sessions: { hash: string; person: PersonId; created: number }
  chat: ChatColumns
  push: { endpoint: string; person: PersonId; p256dh: string; auth: string }
  /** How many tries there were under a name from `at` on, and until when that matters. */
  tries: { name: string; at: number; count: number; until: number }
  /** Who is at a table by which server, where there are several: people by their ids, with commas between them. */
  attending: { table_id: TableId; node: string; people: string; watching: number }
  /** When each server was last known to run, by the clock of the database. */
  servers: { node: string; at: number }
  /** One row: time served, and when it was counted last. */
  clock: { id: number; served: number; last: number | null }
}

/** `doc` is the whole row but for the file it began with; the other columns are what is searched by. */
export interface TableColumns {
  id: TableId
  state: TableState
  listed: Bit
  published: Bit
  asked: number | null
  /** When the server itself has something to do there, by time served. */
  due: number | null
  /** Who opened it and who sits at it, as one text: it tells whether `sitting` must be written again. */
  people: string
  changed: number
  version: number
  doc: string
  /** Which server wrote it last, and when, by the clock of the database: 0 where there is but one server. */
  node: string
  touched: number
}

interface PersonColumns {
  id: PersonId
  name: string
  account: string | null
  password: string | null
  recovery: string | null
  language: Language
  notices: string
  created: number
}

interface ChatColumns {
  table_id: TableId
  number: number
  room: ChatRoom
  person: PersonId
  name: string
  seat: number | null
  text: string
  at: number
}

/** The seat in `sitting` of who opened the table. */
export const OWNER = -1
