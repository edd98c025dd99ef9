/** SQLite for Kysely, which by itself knows only one that answers at once. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Desk } from './desk.ts'

export const deskDialect = (desk: Desk): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DeskDriver(desk),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** There is one connection: who has it is alone, so that nobody gets into another's transaction. */
class DeskDriver implements Driver {
  readonly #desk: Desk
  readonly #connection: DatabaseConnection
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  constructor(desk: Desk) {
    this.#desk = desk
    this.#connection = new DeskConnection(desk)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#isTaken = true
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift()
    if (next === undefined) this.#isTaken = false
    else next()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  destroy(): Promise<void> {
    return this.#desk.close()
  }
}

class DeskConnection implements DatabaseConnection {
  readonly #desk: Desk

  constructor(desk: Desk) {
    this.#desk = desk
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#desk.ask(sql, parameters)
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  streamQuery(): never {
    throw new Error('Nothing is read bit by bit.')
  }
}
