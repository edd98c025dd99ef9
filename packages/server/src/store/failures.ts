/** What databases say when something goes wrong, in our own words. */
import { Unavailable } from './store.ts'

/** A key that must be there once is there already. */
export class Duplicate extends Error {
  constructor(cause: unknown) {
    super('That key is there already.', { cause })
    this.name = 'Duplicate'
  }
}

const DUPLICATES: ReadonlySet<unknown> = new Set([
  // PostgreSQL: unique_violation.
  '23505',
  // better-sqlite3
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
  // node:sqlite has but one code for all and tells the same two by these numbers.
  1555,
  2067,
])

function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && DUPLICATES.has(error.code)) || ('errcode' in error && DUPLICATES.has(error.errcode))
}

/** Whatever a database throws is one of two things to those above it. */
export function failure(error: unknown): Duplicate | Unavailable {
  if (error instanceof Duplicate || error instanceof Unavailable) return error
  return isDuplicate(error) ? new Duplicate(error) : new Unavailable(error)
}
