/** Tells other servers which tables this one has changed. */
import type { TableId } from '@tabularium/online'
import type pg from 'pg'

export const CHANNEL = 'tabularium'

/** PostgreSQL takes less than 8,000 bytes. */
const LONGEST = 7_900
const GATHERED = 25

/** Rung in transactions that write it would halve their number, since commits that ring wait for each other. */
export class Bell {
  readonly #pool: pg.Pool
  readonly #node: string
  #ids = new Set<TableId>()
  #timer: NodeJS.Timeout | null = null

  constructor(pool: pg.Pool, node: string) {
    this.#pool = pool
    this.#node = node
  }

  changed(id: TableId): void {
    this.#ids.add(id)
    this.#timer ??= setTimeout(() => this.ring(), GATHERED)
  }

  /** What is not heard is found by those who look for it every few seconds. */
  async ring(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    const payloads = payloadsOf(this.#node, [...this.#ids])
    this.#ids.clear()
    if (payloads.length === 0) return
    await this.#pool
      .query('select pg_notify($1, each) from unnest($2::text[]) as each', [CHANNEL, payloads])
      .catch(() => {})
  }
}

export interface Rung {
  readonly node: string
  readonly ids: readonly TableId[]
}

/** As many as are needed, each short enough. */
export function payloadsOf(node: string, ids: readonly TableId[]): readonly string[] {
  const payloads: string[] = []
  let [gathered, length]: [TableId[], number] = [[], 0]
  const close = () => {
    const rung: Rung = { node, ids: gathered }
    if (gathered.length > 0) payloads.push(JSON.stringify(rung))
    ;[gathered, length] = [[], Buffer.byteLength(JSON.stringify({ node, ids: [] }))]
  }
  close()
  for (const id of ids) {
    const bytes = Buffer.byteLength(JSON.stringify(id)) + 1
    if (length + bytes > LONGEST) close()
    gathered.push(id)
    length += bytes
  }
  close()
  return payloads
}

export function rungFrom(payload: string): Rung {
  const rung: Rung = JSON.parse(payload)
  return rung
}
