/** How the database came to its form: a list that only grows. What stands in it is never changed. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'
import type { Database } from './schema.ts'

/** By `db.schema` and plain SQL alone: it was written for the database of its time, which `Database` may not be any more. */
export type Migration = (db: Kysely<Database>, dialect: Dialect) => Promise<void>

export const migrations: readonly Migration[] = [first, second]

async function first(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await tablesOfPlay(db, dialect)
  await tablesOfPeople(db)
  await db.schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('served', 'bigint', (column) => column.notNull())
    .addColumn('last', 'bigint')
    .execute()
  await sql`insert into clock (id, served, last) values (1, 0, null)`.execute(db)
}

async function tablesOfPlay(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('asked', 'integer')
    .addColumn('due', 'bigint')
    .addColumn('people', 'text', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .execute()
  // A table that is in no list costs no index anything when it changes.
  await sql`create index tables_listed on tables (state, changed) where listed = 1`.execute(db)
  await sql`create index tables_published on tables (state, changed) where published = 1`.execute(db)
  await sql`create index tables_due on tables (due) where due is not null`.execute(db)
  if (dialect === 'postgres') await sql`create index tables_touched on tables (touched)`.execute(db)
  await db.schema
    .createTable('beginnings')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('saved', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sitting')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sitting_key', ['person', 'table_id', 'seat'])
    .execute()
  await db.schema.createIndex('sitting_table').on('sitting').column('table_id').execute()
  await db.schema
    .createTable('steps')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('steps_key', ['table_id', 'number'])
    // One tree instead of two for what is always found by its key.
    .modifyEnd(dialect === 'sqlite' ? sql`without rowid` : sql``)
    .execute()
  await db.schema
    .createTable('kept')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('step', 'bigint', (column) => column.notNull())
    .addColumn('doc', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
    .execute()
  await db.schema.createIndex('chat_person').on('chat').column('person').execute()
}

async function tablesOfPeople(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('persons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('recovery', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('notices', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_person').on('sessions').column('person').execute()
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('push_person').on('push').column('person').execute()
  await db.schema
    .createTable('tries')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('tries_key', ['name', 'at'])
    .execute()
  await db.schema.createIndex('tries_until').on('tries').column('until').execute()
}

/** Several servers see who is at their tables. */
async function second(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('attending')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('people', 'text', (column) => column.notNull())
    .addColumn('watching', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attending_key', ['table_id', 'node'])
    .execute()
  await db.schema
    .createTable('servers')
    .addColumn('node', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}
