/** Writes appends into SQLite: prepared statements on the driver itself, since this is what a server does all day. */
import { type Ready, sittersOf, type Written } from '../rows.ts'
import type { SqliteDriver } from './driver.ts'

/** Writes them all in one transaction, and answers which of them were taken. */
export function groupWriter(driver: SqliteDriver): (group: readonly Ready[]) => readonly boolean[] {
  const [writeOne, inTransaction] = [stepWriter(driver), transactions(driver)]
  return (group) => inTransaction(() => group.map(writeOne))
}

/** Does all or nothing. */
export function transactions(driver: SqliteDriver): <T>(what: () => T) => T {
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((sql) => driver.prepare(sql))
  return (what) => {
    begin.run([])
    try {
      const done = what()
      commit.run([])
      return done
    } catch (error) {
      // A full disk ends the transaction by itself, and then there is none to roll back.
      try {
        rollback.run([])
      } catch {}
      throw error
    }
  }
}

function stepWriter(driver: SqliteDriver): (ready: Ready) => boolean {
  const insertStep = driver.prepare('insert into steps (table_id, number, doc) values (?, ?, ?) on conflict do nothing')
  const removeStep = driver.prepare('delete from steps where table_id = ? and number = ?')
  const keep = driver.prepare('insert or replace into kept (table_id, step, doc) values (?, ?, ?)')
  const update = rowWriter(driver)
  const reseat = seatWriter(driver)
  return ({ number, step, row, kept }) => {
    const { id } = row
    if (Number(insertStep.run([id, number, step]).changes) === 0) return false
    // Nearly always the same people sit there as before: one look for it, for the version and for the row.
    if (!update(row) && !(reseat(row) && update(row))) {
      removeStep.run([id, number])
      return false
    }
    if (kept !== null) keep.run([id, kept.step, kept.doc])
    return true
  }
}

/** Answers whether it is of the version before this one, with these people. */
function rowWriter(driver: SqliteDriver): (row: Written) => boolean {
  const update = driver.prepare(
    'update tables set state = ?, listed = ?, published = ?, asked = ?, due = ?, changed = ?, version = ?, doc = ? where id = ? and version = ? and people = ?',
  )
  return ({ state, listed, published, asked, due, changed, version, doc, id, people }) => {
    const values = [state, listed, published, asked, due, changed, version, doc, id, version - 1, people]
    return Number(update.run(values).changes) > 0
  }
}

/** Answers whether it is of the version before this one. */
function seatWriter(driver: SqliteDriver): (row: Written) => boolean {
  const update = driver.prepare('update tables set people = ? where id = ? and version = ?')
  const clear = driver.prepare('delete from sitting where table_id = ?')
  const sit = driver.prepare('insert into sitting (table_id, person, seat) values (?, ?, ?)')
  return ({ id, people, version }) => {
    if (Number(update.run([people, id, version - 1]).changes) === 0) return false
    clear.run([id])
    for (const { person, seat } of sittersOf(people)) sit.run([id, person, seat])
    return true
  }
}
