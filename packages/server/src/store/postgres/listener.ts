/** Hears of tables that other servers have changed. */
import type { TableId } from '@tabularium/online'
import type pg from 'pg'
import { CHANNEL, rungFrom } from './bell.ts'
import { clientOf } from './pool.ts'

export interface Listening {
  readonly url: string
  readonly pool: pg.Pool
  readonly node: string
  readonly listener: (ids: readonly TableId[]) => void
}

const LOOKED_EVERY = 3_000
const CONNECTED_AGAIN_AFTER = 1_000

/** A row is stamped a little before it can be seen: what is younger than this is looked at again. */
const OVERLAP = 10_000

const NOW = 'select (extract(epoch from clock_timestamp()) * 1000)::bigint as now'
const CHANGED = 'select id, version from tables where touched > $1 and node <> $2'

/**
 * By a bell, on a connection of its own that is made anew when it breaks; and, since a bell may be missed, by looking every three
 * seconds at what was changed since. A table may be told twice. One that was removed is told by the bell alone.
 */
export class Listener {
  readonly #what: Listening
  #client: pg.Client | null = null
  #again: NodeJS.Timeout | null = null
  #look: NodeJS.Timeout | null = null
  #since = Number.NaN
  #seen: ReadonlyMap<TableId, number> = new Map()
  #isOver = false

  constructor(what: Listening) {
    this.#what = what
  }

  /** Resolves when it hears, or has begun to try. */
  async start(): Promise<void> {
    await this.#lookNow()
    this.#look = setInterval(() => this.#lookNow(), LOOKED_EVERY).unref()
    await this.#connect()
  }

  async stop(): Promise<void> {
    this.#isOver = true
    for (const timer of [this.#look, this.#again]) if (timer !== null) clearTimeout(timer)
    await this.#client?.end().catch(() => {})
  }

  async #connect(): Promise<void> {
    this.#again = null
    const client = clientOf(this.#what.url)
    this.#client = client
    client.on('error', () => client.end().catch(() => {}))
    client.on('end', () => this.#connectLater())
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      await this.#lookNow()
    } catch {
      await client.end().catch(() => {})
      this.#connectLater()
    }
  }

  #connectLater(): void {
    if (!this.#isOver) this.#again ??= setTimeout(() => this.#connect(), CONNECTED_AGAIN_AFTER).unref()
  }

  #hear(payload: string): void {
    const { node, ids } = rungFrom(payload)
    if (node !== this.#what.node && !this.#isOver) this.#what.listener(ids)
  }

  async #lookNow(): Promise<void> {
    const { pool, node, listener } = this.#what
    try {
      const [{ now }] = (await pool.query<{ now: number }>(NOW)).rows
      const from = (Number.isNaN(this.#since) ? now : this.#since) - OVERLAP
      const { rows } = await pool.query<{ id: TableId; version: number }>(CHANGED, [from, node])
      const ids = rows.filter(({ id, version }) => this.#seen.get(id) !== version).map(({ id }) => id)
      this.#seen = new Map(rows.map(({ id, version }) => [id, version]))
      this.#since = now
      if (ids.length > 0 && !this.#isOver) listener(ids)
    } catch {
      // The database is away: what is missed now is found by the next look, which begins where the last one ended.
    }
  }
}
