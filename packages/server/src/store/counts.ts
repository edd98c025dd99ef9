/** Time served, tries that are counted, and what is said at tables: each numbered by the database. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Opened } from './dialect.ts'
import { Duplicate } from './failures.ts'
import { checked } from './rows.ts'
import type { Database } from './schema.ts'
import type { ChatRow, Store } from './store.ts'

type Calls = 'pulse' | 'tries' | 'say' | 'chat' | 'chatAfter' | 'saidBy'

export function countingCalls(opened: Opened): Pick<Store, Calls> {
  const { db, dialect } = opened
  const [least, greatest] = dialect === 'sqlite' ? [sql`min`, sql`max`] : [sql`least`, sql`greatest`]
  return {
    pulse: async (now, most) => {
      // Clocks of servers differ: one that is behind adds nothing and sets nothing back.
      const passed = sql<number>`${greatest}(0, ${least}(${now} - coalesce(last, ${now}), ${most}))`
      const { served } = await db
        .updateTable('clock')
        .set({ served: sql<number>`served + ${passed}`, last: sql<number>`${greatest}(coalesce(last, 0), ${now})` })
        .returning('served')
        .executeTakeFirstOrThrow()
      return served
    },
    tries: triesOf(db),
    say: async (row) => {
      const said = await say(db, row)
      opened.changed(row.table)
      return said
    },
    chat: async (id, limit) => {
      const rows = await linesOf(db).where('table_id', '=', id).orderBy('number', 'desc').limit(limit).execute()
      return rows.reverse().map(lineFrom)
    },
    chatAfter: async (id, number) => {
      const rows = await linesOf(db).where('table_id', '=', id).where('number', '>', number).orderBy('number').execute()
      return rows.map(lineFrom)
    },
    saidBy: async (person) => {
      const rows = await linesOf(db).where('person', '=', person).orderBy('at').orderBy('number').execute()
      return rows.map(lineFrom)
    },
  }
}

/** Of who has deleted himself the numbers of his lines are left, so that none is given twice. */
const linesOf = (db: Kysely<Database>) => db.selectFrom('chat').selectAll().where('text', '<>', '')

const lineFrom = ({ table_id: table, ...rest }: Selectable<Database['chat']>): ChatRow => ({ table, ...rest })

/** Tries are counted in slots of a sixtieth of the time, so that many of them take little room. */
const SLOTS = 60
const CLEANED_EVERY = 60_000

/** A try counts for the whole time, and at most for a sixtieth of it longer. */
function triesOf(db: Kysely<Database>): Store['tries'] {
  let cleaned = 0
  return async (name, within, now) => {
    const slot = Math.max(1, Math.ceil(within / SLOTS))
    const at = Math.floor(now / slot) * slot
    await db
      .insertInto('tries')
      .values({ name: checked(name), at, count: 1, until: at + slot + within })
      .onConflict((same) => same.columns(['name', 'at']).doUpdateSet({ count: sql`tries.count + 1` }))
      .execute()
    if (Math.abs(now - cleaned) >= CLEANED_EVERY) {
      cleaned = now
      await db.deleteFrom('tries').where('until', '<', now).execute()
    }
    const { count } = await db
      .selectFrom('tries')
      .select(sql<number>`sum(count)`.as('count'))
      .where('name', '=', name)
      .where('at', '>', now - within - slot)
      .executeTakeFirstOrThrow()
    return count
  }
}

/** So many may speak at one table in the same moment, each by another server. */
const AT_ONCE = 20

/** Numbered by what is there; who takes the same number as another at the same moment takes the next. */
async function say(db: Kysely<Database>, { table, ...row }: Omit<ChatRow, 'number'>): Promise<ChatRow> {
  for (const text of [table, row.person, row.name, row.text]) checked(text)
  for (let tried = 1; ; tried++) {
    try {
      const { number } = await db
        .insertInto('chat')
        .values((eb) => ({
          table_id: table,
          number: eb
            .selectFrom('chat')
            .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
            .where('table_id', '=', table),
          ...row,
        }))
        .returning('number')
        .executeTakeFirstOrThrow()
      return { table, number, ...row }
    } catch (error) {
      if (!(error instanceof Duplicate) || tried === AT_ONCE) throw error
    }
  }
}
