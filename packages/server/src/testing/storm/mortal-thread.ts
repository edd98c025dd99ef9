/** A thread that keeps the database, and dies by itself at some moment of what it writes: before it, in the middle, before the answer, or after. */

import type { SqliteDriver } from '../../store/sqlite/driver.ts'
import { serveThread } from '../../store/sqlite/serve-thread.ts'

/** Of how many writes one is the last. */
const oneOf = Number(process.env.TABULARIUM_MORTAL ?? '0')

/** By the statement that is about to be run. */
const MOMENTS = ['insert into steps', 'update tables', 'commit'] as const
const AFTERWARDS = ['answer', 'later'] as const
type Moment = (typeof MOMENTS)[number] | (typeof AFTERWARDS)[number]

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

/** Chosen anew for each write; undefined: this one is survived. */
function nextMoment(): Moment | undefined {
  if (oneOf === 0 || Math.random() * oneOf >= 1) return undefined
  const all = [...MOMENTS, ...AFTERWARDS]
  return all[Math.floor(Math.random() * all.length)]
}

function mortal(driver: SqliteDriver): SqliteDriver {
  let moment: Moment | undefined
  const before = (sql: string) => {
    if (sql === 'begin immediate') moment = nextMoment()
    if (MOMENTS.some((each) => each === moment && sql.startsWith(each))) die()
  }
  const after = (sql: string) => {
    if (sql !== 'commit') return
    if (moment === 'answer') die()
    // The answer reaches the other thread at once, and leaves from there within moments.
    if (moment === 'later') setTimeout(die, Math.random() * 4)
  }
  return {
    ...driver,
    prepare(sql) {
      const statement = driver.prepare(sql)
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters),
        iterate: (parameters) => statement.iterate(parameters),
        run(parameters) {
          before(sql)
          const done = statement.run(parameters)
          after(sql)
          return done
        },
      }
    },
  }
}

await serveThread(mortal)
