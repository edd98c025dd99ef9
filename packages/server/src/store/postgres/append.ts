/** Writes appends into PostgreSQL, a whole group by one statement: one way there and back, and one flush. */
import type pg from 'pg'
import { failure } from '../failures.ts'
import type { WriteGroup } from '../groups.ts'
import type { Ready } from '../rows.ts'

/**
 * A row that another server is changing is waited for, and then has another version. No step can be there that this statement does
 * not see, since with each of them the version changes.
 */
const APPEND = `
with given as (
  select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::bigint[],
    $9::text[], $10::bigint[], $11::bigint[], $12::text[])
    as given(id, number, step, state, listed, published, asked, due, people, changed, version, doc)
), before as (
  select tables.id, tables.people from tables join given on given.id = tables.id
), taken as (
  update tables set state = given.state, listed = given.listed, published = given.published, asked = given.asked,
    due = given.due, people = given.people, changed = given.changed, version = given.version, doc = given.doc, node = $13,
    touched = (extract(epoch from clock_timestamp()) * 1000)::bigint
  from given
  where tables.id = given.id and tables.version = given.version - 1
    and not exists (select from steps where steps.table_id = given.id and steps.number = given.number)
  returning tables.id
), stepped as (
  insert into steps (table_id, number, doc)
  select given.id, given.number, given.step from given join taken on taken.id = given.id
), seated as (
  select given.id, given.people from given
    join taken on taken.id = given.id
    join before on before.id = given.id
  where before.people <> given.people
), sitters as (
  select seated.id, each.person, (each.place - 2)::int as seat
  from seated, unnest(string_to_array(seated.people, ',')) with ordinality as each(person, place)
  where each.person <> ''
), gone as (
  delete from sitting using seated where sitting.table_id = seated.id and not exists (
    select from sitters
    where sitters.id = sitting.table_id and sitters.person = sitting.person and sitters.seat = sitting.seat)
), come as (
  insert into sitting (table_id, person, seat) select id, person, seat from sitters on conflict do nothing
), positions as (
  insert into kept (table_id, step, doc)
  select position.id, position.step, position.doc
  from unnest($14::text[], $15::bigint[], $16::text[]) as position(id, step, doc)
    join taken on taken.id = position.id
  on conflict (table_id) do update set step = excluded.step, doc = excluded.doc
)
select id from taken`

const WRITTEN = `
select steps.table_id as id, steps.doc from steps
join unnest($1::text[], $2::bigint[]) as given(id, number) on steps.table_id = given.id and steps.number = given.number`

export function groupWriter(pool: pg.Pool, node: string): WriteGroup {
  const send = async (group: readonly Ready[]): Promise<readonly boolean[]> => {
    const { rows } = await pool.query<{ id: string }>({ name: 'append', text: APPEND, values: valuesOf(group, node) })
    const taken = new Set(rows.map(({ id }) => id))
    return group.map(({ row }) => taken.has(row.id))
  }
  return async (group) => {
    try {
      return await send(group).catch(() => sendAgain(group))
    } catch (error) {
      throw failure(error)
    }
  }

  /**
   * After a broken connection, a restart, or two servers that waited for each other. The first time it may have been written, and
   * only the answer was lost: a step that is there just as it is to be written counts as taken.
   */
  async function sendAgain(group: readonly Ready[]): Promise<readonly boolean[]> {
    const taken = await send(group)
    if (!taken.includes(false)) return taken
    const keys = [group.map(({ row }) => row.id), group.map(({ number }) => number)]
    const { rows } = await pool.query<{ id: string; doc: string }>(WRITTEN, keys)
    const there = new Map(rows.map(({ id, doc }) => [id, doc]))
    return group.map(({ row, step }, i) => taken[i] || there.get(row.id) === step)
  }
}

function valuesOf(group: readonly Ready[], node: string): unknown[] {
  const rows = group.map(({ row }) => row)
  const positions = group.flatMap(({ row, kept }) => (kept === null ? [] : [{ id: row.id, ...kept }]))
  return [
    rows.map(({ id }) => id),
    group.map(({ number }) => number),
    group.map(({ step }) => step),
    rows.map(({ state }) => state),
    rows.map(({ listed }) => listed),
    rows.map(({ published }) => published),
    rows.map(({ asked }) => asked),
    rows.map(({ due }) => due),
    rows.map(({ people }) => people),
    rows.map(({ changed }) => changed),
    rows.map(({ version }) => version),
    rows.map(({ doc }) => doc),
    node,
    positions.map(({ id }) => id),
    positions.map(({ step }) => step),
    positions.map(({ doc }) => doc),
  ]
}
