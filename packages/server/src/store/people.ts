/** Who somebody is, and where he is known. */
import type { PersonId, TableId } from '@tabularium/online'
import type { Kysely, Selectable } from 'kysely'
import { now, type Opened } from './dialect.ts'
import { Duplicate } from './failures.ts'
import { checked, columnsOf, tableFrom, written } from './rows.ts'
import type { Database } from './schema.ts'
import { Conflict, type KeptNotices, type ListedTable, type Person, type SeatRow, type Store } from './store.ts'
import { sit } from './tables.ts'

type Calls =
  | 'person'
  | 'people'
  | 'personByAccount'
  | 'putPerson'
  | 'removePerson'
  | 'mergePerson'
  | 'session'
  | 'newSession'
  | 'sessionsOf'
  | 'removeSession'
  | 'removeSessions'
  | 'subscribe'
  | 'unsubscribe'
  | 'subscriptions'

export function peopleCalls(opened: Opened): Pick<Store, Calls> {
  const { db } = opened
  return {
    person: (id) => personWhere(db, 'id', id),
    people: async (ids) => {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('persons').selectAll().where('id', 'in', ids).execute()
      return rows.map(personFrom)
    },
    personByAccount: (account) => personWhere(db, 'account', account),
    putPerson: (person) => putPerson(db, person),
    removePerson: (id) => removePerson(opened, id),
    mergePerson: (guest, into) => mergePerson(opened, guest, checked(into)),
    ...sessionCalls(db),
    ...pushCalls(db),
  }
}

async function personWhere(db: Kysely<Database>, column: 'id' | 'account', value: string): Promise<Person | undefined> {
  const row = await db.selectFrom('persons').selectAll().where(column, '=', value).executeTakeFirst()
  return row === undefined ? undefined : personFrom(row)
}

function personFrom(row: Selectable<Database['persons']>): Person {
  const notices: KeptNotices = JSON.parse(row.notices)
  return { ...row, notices }
}

async function putPerson(db: Kysely<Database>, person: Person): Promise<void> {
  const { id, ...columns } = { ...person, notices: written(person.notices) }
  for (const text of [id, person.name, person.account, person.password, person.recovery]) checked(text ?? '')
  try {
    await db
      .insertInto('persons')
      .values({ id, ...columns })
      .onConflict((same) => same.column('id').doUpdateSet(columns))
      .execute()
  } catch (error) {
    throw error instanceof Duplicate ? new Conflict(`Account ${person.account}`) : error
  }
}

async function forget(db: Kysely<Database>, id: PersonId): Promise<void> {
  await db.deleteFrom('sessions').where('person', '=', id).execute()
  await db.deleteFrom('persons').where('id', '=', id).execute()
}

async function removePerson(opened: Opened, id: PersonId): Promise<readonly TableId[]> {
  return reseated(opened, id, { person: null, name: '' }, async (work) => {
    await work.updateTable('chat').set({ person: '', name: '', text: '' }).where('person', '=', id).execute()
    await work.deleteFrom('push').where('person', '=', id).execute()
  })
}

async function mergePerson(opened: Opened, guest: PersonId, into: PersonId): Promise<readonly TableId[]> {
  if (guest === into) return []
  return reseated(opened, guest, { person: into }, async (work) => {
    await work.updateTable('chat').set({ person: into }).where('person', '=', guest).execute()
    await work.updateTable('push').set({ person: into }).where('person', '=', guest).execute()
  })
}

/** Who sits in the place of somebody who is gone. */
type Heir = Partial<SeatRow> & Pick<SeatRow, 'person'>

/** Somebody is gone; answers the tables where he sat, or which he opened. */
async function reseated(
  opened: Opened,
  gone: PersonId,
  heir: Heir,
  besides: (work: Kysely<Database>) => Promise<void>,
): Promise<readonly TableId[]> {
  const moved = await opened.db.transaction().execute(async (work) => {
    const tables = await tablesOf(opened, work, gone)
    for (const table of tables) await replaceIn({ ...opened, db: work }, table, gone, heir)
    await besides(work)
    await forget(work, gone)
    return tables.map(({ id }) => id)
  })
  for (const id of moved) opened.changed(id)
  return moved
}

/** In the order of their ids, and locked, so that servers that write several tables at once do not wait for each other. */
async function tablesOf({ dialect }: Opened, db: Kysely<Database>, person: PersonId): Promise<readonly ListedTable[]> {
  const ids = db.selectFrom('sitting').select('table_id').where('person', '=', person)
  const rows = await db
    .selectFrom('tables')
    .select('doc')
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(dialect === 'postgres', (all) => all.forUpdate())
    .execute()
  return rows.map(tableFrom)
}

/** Its version grows: a server that has the table in mind finds out at its next append. */
async function replaceIn(opened: Opened, table: ListedTable, gone: PersonId, heir: Heir): Promise<void> {
  const seats = table.seats.map((seat) => (seat.person === gone ? { ...seat, ...heir } : seat))
  const owner = table.owner === gone ? (heir.person ?? '') : table.owner
  const { id, ...columns } = columnsOf({ ...table, owner, seats, version: table.version + 1 })
  await opened.db
    .updateTable('tables')
    .set({ ...columns, node: opened.node, touched: now(opened) })
    .where('id', '=', id)
    .execute()
  await opened.db.deleteFrom('sitting').where('table_id', '=', id).execute()
  await sit(opened.db, id, columns.people)
}

function sessionCalls(
  db: Kysely<Database>,
): Pick<Store, 'session' | 'newSession' | 'sessionsOf' | 'removeSession' | 'removeSessions'> {
  return {
    session: async (hash) => {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('persons', 'persons.id', 'sessions.person')
        .selectAll('persons')
        .where('hash', '=', hash)
        .executeTakeFirst()
      return row === undefined ? undefined : personFrom(row)
    },
    newSession: async (hash, person, created) => {
      const row = { hash: checked(hash), person: checked(person), created }
      await db.insertInto('sessions').values(row).execute()
    },
    sessionsOf: async (person) => {
      const rows = await db
        .selectFrom('sessions')
        .select('created')
        .where('person', '=', person)
        .orderBy('created')
        .execute()
      return rows.map(({ created }) => created)
    },
    removeSession: async (hash) => {
      await db.deleteFrom('sessions').where('hash', '=', hash).execute()
    },
    removeSessions: async (person) => {
      await db.deleteFrom('sessions').where('person', '=', person).execute()
    },
  }
}

function pushCalls(db: Kysely<Database>): Pick<Store, 'subscribe' | 'unsubscribe' | 'subscriptions'> {
  return {
    subscribe: async ({ endpoint, ...columns }) => {
      for (const text of [endpoint, ...Object.values(columns)]) checked(text)
      await db
        .insertInto('push')
        .values({ endpoint, ...columns })
        .onConflict((same) => same.column('endpoint').doUpdateSet(columns))
        .execute()
    },
    unsubscribe: async (endpoint) => {
      await db.deleteFrom('push').where('endpoint', '=', endpoint).execute()
    },
    subscriptions: (person) =>
      db.selectFrom('push').selectAll().where('person', '=', person).orderBy('endpoint').execute(),
  }
}
