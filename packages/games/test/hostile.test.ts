/** A small part of what `npm run hostile` does, and that it would see a hole. */
import { type AnyGame, Fault } from '@tabularium/engine'
import { attackAll, type HostilePlan } from '@tabularium/engine/testing/hostile'
import { expect, test } from 'vitest'
import { games } from '../all.ts'
import { boardOf } from './boards.ts'

const plan = (game: AnyGame): HostilePlan => ({
  games: [{ game, edition: boardOf(game.id) }],
  seed: 'hostile',
  positions: 150,
  saves: 40,
  editions: 100,
  lines: 200,
})

const silent = () => {}

test.each(games.map((game) => [game.id, game] as const))(
  '%s refuses or plays on with whatever it is given',
  async (_, game) => {
    const counts = await attackAll(plan(game), silent)
    expect(counts.flatMap(({ failures }) => failures)).toEqual([])
    for (const { what, refused, taken } of counts) {
      expect(refused, what).toBeGreaterThan(4)
      expect(taken, what).toBeGreaterThan(4)
    }
  },
)

const [first] = games
const holes: readonly (readonly [string, Partial<AnyGame>, string])[] = [
  [
    'a reader that breaks',
    {
      read: (position, options) => {
        const state = first.read(position, options)
        if (JSON.stringify(position).includes('1000')) throw new TypeError('Cannot read properties of undefined')
        return state
      },
    },
    'Cannot read properties',
  ],
  [
    'a refusal without a reason',
    {
      read: (position, options) => {
        try {
          return first.read(position, options)
        } catch {
          throw new Fault('malformed', '')
        }
      },
    },
    'A position with another',
  ],
  [
    'a game that is over and still asks',
    { outcome: (state) => first.outcome(state) ?? { winners: [], rule: 'TE-0-a', details: {} } },
    'it has an outcome and still asks',
  ],
]

test.each(holes)('sees %s', async (_, hole, message) => {
  const game: AnyGame = { ...first, ...hole }
  const [positions] = await attackAll({ ...plan(game), positions: 300, saves: 0, editions: 0, lines: 0 }, silent)
  expect(positions.failures.join('\n')).toContain(message)
})
