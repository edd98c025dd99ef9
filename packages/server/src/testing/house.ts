/** A server of its own for a test: a store in a folder that is gone afterwards, bots in this thread. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bots } from '@tabularium/bots'
import { games, minds } from '@tabularium/games/all'
import { thought } from '../hall/thinking.ts'
import { type Running, type ServerSettings, type Stand, startServer } from '../serve.ts'

export interface TestHouse extends Running {
  readonly folder: string
}

export async function testHouse(stand: Stand = {}, settings: Partial<ServerSettings> = {}): Promise<TestHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-server-'))
  const running = await startServer(
    {
      port: 0,
      host: '127.0.0.1',
      database: join(folder, 'tabularium.sqlite'),
      page: null,
      origin: null,
      behindProxy: false,
      push: null,
      smtp: null,
      mailFrom: 'tabularium@localhost',
      log: false,
      version: 'test',
      worker: '',
      threads: 1,
      leniency: 1000,
      ...settings,
    },
    {
      think: async (asked) => {
        const game = games.find(({ id }) => id === asked.game)
        const bot = game && bots(game, minds.get(game.id)).find(({ name }) => name === asked.bot)
        if (game === undefined || bot === undefined) throw new Error('There is no such bot.')
        return thought(game, bot, asked)
      },
      passwordCost: 4,
      ...stand,
    },
  )
  return {
    ...running,
    folder,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
