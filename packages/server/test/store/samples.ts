/** People, tables and steps for tests: only what matters is said. */
import type { Append, KeptStep, Person, SeatRow, Step, TableRow } from '../../src/store/store.ts'

export const seatOf = (person: string | null): SeatRow => ({ player: 'person', person, name: person, anchor: null })

export function table(id: string, changes: Partial<TableRow> = {}): TableRow {
  return {
    id,
    game: 'tetrarchia',
    options: { level: 'easy' },
    rules: 3,
    edition: { id: 'reconstructed', digest: 'abc' },
    owner: 'anna',
    listed: true,
    published: false,
    pace: { kind: 'none' },
    onTime: 'claim',
    state: 'open',
    seats: [seatOf('anna'), seatOf('bela')],
    dice: [],
    saved: null,
    clocks: null,
    offers: [],
    wishes: [],
    due: null,
    early: null,
    rematch: null,
    asked: null,
    outline: { turn: 1 },
    length: 0,
    created: 1_000,
    changed: 1_000,
    version: 1,
    ...changes,
  }
}

export const after = (row: TableRow, changes: Partial<TableRow> = {}): TableRow => ({
  ...row,
  version: row.version + 1,
  ...changes,
})

export const step = (number: number, changes: Partial<Step> = {}): Step => ({
  number,
  person: 'anna',
  key: `key ${number}`,
  at: 1_700_000_000_000 + number,
  served: number,
  trace: `trace ${number}`,
  what: { kind: 'undo', seat: 0, entries: 1 },
  ...changes,
})

/** The next step of a table: its number is the length that the table has. */
export function appendTo(row: TableRow, changes: Partial<TableRow> = {}, kept?: KeptStep): Append {
  const next = after(row, { length: row.length + 1, ...changes })
  return { table: row.id, step: step(row.length), row: next, kept }
}

export const person = (id: string, changes: Partial<Person> = {}): Person => ({
  id,
  name: `The ${id}`,
  account: null,
  password: null,
  recovery: null,
  language: 'fr',
  notices: { mail: null, byMail: false, byPush: true, awayUntil: null },
  created: 1_700_000_000_000,
  ...changes,
})
