/** Who is at which tables by which server: kept where several servers share one database, since each has its own sockets. */
import type { TableId } from '@tabularium/online'
import { type Kysely, sql } from 'kysely'
import { now, type Opened } from './dialect.ts'
import { checked } from './rows.ts'
import type { Database } from './schema.ts'
import type { Attending, Store } from './store.ts'

/** A server says so often enough that it runs; after so long without a word its pages are gone, in milliseconds. */
const ALIVE = 5_000
/** After so long it is forgotten. */
const FORGOTTEN = 60_000

export interface AttendingCalls extends Pick<Store, 'attend' | 'attending'> {
  /** This server runs. */
  beat(): Promise<void>
}

const ALONE: AttendingCalls = {
  attend: async () => {},
  attending: async () => new Map(),
  beat: async () => {},
}

/** SQLite has one server, which knows by itself. */
export function attendingCalls(opened: Opened): AttendingCalls {
  const { db, dialect, node } = opened
  if (dialect === 'sqlite') return ALONE
  return {
    attend: async (id, here) => {
      await attend(db, node, id, here)
      opened.changed(id)
    },
    attending: (ids) => attending(opened, ids),
    beat: async () => {
      const at = now(opened)
      await db
        .insertInto('servers')
        .values({ node, at })
        .onConflict((same) => same.column('node').doUpdateSet({ at }))
        .execute()
      const { numDeletedRows } = await db
        .deleteFrom('servers')
        .where('at', '<', sql<number>`${at} - ${sql.lit(FORGOTTEN)}`)
        .executeTakeFirst()
      if (numDeletedRows === 0n) return
      await db.deleteFrom('attending').where('node', 'not in', db.selectFrom('servers').select('node')).execute()
    },
  }
}

async function attend(db: Kysely<Database>, node: string, id: TableId, here: Attending): Promise<void> {
  const { people, watching } = here
  if (people.length === 0 && watching === 0) {
    await db.deleteFrom('attending').where('table_id', '=', id).where('node', '=', node).execute()
    return
  }
  const columns = { people: people.map(checked).join(','), watching }
  await db
    .insertInto('attending')
    .values({ table_id: id, node, ...columns })
    .onConflict((same) => same.columns(['table_id', 'node']).doUpdateSet(columns))
    .execute()
}

async function attending(opened: Opened, ids: readonly TableId[]): Promise<ReadonlyMap<TableId, Attending>> {
  const found = new Map<TableId, Attending>()
  if (ids.length === 0) return found
  const rows = await opened.db
    .selectFrom('attending')
    .innerJoin('servers', 'servers.node', 'attending.node')
    .select(['table_id', 'people', 'watching'])
    .where(sql<boolean>`table_id = any(${[...ids]})`)
    .where('attending.node', '<>', opened.node)
    .where('at', '>', sql<number>`${now(opened)} - ${sql.lit(ALIVE)}`)
    .execute()
  for (const { table_id, people, watching } of rows) {
    const before = found.get(table_id)
    const more = people === '' ? [] : people.split(',')
    found.set(table_id, {
      people: [...(before?.people ?? []), ...more],
      watching: (before?.watching ?? 0) + watching,
    })
  }
  return found
}
