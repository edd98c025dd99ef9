/** Where a file of SQLite is read and written: in this thread, or in one of its own. */
import type { SqliteStatement } from 'kysely'
import type { Ready } from '../rows.ts'
import { groupWriter, transactions } from './append.ts'
import type { SqliteDriver } from './driver.ts'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface Answer {
  readonly rows: readonly unknown[]
  readonly changes: number
}

/** Whatever it throws is a `Duplicate` or `Unavailable`. What is asked of it is done in that order. */
export interface Desk {
  ask(sql: string, parameters: readonly unknown[]): Promise<Answer>
  /** All in one transaction; answers which of them were taken. */
  write(group: readonly Ready[]): Promise<readonly boolean[]>
  /** All in one transaction. */
  together(statements: readonly Statement[]): Promise<void>
  close(): Promise<void>
}

/** The same, at once. */
export interface Clerk {
  ask(sql: string, parameters: readonly unknown[]): Answer
  write(group: readonly Ready[]): readonly boolean[]
  together(statements: readonly Statement[]): void
  close(): void
}

/** So many statements are kept ready. */
const MOST_READY = 200

export function clerkOf(driver: SqliteDriver): Clerk {
  const ready = new Map<string, SqliteStatement>()
  let writer: ReturnType<typeof groupWriter> | undefined
  let inTransaction: ReturnType<typeof transactions> | undefined
  const statement = (sql: string): SqliteStatement => {
    const known = ready.get(sql)
    if (known !== undefined) return known
    const made = driver.prepare(sql)
    if (ready.size >= MOST_READY) ready.clear()
    ready.set(sql, made)
    return made
  }
  return {
    ask(sql, parameters) {
      const asked = statement(sql)
      if (asked.reader) return { rows: asked.all(parameters), changes: 0 }
      return { rows: [], changes: Number(asked.run(parameters).changes) }
    },
    write(group) {
      // Its statements can be prepared only when the tables are there.
      writer ??= groupWriter(driver)
      return writer(group)
    },
    together(statements) {
      inTransaction ??= transactions(driver)
      inTransaction(() => {
        for (const { sql, parameters } of statements) statement(sql).run(parameters)
      })
    },
    close: () => driver.close(),
  }
}

/** In this thread: everything else waits while it writes. */
export function deskHere(driver: SqliteDriver): Desk {
  const clerk = clerkOf(driver)
  return {
    ask: async (sql, parameters) => clerk.ask(sql, parameters),
    write: async (group) => clerk.write(group),
    together: async (statements) => clerk.together(statements),
    close: async () => clerk.close(),
  }
}
