/** What a game gets on the command line by one line in the list. */

import { Player } from '@tabularium/bots/lab'
import { loaded } from '@tabularium/games/loaded'
import { longer } from '@tabularium/games/testing'
import { expect, test } from 'vitest'
import { seatedIn } from '../src/bots.ts'
import { run } from '../src/index.ts'

const { games } = await loaded(longer)

test('a game that was added is simulated', () => {
  const setting = { game: 'toy', edition: null, options: { players: 2 }, bots: ['random', 'random'], seed: 'ides' }
  const player = new Player([seatedIn(games, setting)])
  expect(player.play({ from: 0, games: 10 })).toMatchObject({ games: 10 })
})

test('a game that was added is shown', async () => {
  const lines: string[] = []
  const io = { out: (line: string) => void lines.push(line), err: (line: string) => void lines.push(line) }
  expect(await run(['demo', 'toy', '--seed', 'ides'], io, games)).toBe(0)
  expect(lines.length).toBeGreaterThan(3)
})
