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

export const deskDialect = (desk: Desk, gate: Gate): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DeskDriver(desk, gate),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** What is asked is answered in order. Only a transaction must be alone: as long as one is open, whatever does not belong to it waits. */
export class Gate {
  #inside: object | null = null
  #waiting: (() => void)[] = []

  /** Asks at once if nobody else is inside, and otherwise as soon as nobody is. */
  async through<T>(who: object | null, what: () => Promise<T>): Promise<T> {
    while (this.#inside !== null && this.#inside !== who) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    return what()
  }

  /** Goes in when nobody else is inside, and stays there. */
  enter<T>(who: object, what: () => Promise<T>): Promise<T> {
    return this.through(who, () => {
      this.#inside = who
      return what()
    })
  }

  leave(who: object): void {
    if (this.#inside !== who) return
    this.#inside = null
    for (const go of this.#waiting.splice(0)) go()
  }
}

class DeskDriver implements Driver {
  readonly #desk: Desk
  readonly #gate: Gate

  constructor(desk: Desk, gate: Gate) {
    this.#desk = desk
    this.#gate = gate
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new DeskConnection(this.#desk, this.#gate)
  }

  /** Whatever became of its transaction, it has none any more. */
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    this.#gate.leave(connection)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#gate.enter(connection, () => connection.executeQuery(CompiledQuery.raw('begin')))
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
  readonly #gate: Gate

  constructor(desk: Desk, gate: Gate) {
    this.#desk = desk
    this.#gate = gate
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#gate.through(this, () => this.#desk.ask(sql, parameters))
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) }
  }

  streamQuery(): never {
    throw new Error('Nothing is read bit by bit.')
  }
}
