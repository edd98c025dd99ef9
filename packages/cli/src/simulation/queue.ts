/**
 * A run that any number of machines share by a database: whoever is free takes a batch and renews its lease while it plays. The batches of a
 * machine that dies are taken by others when their leases have run out; what is counted is the same whoever played it.
 */
import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Batch, emptyResults, InOrder, type Results, type Setting } from '@tabularium/bots/lab'
import { digest, Fault } from '@tabularium/engine'
import type { Pool } from '@tabularium/server/postgres'
import type { Batches } from './batches.ts'

export interface QueueTerms {
  readonly url: string
  readonly settings: readonly Setting[]
  readonly games: number
  /** A fingerprint of the program: others may play otherwise, and what they count is not mixed with this. */
  readonly code: string
  /** How long a batch belongs to a machine that is not heard of. */
  readonly leaseSeconds: number
}

/** Several machines may come first. */
const TABLES = `
select pg_advisory_xact_lock(748201164);
create table if not exists lab_runs (
  id text primary key, settings jsonb not null, games integer not null, begun timestamptz not null default now());
create table if not exists lab_batches (
  run text not null references lab_runs on delete cascade, first integer not null, games integer not null,
  holder text, lease timestamptz, results jsonb, primary key (run, first));
create index if not exists lab_batches_left on lab_batches (run, first) where results is null;`

const RUN = 'insert into lab_runs (id, settings, games) values ($1, $2, $3) on conflict do nothing'

const CUT = `
insert into lab_batches (run, first, games)
select $1, first, least($3::integer, $2::integer - first) from generate_series(0, $2::integer - 1, $3::integer) as first
on conflict do nothing`

const TAKE = `
update lab_batches set holder = $2, lease = clock_timestamp() + make_interval(secs => $3)
where run = $1 and first = (
  select first from lab_batches
  where run = $1 and results is null and (lease is null or lease < clock_timestamp())
  order by first limit 1 for update skip locked)
returning first as "from", games`

const RENEW = `
update lab_batches set lease = clock_timestamp() + make_interval(secs => $3)
where run = $1 and holder = $2 and results is null`

const RELEASE = 'update lab_batches set lease = null where run = $1 and holder = $2 and results is null'

const DONE = 'update lab_batches set results = $3 where run = $1 and first = $2 and results is null'

const PLAYED = `
select coalesce(sum(games) filter (where results is not null), 0) as played, bool_and(results is not null) as over
from lab_batches where run = $1`

const RESULTS = 'select first as "from", results from lab_batches where run = $1 and results is not null order by first'

/** So many batches at most: each a moment of work in short runs, and never too many rows in long ones. */
const MOST_BATCHES = 1000

/** How often a database that does not answer is asked again, and after how long. */
const TRIES = 30
const PAUSE = 1000

export class Queue implements Batches {
  readonly #pool: Pool
  readonly #terms: QueueTerms
  /** For people who look at the table: which machine, and which of its programs. */
  readonly #holder = `${hostname()} ${process.pid} ${randomBytes(4).toString('hex')}`
  readonly #renewing: NodeJS.Timeout
  readonly id: string
  played = 0

  private constructor(pool: Pool, terms: QueueTerms, id: string) {
    this.#pool = pool
    this.#terms = terms
    this.id = id
    const every = (terms.leaseSeconds * 1000) / 3
    // One that fails is made up for by the next.
    this.#renewing = setInterval(() => void this.#query(RENEW, terms.leaseSeconds).catch(() => undefined), every)
  }

  static async open(terms: QueueTerms): Promise<Queue> {
    const { url, settings, games, code } = terms
    const { poolOf } = await import('@tabularium/server/postgres')
    const pool = poolOf(url)
    const id = digest({ settings: [...settings], games, code })
    try {
      await pool.query(TABLES)
      await pool.query(RUN, [id, JSON.stringify(settings), games])
      await pool.query(CUT, [id, games, Math.ceil(games / MOST_BATCHES)])
    } catch (error) {
      await pool.end()
      throw away(error)
    }
    const queue = new Queue(pool, terms, id)
    await queue.#look()
    return queue
  }

  /** Waits for what others are playing: they may not come to an end with it. */
  async take(stop: AbortSignal): Promise<Batch | undefined> {
    while (!stop.aborted) {
      const { rows } = await this.#patiently(() => this.#query<Batch>(TAKE, this.#terms.leaseSeconds))
      if (rows.length > 0) return rows[0]
      if (await this.#look()) return undefined
      await wait(Math.min(PAUSE, this.#terms.leaseSeconds * 250), undefined, { signal: stop }).catch(() => undefined)
    }
    return undefined
  }

  async done({ from }: Batch, results: Results): Promise<void> {
    await this.#patiently(() => this.#pool.query(DONE, [this.id, from, JSON.stringify(results)]))
    await this.#look()
  }

  async results(): Promise<Results> {
    const { rows } = await this.#patiently(() =>
      this.#pool.query<{ from: number; results: Results }>(RESULTS, [this.id]),
    )
    const inOrder = new InOrder(emptyResults(this.#terms.settings.length))
    for (const { from, results } of rows) inOrder.add({ from }, results)
    return inOrder.results
  }

  /** What is not finished here is free for others. */
  async close(): Promise<void> {
    clearInterval(this.#renewing)
    await this.#pool.query(RELEASE, [this.id, this.#holder]).catch(() => undefined)
    await this.#pool.end()
  }

  /** How far it is; true: everything is played. */
  async #look(): Promise<boolean> {
    const { rows } = await this.#patiently(() => this.#pool.query<{ played: number; over: boolean }>(PLAYED, [this.id]))
    this.played = Number(rows[0].played)
    return rows[0].over
  }

  #query<Row extends object>(sql: string, ...values: readonly number[]) {
    return this.#pool.query<Row>(sql, [this.id, this.#holder, ...values])
  }

  /** A database may be away for a moment. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await ask()
      } catch (error) {
        if (tried === TRIES) throw away(error)
        await wait(PAUSE)
      }
    }
  }
}

function away(error: unknown): Fault {
  const why = error instanceof Error && error.message !== '' ? error.message : 'it does not answer'
  return new Fault('unknown', `The database of the queue cannot be used: ${why}.`)
}
