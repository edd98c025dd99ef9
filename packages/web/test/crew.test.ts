/** A bot thinks with helpers: it does what it would do alone, bit for bit, however many they are and whoever is quicker. */
import { bots } from '@tabularium/bots'
import { type Bot, FastDice, type Json, LocalTable, secretFrom } from '@tabularium/engine'
import { type Crew, chosenAgain, helping, Room } from '@tabularium/engine/room'
import { games, minds } from '@tabularium/games/all'
import { describe, expect, test } from 'vitest'

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

function consulOf(id: string) {
  const game = games.find((known) => known.id === id)
  if (game === undefined) throw new Error(id)
  const bot = bots(game, minds.get(id)).find(({ name }) => name === 'consul')
  if (bot === undefined) throw new Error(`${id} has no consul.`)
  return { game, bot }
}

interface Helped {
  readonly crew: Crew
  played: number
  dropped: number
}

/** They answer after a while, in any order; those of the numbers that `fails` says do not. */
function crewOf(id: string, fails: (number: number) => boolean = () => false): Helped {
  const { game, bot } = consulOf(id)
  const dice = new FastDice(secretFrom('helpers'))
  const helped: Helped = {
    played: 0,
    dropped: 0,
    crew: {
      play(thought, playouts) {
        // What goes to a helper goes by wire.
        const help = helping(game, bot, asJson(thought))
        return playouts.map(async (playout) => {
          const number = helped.played++
          await new Promise((resolve) => setTimeout(resolve, dice.below(4)))
          if (fails(number)) throw new Error('A helper has died.')
          return asJson(help(asJson(playout)))
        })
      },
      drop() {
        helped.dropped++
      },
    },
  }
  return helped
}

const OPTIONS: Readonly<Record<string, Json>> = {
  'ultimus-romanorum': { scenario: 'scourge-of-god' },
  'barbarians-at-the-gates': { scenario: 'successor-strife' },
}

/** A room whose bots have thought so often. */
async function thoughtIn(id: string, thoughts: number, { crew, bot }: { crew?: Crew; bot: Bot }) {
  const { game } = consulOf(id)
  const table = new LocalTable(game, { options: OPTIONS[id] ?? {}, dice: { secret: secretFrom(`crew ${id}`) } })
  const room = new Room(table, { players: table.seats.map(() => 'bot:consul' as const), bot: async () => bot })
  room.hold(true)
  room.crew = crew
  while (table.log.filter(({ thought }) => thought !== undefined).length < thoughts) await room.think()
  return room
}

describe.each(['fall-of-the-roman-empire', 'ultimus-romanorum', 'barbarians-at-the-gates'])('%s', (id) => {
  const { bot } = consulOf(id)

  const thoughts = id === 'fall-of-the-roman-empire' ? 2 : 1

  test('what is done with helpers is what is done alone, with as many playouts; and what a dead one leaves is done', async () => {
    const alone = await thoughtIn(id, thoughts, { bot })
    const all = crewOf(id)
    const some = crewOf(id, (number) => number % 5 === 0)
    expect((await thoughtIn(id, thoughts, { bot, crew: all.crew })).table.log).toEqual(alone.table.log)
    expect((await thoughtIn(id, thoughts, { bot, crew: some.crew })).table.log).toEqual(alone.table.log)
    expect(all.played).toBe(alone.table.log.reduce((sum, { thought = 0 }) => sum + thought, 0))
    expect(all.dropped).toBe(thoughts)
  })
})

describe('a thought with helpers', () => {
  const id = 'fall-of-the-roman-empire'
  const { bot } = consulOf(id)

  test('is ended early by the clock, and its count tells what was done', async () => {
    const { game } = consulOf(id)
    const table = new LocalTable(game, { dice: { secret: secretFrom('clock') } })
    const room = new Room(table, { players: ['bot:consul', 'bot:consul'], bot: async () => bot })
    room.hold(true)
    // Nobody ever answers but to the first question.
    let asked = 0
    room.crew = {
      play: (thought, playouts) =>
        playouts.map((playout) =>
          asked++ < 3 ? Promise.resolve(helping(game, bot, thought)(playout)) : new Promise<number>(() => {}),
        ),
      drop() {},
    }
    room.patience = 30
    while (table.log.at(-1)?.thought === undefined) await room.think()
    expect(table.log.at(-1)?.thought).toBe(3)
    const [first] = chosenAgain(table, table.length - 1, bot)
    expect(first).toBe(table.log.at(-1)?.action)
  })

  test('tells what it considers', async () => {
    const { game } = consulOf(id)
    const table = new LocalTable(game, { dice: { secret: secretFrom('considers') } })
    const room = new Room(table, { players: ['bot:consul', 'bot:consul'], bot: async () => bot })
    room.hold(true)
    const heard: (readonly string[] | null)[] = []
    room.onPonder = () => heard.push(room.considered)
    let legal: readonly string[] = []
    while (heard.length === 0) {
      legal = table.decision?.actions.map((action) => game.notation(action)) ?? []
      await room.think()
    }
    const [first] = heard
    expect(legal).toContain(first?.[0])
    expect(heard.at(-1)).toBeNull()
  })
})
