/** What is kept, as the database takes it. */
import type { Json } from '@tabularium/engine'
import type { PersonId } from '@tabularium/online'
import type { TableColumns } from './schema.ts'
import { type Append, BadText, type KeptStep, type ListedTable, type Step, type TableRow } from './store.ts'

/** An append, ready to be written. */
export interface Ready {
  readonly number: number
  readonly step: string
  readonly row: Written
  readonly kept: { readonly step: number; readonly doc: string } | null
}

/** A table's columns but for those that the database itself fills in. */
export type Written = Omit<TableColumns, 'node' | 'touched'>

export function readyFrom({ step, row, kept }: Append): Ready {
  const { number, person, key, at, served, trace, what } = step
  const doc = written({ person, key, at, served, trace, what })
  return { number, step: doc, row: columnsOf(row), kept: kept === undefined ? null : keptColumns(kept) }
}

function keptColumns({ step, at, used, position }: KeptStep) {
  return { step, doc: written({ at, used, position }) }
}

export function columnsOf(row: ListedTable & Partial<TableRow>): Written {
  const { id, state, listed, published, asked, due, changed, version } = row
  return {
    id: checked(id),
    state,
    listed: listed ? 1 : 0,
    published: published ? 1 : 0,
    asked,
    due: due === null ? null : Math.round(due),
    people: peopleOf(row).join(','),
    changed,
    version,
    doc: written(withoutFile(row)),
  }
}

/** The file that a table was begun from is kept once, and not with each change. */
function withoutFile(row: ListedTable & { saved?: string | null | undefined }): object {
  // Not `{ ...row, saved: undefined }`: naming a member anew takes far longer than changing it.
  const listed = { ...row }
  if (listed.saved !== undefined) listed.saved = undefined
  return listed
}

/** Who opened it, then who sits in each seat; nobody is ''. */
const peopleOf = ({ owner, seats }: ListedTable): readonly PersonId[] => [
  checked(owner),
  ...seats.map(({ person }) => (person === null ? '' : checked(person))),
]

/** From `people` of a table's columns. */
export const sittersOf = (people: string): readonly { readonly person: PersonId; readonly seat: number }[] =>
  people
    .split(',')
    .map((person, i) => ({ person, seat: i - 1 }))
    .filter(({ person }) => person !== '')

export const tableFrom = ({ doc }: { readonly doc: string }): ListedTable => JSON.parse(doc)

export function stepFrom({ number, doc }: { readonly number: number; readonly doc: string }): Step {
  const rest: Omit<Step, 'number'> = JSON.parse(doc)
  return { number, ...rest }
}

export function keptFrom({ step, doc }: { readonly step: number; readonly doc: string }): KeptStep {
  const rest: Omit<KeptStep, 'step'> = JSON.parse(doc)
  return { step, ...rest }
}

/** PostgreSQL refuses a NUL in a text, and some SQLite cuts the text there: it is refused before it gets there. */
export function checked(text: string): string {
  if (text.includes('\0')) throw new BadText()
  return text
}

/** As JSON; there a NUL is written in six letters, which may also be six letters of the text. */
export function written(value: object): string {
  const text = JSON.stringify(value)
  if (text.includes('\\u0000') && hasNul(JSON.parse(text))) throw new BadText()
  return text
}

function hasNul(value: Json): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, each]) => key.includes('\0') || hasNul(each))
}
