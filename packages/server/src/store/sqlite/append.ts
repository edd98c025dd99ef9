/** Writes appends into SQLite: prepared statements on the driver itself, since this is what a server does all day. */
import { type Ready, sittersOf } from '../rows.ts'
import type { SqliteDriver } from './driver.ts'

/** Writes them all in one transaction, and answers which of them were taken. */
export function groupWriter(driver: SqliteDriver): (group: readonly Ready[]) => readonly boolean[] {
  const writeOne = stepWriter(driver)
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((sql) => driver.prepare(sql))
  return (group) => {
    begin.run([])
    try {
      const taken = group.map(writeOne)
      commit.run([])
      return taken
    } catch (error) {
      // A full disk ends the transaction by itself, and then there is none to roll back.
      try {
        rollback.run([])
      } catch {}
      throw error
    }
  }
}

interface Before {
  readonly version: number
  readonly people: string
}

function stepWriter(driver: SqliteDriver): (ready: Ready) => boolean {
  const before = driver.prepare('select version, people from tables where id = ?')
  const insertStep = driver.prepare('insert into steps (table_id, number, doc) values (?, ?, ?) on conflict do nothing')
  const update = driver.prepare(
    'update tables set state = ?, listed = ?, published = ?, asked = ?, due = ?, changed = ?, version = ?, doc = ? where id = ?',
  )
  const keep = driver.prepare('insert or replace into kept (table_id, step, doc) values (?, ?, ?)')
  const reseat = seatWriter(driver)
  return ({ number, step, row, kept }) => {
    const [found] = before.all([row.id])
    if (!isBefore(found) || found.version !== row.version - 1) return false
    if (Number(insertStep.run([row.id, number, step]).changes) === 0) return false
    const { state, listed, published, asked, due, changed, version, doc, id } = row
    update.run([state, listed, published, asked, due, changed, version, doc, id])
    if (found.people !== row.people) reseat(id, row.people)
    if (kept !== null) keep.run([id, kept.step, kept.doc])
    return true
  }
}

const isBefore = (row: unknown): row is Before => typeof row === 'object' && row !== null && 'version' in row

function seatWriter(driver: SqliteDriver): (id: string, people: string) => void {
  const update = driver.prepare('update tables set people = ? where id = ?')
  const clear = driver.prepare('delete from sitting where table_id = ?')
  const sit = driver.prepare('insert into sitting (table_id, person, seat) values (?, ?, ?)')
  return (id, people) => {
    update.run([people, id])
    clear.run([id])
    for (const { person, seat } of sittersOf(people)) sit.run([id, person, seat])
  }
}
