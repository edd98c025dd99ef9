/** A bot that takes its time chooses the same again, by what is kept of a game: though it was hurried, and from its save. */
import { bots } from '@tabularium/bots'
import { type AnyGame, type Bot, type Json, LocalTable, load, secretFrom } from '@tabularium/engine'
import { chosenAgain, Room } from '@tabularium/engine/room'
import { games, minds } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'

const thinkers = games.flatMap((game): readonly (readonly [string, AnyGame, Bot])[] => {
  const bot = bots(game, minds.get(game.id)).find(({ ponder }) => ponder !== undefined)
  return bot === undefined ? [] : [[game.id, game, bot]]
})

/** Where games begin with something to think about. */
const OPTIONS: Readonly<Record<string, Json>> = {
  'ultimus-romanorum': { scenario: 'scourge-of-god' },
  'barbarians-at-the-gates': { scenario: 'successor-strife' },
}

/** How many thoughts are looked at, and of those how many are hurried: every other one. */
const THOUGHTS = 2

test('three games have a bot that takes its time', () => {
  expect(thinkers.length).toBe(3)
})

describe.each(thinkers)('%s', (id, game, bot) => {
  test('what it did is what it chooses again, from the save', async () => {
    const dice = { secret: secretFrom(`again ${id}`) }
    const table = new LocalTable(game, { options: OPTIONS[id] ?? {}, dice })
    const players = table.seats.map((): `bot:${string}` => `bot:${bot.name}`)
    const room = new Room(table, { players, bot: async () => bot })
    room.hold(true)
    const counts: number[] = []
    while (counts.length < THOUGHTS && table.decision !== null) {
      if (counts.length % 2 === 1) room.onPonder = () => room.pondered > 2 && room.hurry()
      else room.onPonder = undefined
      await room.think()
      const { thought } = table.log[table.length - 1]
      if (thought !== undefined) counts.push(thought)
    }
    // Who was hurried has thought less.
    expect(new Set(counts).size).toBeGreaterThan(1)
    const { table: read } = load([game], room.save())
    const thoughts = read.log.flatMap(({ thought }, i) => (thought === undefined ? [] : [i]))
    expect(thoughts.length).toBe(counts.length)
    for (const number of thoughts) {
      const [first] = chosenAgain(read, number, bot)
      expect(first).toBe(read.log[number].action)
    }
  })
})
