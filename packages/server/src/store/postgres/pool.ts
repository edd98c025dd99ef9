/** Connections to PostgreSQL, as Kysely and we use them. */
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { failure } from '../failures.ts'

/** `bigint`, which is a text unless one asks: none of our numbers is larger than a number can be. */
const BIGINT = 20

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format),
}

/** A database that does not answer is away, too. */
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true }

export type Pool = pg.Pool

export function poolOf(url: string): Pool {
  const pool = new pg.Pool({ connectionString: url, types, ...PATIENCE })
  // A connection that breaks is replaced, and who uses it finds out by his query; without this it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const clientOf = (url: string): pg.Client => new pg.Client({ connectionString: url, types, ...PATIENCE })

/** The pool as Kysely sees it: it fails in our own words. */
export const toldPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => toldClient(await pool.connect().catch(fail)),
  end: () => pool.end(),
})

function toldClient(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(sql: unknown, parameters?: readonly unknown[]): unknown {
    if (typeof sql !== 'string') throw new Error('Cursors are not used here.')
    return client.query(sql, [...(parameters ?? [])]).catch((error: unknown) => {
      // What PostgreSQL itself refuses leaves the connection whole; an answer that did not come may still be under way.
      if (!(error instanceof pg.DatabaseError)) isBroken = true
      return fail(error)
    })
  }
  return { query, release: () => client.release(isBroken) }
}

const fail = (error: unknown): never => {
  throw failure(error)
}
