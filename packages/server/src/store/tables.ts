/** Tables, and what was done at them. */
import type { TableId, TableState } from '@tabularium/online'
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { now, type Opened } from './dialect.ts'
import { Duplicate } from './failures.ts'
import { checked, columnsOf, keptFrom, sittersOf, stepFrom, tableFrom } from './rows.ts'
import type { Database } from './schema.ts'
import { Conflict, type ListedTable, type Store, type TableQuery, type TableRow } from './store.ts'

type Calls =
  | 'table'
  | 'tables'
  | 'tableCount'
  | 'due'
  | 'newTable'
  | 'changeTable'
  | 'removeTable'
  | 'ring'
  | 'journal'
  | 'kept'

export function tableCalls(opened: Opened): Pick<Store, Calls> {
  const { db } = opened
  return {
    table: (id) => tableOf(db, id),
    tables: (query) => (query.person === undefined ? listed(db, query) : own(db, query, query.person)),
    tableCount: async (person, state) => {
      const found = await db
        .selectFrom('tables')
        .innerJoin('sitting', 'sitting.table_id', 'tables.id')
        .select((eb) => eb.fn.count('tables.id').distinct().as('number'))
        .where('person', '=', person)
        .where('state', 'in', state)
        .executeTakeFirstOrThrow()
      return Number(found.number)
    },
    due: async (served, limit) => {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('due', 'is not', null)
        .where('due', '<=', served)
        .orderBy('due')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
    newTable: (row) => newTable(opened, row),
    changeTable: (row) => changeTable(opened, row),
    removeTable: (id) => removeTable(opened, id),
    ring: (ids) => {
      for (const id of ids) opened.changed(id)
    },
    journal: async (id, from) => {
      const rows = await db
        .selectFrom('steps')
        .select(['number', 'doc'])
        .where('table_id', '=', id)
        .where('number', '>=', from)
        .orderBy('number')
        .execute()
      return rows.map(stepFrom)
    },
    kept: async (id) => {
      const row = await db.selectFrom('kept').select(['step', 'doc']).where('table_id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : keptFrom(row)
    },
  }
}

async function tableOf(db: Kysely<Database>, id: TableId): Promise<TableRow | undefined> {
  const row = await db
    .selectFrom('tables')
    .leftJoin('beginnings', 'beginnings.table_id', 'tables.id')
    .select(['doc', 'saved'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...tableFrom(row), saved: row.saved }
}

const STATES: readonly TableState[] = ['open', 'playing', 'over']

/** State by state, since the indexes have each state's tables in the order of their changes. */
async function listed(db: Kysely<Database>, query: TableQuery): Promise<readonly ListedTable[]> {
  const lists = (query.state ?? STATES).map((state) =>
    db
      .selectFrom('tables')
      .select(['doc', 'changed'])
      .where('state', '=', state)
      .where((eb) => isAsked(eb, query))
      .orderBy('changed', 'desc')
      .limit(query.limit)
      .execute(),
  )
  const rows = (await Promise.all(lists)).flat().sort((a, b) => b.changed - a.changed)
  return rows.slice(0, query.limit).map(tableFrom)
}

/** Where he sits, maybe in several seats, and what he opened. */
async function own(db: Kysely<Database>, query: TableQuery, person: string): Promise<readonly ListedTable[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('sitting', 'sitting.table_id', 'tables.id')
    .select('doc')
    .where('person', '=', person)
    .where('state', 'in', query.state ?? STATES)
    .where((eb) => isAsked(eb, query))
    .groupBy('tables.id')
    .orderBy(sql`max(case when seat = asked then 1 else 0 end)`, 'desc')
    .orderBy('changed', 'desc')
    .limit(query.limit)
    .execute()
  return rows.map(tableFrom)
}

/** Yes and no are written out, not given as parameters: so it is plain at once that an index of lists fits. */
function isAsked({ and, eb }: ExpressionBuilder<Database, 'tables'>, { listed, published }: TableQuery) {
  return and([
    ...(listed === undefined ? [] : [eb('listed', '=', sql.lit(listed ? 1 : 0))]),
    ...(published === undefined ? [] : [eb('published', '=', sql.lit(published ? 1 : 0))]),
  ])
}

async function newTable(opened: Opened, row: TableRow): Promise<void> {
  const { db, node } = opened
  const { id, ...columns } = columnsOf(row)
  const sitting = sittersOf(columns.people).map((each) => ({ table_id: id, ...each }))
  const beginnings = row.saved === null ? [] : [{ table_id: id, saved: checked(row.saved) }]
  try {
    await opened.together([
      db
        .insertInto('tables')
        .values({ id, ...columns, node, touched: now(opened) })
        .compile(),
      ...(sitting.length > 0 ? [db.insertInto('sitting').values(sitting).compile()] : []),
      ...(beginnings.length > 0 ? [db.insertInto('beginnings').values(beginnings).compile()] : []),
    ])
  } catch (error) {
    throw error instanceof Duplicate ? new Conflict(`Table ${id}`) : error
  }
  opened.changed(id)
}

async function changeTable(opened: Opened, row: TableRow): Promise<void> {
  const { id, ...columns } = columnsOf(row)
  await opened.db.transaction().execute(async (work) => {
    const { numUpdatedRows } = await work
      .updateTable('tables')
      .set({ ...columns, node: opened.node, touched: now(opened) })
      .where('id', '=', id)
      .where('version', '=', row.version - 1)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Conflict(`Table ${id}`)
    await work.deleteFrom('sitting').where('table_id', '=', id).execute()
    await sit(work, id, columns.people)
  })
  opened.changed(id)
}

export async function sit(db: Kysely<Database>, id: TableId, people: string): Promise<void> {
  const rows = sittersOf(people).map((each) => ({ table_id: id, ...each }))
  if (rows.length > 0) await db.insertInto('sitting').values(rows).execute()
}

async function removeTable(opened: Opened, id: TableId): Promise<void> {
  await opened.db.transaction().execute(async (work) => {
    await work.deleteFrom('tables').where('id', '=', id).execute()
    for (const part of ['beginnings', 'sitting', 'steps', 'kept', 'chat'] as const) {
      await work.deleteFrom(part).where('table_id', '=', id).execute()
    }
  })
  opened.changed(id)
}
