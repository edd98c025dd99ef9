/** A server whose thread for the database is mortal. Bundled beside that thread, and run as a program. */
import { fileURLToPath } from 'node:url'
import { bots } from '@tabularium/bots'
import { games, minds } from '@tabularium/games/all'
import { thought } from '../../hall/thinking.ts'
import { startServer } from '../../serve.ts'

/** The database, the port, and of how many writes one is the last. */
const [database = '', port = '0', oneOf = '0'] = process.argv.slice(2)
process.env.TABULARIUM_MORTAL = oneOf

const running = await startServer(
  {
    port: Number(port),
    host: '127.0.0.1',
    database,
    storeThread: fileURLToPath(new URL('./mortal-thread.mjs', import.meta.url)),
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
