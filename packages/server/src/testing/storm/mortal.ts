/** A server that dies by itself at some moment of what it writes: before it, in the middle, before the answer, or after. Run as a program. */
import { bots } from '@tabularium/bots'
import { games, minds } from '@tabularium/games/all'
import { thought } from '../../hall/thinking.ts'
import { startServer } from '../../serve.ts'
import { storeOn } from '../../store/open.ts'
import { openDriver, type SqliteDriver } from '../../store/sqlite/driver.ts'

/** The database, the port, and of how many writes one is the last. */
const [database = '', port = '0', oneOf = '0'] = process.argv.slice(2)

/** By the statement that is about to be run. */
const MOMENTS = ['insert into steps', 'update tables', 'commit'] as const
const AFTERWARDS = ['answer', 'later'] as const
type Moment = (typeof MOMENTS)[number] | (typeof AFTERWARDS)[number]

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

/** Chosen anew for each write; undefined: this one is survived. */
function nextMoment(): Moment | undefined {
  if (Number(oneOf) === 0 || Math.random() * Number(oneOf) >= 1) return undefined
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
    // Answers leave in the same turn of the event loop, what follows from them in the next.
    if (moment === 'later') setImmediate(() => setImmediate(die))
  }
  return {
    ...driver,
    prepare(sql) {
      const statement = driver.prepare(sql)
      return {
        ...statement,
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

const driver = await openDriver(database)
const running = await startServer(
  {
    port: Number(port),
    host: '127.0.0.1',
    database,
    page: null,
    origin: null,
    behindProxy: false,
    push: null,
    smtp: null,
    mailFrom: '',
    log: false,
    version: 'mortal',
    worker: '',
    threads: 1,
    leniency: 100_000,
  },
  {
    store: await storeOn(database, mortal(driver)),
    think: async (asked) => {
      const game = games.find(({ id }) => id === asked.game)
      const bot = game && bots(game, minds.get(game.id)).find(({ name }) => name === asked.bot)
      if (game === undefined || bot === undefined) throw new Error('There is no such bot.')
      return thought(game, bot, asked)
    },
  },
)
console.log(`The mortal server is at ${running.address}`)
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
